/** The 95 % confidence interval of a share, by Wilson's formula. */
export function wilsonInterval(found: number, of: number): [low: number, high: number] {
  const z = 1.96
  const share = found / of
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of)
  return [middle - half, middle + half]
}
