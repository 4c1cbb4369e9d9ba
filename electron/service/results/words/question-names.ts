import { isObject, type JsonObject, keysAmong } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'

/** What a reference to an item is, judged by the name of its field: an id, or a place in some order. */
export type ReferenceKind = 'id' | 'place'

/** The texts and numbers that refer to an item, each once, and the kinds that their fields' names give them. */
export interface ToldNames {
  names: (string | number)[]
  /** By name; `any` (as under "question"), or no entry, means that it may be of any kind. */
  kinds: ReadonlyMap<string | number, ReadonlySet<ReferenceKind | 'any'>>
}

/** Names of the fields by which an item's own object says which item it is. */
const OWN_NAMES = [
  ...['texte', 'text', 'question', 'label', 'libelle', 'intitule', 'title'],
  ...['id', 'index', 'numero', 'position'],
]
const PLACE_WORDS: ReadonlySet<string> = new Set(
  'index idx number numero num no position pos ordre order rang rank place'.split(' '),
)
const ITEM_WORDS: ReadonlySet<string> = new Set(['question', 'item', 'q'])
const ID_WORDS: ReadonlySet<string> = new Set(['id', 'uuid'])

/** Whether a number under that name may say which item is meant. */
export function tellsWhich(field: string): boolean {
  return kindOf(field) !== null || wordsOfKey(field).some((word) => ITEM_WORDS.has(word))
}

/** The kind of reference that a field's name gives; null where it gives none. */
function kindOf(field: string): ReferenceKind | null {
  const words = wordsOfKey(field)
  if (words.some((word) => PLACE_WORDS.has(word))) return 'place'
  return words.some((word) => ID_WORDS.has(word)) ? 'id' : null
}

/** The texts and numbers under `keys` of an object; a value may be the item's own object. */
export function toldNames(object: JsonObject, keys: readonly string[]): ToldNames {
  const kinds = new Map<string | number, Set<ReferenceKind | 'any'>>()
  const tell = (field: string, value: unknown): void => {
    if (typeof value !== 'string' && typeof value !== 'number') return
    kinds.set(value, (kinds.get(value) ?? new Set()).add(kindOf(field) ?? 'any'))
  }
  for (const key of keys) {
    const value = object[key]
    if (isObject(value)) for (const own of keysAmong(value, OWN_NAMES)) tell(own, value[own])
    else tell(key, value)
  }
  return { names: [...kinds.keys()], kinds }
}
