/** How far people spread on the practice service's scale of opinions (docs/practice-service.md). */
const SPREAD = 0.9

/**
 * By how many percentage points a shift of everyone's opinion moves the share of those in favour, where people were evenly
 * divided before: opinions are spread normally, so that it is Φ(shift / spread) − ½.
 */
export function pointsOfShift(shift: number): number {
  return Math.round(100 * (normalShare(shift / SPREAD) - 0.5))
}

/** By how many per cent the odds of a response option rise with what is added to its appeal. */
export function percentOfOdds(appeal: number): number {
  return Math.round(100 * (Math.exp(appeal) - 1))
}

/** Share of a normal distribution below a place, by Abramowitz and Stegun's 7.1.25; right to 0.00002. */
function normalShare(place: number): number {
  const x = Math.abs(place) / Math.SQRT2
  const t = 1 / (1 + 0.47047 * x)
  const tail = (0.3480242 * t - 0.0958798 * t ** 2 + 0.7478556 * t ** 3) * Math.exp(-(x ** 2))
  return place < 0 ? tail / 2 : 1 - tail / 2
}
