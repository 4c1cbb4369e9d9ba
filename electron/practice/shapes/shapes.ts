import { plain } from './plain.ts'
import type { Shape, ShapeName } from './shape.ts'

/** The readings by name. */
export const shapes: Readonly<Record<ShapeName, Shape>> = { plain, nested: plain, wide: plain, bare: plain }
