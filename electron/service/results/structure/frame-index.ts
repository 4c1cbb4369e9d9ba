import { wordsOfKey } from '../../json/words-of-key.ts'
import { COLUMNS_NAMES } from '../words/names.ts'
import { isRowOf, namesIn } from './names-of-columns.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

const FEWEST_ROWS = 2
const INDEX_WORDS: ReadonlySet<string> = new Set('index indices rownames rowlabels rowids'.split(' '))

/**
 * Gives the rows of a table what its index says of each: `{"columns": ["code"], "index": [["p1", "Q1"]], "data": [[2]]}`
 * becomes rows with the fields "index.0", "index.1" and "code", as data frames are sent. An index that only numbers the
 * rows is left out. Null where the map is no such table.
 */
export function openFrame(map: MapNode): Node | null {
  const at = map.keys.findIndex((key) => wordsOfKey(key).every((word) => INDEX_WORDS.has(word)))
  const index = map.items[at]
  if (index?.kind !== 'list' || index.items.length < FEWEST_ROWS) return null
  const header = map.items.findIndex((_, own) => own !== at && COLUMNS_NAMES.includes(map.keys[own] ?? ''))
  const names = columnsOf(map.items[header])
  const data = map.items.findIndex(
    (list, own) =>
      own !== at &&
      own !== header &&
      list.kind === 'list' &&
      list.items.length === index.items.length &&
      list.items.every((row) => isRowOf(row, names.length)),
  )
  const rows = map.items[data]
  if (names.length === 0 || rows?.kind !== 'list') return null
  const told = index.items.map((entry) => (isLeaf(entry) ? [entry] : entry.items.filter(isLeaf)))
  const [width = 0, ...others] = new Set(told.map(({ length }) => length))
  const areApart =
    new Set(told.map((own) => JSON.stringify(own.map(({ value }) => value)))).size === told.length
  if (width === 0 || others.length > 0 || !areApart || isCount(told)) return null
  const own = width === 1 ? ['index'] : Array.from({ length: width }, (_, level) => `index.${level}`)
  if (own.some((name) => names.includes(name))) return null
  const list: Node = {
    kind: 'list',
    items: rows.items.map((row, place) => ({
      kind: 'map',
      keys: [...own, ...names],
      items: [...(told[place] ?? []), ...(isLeaf(row) ? [] : row.items)],
    })),
  }
  const rest = map.keys.flatMap((key, place) => ([at, header, data].includes(place) ? [] : [{ key, place }]))
  if (rest.length === 0) return list
  return {
    kind: 'map',
    keys: [...rest.map(({ key }) => key), map.keys[data] ?? ''],
    items: [...rest.flatMap(({ place }) => map.items[place] ?? []), list],
  }
}

/** The names of columns; a table may have only one. */
function columnsOf(list: Node | undefined): string[] {
  if (list?.kind !== 'list') return []
  const [only, ...others] = list.items
  if (isLeaf(only) && others.length === 0) return typeof only.value === 'string' ? [only.value] : []
  return namesIn(list) ?? []
}

/** Whether an index is the rows counted. */
function isCount(told: readonly (readonly LeafNode[])[]): boolean {
  const first = Number(told[0]?.[0]?.value)
  return told.every((own, at) => own.length === 1 && own[0]?.value === first + at)
}
