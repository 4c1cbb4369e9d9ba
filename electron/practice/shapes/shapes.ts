import { randomInt } from 'node:crypto'
import { bare } from './bare.ts'
import { nested } from './nested.ts'
import { oddShape } from './odd/odd.ts'
import { plain } from './plain.ts'
import type { Shape, ShapeChoice, ShapeName } from './shape.ts'
import { wide } from './wide.ts'

const named: Readonly<Record<ShapeName, Shape>> = { plain, nested, wide, bare }

/** The chosen shape; `odd` without a seed draws one, which the shape's name then contains. */
export function shapeOf(choice: ShapeChoice): Shape {
  const [name, seed] = choice.split(':')
  if (name !== 'odd') return named[choice as ShapeName]
  return oddShape(seed === undefined ? randomInt(2 ** 32) : Number(seed))
}
