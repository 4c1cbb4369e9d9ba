/** A pace as a whole number or, below 10, with one decimal and at least 0.1, so that a slow pace is not shown as 0. */
export function roundPace(perMinute: number): number {
  return perMinute >= 10 ? Math.round(perMinute) : Math.max(0.1, Math.round(perMinute * 10) / 10)
}

/** A pace that is said to be about so much: with two digits, since more would look as if it had been counted. */
export function roughPace(perMinute: number): number {
  return roundPace(Number(perMinute.toPrecision(2)))
}
