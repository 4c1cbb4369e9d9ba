import type { RunResults } from '../../../shared/models/results.ts'

/** How a reading differs from the one before. */
export interface ReadingChange {
  /** Answers understood before and now. */
  before: number
  now: number
  /** Figures of options (item × option) that differ. */
  figures: number
}

/** What changed in the numbers of a run; null where nothing that a person sees did. */
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
  // Both as texts take some milliseconds; most readings that differ show it at once.
  if (before.shape !== now.shape || before.answers.length !== now.answers.length) return false
  return JSON.stringify(before) === JSON.stringify(now)
}

/** Answers of which Sonde knows what they say. */
export function countUnderstood({ answers }: RunResults): number {
  return answers.filter(({ kind }) => kind === 'option' || kind === 'text').length
}

/** How many chose each option of each item (“item option”), from answers or from counts that came ready-made. */
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
