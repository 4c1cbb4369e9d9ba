import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { wordNumber } from '../../words/number-words.ts'

/** What keys in a payload say about the items. */
export interface ItemKeys {
  /** By key: its item. Keys that are of no item are left out. */
  items: ReadonlyMap<string, number>
  /**
   * Whether the payload says of each key which item it is, or of some and the numbers in them count on from there; if
   * not, numbers count the items and nothing else, and the answers must confirm it.
   */
  isNamed: boolean
}

/** A number at the end of a key, or the whole of it, and the text before it. */
const COUNTED = /^(.{0,40}?)(\d{1,4})$/su
/** If the payload names the item of so many keys, the numbers of the other keys count the items in their order. */
const FEWEST_TOLD = 2
/** A number within a key, such as "q03_choix". */
const WITHIN = /^(\D{1,20})(\d{1,3})(\D.{0,40})$/su

/**
 * The items of a set of keys: by what the payload says about each; where it says nothing about some, by the numbers in
 * them, which must count all items and agree with what is said about the others. Null where neither tells every item
 * apart. `isOfItems`: whether the keys are names, or values under a name of items, so that "first" may be one.
 */
export function itemKeysOf(
  keys: readonly string[],
  {
    draft,
    itemOf,
    isOfItems,
  }: { draft: SurveyDraft; itemOf(key: string): number | null; isOfItems: boolean },
): ItemKeys | null {
  const count = draft.questions.length
  if (keys.length < count || keys.length > count * 3 + 60) return null
  const told = new Map<string, number>()
  for (const key of keys) {
    const item = itemOf(key)
    if (item !== null) told.set(key, item)
  }
  const different = new Set(told.values())
  // Two keys of one item: it is unclear which of them has its answers.
  if (different.size < told.size) return null
  if (different.size === count) return { items: told, isNamed: true }
  return byNumbers(keys, told, { count, isOfItems })
}

/** The parts of a key with a number in words: "Q-one", "deuxième". */
function inWords(key: string, isOfItems: boolean): readonly string[] | null {
  const word = wordNumber(key)
  const isItem = word !== null && (isOfItems || word.beside !== '')
  return isItem ? [key, `${word.beside} in words`, `${word.number}`] : null
}

function byNumbers(
  keys: readonly string[],
  told: ReadonlyMap<string, number>,
  { count, isOfItems }: { count: number; isOfItems: boolean },
): ItemKeys | null {
  const styles = new Map<string, Map<number, string>>()
  const twice = new Set<string>()
  for (const key of keys) {
    const parts = COUNTED.exec(key) ?? WITHIN.exec(key) ?? inWords(key, isOfItems)
    if (!parts) continue
    const style = `${parts[1]}#${parts[3] ?? ''}`
    const numbers = styles.get(style) ?? new Map<number, string>()
    styles.set(style, numbers)
    if (numbers.has(Number(parts[2]))) twice.add(style)
    numbers.set(Number(parts[2]), key)
  }
  const found: ReadonlyMap<string, number>[] = []
  for (const [style, numbers] of styles) {
    const first = Math.min(...numbers.keys())
    const last = Math.max(...numbers.keys())
    if (twice.has(style) || first > 1 || numbers.size !== count || last !== first + count - 1) continue
    const items = new Map([...numbers].map(([number, key]) => [key, number - first]))
    const agrees = [...told].every(([key, item]) => items.get(key) === item)
    if (agrees) found.push(items)
  }
  const [items] = found
  return items && found.length === 1 ? { items, isNamed: told.size >= FEWEST_TOLD } : null
}
