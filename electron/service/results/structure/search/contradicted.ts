import { wordsOfKey } from '../../../json/words-of-key.ts'
import { type Family, itemTellers, type Teller } from './frames.ts'
import type { ItemKeys } from './item-keys.ts'

const ITEM_WORDS: ReadonlySet<string> = new Set([
  'question',
  'questions',
  'item',
  'items',
  'q',
  'quest',
  'pregunta',
  'frage',
  'vraag',
  'domanda',
  'stem',
])

/** What may tell the items of a family's entries, each with the items that it tells. */
export interface Telling {
  teller: Teller
  keys: ItemKeys
}

/** All that may tell the items of a family's entries, but not what tells another item than something beside it does. */
export function soundTellings(
  family: Family,
  keysOf: (keys: ReadonlySet<string>, isOfItems: boolean) => ItemKeys | null,
): Telling[] {
  const all = itemTellers(family).flatMap((teller): Telling[] => {
    const different = new Set(
      (teller.field ?? family.shapes).flatMap(({ spots }) =>
        spots.flatMap((spot) => teller.keyOf(spot) ?? []),
      ),
    )
    const keys = keysOf(different, teller.field === null || isOfItems(teller))
    return keys ? [{ teller, keys }] : []
  })
  // A number beside the item may count anything, unless its name says that it is the item's.
  const binding = all.filter(({ teller, keys }) => keys.isNamed || isOfItems(teller))
  return all.filter((one) => binding.every((other) => other === one || agree(family, one, other)))
}

function isOfItems({ name }: Teller): boolean {
  return wordsOfKey(name).some((word) => ITEM_WORDS.has(word))
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
