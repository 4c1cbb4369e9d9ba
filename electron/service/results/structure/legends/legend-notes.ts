import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../item-refs.ts'
import type { LeafNode } from '../node.ts'

/** What one code means; null: two things. */
export type Meanings = Map<string, number | null>

/** An option's text and a code beside it. */
export interface Pair {
  code: string
  leaf: LeafNode
  codeLeaf?: LeafNode | undefined
}

/** What is known of the survey whose codes are looked for. */
export interface LegendParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
  /** The items that have options. */
  choices: readonly number[]
}

/** What was found so far. */
export interface LegendNotes {
  items: Meanings
  /** By item. */
  options: readonly Meanings[]
  leaves: LeafNode[]
  /** By code: the items whose options it may stand for. */
  doubtful: Map<string, Set<number>>
  doubtfulPaths: Set<string>
  /** Items of which the payload declares numbers in another order: no number means any of their options. */
  turned: Set<number>
}

export const NUMERIC = /^-?\d+([.,]\d+)?$/

/** Notes what a code means, or that it means two things. */
export function mean(meanings: Meanings | undefined, code: string, meaning: number): void {
  const before = meanings?.get(code)
  if (before !== null) meanings?.set(code, before === undefined || before === meaning ? meaning : null)
}
