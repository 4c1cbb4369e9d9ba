import { type Truth, trueCounts, type Wish } from './a-truth.ts'
import type { Dice } from './dice.ts'

/**
 * A way to mislead a reader: true answers, written so that a careless reading gets other ones. The payload contains
 * everything that a careful person needs to see the truth.
 */
export interface Misleading {
  /** Properties that it needs of the truth. */
  wish(roll: Dice): Wish
  /** The payload; null if this truth cannot be written in this way. */
  write(truth: Truth, roll: Dice): unknown
}

/** Names under which numbers of personas are plausible. */
export const HOME_NAMES = [
  'distribution',
  'repartition',
  'counts',
  'results',
  'effectifs',
  'stats',
  'options',
  'reponses',
  'tally',
]

/** Writes the numbers of one item. */
export type Placed = (truth: Truth, question: number) => unknown

/** Whole numbers in proportion to `counts` that sum to `total`. */
export function apportioned(counts: readonly number[], total: number): number[] {
  const sum = counts.reduce((all, count) => all + count, 0)
  if (sum === 0) return counts.map((_, at) => (at === 0 ? total : 0))
  const parts = counts.map((count) => Math.floor((count * total) / sum))
  const order = counts
    .map((count, at) => ({ at, rest: (count * total) / sum - (parts[at] ?? 0) }))
    .sort((one, other) => other.rest - one.rest)
  let left = total - parts.reduce((all, part) => all + part, 0)
  for (const { at } of order) {
    if (left <= 0) break
    parts[at] = (parts[at] ?? 0) + 1
    left -= 1
  }
  return parts
}

/** Random counts with the same sum as the true ones. */
export function otherCounts(truth: Truth, question: number, roll: Dice): number[] {
  const answered = trueCounts(truth, question).reduce((sum, count) => sum + count, 0)
  return apportioned(
    trueCounts(truth, question).map(() => 1 + roll.below(9)),
    answered,
  )
}

/** The list in random order. */
export function apart<T>(roll: Dice, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, key: roll.next() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value)
}

/** A way to write numbers for the options, chosen once for all items. */
export function spreadOf(
  roll: Dice,
  numbersOf: (question: number) => readonly number[],
  names: readonly string[] = ['n', 'count', 'nb', 'effectif', 'votes', 'value', 'valeur'],
): Placed {
  const form = roll.pick(['map', 'map', 'rows', 'list', 'pairs'])
  const name = roll.pick(names)
  const label = roll.pick(['texte', 'label', 'option', 'modalite'])
  const known = new Map<number, readonly number[]>()
  return ({ draft }, question) => {
    const numbers = known.get(question) ?? numbersOf(question)
    known.set(question, numbers)
    const texts = (draft.questions[question]?.options ?? []).map(({ text }) => text)
    if (form === 'map') return Object.fromEntries(texts.map((text, at) => [text, numbers[at]]))
    if (form === 'rows') return texts.map((text, at) => ({ [label]: text, [name]: numbers[at] }))
    return form === 'pairs' ? texts.map((text, at) => [text, numbers[at]]) : [...numbers]
  }
}

/** One row per item with its numbers. */
export function itemsOf(truth: Truth, roll: Dice, numbers: Placed): Record<string, unknown>[] {
  const name = roll.pick(HOME_NAMES)
  return truth.draft.questions.map(({ stem }, q) => ({ texte: stem, [name]: numbers(truth, q) }))
}

interface Around {
  words: readonly (readonly [string, unknown])[]
  where: string
  /** The item that they are about; all items if undefined. */
  only?: number
  blockName?: string
  /** Whether the numbers may also be in a map of the items, without a name of their own. */
  bare?: boolean
}

/** A payload with all items' numbers, surrounded by words or numbers that say what they are. */
export function place(truth: Truth, roll: Dice, numbers: Placed, around: Around): unknown {
  const said = Object.fromEntries(around.words)
  const blockName = around.blockName ?? roll.pick(HOME_NAMES)
  const questions = around.only === undefined ? truth.draft.questions : truth.draft.questions.slice(0, 1)
  const isMap = roll.chance(0.3)
  const block = (q: number): unknown => {
    const own = numbers(truth, q)
    if (around.where !== 'in_block') return own
    return Array.isArray(own) ? { values: own, ...said } : { ...(own as object), ...said }
  }
  const item = (q: number): Record<string, unknown> => ({
    [blockName]: block(q),
    ...(around.where === 'item' ? said : {}),
  })
  const body =
    around.bare && isMap
      ? Object.fromEntries(questions.map(({ stem }, q) => [stem, block(q)]))
      : isMap
        ? Object.fromEntries(questions.map(({ stem }, q) => [stem, item(q)]))
        : questions.map(({ stem }, q) => ({ texte: stem, ...item(q) }))
  const container = roll.pick(['results', 'data', 'questions', 'resultats'])
  const inner = { [container]: body, ...(around.where === 'beside_items' ? said : {}) }
  return {
    id: 's-1',
    status: 'done',
    ...(around.where === 'around' ? said : {}),
    ...(around.where === 'meta'
      ? { [roll.pick(['meta', 'info', 'summary', 'header', 'methode', 'params'])]: said }
      : {}),
    ...(around.where === 'beside_items' ? { data: inner } : inner),
  }
}
