import type { AmountRead } from './reading-desk.ts'
import type { RunResults } from './results.ts'

/** How much of a run's answers is read. */
export function amountRead({
  answers,
  counts,
  shares,
}: Pick<RunResults, 'answers' | 'counts' | 'shares'>): AmountRead {
  const understood = answers.filter(({ kind }) => kind === 'option' || kind === 'text')
  const items = new Set([...understood, ...counts, ...shares].map(({ question }) => question))
  return { answers: understood.length, items: items.size }
}

/** Whether nothing at all is read. */
export function isNothing({ items }: AmountRead): boolean {
  return items === 0
}
