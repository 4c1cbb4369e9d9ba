import { bare } from './bare.ts'
import { nested } from './nested.ts'
import { plain } from './plain.ts'
import type { Shape, ShapeName } from './shape.ts'
import { wide } from './wide.ts'

/** The readings by name. */
export const shapes: Readonly<Record<ShapeName, Shape>> = { plain, nested, wide, bare }
