import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../item-refs.ts'
import type { LeafNode } from '../node.ts'

/** The meaning of each code; null for a code with two meanings. */
export type Meanings = Map<string, number | null>

/** The text of an option and the code next to it. */
export interface Pair {
  code: string
  leaf: LeafNode
  codeLeaf?: LeafNode | undefined
}

/** What is known about the survey whose codes are looked for. */
export interface LegendParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
  /** The single-choice items. */
  choices: readonly number[]
}

/** What has been found so far. */
export interface LegendNotes {
  items: Meanings
  /** By item. */
  options: readonly Meanings[]
  leaves: LeafNode[]
  /** By code: the items whose options it may stand for. */
  doubtful: Map<string, Set<number>>
  doubtfulPaths: Set<string>
  /** Items whose options the payload numbers in another order: no number means any of their options. */
  turned: Set<number>
}

export const NUMERIC = /^-?\d+([.,]\d+)?$/

/** Notes the meaning of a code, or that it has two. */
export function mean(meanings: Meanings | undefined, code: string, meaning: number): void {
  const before = meanings?.get(code)
  if (before !== null) meanings?.set(code, before === undefined || before === meaning ? meaning : null)
}
