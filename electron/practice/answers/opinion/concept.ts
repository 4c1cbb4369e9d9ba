import type { Language } from '../../text.ts'
import type { Axis } from '../traits.ts'

/** An object of opinion with all the names that it has. The population is evenly divided on each (decision 082). */
export interface Concept {
  /** Id for the answer key. */
  readonly id: string
  /** The axes on which people differ about it; negative if people high on the axis are against it. */
  readonly axes: Readonly<Partial<Record<Axis, number>>>
  /** Patterns of its names in folded text. */
  readonly names: Readonly<Record<Language, RegExp>>
  /** Patterns of its contrary, such as « gratuit » for the price of a thing. */
  readonly contrary?: Readonly<Record<Language, RegExp>>
}

/** A concept without a contrary. */
export function concept(id: string, axes: Concept['axes'], fr: RegExp, en: RegExp): Concept {
  return { id, axes, names: { fr, en } }
}
