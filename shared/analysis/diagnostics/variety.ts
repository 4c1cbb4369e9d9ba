/**
 * Entropy of a frequency table in nats, `−Σ p ln p`, with the Miller–Madow correction for small bases:
 * `+ (options chosen − 1) / (2 · base)`. 0 for an empty table.
 */
export function entropy(counts: readonly number[]): number {
  const base = counts.reduce((sum, count) => sum + count, 0)
  if (base === 0) return 0
  const chosen = counts.filter((count) => count > 0)
  const plain = chosen.reduce((sum, count) => sum - (count / base) * Math.log(count / base), 0)
  return plain + (chosen.length - 1) / (2 * base)
}

/** Effective number of options, `exp(entropy)`: that many options, chosen equally often, would vary as much. */
export function effectiveOptions(counts: readonly number[]): number {
  return Math.min(Math.exp(entropy(counts)), Math.max(1, counts.length))
}

/** `(effective − 1) / (options − 1)`, from 0 (one option chosen by all) to 1; null where there is no choice. */
export function evenness(counts: readonly number[]): number | null {
  return counts.length < 2 ? null : (effectiveOptions(counts) - 1) / (counts.length - 1)
}

/** The middle value, or the mean of the two middle ones; null where there are no values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
