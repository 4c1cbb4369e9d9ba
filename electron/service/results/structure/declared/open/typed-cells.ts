import { isLeaf, type LeafNode, type Node } from '../../node.ts'

/** Names under which programs write a value by its type: `{"stringValue": "Yes"}`, `{"isNull": true}`. */
const TYPED =
  /^(?:string|boolean|bool|long|int|integer|double|float|decimal|number|text|varchar|timestamp)_?value$/i
const NULL = /^(?:is_?null|null_?value|null)$/i
/** "Answers[Name]": the column of a table. */
const OF_TABLE = /^'?[\p{L}\w ]{1,60}'?\[([^[\]]*\p{L}[^[\]]*)\]$/u

/**
 * A payload whose rows have plain cells and whose columns have plain names: cells that are written under the names of
 * their types, and columns under that of their table, have neither.
 */
export function withPlainCells(root: Node): Node {
  if (root.kind === 'leaf') return root
  const items = root.items.map(withPlainCells)
  if (root.kind === 'map') return { ...root, keys: withoutTable(root.keys), items }
  const cells = items.map(cellOf)
  return { ...root, items: cells.includes(null) ? items : (cells as LeafNode[]) }
}

/** The value of a cell under the name of its type; null where it is none. */
function cellOf(node: Node): LeafNode | null {
  const [inner] = node.kind === 'map' ? node.items : []
  if (node.kind !== 'map' || node.items.length !== 1 || !isLeaf(inner)) return null
  const [name = ''] = node.keys
  if (TYPED.test(name)) return inner
  return NULL.test(name) && inner.value !== false ? { ...inner, value: null, exact: undefined } : null
}

/** The names of columns without that of their table, if all have one and stay different. */
function withoutTable(keys: readonly string[]): readonly string[] {
  const names = keys.map((key) => OF_TABLE.exec(key)?.[1] ?? '')
  return keys.length > 1 && !names.includes('') && new Set(names).size === keys.length ? names : keys
}
