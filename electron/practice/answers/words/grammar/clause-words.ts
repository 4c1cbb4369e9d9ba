import type { AskedClause } from './asked-clause.ts'
import type { Shape } from './shapes.ts'

/** Who answers, as far as words depend on it. */
export interface Answerer {
  readonly woman: boolean
  readonly old: boolean
  readonly alone: boolean
  /** Whether the question is about health. */
  readonly health: boolean
}

/**
 * What people say to a question of a shape: those who say yes, know it or think well of it, those who do not, and what
 * either may add. Clauses in lower case.
 */
export interface ShapeWords {
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly more: readonly string[]
}

/** The words of one language. */
export type ClauseWords = (shape: Shape, clause: AskedClause, answerer: Answerer) => ShapeWords
