/**
 * The largest number of errors in so many independent trials that chance explains: more come with a probability of at
 * most `risk`, if each trial errs with a probability of `rate` (an exact binomial sum).
 */
export function mostByChance(trials: number, rate: number, risk: number): number {
  let chance = (1 - rate) ** trials
  let upTo = chance
  for (let errors = 0; errors < trials; errors += 1) {
    if (1 - upTo <= risk) return errors
    chance *= ((trials - errors) / (errors + 1)) * (rate / (1 - rate))
    upTo += chance
  }
  return trials
}
