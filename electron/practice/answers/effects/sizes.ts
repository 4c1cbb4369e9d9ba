/**
 * Sizes of the effects planted in the answers. Each is documented in docs/practice-service.md and shown, with its
 * size and the noise around it, in test/unit/practice/effects.test.ts. Shifts are on the scale of stances, whose
 * spread over people is about 0.9; bonuses are utilities, on the scale of a standard Gumbel draw.
 */
export const effects = {
  /** A leading stem moves everyone towards what it suggests (stance). */
  leading: 0.5,
  /** A charged word moves everyone towards the thing, or away from it (stance). */
  loaded: 0.35,
  /** What a stem takes for granted is more easily granted (stance). */
  presupposition: 0.2,
  /** Words that leave no exception keep people from saying yes (stance). */
  absolute: 0.35,
  /** A push in an earlier question carries over to a later one on the same object (stance). */
  context: 0.15,
  /** Share of people who read a double negative the wrong way round. */
  misread: 0.15,
  /** A nominal option named by a leading stem gains (utility). */
  leadingEcho: 0.7,
  /** An agree/disagree scale moves people towards agreeing: this, up to twice this for those who say yes to all. */
  acquiescence: 0.3,
  /** The first and the last substantive option gain (utility). */
  first: 0.15,
  last: 0.3,
  /** Chance of a way out (« ne sait pas ») where one is offered, for a sound question. */
  exit: 0.04,
  /** Added to it by a vague and by a double-barrelled stem. */
  exitVague: 0.12,
  exitDoubleBarrelled: 0.14,
  /** What the noise is multiplied by where a stem is vague or double-barrelled. */
  scatter: 2,
  /** What order effects are multiplied by in people whose attention a long stem lost. */
  orderWhenLost: 5,
  /** Share of the chance of a way out that becomes a blank where none is offered. */
  blank: 0.25,
  /** Share of people who answer « autre » beside a scale or yes and no, and beside a list of things. */
  otherOfScale: 0.03,
  otherOfList: 0.07,
  /** Share of people who decline to give their income, where that is offered. */
  declinesIncome: 0.05,
  /** Share of people who give a number as a round one, that is at a bound of the ranges offered. */
  roundNumbers: 0.4,
  /** How far people move from one time they are asked to the next (stance). */
  retestWobble: 0.25,
  /** Share of people who, asked again, choose anew among options that are about as good to them. */
  retestAnew: 0.2,
  /** Chance of a blank open answer; half as much again for those who say little, half for the talkative. */
  openBlank: 0.05,
  /** Chance of an open answer off the point. */
  openOffPoint: 0.05,
  /** The same where a number, a place or a moment is asked for. */
  openOffPointBrief: 0.01,
  /** Chance of not knowing what to answer, and where a question asks for what is far from daily life. */
  openUnknown: 0.04,
  openFarFromLife: 0.8,
  /** Chance of saying that the question is unclear, where it is. */
  openUnclear: 0.22,
} as const
