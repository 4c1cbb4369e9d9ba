/**
 * The probability that of `n` trials, each with the probability `p`, at least `k` succeed. What is asked for is added up itself:
 * one less the rest would lose its last digits, on which it may depend whether a limit is reached.
 */
export function binomialTail(k: number, n: number, p: number): number {
  if (k <= 0) return 1
  if (k > n || p <= 0) return 0
  if (p >= 1) return 1
  let term = p ** n
  let tail = 0
  for (let at = n; at >= k; at -= 1) {
    tail += term
    term *= (at / (n - at + 1)) * ((1 - p) / p)
  }
  return Math.min(1, tail)
}
