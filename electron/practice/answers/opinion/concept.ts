import type { Language } from '../../text.ts'
import type { Axis } from '../traits.ts'

/** An object of opinion with all the names that it has. */
export interface Concept {
  /** Id for the answer key. */
  readonly id: string
  /** Mean stance of the population on having it, or more of it; the standard deviation is about 0.9. */
  readonly mean: number
  /** The axes on which people differ about it; negative if people high on the axis are against it. */
  readonly axes: Readonly<Partial<Record<Axis, number>>>
  /** Patterns of its names in folded text. */
  readonly names: Readonly<Record<Language, RegExp>>
  /** Patterns of its contrary, such as « gratuit » for the price of a thing. */
  readonly contrary?: Readonly<Record<Language, RegExp>>
}

/** A concept without a contrary. */
export function concept(id: string, mean: number, axes: Concept['axes'], fr: RegExp, en: RegExp): Concept {
  return { id, mean, axes, names: { fr, en } }
}
