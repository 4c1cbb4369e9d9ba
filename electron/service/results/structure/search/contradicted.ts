import { isNamedForItems } from '../item-names.ts'
import { type Family, itemTellers, type Teller } from './frames.ts'
import type { ItemKeys } from './item-keys.ts'

/** What may tell the items of a family's entries, each with the items that it tells. */
export interface Telling {
  teller: Teller
  keys: ItemKeys
}

/** All that may tell the items of a family's entries, but not what tells another item than something beside it does. */
export function soundTellings(
  family: Family,
  keysOf: (keys: ReadonlySet<string>, what: { isOfItems: boolean; isPlace: boolean }) => ItemKeys | null,
): Telling[] {
  const all = itemTellers(family).flatMap((teller): Telling[] => {
    const different = new Set(
      (teller.field ?? family.shapes).flatMap(({ spots }) =>
        spots.flatMap((spot) => teller.keyOf(spot) ?? []),
      ),
    )
    const areKeys = teller.field === null
    const keys = keysOf(different, {
      isOfItems: areKeys || isNamedForItems(teller),
      isPlace: areKeys && !teller.isNamed,
    })
    return keys ? [{ teller, keys }] : []
  })
  // A number beside the item may count anything, unless its name says that it is the item's.
  const areNamed = all.some(({ teller, keys }) => keys.isNamed && isNamedForItems(teller))
  const binding = all.filter(
    ({ teller, keys }) => isNamedForItems(teller) || (keys.isNamed && !(areNamed && areNumbers(keys))),
  )
  return all.filter((one) => binding.every((other) => other === one || agree(family, one, other)))
}

function areNumbers({ items }: ItemKeys): boolean {
  return [...items.keys()].every((key) => /^\d+$/.test(key))
}

function agree({ shapes }: Family, one: Telling, other: Telling): boolean {
  const itemOf = ({ teller, keys }: Telling, spot: Parameters<Teller['keyOf']>[0]): number | undefined =>
    keys.items.get(teller.keyOf(spot) ?? '')
  return shapes.every(({ spots }) =>
    spots.every((spot) => {
      const own = itemOf(one, spot)
      const their = itemOf(other, spot)
      return own === undefined || their === undefined || own === their
    }),
  )
}
