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
  /** A presupposition moves everyone towards it (stance). */
  presupposition: 0.2,
  /** Words that allow no exception keep people from saying yes (stance). */
  absolute: 0.35,
  /** A push in an earlier question carries over to a later one on the same object (stance). */
  context: 0.15,
  /** Share of people who read a double negative the wrong way round. */
  misread: 0.15,
  /** Gain of a nominal option that a leading stem names (utility). */
  leadingEcho: 0.7,
  /** Gain of a nominal option for which a charged word speaks (utility). */
  loadedEcho: 0.5,
  /**
   * Shift towards agreeing on an agree/disagree scale: half of this to one and a half times this, by the persona's
   * acquiescence.
   */
  acquiescence: 0.3,
  /** Gains of the first and of the last substantive option (utility). */
  first: 0.15,
  last: 0.3,
  /** Probability that a persona chooses a way out (« ne sait pas ») at a sound question that offers one. */
  exit: 0.04,
  /** Added to that probability by a vague stem, and by a double-barrelled one. */
  exitVague: 0.12,
  exitDoubleBarrelled: 0.14,
  /** Factor of the noise where a stem is vague or double-barrelled. */
  scatter: 2,
  /** Factor of the order effects for people who lost attention in a long stem. */
  orderWhenLost: 5,
  /** Where no way out is offered, the share of its probability that becomes a blank. */
  blank: 0.25,
  /** Share of people who choose « autre »: beside a scale or yes and no, and beside a list of things. */
  otherOfScale: 0.03,
  otherOfList: 0.07,
  /** Share of people who decline to state their income where that is offered. */
  declinesIncome: 0.05,
  /** Share of people who round their number to a bound of the ranges offered. */
  roundNumbers: 0.4,
  /** Spread of a persona's stance from one run to the next (stance). */
  retestWobble: 0.25,
  /** Share of people who, asked again, choose anew among options of about equal value to them. */
  retestAnew: 0.2,
  /** Probability of a blank open answer; half as much again for personas who say little, half for the talkative. */
  openBlank: 0.05,
  /** Probability of an open answer beside the point. */
  openOffPoint: 0.05,
  /** The same where a number, a place or a moment is asked for. */
  openOffPointBrief: 0.01,
  /** Probability of not knowing what to answer, and the same for questions about things far from daily life. */
  openUnknown: 0.04,
  openFarFromLife: 0.8,
  /** Probability of calling an unclear question unclear. */
  openUnclear: 0.22,
} as const
