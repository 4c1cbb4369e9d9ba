/** The probability that of `n` trials, each with the probability `p`, at least `k` succeed. */
export function binomialTail(k: number, n: number, p: number): number {
  if (k <= 0) return 1
  if (p >= 1) return k <= n ? 1 : 0
  let term = (1 - p) ** n
  let below = 0
  for (let at = 0; at < k; at += 1) {
    below += term
    term *= ((n - at) / (at + 1)) * (p / (1 - p))
  }
  return Math.max(0, 1 - below)
}
