import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

/** A column with a value of each persona, and what is said of it besides. */
interface Column {
  values: readonly LeafNode[]
  /** What stands beside the values. */
  notes: MapNode
  /** The texts beside the values, by their names. */
  texts: ReadonlyMap<string, string>
}

/**
 * The records of a list of columns, each a map of its name and a list with a value of each persona
 * (`{name: "q1", values: […]}`); null where a list is none, or two fields may be the names.
 */
export function openDescribedColumns(items: readonly Node[], personas: number): Node | null {
  if (items.length < 2 || personas < 2) return null
  const columns = items.flatMap((item) => columnOf(item, personas) ?? [])
  const [first] = columns
  if (columns.length < items.length) return null
  const naming = [...(first?.texts.keys() ?? [])].filter((key) => {
    const names = columns.map(({ texts }) => texts.get(key))
    return !names.includes(undefined) && new Set(names).size === names.length
  })
  const [name, ...others] = naming
  if (name === undefined || others.length > 0) return null
  const keys = columns.map(({ texts }) => texts.get(name) ?? '')
  return withNotes(recordsOf(keys, columns), keys, columns)
}

/**
 * The records of a map of columns, each a map with a list with a value of each persona and what is said of it
 * (`{q1: {label: "…?", values: […], labels: {"Yes": 1}}}`), with what is said of them; null where a map is none.
 */
export function openLabelledColumns({ keys, items }: MapNode, personas: number): Node | null {
  if (items.length < 2 || personas < 2 || items.length === personas) return null
  const columns = items.flatMap((item) => columnOf(item, personas) ?? [])
  if (columns.length < items.length || columns.every(({ notes }) => notes.items.length === 0)) return null
  return withNotes(recordsOf(keys, columns), keys, columns)
}

function columnOf(item: Node, personas: number): Column | null {
  if (item.kind !== 'map') return null
  const isValues = (inner: Node): boolean =>
    inner.kind === 'list' && inner.items.length === personas && inner.items.every(isLeaf)
  const lists = item.items.filter(isValues)
  const [values] = lists
  if (lists.length !== 1 || values?.kind !== 'list') return null
  const beside = item.items.flatMap((inner, at) => (inner === values ? [] : [at]))
  const leaves = values.items as readonly LeafNode[]
  const texts = beside.flatMap((at): [string, string][] => {
    const leaf = item.items[at]
    return isLeaf(leaf) && typeof leaf.value === 'string' && leaf.value !== ''
      ? [[item.keys[at] ?? '', leaf.value]]
      : []
  })
  const notes: MapNode = {
    kind: 'map',
    keys: beside.map((at) => item.keys[at] ?? ''),
    items: beside.map((at) => byCode(item.items[at] as Node, leaves)),
  }
  return { values: leaves, notes, texts: new Map(texts) }
}

/** A map from labels to codes as one from codes to labels, where all values of the column are among the codes. */
function byCode(node: Node, values: readonly LeafNode[]): Node {
  if (node.kind !== 'map' || node.items.length < 2 || !node.items.every(isLeaf)) return node
  const leaves = node.items as readonly LeafNode[]
  const codes = leaves.map(({ value }) => (value === null ? '' : String(value)))
  const known = new Set(codes)
  const told = values.filter(({ value }) => value !== null && value !== '')
  const areCodes = !known.has('') && known.size === codes.length
  if (!areCodes || told.length === 0 || !told.every(({ value }) => known.has(String(value)))) return node
  return {
    kind: 'map',
    keys: codes,
    items: leaves.map(
      ({ raw, path }, at): LeafNode => ({ kind: 'leaf', value: node.keys[at] ?? '', raw, path }),
    ),
  }
}

function recordsOf(keys: readonly string[], columns: readonly Column[]): Node {
  return {
    kind: 'list',
    items: (columns[0]?.values ?? []).map(
      (_, row): Node => ({
        kind: 'map',
        keys,
        items: columns.flatMap(({ values }) => values[row] ?? []),
      }),
    ),
  }
}

/** The records with what is said of their columns, where that is more than a name. */
function withNotes(records: Node, keys: readonly string[], columns: readonly Column[]): Node {
  if (!columns.some(({ notes }) => notes.items.some((item) => !isLeaf(item)))) return records
  return {
    kind: 'map',
    keys: ['[]', 'columns'],
    items: [records, { kind: 'map', keys, items: columns.map(({ notes }) => notes) }],
  }
}
