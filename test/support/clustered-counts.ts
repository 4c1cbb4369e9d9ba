/** A number from the standard normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A number from the gamma distribution with this shape (Marsaglia and Tsang). */
function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape)
  const d = shape - 1 / 3
  for (;;) {
    const x = normal(random)
    const v = (1 + x / Math.sqrt(9 * d)) ** 3
    if (v > 0 && Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}

interface Draw {
  /** How many times the variance of independent answers a run has; 1 where they are independent. */
  effect: number
  personas: number
  random: () => number
}

/** The counts of a run whose answers hang together: multinomial, at shares that a Dirichlet distribution draws for it. */
export function clusteredCounts(shares: readonly number[], { effect, personas, random }: Draw): number[] {
  const size = (personas - 1) / (effect - 1) - 1
  const weights = effect === 1 ? shares : shares.map((share) => gamma(share * size, random))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = shares.map(() => 0)
  for (let persona = 0; persona < personas; persona += 1) {
    let rest = random() * all
    let option = 0
    while (option < shares.length - 1 && rest >= (weights[option] ?? 0)) {
      rest -= weights[option] ?? 0
      option += 1
    }
    counts[option] = (counts[option] ?? 0) + 1
  }
  return counts
}
