/** Standard deviation of people's opinions on the practice service's scale (docs/practice-service.md). */
const SPREAD = 0.9

/**
 * By how many percentage points a shift of everybody's opinion changes the share of those in favour, if opinions were
 * evenly divided before. Opinions are normally distributed, so that it is Φ(shift / spread) − ½.
 */
export function pointsOfShift(shift: number): number {
  return Math.round(100 * (normalShare(shift / SPREAD) - 0.5))
}

/** By how many per cent an addition to the appeal of a response option raises its odds. */
export function percentOfOdds(appeal: number): number {
  return Math.round(100 * (Math.exp(appeal) - 1))
}

/** Share of a standard normal distribution below a value, by Abramowitz and Stegun's 7.1.25; accurate to 0.00002. */
function normalShare(place: number): number {
  const x = Math.abs(place) / Math.SQRT2
  const t = 1 / (1 + 0.47047 * x)
  const tail = (0.3480242 * t - 0.0958798 * t ** 2 + 0.7478556 * t ** 3) * Math.exp(-(x ** 2))
  return place < 0 ? tail / 2 : 1 - tail / 2
}
