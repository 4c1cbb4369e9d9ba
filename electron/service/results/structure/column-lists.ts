import { isObject } from '../../json/json-value.ts'
import { saysWhyMissing } from '../words/missing-reasons.ts'
import type { KnownTexts } from './item-refs.ts'
import { isLeaf, type MapNode, type Node } from './node.ts'

const FEWEST_ROWS = 2
const DEEPEST = 30

/** What the columns of a table have, by the names of these columns. */
type Columns = readonly { key: string; values: readonly unknown[] }[]

/**
 * The rows of a table that is sent by columns, however many they are: lists of one length beside each other, as the
 * data frames of statistics programs are. They are one table only where every list of the map is one of its columns,
 * and where exactly one of these has texts that are known: items, options, or reasons for missing answers. Two of them
 * may be the answers to two items, of different people. Where no column has any, one must refer to such a table. Null
 * where there is no table.
 *
 * @param frameIds the ids in the tables of the payload that have known texts, by column
 */
export function openColumnLists(
  map: MapNode,
  known: KnownTexts,
  frameIds: () => readonly ReadonlySet<unknown>[],
): MapNode | null {
  const columns = map.keys.flatMap((key, at) => {
    const item = map.items[at]
    return item?.kind === 'list' ? [{ key, at, cells: item.items }] : []
  })
  if (!columns.every(({ cells }) => cells.every(isLeaf))) return null
  const told = columns.map(({ key, cells }) => ({
    key,
    values: cells.map((cell) => (isLeaf(cell) ? cell.value : null)),
  }))
  const telling = tellingIn(told, known)
  const refers = (ids: ReadonlySet<unknown>): boolean =>
    told.some(({ values }) => new Set(values).size >= FEWEST_ROWS && values.every((value) => ids.has(value)))
  if (telling === null || telling > 1 || (telling === 0 && !frameIds().some(refers))) return null
  const rows = (columns[0]?.cells ?? []).map(
    (_, row): Node => ({
      kind: 'map',
      keys: columns.map(({ key }) => key),
      items: columns.map(({ cells }) => cells[row] as Node),
    }),
  )
  const rest = map.keys.flatMap((key, at) =>
    columns.some((column) => column.at === at) ? [] : [{ key, at }],
  )
  return {
    kind: 'map',
    keys: [...rest.map(({ key }) => key), '[]'],
    items: [...rest.map(({ at }) => map.items[at] as Node), { kind: 'list', items: rows }],
  }
}

/** The different values of the columns beside the one with known texts, in all tables of a payload that have one. */
export function idsInFrames(data: unknown, known: KnownTexts): ReadonlySet<unknown>[] {
  const found: ReadonlySet<unknown>[] = []
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    const inner = Object.values(value)
    if (isObject(value)) {
      const columns = Object.entries(value).flatMap(([key, values]) =>
        Array.isArray(values) ? [{ key, values }] : [],
      )
      if (tellingIn(columns, known) === 1)
        for (const { values } of columns)
          if (new Set(values).size >= FEWEST_ROWS && values.every((one) => typeof one === 'string'))
            found.push(new Set(values))
    }
    for (const one of inner) look(one, depth + 1)
  }
  look(data, 0)
  return found
}

/** How many columns have known texts for the most part; null where these lists are no columns of one table. */
function tellingIn(columns: Columns, known: KnownTexts): number | null {
  const count = columns[0]?.values.length ?? 0
  if (columns.length < 2 || count < FEWEST_ROWS) return null
  if (!columns.every(({ values }) => values.length === count)) return null
  if (columns.some(({ key }) => known.itemOf(key) !== null || known.isOption(key))) return null
  const isTold = (value: unknown): boolean =>
    typeof value === 'string' &&
    (known.itemOf(value) !== null || known.isOption(value) || saysWhyMissing(value))
  return columns.filter(({ values }) => values.filter(isTold).length * 2 > count).length
}
