import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Language } from '../text.ts'

/** Unit in which a fact sheet counts an amount. */
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

/** Period for which a fact sheet counts an amount. */
export type Period = 'day' | 'week' | 'month' | 'year'

interface Asked {
  /** Name of the fact, for the answer key and the documentation. */
  readonly id: string
  /** What a question about it says, in plain words (`plainStem`). */
  readonly asks: Readonly<Record<Language, RegExp>>
}

/** Something that is so or is not. */
export interface FlagFact extends Asked {
  readonly kind: 'flag'
  readonly holds: (sheet: FactSheet) => boolean
}

/** A number. */
export interface AmountFact extends Asked {
  readonly kind: 'amount'
  readonly unit: Unit
  /** Set where it is a number of times: how often, in this period. */
  readonly per?: Period
  /** Some depend on what the folded stem says: the children under an age, gross income or net. */
  readonly value: (sheet: FactSheet, stem?: string) => number
}

/** One of several states. */
export interface ChoiceFact extends Asked {
  readonly kind: 'choice'
  readonly value: (sheet: FactSheet) => string
  /**
   * For each state, what an option says that means it, from the most exact to the most general: « En HLM » before
   * « Locataire ». The first pattern that fits an option decides.
   */
  readonly options: Readonly<Record<string, readonly RegExp[]>>
}

/** Something about a persona that a question may ask for. */
export type Fact = FlagFact | AmountFact | ChoiceFact

/** A fact that is so or is not. */
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

/** How often something is done, counted in a period. */
export function often(
  id: string,
  fr: RegExp,
  en: RegExp,
  per: Period,
  value: AmountFact['value'],
): AmountFact {
  return { kind: 'amount', id, asks: { fr, en }, unit: 'count', per, value }
}

/** One of several states. */
export function choice(
  id: string,
  fr: RegExp,
  en: RegExp,
  value: (sheet: FactSheet) => string,
  options: ChoiceFact['options'],
): ChoiceFact {
  return { kind: 'choice', id, asks: { fr, en }, value, options }
}

/** One pattern for both languages, where their words do not meet: to be spread into `flag` and its like. */
export function either(pattern: RegExp): readonly [RegExp, RegExp] {
  return [pattern, pattern]
}
