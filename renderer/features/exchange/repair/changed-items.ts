import type { Question } from '../../../../shared/models/draft.ts'

/** The places of items that were not so before, wherever they were. */
export function changedItems(before: readonly Question[], after: readonly Question[]): Set<number> {
  const known = new Map<string, number>()
  for (const question of before) known.set(textOf(question), (known.get(textOf(question)) ?? 0) + 1)
  const changed = new Set<number>()
  after.forEach((question, at) => {
    const text = textOf(question)
    const left = known.get(text) ?? 0
    if (left === 0) changed.add(at)
    else known.set(text, left - 1)
  })
  return changed
}

const textOf = ({ stem, type, options }: Question) =>
  JSON.stringify([stem, type, options.map(({ text }) => text)])
