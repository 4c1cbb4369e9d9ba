import type { Persona } from '../panel/persona.ts'
import { keyOf, unit } from '../random.ts'
import { effects } from './effects.ts'
import { type FactAnswerer, factAnswerer } from './facts/answer-fact.ts'
import { type Proposition, readProposition, stanceOn } from './opinion/proposition.ts'
import type { Answer, Question } from './question.ts'
import { type OptionSet, readOptions } from './scale.ts'
import { stanceOf, subjectOf } from './stance.ts'
import { readStem, type Stem } from './stem.ts'
import { contentWords, languageOf } from './text.ts'
import { traitsOf } from './traits.ts'

/** Distance on the scale of stances between the middle of a scale and its ends. */
const reach = 1.5

type ChoiceQuestion = Extract<Question, { type: 'choix_unique' }>

/** Reads a question once, and returns how a persona answers it: one of the options, or null for a blank. */
export function chooser(question: ChoiceQuestion, contexte: string): (persona: Persona) => Answer {
  const stem = readStem(question.texte, contexte)
  const set = readOptions(question.options)
  const language = languageOf([question.texte, ...question.options].join(' '))
  const facts = factAnswerer(question.texte, question.options, language)
  const proposition = readProposition(question.texte, contexte, language, question.options)
  const { key } = proposition
  const choose = chooserOf(question, stem, set, facts, proposition)
  const leave = chanceToLeave(stem)
  return (persona) => {
    if (!facts && unit(keyOf(persona.key, key, 'leave')) < leave) {
      const exit = set.exits[Math.floor(unit(keyOf(persona.key, key, 'exit')) * set.exits.length)]
      if (exit !== undefined) return question.options[exit] ?? null
      if (unit(keyOf(persona.key, key, 'blank')) < effects.blank) return null
    }
    return question.options[choose(persona)] ?? null
  }
}

function chooserOf(
  question: ChoiceQuestion,
  stem: Stem,
  set: OptionSet,
  facts: FactAnswerer | undefined,
  proposition: Proposition,
): (persona: Persona) => number {
  const byOpinion = opinionChooser(question, stem, set, proposition)
  return facts ? (persona) => facts.answer(persona) ?? set.exits[0] ?? byOpinion(persona) : byOpinion
}

function opinionChooser(
  question: ChoiceQuestion,
  stem: Stem,
  set: OptionSet,
  proposition: Proposition,
): (persona: Persona) => number {
  if (set.kind === 'ranges') return rangeChooser(set, proposition)
  const rate = set.kind === 'nominal' ? nominalUtility(question, stem) : scaleUtility(stem, set, proposition)
  return (persona) => bestOf(persona, question, stem, set, proposition.key, rate)
}

/** Chance that a persona takes a way out. */
function chanceToLeave(stem: Stem): number {
  return (
    effects.exit +
    (stem.vague ? effects.exitVague : 0) +
    (stem.doubleBarrelled ? effects.exitDoubleBarrelled : 0) +
    stem.inattention / 4
  )
}

/**
 * The option of the highest utility, ways out left aside: what it is worth to the persona, what its place adds, and
 * chance.
 */
function bestOf(
  persona: Persona,
  question: ChoiceQuestion,
  stem: Stem,
  set: OptionSet,
  key: number,
  rate: (persona: Persona, option: number) => number,
): number {
  const lost = unit(keyOf(persona.key, key, 'attention')) < stem.inattention
  const noise = stem.vague || stem.doubleBarrelled ? effects.scatter : 1
  const order = lost ? effects.orderWhenLost : 1
  const last = set.substantive.length - 1
  let best = set.substantive[0] ?? 0
  let most = Number.NEGATIVE_INFINITY
  set.substantive.forEach((option, rank) => {
    const place = rank === 0 ? effects.first : rank === last ? effects.last : 0
    const chance = gumbel(keyOf(persona.key, key, question.options[option] ?? '')) * noise
    const utility = (lost ? 0 : rate(persona, option)) + place * order + chance
    if (utility > most) {
      most = utility
      best = option
    }
  })
  return best
}

/** On a scale, the nearer an option to the persona's stance, the better. */
function scaleUtility(
  stem: Stem,
  set: OptionSet,
  proposition: Proposition,
): (persona: Persona, option: number) => number {
  // With few options each covers more of the scale, and chance must not decide between them.
  const sharpness = 2.2
  return (persona, option) => {
    const agreeing =
      set.kind === 'agreement' ? effects.acquiescence * (0.5 + traitsOf(persona).acquiescence) : 0
    const stance = stanceOn(persona, proposition) + (stem.leading ? effects.leading : 0) + agreeing
    return -sharpness * (stance - reach * (set.valence[option] ?? 0)) ** 2
  }
}

/**
 * Where the options have no order, each is a subject of its own, on which the persona has a stance. The mean stance of
 * a subject comes from its words, and is the same for every seed.
 */
function nominalUtility(question: ChoiceQuestion, stem: Stem): (persona: Persona, option: number) => number {
  const named = new Set(stem.words)
  const subjects = question.options.map((option) => {
    const words = contentWords(option)
    return {
      subject: subjectOf(words.length > 0 ? words : [option]),
      echo: stem.leading && words.some((word) => named.has(word)) ? effects.leadingEcho : 0,
    }
  })
  return (persona, option) => {
    const found = subjects[option]
    return found ? 1.1 * stanceOf(persona, found.subject) + found.echo : 0
  }
}

/** Chooses among ranges of numbers the one that holds the persona's number. Where two hold it, either is as likely. */
function rangeChooser(set: OptionSet, proposition: Proposition): (persona: Persona) => number {
  const { key } = proposition
  const bounds = set.ranges.flatMap((range) => (range ? [range.low, range.high] : [])).filter(Number.isFinite)
  const low = Math.min(...bounds)
  const high = Math.max(...bounds)
  const numberOf = (persona: Persona): number => {
    const share = 1 / (1 + Math.exp(-1.4 * stanceOn(persona, proposition)))
    const exact = Math.round(low + share * (high - low) * 1.1)
    if (unit(keyOf(persona.key, key, 'round')) >= effects.roundNumbers) return exact
    return bounds.reduce(
      (near, bound) => (Math.abs(bound - exact) < Math.abs(near - exact) ? bound : near),
      low,
    )
  }
  return (persona) => {
    const value = numberOf(persona)
    const distance = (option: number) => {
      const range = set.ranges[option]
      return range ? Math.max(range.low - value, value - range.high, 0) : Number.POSITIVE_INFINITY
    }
    const least = Math.min(...set.substantive.map(distance))
    // The number lies between the ranges offered: where there is a way out the persona takes it, else the nearest
    // range.
    if (least > 0 && set.exits[0] !== undefined) return set.exits[0]
    const holding = set.substantive.filter((option) => distance(option) === least)
    return holding[Math.floor(unit(keyOf(persona.key, key, 'split')) * holding.length)] ?? 0
  }
}

function gumbel(key: number): number {
  return -Math.log(-Math.log(unit(key) * 0.999998 + 0.000001))
}
