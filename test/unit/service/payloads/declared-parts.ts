import type { Dice } from './dice.ts'
import type { NoiseCase } from './noise-case.ts'

/** How one form is written: names of noise, and whether answers of nobody stand beside the true ones. */
export interface FormParts {
  one: NoiseCase
  roll: Dice
  w(name: string): string
  /** Where a model's guess stands beside an answer; nothing where there is none. */
  beside(p: number, q: number): Record<string, unknown>
}

export type DeclaredForm = (parts: FormParts) => unknown

/** What else a payload says of a persona; some of it looks like answers. */
export function traits({ traits: all }: NoiseCase, p: number, w: FormParts['w']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(all[p] ?? {}).map(([name, value]) => [w(name), value]))
}
