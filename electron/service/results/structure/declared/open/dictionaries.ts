import { saysWhyMissing } from '../../../words/missing-reasons.ts'
import { isLeaf, type LeafNode, type Node } from '../../node.ts'
import type { OpenParts } from './open-parts.ts'

const LONGEST = 4000
/** Separators between the entries of a dictionary in a text, the likeliest first; an entry is a code and its text. */
const BETWEEN = [/\s*\|\s*/, /\s*;\s*/, /\s*[\r\n]+\s*/, /\s*\/\s+/, /\s*,\s*/]
const ENTRY = /^\s*["'[(]?([\p{L}\p{N}_.-]{1,12})["'\])]?\s*(?:=>?|:|,|→|->|–|—|-|\))\s*(\S.*?)\s*$/su
const MOST_OTHERS = 3
/** What people write before a colon, rather than a code for a missing answer. */
const WORD = /\p{Ll}{2}/u

/**
 * Opens texts that list the codes of an item's options ("1, Yes | 2, No | 99, No answer") or of missing answers ("DK,
 * Don't know | REF, Refused"), lists of pairs of a code and a text, and lists of texts of both, as maps.
 */
export function openDictionaries(root: Node, { draft, known, personas }: OpenParts): Node {
  const seen = new Map<string, readonly (readonly [string, string])[] | null>()
  const choices = draft.questions.flatMap(({ type, options }, at) =>
    type === 'single_choice' ? [{ at, count: options.length }] : [],
  )

  function entriesIn(text: string): readonly (readonly [string, string])[] | null {
    for (const sign of BETWEEN) {
      const parts = text.split(sign).filter((part) => part.trim() !== '')
      if (parts.length < 2) continue
      const entries = parts.flatMap((part): (readonly [string, string])[] => {
        const found = ENTRY.exec(part)
        return found ? [[found[1] ?? '', found[2] ?? '']] : []
      })
      if (entries.length < parts.length || new Set(entries.map(([code]) => code)).size < entries.length)
        continue
      if (areTold(entries)) return entries
    }
    return null
  }

  /**
   * Whether codes stand before all the options of some item, with few others, or all before reasons for missing
   * answers.
   */
  function areTold(entries: readonly (readonly [string, string])[]): boolean {
    const areReasons = entries.every(([code, label]) => !WORD.test(code) && saysWhyMissing(label))
    return areReasons || areOfItem(entries.map(([, label]) => label))
  }

  /** Whether texts are all the options of some item, with few others. */
  function areOfItem(labels: readonly string[]): boolean {
    return choices.some(({ at, count }) => {
      const told = new Set(
        labels.map((label) => known.labelOf(at, label)).filter((option) => option !== null),
      )
      return told.size === count && labels.length <= count + MOST_OTHERS
    })
  }

  /** A list of pairs of a code and a text, or the other way round, as a map; null where it is none. */
  function pairsIn(items: readonly Node[]): Node | null {
    if (items.length < 2 || items.length === personas) return null
    const pairs = items.map((item) =>
      item.kind === 'list' && item.items.length === 2 && item.items.every(isLeaf)
        ? (item.items as readonly LeafNode[])
        : null,
    )
    if (pairs.includes(null)) return null
    for (const [code, text] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const codes = pairs.map((pair) => String(pair?.[code]?.value ?? ''))
      const labels = pairs.flatMap((pair) => pair?.[text] ?? [])
      const areCodes = !codes.includes('') && new Set(codes).size === codes.length
      if (areCodes && areOfItem(labels.map(({ value }) => String(value))))
        return { kind: 'map', keys: codes, items: labels }
    }
    return null
  }

  /** A list of texts of a code and an option each ("a) Yes", "b) No"), as a map; null where it is none. */
  function codedIn(items: readonly Node[]): Node | null {
    if (items.length < 2 || items.length === personas || !items.every(isLeaf)) return null
    const leaves = items as readonly LeafNode[]
    const found = leaves.map(({ value }) => (typeof value === 'string' ? ENTRY.exec(value) : null))
    const codes = found.flatMap((entry) => entry?.[1] ?? [])
    const labels = found.flatMap((entry) => entry?.[2] ?? [])
    const entries = codes.map((code, at): [string, string] => [code, labels[at] ?? ''])
    if (labels.length < items.length || new Set(codes).size < codes.length || !areTold(entries)) return null
    // A text that is an option as it stands has no code.
    if (leaves.some(({ value }) => choices.some(({ at }) => isText(at, value)))) return null
    return {
      kind: 'map',
      keys: codes,
      items: leaves.map((leaf, at): LeafNode => ({ ...leaf, value: labels[at] ?? null })),
    }
  }

  function isText(item: number, value: unknown): boolean {
    return draft.questions[item]?.options.some(({ text }) => text === value) === true
  }

  function open(leaf: LeafNode): Node {
    const { value } = leaf
    if (typeof value !== 'string' || value.length > LONGEST || value.length < 5 || !/[|;\n/,]/.test(value))
      return leaf
    let entries = seen.get(value)
    if (entries === undefined) {
      entries = entriesIn(value)
      if (seen.size < 5000) seen.set(value, entries)
    }
    if (!entries) return leaf
    return {
      kind: 'map',
      keys: entries.map(([code]) => code),
      items: entries.map(([, label]) => ({ ...leaf, value: label })),
    }
  }

  function walk(node: Node): Node {
    if (node.kind === 'leaf') return open(node)
    const pairs = node.kind === 'list' ? (pairsIn(node.items) ?? codedIn(node.items)) : null
    if (pairs) return pairs
    const items = node.items.map(walk)
    return node.kind === 'map' ? { ...node, items } : { kind: 'list', items }
  }

  return walk(root)
}
