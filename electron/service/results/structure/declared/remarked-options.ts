import { findRemarked } from '../../words/remarks.ts'
import type { Value } from './places.ts'

/** Reads options with remarks behind them ("Monthly pass, no question."), where most values are options without any. */
export function remarkReader(
  options: readonly { text: string }[],
  filled: readonly Value[],
  optionOf: (value: unknown) => number | null,
): (value: unknown) => number | null {
  const plain = filled.filter(({ leaf }) => optionOf(leaf.value) !== null)
  const isMost = plain.length * 2 > filled.length && plain.length < filled.length
  if (!isMost) return optionOf
  const byRemark = findRemarked(options.map(({ text }) => text))
  return (value) => optionOf(value) ?? (typeof value === 'string' ? byRemark(value) : null)
}
