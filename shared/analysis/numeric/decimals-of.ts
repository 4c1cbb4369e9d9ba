import type { NumberAnswer } from './numeric-item.ts'

/** The most decimals of a number that was counted in another unit: 20 minutes are 0.3 hours, and no 0.3333333333. */
const CONVERTED = 1

/** The most decimals that one of the numbers is told with. */
export function decimalsOf(numbers: readonly Pick<NumberAnswer, 'value' | 'isConverted'>[]): number {
  const decimals = numbers.map(({ value, isConverted }) => {
    const written = /\.(\d+)/.exec(value.toFixed(10).replace(/0+$/, ''))?.[1]?.length ?? 0
    return isConverted ? Math.min(CONVERTED, written) : written
  })
  return Math.max(0, ...decimals)
}
