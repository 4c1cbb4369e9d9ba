import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'

/** One column as a schema declares it, with the columns inside it. */
interface Field {
  name: string
  fields: readonly Field[] | null
}

const FEWEST_ROWS = 2
const DEEPEST = 6
const MOST_FIELDS = 400

/**
 * Rows of cells without names, whose names a schema beside them declares, where some columns hold rows of their own:
 * `{schema: {fields: [{name: "who"}, {name: "answers", fields: […]}]}, rows: [{f: [{v: "Ana"}, {v: […]}]}]}`. Every
 * cell of every row must fit the only schema; else the rows stay as they are. Schemas without inner columns are opened
 * as tables.
 */
export function openSchemaRows(root: Node): Node {
  if (root.kind === 'leaf') return root
  const schemas = schemasIn(root, 0)
  return schemas.length === 0 ? root : opened(root, schemas)
}

/** Every list of fields of a payload of which one has fields of its own. */
function schemasIn(node: Node, depth: number): (readonly Field[])[] {
  if (node.kind === 'leaf' || depth > DEEPEST) return []
  const own = fieldsIn(node, 0)
  if (own?.some(({ fields }) => fields !== null)) return [own]
  return node.items.flatMap((item) => schemasIn(item, depth + 1))
}

function fieldsIn(node: Node, depth: number): readonly Field[] | null {
  if (node.kind !== 'list' || node.items.length === 0 || node.items.length > MOST_FIELDS || depth > DEEPEST)
    return null
  if (!node.items.every((item): item is MapNode => item.kind === 'map')) return null
  const maps = node.items as readonly MapNode[]
  const naming = maps[0]?.keys.find((key) => {
    const texts = maps.map((map) => textAt(map, key))
    return !texts.includes(null) && new Set(texts).size === texts.length
  })
  if (naming === undefined) return null
  const found = maps.map((map): Field | null => {
    const lists = map.items.filter((item) => item.kind !== 'leaf' && item.items.length > 0)
    const [inner, ...others] = lists
    const fields = inner === undefined ? null : fieldsIn(inner, depth + 1)
    // Whatever else a field holds, such as the labels of its values, is no schema of rows.
    if (others.length > 0 || (inner !== undefined && fields === null)) return null
    return { name: textAt(map, naming) ?? '', fields }
  })
  return found.includes(null) ? null : (found as Field[])
}

function textAt(map: MapNode, key: string): string | null {
  const leaf = map.items[map.keys.indexOf(key)]
  return isLeaf(leaf) && typeof leaf.value === 'string' && leaf.value.trim() !== '' ? leaf.value : null
}

function opened(node: Node, schemas: readonly (readonly Field[])[]): Node {
  if (node.kind === 'leaf') return node
  if (node.kind === 'list' && node.items.length >= FEWEST_ROWS) {
    const fitting = schemas.flatMap((fields) => {
      const rows = node.items.map((row) => rowOf(row, fields))
      return rows.includes(null) ? [] : [rows as Node[]]
    })
    const [rows, ...others] = fitting
    if (rows !== undefined && others.length === 0) return { kind: 'list', items: rows }
  }
  return { ...node, items: node.items.map((item) => opened(item, schemas)) }
}

/** A row by its names; null where it has other cells than its fields. */
function rowOf(node: Node, fields: readonly Field[]): MapNode | null {
  const cells = bare(node, 'list')
  if (cells.kind !== 'list' || cells.items.length !== fields.length) return null
  const values = fields.map((field, at) => valueIn(cells.items[at] as Node, field))
  if (values.includes(null)) return null
  return { kind: 'map', keys: fields.map(({ name }) => name), items: values as Node[] }
}

/** The value of a cell: one value, several, a row of inner fields or several; null where it does not fit its field. */
function valueIn(cell: Node, { fields }: Field): Node | null {
  const inner = bare(cell, fields === null ? 'leaf' : 'list')
  if (isLeaf(inner)) return fields === null || inner.value === null ? inner : null
  if (fields === null) {
    const values = inner.kind === 'list' ? inner.items.map((one) => bare(one, 'leaf')) : [inner]
    return inner.kind === 'list' && values.every(isLeaf) ? { kind: 'list', items: values } : emptyCell(inner)
  }
  const row = rowOf(inner, fields)
  if (row !== null) return row
  if (inner.kind !== 'list') return null
  const rows = inner.items.map((one) => rowOf(one, fields))
  return rows.includes(null) ? null : { kind: 'list', items: rows as Node[] }
}

/** `{}`: a cell without a value. */
function emptyCell(node: Node): LeafNode | null {
  const isEmpty = node.kind === 'map' && node.items.length === 0
  return isEmpty ? { kind: 'leaf', value: null, raw: null, path: '$' } : null
}

/** What is inside maps of one name ("v", "f", "stringValue"), down to a value or to a list. */
function bare(node: Node, wanted: 'leaf' | 'list'): Node {
  if (node.kind !== 'map' || node.items.length !== 1) return node
  const [inner] = node.items
  return inner === undefined || (wanted === 'leaf' && inner.kind === 'map') ? node : bare(inner, wanted)
}
