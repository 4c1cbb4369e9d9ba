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

/**
 * The 99th percentile of chi-squared with `freedom` degrees of freedom, by the approximation of Wilson and Hilferty.
 */
export function chiSquared99(freedom: number): number {
  if (freedom <= 0) return 0
  const part = 2 / (9 * freedom)
  return freedom * Math.max(0, 1 - part + NORMAL_99 * Math.sqrt(part)) ** 3
}

/**
 * The value that a standard normal variable exceeds with this chance (under one half), by the approximation 26.2.23 of
 * Abramowitz and Stegun; off by less than 0.0005.
 */
export function normalExceededBy(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance))
  const above = 2.515517 + t * (0.802853 + t * 0.010328)
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308))
  return t - above / below
}

/**
 * Chance that nobody of `base` personas chooses at least `empty` of the options, if nothing is known of how popular
 * each is, so that all distributions of the n personas over the k options are equally likely. For exactly e empty
 * options:
 * `C(k, e) · C(n − 1, k − e − 1) / C(n + k − 1, k − 1)`.
 */
export function chanceOfEmpty(empty: number, options: number, base: number): number {
  if (empty <= 0) return 1
  let sum = 0
  for (let e = empty; e < options; e += 1) {
    const ways = logChoose(options, e) + logChoose(base - 1, options - e - 1)
    sum += Math.exp(ways - logChoose(base + options - 1, options - 1))
  }
  return Math.min(1, sum)
}
