import type { Taught } from '../../../../shared/models/reading-desk.ts'
import type { AnswerRule, ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import { type ItemParts, itemSteps, stepsInOrder } from './item-steps.ts'
import type { Part } from './path-text.ts'
import type { PeopleList } from './people-lists.ts'

/** The place that was pointed at. */
export interface Pointed extends ItemParts {
  data: unknown
  steps: readonly Step[]
  /** The lists of all personas. */
  people: readonly PeopleList[]
}

/**
 * A way to take one step for the item's: what replaces it, in one rule or in several that are tried one after the
 * other.
 */
export interface ItemWay {
  variants: { part: Part; rule: Partial<AnswerRule> }[]
  how: Taught['how']
  /** Of ways that read the same, the one of the highest rank is offered: it holds for the most other questionnaires. */
  rank: number
}

/** A way to read a place as an item's answer. */
export interface AnswerWay {
  recipe: Pick<ResultsRecipe, 'personaId' | 'answers'> & { personas: string }
  how: Taught['how']
  /** See `ItemWay`. */
  rank: number
  /** The place of the answer, where the persona beside it was pointed at. */
  at?: string
}

/** Names that give the item come first, then headers and legends, then numbers (which may be answers), then places. */
const RANK = { key: 7, named: 6, column: 5, numbered: 4, item: 3.5, inOrder: 2, alone: 1 }

/** The ways in which the step at `at` may identify the item. */
export function itemWays(pointed: Pointed, at: number): ItemWay[] {
  const container = valueAt(pointed.data, pointed.steps.slice(0, at))
  const step = pointed.steps[at] ?? 0
  const told = itemSteps(container, step, pointed).map(
    ({ parts, rule, how }): ItemWay => ({
      variants: parts.map((part) => ({ part, rule })),
      how: how === 'column' ? 'column' : 'both',
      rank: RANK[how],
    }),
  )
  const inOrder = stepsInOrder(container, step, pointed)?.map((part, place) => ({
    part,
    rule: { stem: pointed.draft.questions[place]?.stem ?? '' },
  }))
  return inOrder ? [...told, { variants: inOrder, how: 'each_item', rank: RANK.inOrder }] : told
}

/** The way that holds for this item alone. */
export function thisItem({ draft, item }: Pointed, part: Part): ItemWay {
  const stem = draft.questions[item]?.stem ?? ''
  return {
    variants: [{ part, rule: draft.questions.length > 1 ? { stem } : {} }],
    how: 'each_persona',
    rank: RANK.alone,
  }
}
