import { isLeaf, type LeafNode, type Node } from '../../node.ts'

/** "10.0000000000", "2.5000": a number as databases write it, with all places behind the point. */
const PADDED = /^\s*(-?\d{1,12})(?:\.0{4,}|(\.\d*[1-9])0{3,})\s*$/

/** A payload with the numbers that a database has filled up with zeros as people say them: "10", "2.5". */
export function withoutPadding(root: Node): Node {
  if (isLeaf(root)) return bare(root)
  return { ...root, items: root.items.map(withoutPadding) }
}

function bare(leaf: LeafNode): LeafNode {
  const [, whole, rest = ''] = typeof leaf.value === 'string' ? (PADDED.exec(leaf.value) ?? []) : []
  return whole === undefined ? leaf : { ...leaf, value: `${whole}${rest}`, exact: `${whole}${rest}` }
}
