import type { Language } from '../text.ts'
import type { Axis } from '../traits.ts'

/** Something that people have an opinion about, under all the names it is known by. */
export interface Concept {
  /** For the answer key. */
  readonly id: string
  /** Mean stance of the population on having it, or having more of it; people spread about 0.9 around it. */
  readonly mean: number
  /** On which axes people differ about it; a minus where those high on the axis are against it. */
  readonly axes: Readonly<Partial<Record<Axis, number>>>
  /** Its names, in folded text. */
  readonly names: Readonly<Record<Language, RegExp>>
  /** Names of its contrary: « gratuit » for the price of a thing. */
  readonly contrary?: Readonly<Record<Language, RegExp>>
}

/** A concept without a contrary. */
export function concept(id: string, mean: number, axes: Concept['axes'], fr: RegExp, en: RegExp): Concept {
  return { id, mean, axes, names: { fr, en } }
}
