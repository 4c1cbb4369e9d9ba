import { amountRead } from '../../../shared/models/amount-read.ts'
import type { RunResults } from '../../../shared/models/results.ts'

/** How a reading differs from the one before. */
export interface ReadingChange {
  /** Answers understood before and now. */
  before: number
  now: number
  /** Number of options (item × option) whose figures differ. */
  figures: number
}

/** The changes in the numbers of a run; null where nothing changed that a person sees. */
export function readingChange(before: RunResults, now: RunResults): ReadingChange | null {
  const earlier = figuresOf(before)
  const later = figuresOf(now)
  let figures = 0
  for (const key of new Set([...earlier.keys(), ...later.keys()]))
    if ((earlier.get(key) ?? 0) !== (later.get(key) ?? 0)) figures += 1
  const understood = [before, now].map(countUnderstood)
  const change = { before: understood[0] ?? 0, now: understood[1] ?? 0, figures }
  return change.before === change.now && figures === 0 ? null : change
}

/** Whether two readings are the same in every word. */
export function isSameReading(before: RunResults, now: RunResults): boolean {
  // A quick check first, because comparing both as JSON takes some milliseconds.
  if (before.shape !== now.shape || before.answers.length !== now.answers.length) return false
  return JSON.stringify(before) === JSON.stringify(now)
}

/** Number of answers that Sonde could read. */
export function countUnderstood(results: RunResults): number {
  return amountRead(results).answers
}

/**
 * How many personas chose each option of each item, from answers and from totals that the service sent. Keys are “item
 * option”.
 */
export function figuresOf({ answers, counts }: RunResults): Map<string, number> {
  const figures = new Map<string, number>()
  const add = (question: number, option: number, count: number): void => {
    const key = `${question} ${option}`
    figures.set(key, (figures.get(key) ?? 0) + count)
  }
  for (const { kind, question, option } of answers)
    if (kind === 'option' && option !== null) add(question, option, 1)
  for (const item of counts)
    for (const [option, count] of item.counts.entries()) if (count !== null) add(item.question, option, count)
  return figures
}
