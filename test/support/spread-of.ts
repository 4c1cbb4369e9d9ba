/** The mean of some numbers; 0 without any. */
export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}

/** The mean of some sizes ± its standard error, with the smallest and the largest in brackets. */
export function spreadOf(sizes: readonly number[]): string {
  const mean = meanOf(sizes)
  const variance = sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / Math.max(1, sizes.length - 1)
  const error = Math.sqrt(variance / Math.max(1, sizes.length))
  const shown = (size: number) => size.toFixed(Math.abs(mean) < 3 ? 2 : 1)
  return `${shown(mean)} ± ${shown(error)} (${shown(Math.min(...sizes))} to ${shown(Math.max(...sizes))})`
}
