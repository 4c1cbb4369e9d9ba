import { familiesOf } from './frames.ts'
import type { ItemKeys } from './item-keys.ts'
import type { Shape } from './spots.ts'

/**
 * The values under names that are the items', by their texts, by declared codes, or by numbers beside names of
 * something else: they are answers, and tell neither whose nor to which item another value is.
 */
export function itemColumns(
  shapes: readonly Shape[],
  items: number,
  keysOf: (keys: ReadonlySet<string>) => ItemKeys | null,
): Set<Shape> {
  return new Set(
    familiesOf(shapes, items).flatMap(({ at, isOfNames, shapes: own }) => {
      if (!isOfNames) return []
      const nameOf = ({ steps }: Shape): string => steps[at] ?? ''
      const names = new Set(own.map(nameOf))
      const keys = keysOf(names)
      // A persona, an item and an answer may be in columns 1, 2 and 3.
      if (!keys || (!keys.isNamed && keys.items.size === names.size)) return []
      return own.filter((shape) => keys.items.has(nameOf(shape)))
    }),
  )
}
