import { wordsOfKey } from '../../../json/words-of-key.ts'
import type { Table } from './answers.ts'
import { isBlank, type Place, sharesLevel, type Value } from './places.ts'

/** Words in the names of fields that hold a value of any kind, or a number. */
const VALUE_WORDS: ReadonlySet<string> = new Set(
  'number numeric numerical value val amount int integer float double decimal quantity nombre numerique valeur montant quantite'.split(
    ' ',
  ),
)

/**
 * Whether a place is the field in which answers of a kind of their own stand ("number" beside "text" and "label"): only
 * the entries of one item have it, these have no other field of their own, and entries of other items have.
 */
export function isUnionField(
  { place, teller }: Pick<Table, 'place' | 'teller'>,
  places: readonly Place[],
): boolean {
  const level = place.levels.length
  const items = new Set(place.values.map(teller.itemOf))
  const last = wordsOfKey(place.steps.at(-1) ?? '')
  if (level === 0 || items.size !== 1 || items.has(null) || !last.some((word) => VALUE_WORDS.has(word)))
    return false
  const entryOf = ({ entries }: Value): string => entries[level - 1] ?? ''
  const own = new Set(place.values.map(entryOf))
  const beside = places.filter((other) => other !== place && sharesLevel(other, place, level))
  let haveOthers = false
  for (const other of beside) {
    const filled = other.values.filter(({ leaf }) => !isBlank(leaf.value)).map(entryOf)
    const isHere = filled.some((entry) => own.has(entry))
    const isElsewhere = filled.some((entry) => !own.has(entry))
    if (isHere && !isElsewhere) return false
    haveOthers ||= isElsewhere && !isHere
  }
  return haveOthers
}
