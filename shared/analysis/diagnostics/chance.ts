/**
 * Chance that at least `count` of `base` independent trials succeed, each with the chance `share` (upper tail of the
 * binomial distribution), summed term by term in logarithms.
 */
export function chanceOfAtLeast(count: number, base: number, share: number): number {
  if (count <= 0) return 1
  if (count > base || share <= 0) return 0
  if (share >= 1) return 1
  let sum = 0
  let logTerm = logChoose(base, count) + count * Math.log(share) + (base - count) * Math.log1p(-share)
  for (let k = count; k <= base; k += 1) {
    sum += Math.exp(logTerm)
    logTerm += Math.log((base - k) / (k + 1)) + Math.log(share) - Math.log1p(-share)
  }
  return Math.min(1, sum)
}

function logChoose(n: number, k: number): number {
  let sum = 0
  for (let i = 1; i <= k; i += 1) sum += Math.log((n - k + i) / i)
  return sum
}

/** The 99th percentile of the standard normal distribution. */
const NORMAL_99 = 2.326

/** The 99th percentile of chi-squared with so many degrees of freedom, by the approximation of Wilson and Hilferty. */
export function chiSquared99(freedom: number): number {
  if (freedom <= 0) return 0
  const part = 2 / (9 * freedom)
  return freedom * Math.max(0, 1 - part + NORMAL_99 * Math.sqrt(part)) ** 3
}
