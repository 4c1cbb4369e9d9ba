/** The most decimals that one of the numbers has. */
export function decimalsOf(numbers: readonly number[]): number {
  const decimals = numbers.map(
    (number) => /\.(\d+)/.exec(number.toFixed(10).replace(/0+$/, ''))?.[1]?.length ?? 0,
  )
  return Math.max(0, ...decimals)
}
