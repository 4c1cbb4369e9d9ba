import { isLeaf, type MapNode, type Node } from '../../node.ts'

const FEWEST = 2
const MOST = 30
const LONGEST_CODE = 8
/** "A. Never", "b) Often", "(3) Always": a code before an option. */
const CODED = /^[[(]?([A-Za-z]|\d{1,2})\s*[.):\]–—-]+\s*(\S.*)$/su
/** "A", "b", "1", "opt_2": what somebody may choose by. */
const CODE = /^(?:[A-Za-z]|\d{1,2}|\p{L}{1,6}[-_ ]?\d{1,2})$/u

/** Options as one person was shown them. */
export interface Menu {
  /** By code: the text of the option. */
  texts: ReadonlyMap<string, string>
  /** Whether all texts are options, or say that there is no answer. */
  isSound: boolean
}

/**
 * A menu: a map from codes to texts, a list of records with a code and a text each, or a list of texts with codes in
 * front. Null where it is none, or where none of its texts is an option.
 */
export function menuIn(node: Node, isText: (text: string) => boolean): Menu | null {
  if (isLeaf(node) || node.items.length < FEWEST || node.items.length > MOST) return null
  const pairs = node.kind === 'map' ? pairsOfMap(node) : node.items.map(pairOf)
  const texts = new Map(pairs.flatMap((pair) => (pair ? [pair] : [])))
  if (texts.size < node.items.length) return null
  const told = [...texts.values()].filter(isText).length
  return told === 0 ? null : { texts, isSound: told === texts.size && new Set(texts.values()).size === told }
}

/** The code and the text of "A. Never"; null where a text has no code. */
export function codedText(text: string): readonly [string, string] | null {
  const [, code, rest] = CODED.exec(text.trim()) ?? []
  return code === undefined || rest === undefined ? null : [code, rest.trim()]
}

function pairsOfMap({ keys, items }: MapNode): (readonly [string, string] | null)[] {
  return items.map((item, at) => {
    const code = keys[at] ?? ''
    return isLeaf(item) && typeof item.value === 'string' && CODE.test(code) ? [code, item.value] : null
  })
}

function pairOf(item: Node): readonly [string, string] | null {
  if (isLeaf(item)) return typeof item.value === 'string' ? codedText(item.value) : null
  if (item.kind !== 'map' || !item.items.every(isLeaf)) return null
  const values = item.items.map((leaf) => (isLeaf(leaf) ? String(leaf.value ?? '').trim() : ''))
  const codes = values.filter((value) => value.length <= LONGEST_CODE && CODE.test(value))
  const texts = values.filter((value) => !codes.includes(value) && /\p{L}/u.test(value))
  const [code] = codes
  const [text] = texts
  return code !== undefined && text !== undefined && codes.length === 1 && texts.length === 1
    ? [code, text]
    : null
}
