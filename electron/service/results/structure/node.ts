/** One value of a payload, as a person would read it. */
export interface LeafNode {
  kind: 'leaf'
  value: string | number | boolean | null
  /** The value at `path` in the payload; for a cell of a table in a text, the whole text. */
  raw: unknown
  path: string
  /** Of a text that was decoded for comparison, the text as received. */
  exact?: string
}

/** Entries told apart by their positions. */
interface ListNode {
  kind: 'list'
  items: readonly Node[]
}

/** Entries told apart by their names. */
export interface MapNode {
  kind: 'map'
  keys: readonly string[]
  items: readonly Node[]
}

/**
 * A payload with its tables opened: tables in texts, rows with a header and columns as lists all become rows by name,
 * so that one reader reads them all.
 */
export type Node = LeafNode | ListNode | MapNode

/** Whether a node is one value. */
export function isLeaf(node: Node | undefined): node is LeafNode {
  return node?.kind === 'leaf'
}

/** A payload with one node in place of another one. */
export function withReplaced(node: Node, old: Node, fresh: Node): Node {
  if (node === old) return fresh
  if (node.kind === 'leaf') return node
  return { ...node, items: node.items.map((item) => withReplaced(item, old, fresh)) }
}
