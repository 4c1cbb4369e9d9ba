import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Language } from '../../text.ts'
import type { Period } from '../scales/rates.ts'

/** Unit of an amount on the fact sheet. */
export type Unit =
  | 'count'
  | 'year'
  | 'month'
  | 'week'
  | 'hour'
  | 'minute'
  | 'km'
  | 'cm'
  | 'kg'
  | 'euro'
  | 'squareMetre'

interface Asked {
  /** Name of the fact, for the answer key and the documentation. */
  readonly id: string
  /** Pattern of the stems that ask for it, in the form that `plainStem` returns. */
  readonly asks: Readonly<Record<Language, RegExp>>
}

/** A fact that is true or not. */
export interface FlagFact extends Asked {
  readonly kind: 'flag'
  readonly holds: (sheet: FactSheet) => boolean
  /** Set where negations in the stem are already part of what holds: « sans voiture ». */
  readonly signed?: true
}

/** A number. */
export interface AmountFact extends Asked {
  readonly kind: 'amount'
  readonly unit: Unit
  /** Set for a number of times: the period in which it is counted. */
  readonly per?: Period
  /** The value may depend on the folded stem: children under an age, gross or net income. */
  readonly value: (sheet: FactSheet, stem?: string) => number
}

/** One of several states. */
export interface ChoiceFact extends Asked {
  readonly kind: 'choice'
  readonly value: (sheet: FactSheet) => string
  /**
   * For each state, patterns of the options that mean it, the most exact first: « En HLM » before « Locataire ». The
   * first pattern that matches an option decides.
   */
  readonly options: Readonly<Record<string, readonly RegExp[]>>
}

/** Something about a persona that a question can ask for. */
export type Fact = FlagFact | AmountFact | ChoiceFact

/** A fact that is true or not. */
export function flag(id: string, fr: RegExp, en: RegExp, holds: (sheet: FactSheet) => boolean): FlagFact {
  return { kind: 'flag', id, asks: { fr, en }, holds }
}

/** A number of something. */
export function amount(
  id: string,
  fr: RegExp,
  en: RegExp,
  value: AmountFact['value'],
  unit: Unit = 'count',
): AmountFact {
  return { kind: 'amount', id, asks: { fr, en }, unit, value }
}

/** How often something is done in a period. */
export function often(
  id: string,
  fr: RegExp,
  en: RegExp,
  per: Period,
  value: AmountFact['value'],
): AmountFact {
  return { kind: 'amount', id, asks: { fr, en }, unit: 'count', per, value }
}

/** A fact with several states. */
export function choice(
  id: string,
  fr: RegExp,
  en: RegExp,
  value: (sheet: FactSheet) => string,
  options: ChoiceFact['options'],
): ChoiceFact {
  return { kind: 'choice', id, asks: { fr, en }, value, options }
}

/**
 * One pattern for both languages, whose words do not collide; to be spread into the arguments of `flag` and the like.
 */
export function either(pattern: RegExp): readonly [RegExp, RegExp] {
  return [pattern, pattern]
}
