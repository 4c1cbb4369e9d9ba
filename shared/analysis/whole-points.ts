/**
 * A share, or a difference of shares, in whole points. Halves go away from zero, so that what one option gains and
 * another one loses has one size; the last digits, in which such differences are not exact, decide nothing.
 *
 * @param share from -1 to 1
 */
export function wholePoints(share: number): number {
  const size = Math.round(100 * Math.abs(share) + INEXACT)
  return share < 0 && size > 0 ? -size : size
}

/** Points by which calculated differences of shares may be off. */
const INEXACT = 1e-9
