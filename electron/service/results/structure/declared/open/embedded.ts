import { atPath, expand, parsed } from '../../expand.ts'
import type { KnownTexts } from '../../item-refs.ts'
import type { LeafNode, Node } from '../../node.ts'
import { readXml } from './read-xml.ts'

/** Elements of a page: what they stand around is a text that is written so, and no document. */
const OF_PAGES =
  /^\s*\uFEFF?\s*<(?:p|b|i|u|em|strong|span|div|br|a|font|small|h[1-6]|ul|ol|li|img|sup|sub|center)[\s/>]/i

/** Bounds: so many documents in a payload, so large each, so deep in each other. */
const MOST_DOCUMENTS = 20_000
const LONGEST = 5_000_000
const DEEPEST = 3

const FENCE = /^\s*(?:[^\n`]{0,200}\n)?\s*```[\w-]{0,12}\s*\n?([\s\S]*?)\n?\s*```\s*$/
const BASE64 = /^[A-Za-z0-9+/_-]{24,}={0,2}$/
const BARE_JSON = /^\s*[[{]/

/**
 * Opens the documents that texts of a payload hold: JSON within a fence, XML, and either of them or a table in base64.
 * What is no such document stays the text that it is; the place of all that is found is that of the text.
 */
export function openDocuments(root: Node, known: KnownTexts, personas: number): Node {
  let opened = 0

  function walk(node: Node, depth: number): Node {
    if (node.kind === 'leaf') return openLeaf(node, depth)
    const items = node.items.map((item) => walk(item, depth))
    return node.kind === 'map' ? { ...node, items } : { kind: 'list', items }
  }

  function openLeaf(leaf: LeafNode, depth: number): Node {
    const text = leaf.exact ?? leaf.value
    if (typeof text !== 'string' || text.length < 8 || text.length > LONGEST) return leaf
    if (depth >= DEEPEST || opened >= MOST_DOCUMENTS) return leaf
    const inner = documentIn(text) ?? documentIn(String(leaf.raw))
    if (inner === undefined) return leaf
    opened += 1
    const node = expand(inner, known, personas)
    // A text that holds no more than a text is none.
    if (node.kind === 'leaf') return leaf
    return atPath(walk(node, depth + 1), String(leaf.raw), leaf.path)
  }

  return walk(root, 0)
}

/** What a text holds as a document, or as a text that holds a table; undefined where it holds none. */
export function documentIn(text: string): unknown {
  if (OF_PAGES.test(text)) return undefined
  const fenced = text.includes('```') ? FENCE.exec(text)?.[1] : undefined
  if (fenced !== undefined) return parsed(fenced) ?? readXml(fenced)
  if (/^\s*\uFEFF?\s*</.test(text)) return readXml(text)
  if (/^\uFEFF\s*[[{]/.test(text)) return parsed(text.slice(1))
  const bare = text.replace(/[\r\n]/g, '')
  if (bare.length % 4 === 1 || !BASE64.test(bare)) return undefined
  const decoded = decode(bare)
  if (decoded === null) return undefined
  if (BARE_JSON.test(decoded)) return parsed(decoded)
  if (/^\s*\uFEFF?\s*</.test(decoded)) return readXml(decoded)
  return /\S[\r\n]+\S/.test(decoded) && /[;,\t|]/.test(decoded) ? decoded : undefined
}

function decode(text: string): string | null {
  try {
    const bytes = Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/'), 'base64')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
