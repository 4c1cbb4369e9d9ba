import { documentIn } from '../../../../json/document-in.ts'
import { atPath, expand } from '../../expand.ts'
import type { KnownTexts } from '../../item-refs.ts'
import type { LeafNode, Node } from '../../node.ts'

/** Bounds: the most documents in a payload, the longest one, and how deep they may be nested. */
const MOST_DOCUMENTS = 20_000
const LONGEST = 5_000_000
const DEEPEST = 3

/**
 * Opens the documents in texts of a payload: JSON in a Markdown fence, XML, and either of them or a table in base64.
 * Other texts stay as they are. Everything in a document has the path of its text.
 */
export function openDocuments(root: Node, known: KnownTexts, personas: number): Node {
  let opened = 0
  // Every cell of a table in a text has the whole text as what was received.
  const closed = new Set<string>()

  function walk(node: Node, depth: number): Node {
    if (node.kind === 'leaf') return openLeaf(node, depth)
    const items = node.items.map((item) => walk(item, depth))
    return node.kind === 'map' ? { ...node, items } : { kind: 'list', items }
  }

  function openLeaf(leaf: LeafNode, depth: number): Node {
    const text = leaf.exact ?? leaf.value
    if (typeof text !== 'string' || text.length < 8 || text.length > LONGEST) return leaf
    if (depth >= DEEPEST || opened >= MOST_DOCUMENTS) return leaf
    const inner = documentOf(text) ?? documentOf(String(leaf.raw))
    if (inner === undefined) return leaf
    opened += 1
    const node = expand(inner, known, personas)
    // A document that is only a text is not opened.
    if (node.kind === 'leaf') return leaf
    return atPath(walk(node, depth + 1), String(leaf.raw), leaf.path)
  }

  function documentOf(text: string): unknown {
    if (closed.has(text)) return undefined
    const inner = documentIn(text)
    if (inner === undefined) closed.add(text)
    return inner
  }

  return walk(root, 0)
}
