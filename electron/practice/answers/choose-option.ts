import { plainOption } from '../../../shared/wording/options/read-options.ts'
import type { Persona } from '../panel/persona.ts'
import { keyOf, unit } from '../random.ts'
import { contentWords, languageOf } from '../text.ts'
import type { Reading } from './effects/planted.ts'
import { effects } from './effects/sizes.ts'
import { type FactAnswerer, factAnswerer } from './facts/answer-fact.ts'
import { claimsIn } from './facts/claims.ts'
import { reportedSheetOf } from './facts/reported-sheet.ts'
import type { Answer, Question } from './question.ts'
import { rangeChooser } from './range-chooser.ts'
import { chanceOf, stanceToday } from './retest.ts'
import { type OptionSet, readOptionSet } from './scales/option-set.ts'
import { stanceOf, subjectOf } from './stance.ts'
import { traitsOf } from './traits.ts'

/** Distance from the middle of a scale to its ends, in units of stance. */
const reach = 1.5

type ChoiceQuestion = Extract<Question, { type: 'choix_unique' }>

/** Returns a function that answers the question for a persona: with an option, or null for a blank. */
export function chooser(question: ChoiceQuestion, reading: Reading): (persona: Persona) => Answer {
  const language = languageOf([question.texte, ...question.options].join(' '))
  const facts = factAnswerer(question.texte, question.options, language, reading.splits)
  const claims = facts ? [] : claimsIn(question.options.map(plainOption))
  const set = without(
    readOptionSet(question.options, language, question.texte),
    claims.map(([, place]) => place),
  )
  const choose = chooserOf(question, reading, set, facts)
  return (persona) => {
    const own = claims.find(([claim]) => claim.holds(reportedSheetOf(persona)))?.[1]
    if (own !== undefined) return question.options[own] ?? null
    const key = chanceOf(persona, reading)
    if (!facts && unit(keyOf(key, 'leave')) < reading.exit) {
      const exit = set.exits[Math.floor(unit(keyOf(key, 'exit')) * set.exits.length)]
      if (exit !== undefined) return question.options[exit] ?? null
      if (unit(keyOf(key, 'blank')) < reading.blank) return null
    }
    if (!facts && unit(keyOf(key, 'other')) < otherShare(set)) {
      const other = set.others[Math.floor(unit(keyOf(key, 'which')) * set.others.length)]
      if (other !== undefined) return question.options[other] ?? null
    }
    return question.options[choose(persona)] ?? null
  }
}

/**
 * The set without options that say something about the person (« Je n'ai pas de voiture »): only those of whom it is
 * true choose them.
 */
function without(set: OptionSet, places: readonly number[]): OptionSet {
  const left = (of: readonly number[]) => of.filter((place) => !places.includes(place))
  const substantive = left(set.substantive)
  if (places.length === 0 || substantive.length === 0) return set
  const ranges = set.ranges.filter(({ place }) => !places.includes(place))
  return { ...set, substantive, ranges, exits: left(set.exits), others: left(set.others) }
}

/** Share of people who choose an option such as « autre »: few beside yes and no, more beside a list of things. */
function otherShare({ kind, others }: OptionSet): number {
  if (others.length === 0) return 0
  return kind === 'nominal' ? effects.otherOfList : effects.otherOfScale
}

function chooserOf(
  question: ChoiceQuestion,
  reading: Reading,
  set: OptionSet,
  facts: FactAnswerer | undefined,
): (persona: Persona) => number {
  const byOpinion = opinionChooser(question, reading, set)
  if (!facts) return byOpinion
  const [way] = set.exits
  const declines = way !== undefined && isIncome(facts) ? effects.declinesIncome : 0
  return (persona) =>
    way !== undefined && unit(keyOf(persona.key, 'declines income')) < declines
      ? way
      : (facts.answer(persona) ?? way ?? byOpinion(persona))
}

function isIncome({ fact }: FactAnswerer): boolean {
  return fact.kind === 'amount' && fact.unit === 'euro'
}

function opinionChooser(
  question: ChoiceQuestion,
  reading: Reading,
  set: OptionSet,
): (persona: Persona) => number {
  if (set.kind === 'ranges') return rangeChooser(set, reading)
  const rate = set.kind === 'nominal' ? nominalUtility(question, reading) : scaleUtility(reading, set)
  return (persona) => bestOf(persona, question, reading, set, rate)
}

/**
 * The substantive option with the highest utility: its value to the persona, plus a bonus for its place, plus chance.
 */
function bestOf(
  persona: Persona,
  question: ChoiceQuestion,
  reading: Reading,
  set: OptionSet,
  rate: (persona: Persona, option: number) => number,
): number {
  const key = chanceOf(persona, reading)
  const lost = unit(keyOf(key, 'attention')) < reading.inattention
  const order = lost ? effects.orderWhenLost : 1
  const last = set.substantive.length - 1
  let best = set.substantive[0] ?? 0
  let most = Number.NEGATIVE_INFINITY
  set.substantive.forEach((option, rank) => {
    const place = rank === 0 ? reading.first : rank === last ? reading.last : 0
    const chance = gumbel(keyOf(key, question.options[option] ?? '')) * reading.scatter
    const utility = (lost ? 0 : rate(persona, option)) + place * order + chance
    if (utility > most) {
      most = utility
      best = option
    }
  })
  return best
}

/** On a scale, an option is better the nearer it is to the persona's stance. */
function scaleUtility(reading: Reading, set: OptionSet): (persona: Persona, option: number) => number {
  const { proposition, push, lean, acquiescence, misread } = reading
  // So high that chance rarely decides between neighbouring options, of which each covers a part of the scale.
  const sharpness = 2.2
  return (persona, option) => {
    const turned = misread > 0 && unit(keyOf(persona.key, proposition.key, 'misread')) < misread ? -1 : 1
    const agreeing = set.kind === 'agreement' ? acquiescence * (0.5 + traitsOf(persona).acquiescence) : 0
    const stance = turned * stanceToday(persona, reading) + lean + push + agreeing
    return -sharpness * (stance - reach * (set.valence[option] ?? 0)) ** 2
  }
}

/**
 * Utility of an option without an order: each option is a subject of its own, on which the persona has a stance. The
 * mean stance on a subject depends on its words only, and is the same for every seed.
 */
function nominalUtility(
  question: ChoiceQuestion,
  { pushes, leadingFactor, loadedFactor }: Reading,
): (persona: Persona, option: number) => number {
  const lead = pushes.find(({ effect }) => effect === 'leading')
  const named = new Set(lead?.names ?? contentWords(question.texte))
  const charged = new Set(pushes.find(({ effect }) => effect === 'loaded')?.names)
  const subjects = question.options.map((option) => {
    const words = contentWords(option)
    return {
      subject: subjectOf(words.length > 0 ? words : [option]),
      echo:
        (lead && words.some((word) => named.has(word)) ? effects.leadingEcho * leadingFactor : 0) +
        (words.some((word) => charged.has(word)) ? effects.loadedEcho * loadedFactor : 0),
    }
  })
  return (persona, option) => {
    const found = subjects[option]
    return found ? 1.1 * stanceOf(persona, found.subject) + found.echo : 0
  }
}

function gumbel(key: number): number {
  return -Math.log(-Math.log(unit(key) * 0.999998 + 0.000001))
}
