import { ANSWER_NAMES, TEXT_NAMES } from '../words/names.ts'
import { isSaidNumber } from './said-numbers.ts'
import { idOf, keyAt, type Slot } from './slots.ts'
import type { Column } from './table.ts'

const ANSWERS: ReadonlySet<string> = new Set(ANSWER_NAMES)
const WORDS: ReadonlySet<string> = new Set([...ANSWER_NAMES, ...TEXT_NAMES])
const FEWEST = 3

/**
 * Makes a judge of whether words stand beside a field that is called an answer and has different numbers or words in
 * the same entries: these are the answers, and the words say something about them (`answer: 3, reason: "My bicycle was
 * stolen."`).
 */
export function answersBesideWords(slots: ReadonlyMap<string, Slot>): (column: Column) => boolean {
  const named = [...slots.values()].filter((slot) => ANSWERS.has(nameOf(slot) ?? ''))
  const byEntry = Map.groupBy(named, entryOf)
  return ({ slot, cells }) => {
    const name = nameOf(slot)
    if (name === null || WORDS.has(name)) return false
    const level = slot.free.length
    const entries = new Set([...cells.values()].map(({ leaf }) => keyAt(leaf, level)))
    return (byEntry.get(entryOf(slot)) ?? []).some(({ leaves }) =>
      areAnswers(leaves.flatMap((leaf) => (entries.has(keyAt(leaf, level)) ? [leaf.value] : []))),
    )
  }
}

/** Whether most values are numbers, and not always the same, or different words. */
function areAnswers(values: readonly unknown[]): boolean {
  const filled = values.filter((value) => value !== null && value !== '')
  const different = new Set(filled).size
  const numbers = filled.filter(isSaidNumber)
  if (numbers.length >= FEWEST && numbers.length * 2 > filled.length) return new Set(numbers).size > 1
  const words = filled.filter((value) => typeof value === 'string' && /\p{L}{3}/u.test(value))
  return words.length >= FEWEST && words.length * 2 > filled.length && different * 2 > filled.length
}

/** The name of a field, if its slot ends in one. */
function nameOf({ steps }: Slot): string | null {
  const last = steps.at(-1)
  return last?.kind === 'name' ? last.name.toLowerCase() : null
}

function entryOf({ steps }: Slot): string {
  return idOf(steps.slice(0, -1))
}
