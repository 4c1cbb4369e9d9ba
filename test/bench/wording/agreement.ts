/**
 * Cohen's kappa: how far two raters agree beyond what their own shares would give by chance. 1 where both always say the
 * same; null where there is nothing to agree on, or both have only ever said one thing.
 */
export function kappa(pairs: readonly (readonly [string, string])[]): number | null {
  if (pairs.length === 0) return null
  const share = (rater: 0 | 1, word: string) =>
    pairs.filter((pair) => pair[rater] === word).length / pairs.length
  const words = [...new Set(pairs.flat())]
  const chance = words.reduce((sum, word) => sum + share(0, word) * share(1, word), 0)
  const same = pairs.filter(([one, other]) => one === other).length / pairs.length
  return chance === 1 ? null : (same - chance) / (1 - chance)
}

/**
 * Wilson's interval of a share, with 95 of 100 certainty.
 */
export function interval(count: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1]
  const share = count / of
  const square = Z * Z
  const middle = (share + square / (2 * of)) / (1 + square / of)
  const half = (Z / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
const Z = 1.96
