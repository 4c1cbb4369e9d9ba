import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { isLeaf, type LeafNode, type MapNode, type Node, withReplaced } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import { withImpliedDecimals } from './implied-decimals.ts'

/** A column of lines of fixed width: its name, and where it stands, counted from 0, without its end. */
interface Column {
  name: string
  from: number
  to: number
  /** What the list says of it. */
  record: MapNode
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const START_WORDS = words('start from begin debut column col offset position pos')
const END_WORDS = words('finish end to fin stop last')
const WIDTH_WORDS = words('width length len size largeur longueur')
/** Words in the name of a field that has both: "COLS": "10-12". */
const RANGE_WORDS = words('cols columns colonnes col column colonne positions position pos places range')
const RANGE = /^[[(]?(\d{1,6})(?:\s?(?:-|–|—|:|,|\.\.|to|à)\s?(\d{1,6}))?[\])]?$/
const FEWEST_COLUMNS = 3
const FEWEST_SHARE = 0.7

/**
 * Lines of fixed width, of which a list beside them says at which places each column stands (Triple-S and the like), as
 * records by the names of the columns. The places must follow each other without a gap, from the first character on,
 * and every line must end within the last column; else the lines stay as they are, and so where two texts or two lists
 * fit.
 */
export function openFixedWidth(root: Node, personas: number): Node {
  const maps: (readonly Column[])[] = []
  const texts: { node: Node; lines: readonly string[]; leaf: LeafNode }[] = []
  const look = (node: Node): void => {
    const lines = linesOf(node, personas)
    if (lines) texts.push({ node, ...lines })
    if (node.kind === 'leaf') return
    const columns = node.kind === 'list' ? columnsIn(node.items) : null
    if (columns) maps.push(columns)
    node.items.forEach(look)
  }
  look(root)
  const [columns, ...others] = maps
  if (!columns || others.length > 0) return root
  const fitting = texts.filter(({ lines }) => lines.every((line) => isWithin(line, columns)))
  const [text, ...more] = fitting
  if (!text || more.length > 0) return root
  const told = columns.flatMap(({ name, from, to, record }) => {
    const received = text.lines.map((line) => line.slice(from, to).trim())
    const cells = withImpliedDecimals(received, record, to - from)
    return cells ? [{ name, cells }] : []
  })
  const rows = text.lines.map(
    (_, at): MapNode => ({
      kind: 'map',
      keys: told.map(({ name }) => name),
      items: told.map(({ cells }): LeafNode => {
        const cell = cells[at] ?? ''
        return { ...text.leaf, value: cell, exact: cell }
      }),
    }),
  )
  return withReplaced(root, text.node, { kind: 'list', items: rows })
}

/** The lines of a text, or of a list of texts, as many as the personas or a few less. */
function linesOf(node: Node, personas: number): { lines: readonly string[]; leaf: LeafNode } | null {
  const leaves = isLeaf(node) ? [node] : node.kind === 'list' && node.items.every(isLeaf) ? node.items : []
  const [leaf] = leaves as LeafNode[]
  if (!leaf) return null
  const received = (leaves as LeafNode[]).map(({ exact, value }) => exact ?? value)
  if (!received.every((line) => typeof line === 'string')) return null
  const lines = received
    .flatMap((line) => String(line).split(/\r\n|\n|\r/))
    .filter((line) => line.trim() !== '')
  const isFit = lines.length <= personas && lines.length >= Math.max(2, Math.ceil(personas * FEWEST_SHARE))
  return isFit ? { lines, leaf } : null
}

/** The columns that a list of maps describes by the places of their characters. */
function columnsIn(items: readonly Node[]): readonly Column[] | null {
  if (items.length < FEWEST_COLUMNS || !items.every((item): item is MapNode => item.kind === 'map'))
    return null
  const maps = items as readonly MapNode[]
  const naming = maps[0]?.keys.find((key) => {
    const names = maps.map((map) => nameAt(map, key))
    return !names.includes(null) && new Set(names).size === names.length
  })
  if (naming === undefined) return null
  const places =
    rangesIn(maps) ??
    maps.map((map) => {
      const numberAt = (known: ReadonlySet<string>): number | null => {
        const found = fieldsIn(map, '').filter(
          ({ name, leaf }) =>
            known.has(wordsOfKey(name).at(-1) ?? '') && /^\d{1,6}$/.test(String(leaf.value)),
        )
        return found.length === 1 ? Number(found[0]?.leaf.value) : null
      }
      return { start: numberAt(START_WORDS), end: numberAt(END_WORDS), width: numberAt(WIDTH_WORDS) }
    })
  const starts = places.map(({ start }) => start)
  const first = starts[0]
  if (starts.includes(null) || (first !== 0 && first !== 1)) return null
  const ends = places.every(({ width }) => width !== null)
    ? places.map(({ start, width }) => (start ?? 0) + (width ?? 0))
    : places.map(({ end }) => end)
  if (ends.includes(null)) return null
  // An end may be the last character of its column, or the first one behind it: all columns must agree.
  const gaps = new Set(ends.slice(0, -1).map((end, at) => (starts[at + 1] ?? 0) - (end ?? 0)))
  const [gap] = gaps
  if (gaps.size !== 1 || (gap !== 0 && gap !== 1)) return null
  return maps.map((map, at) => ({
    name: nameAt(map, naming) ?? '',
    from: (starts[at] ?? 0) - first,
    to: (ends[at] ?? 0) + gap - first,
    record: map,
  }))
}

/**
 * The places of columns that one field tells from the first to the last; a column of one character has only one number.
 */
function rangesIn(maps: readonly MapNode[]): { start: number; end: number; width: null }[] | null {
  const [first] = maps
  for (const key of first?.keys ?? []) {
    if (!wordsOfKey(key).some((word) => RANGE_WORDS.has(word))) continue
    const ranges = maps.flatMap((map) => {
      const leaf = map.items[map.keys.indexOf(key)]
      const [, start, end = start] = (isLeaf(leaf) && RANGE.exec(String(leaf.value).trim())) || []
      return start === undefined ? [] : [{ start: Number(start), end: Number(end), width: null }]
    })
    if (ranges.length === maps.length && ranges.some(({ start, end }) => end > start)) return ranges
  }
  return null
}

function nameAt(map: MapNode, key: string): string | null {
  const leaf = map.items[map.keys.indexOf(key)]
  return isLeaf(leaf) && typeof leaf.value === 'string' && /\p{L}/u.test(leaf.value) ? leaf.value : null
}

/** Whether a line ends within the last column or before it, and begins with all of the first one. */
function isWithin(line: string, columns: readonly Column[]): boolean {
  return line.length <= (columns.at(-1)?.to ?? 0) && line.length > (columns[0]?.to ?? 0)
}
