import { keyOf, shuffled, unit } from '../../random.ts'

/** Draws the parts of one text. Each draw has a name, so that the parts do not depend on each other. */
export class Pen {
  readonly #key: number
  readonly #shared = new Set<string>()

  constructor(key: number) {
    this.#key = key
  }

  /** One of the candidates. */
  pick(candidates: readonly string[], name: string): string {
    return candidates[Math.floor(this.unit(name) * candidates.length)] ?? ''
  }

  /** Like `pick`, for phrases that other personas use too; they count when answers are compared. */
  share(candidates: readonly string[], name: string): string {
    const picked = this.pick(candidates, name)
    this.#shared.add(picked)
    return picked
  }

  /** The phrases picked with `share`. */
  get shared(): readonly string[] {
    return [...this.#shared]
  }

  /** Several different candidates. */
  some(candidates: readonly string[], count: number, name: string): string[] {
    return shuffled([...new Set(candidates)], keyOf(this.#key, name)).slice(0, count)
  }

  /** True with this probability. */
  chance(probability: number, name: string): boolean {
    return this.unit(name) < probability
  }

  /** A number in [0, 1). */
  unit(name: string): number {
    return unit(keyOf(this.#key, name))
  }
}
