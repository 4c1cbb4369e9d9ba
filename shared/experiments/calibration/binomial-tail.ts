/**
 * The probability that at least `k` of `n` trials succeed, each with the probability `p`. The terms of the tail itself
 * are added up: 1 minus the other terms would lose the last digits, which can decide whether a limit is reached.
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
