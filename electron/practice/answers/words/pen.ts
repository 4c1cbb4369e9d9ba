import { keyOf, shuffled, unit } from '../../random.ts'

/** Draws the parts of one text; each draw has a name, so that one part does not depend on another. */
export class Pen {
  readonly #key: number
  readonly #shared = new Set<string>()

  constructor(key: number) {
    this.#key = key
  }

  /** One of some candidates. */
  pick(candidates: readonly string[], name: string): string {
    return candidates[Math.floor(this.unit(name) * candidates.length)] ?? ''
  }

  /** As `pick`, of things that others say too: they count where answers are compared. */
  share(candidates: readonly string[], name: string): string {
    const picked = this.pick(candidates, name)
    this.#shared.add(picked)
    return picked
  }

  /** What was picked of things that others say too. */
  get shared(): readonly string[] {
    return [...this.#shared]
  }

  /** Several different ones. */
  some(candidates: readonly string[], count: number, name: string): string[] {
    return shuffled([...new Set(candidates)], keyOf(this.#key, name)).slice(0, count)
  }

  /** Whether something of this probability is so. */
  chance(probability: number, name: string): boolean {
    return this.unit(name) < probability
  }

  /** A number in [0, 1). */
  unit(name: string): number {
    return unit(keyOf(this.#key, name))
  }
}
