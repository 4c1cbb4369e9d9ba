import type { Dice } from './dice.ts'
import type { NoiseCase } from './noise-case.ts'

/** Parts of a form: its meaningless names, and whether answers of nobody are next to the true ones. */
export interface FormParts {
  one: NoiseCase
  roll: Dice
  w(name: string): string
  /** A model's guess, to be put beside an answer; empty if the payload has no guesses. */
  beside(p: number, q: number): Record<string, unknown>
}

export type DeclaredForm = (parts: FormParts) => unknown

/** Other attributes of a persona; some look like answers. */
export function traits({ traits: all }: NoiseCase, p: number, w: FormParts['w']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all[p] ?? {}).map(([name, value]) => [w(name), value]))
}
