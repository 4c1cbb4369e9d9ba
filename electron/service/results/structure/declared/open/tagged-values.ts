import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { saysWhyMissing } from '../../../words/missing-reasons.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'

/** Answers are of so few kinds. */
const MOST_KINDS = 5
const FEWEST = 2
/** Words for the kinds of values, which programs put around each of them. */
const KIND_WORDS: ReadonlySet<string> = new Set(
  'choice choix option index number nombre numeric numerique integer int float decimal text texte string str value valeur open free libre some answer reponse verbatim single code ok'.split(
    ' ',
  ),
)

/**
 * Takes the kind away that a program puts around each value of a list or a map: `[{"Choice": 0}, "Refused", {"Number":
 * 40}]`, as typed languages write them. A bare word that says why there is no value becomes an empty place. Where none
 * has such a word, the kinds are fields like others.
 */
export function openTagged(root: Node): Node {
  return hasReasons(root) ? openedIn(root) : root
}

function openedIn(node: Node): Node {
  if (node.kind === 'leaf') return node
  const items = node.items.map(openedIn)
  if (!areTagged(node)) return { ...node, items }
  return {
    ...node,
    items: items.map((item) => (isLeaf(item) ? { ...item, value: null } : (innerOf(item) ?? item))),
  }
}

function hasReasons(node: Node): boolean {
  if (node.kind === 'leaf') return false
  const isOne = areTagged(node) && node.items.some((item) => isLeaf(item) && item.value !== null)
  return isOne || node.items.some(hasReasons)
}

/** Whether a list or a map has nothing but values within their kinds, and words that say why there is none. */
function areTagged(node: Node): boolean {
  if (node.kind === 'leaf') return false
  const tagged = node.items.filter((item) => item.kind === 'map' && isTagged(item))
  const reasons = node.items.filter((item) => isLeaf(item) && isReason(item))
  const kinds = new Set(tagged.map((item) => (item.kind === 'map' ? item.keys[0] : '')))
  const areAll = tagged.length + reasons.length === node.items.length && tagged.length >= FEWEST
  return areAll && kinds.size <= MOST_KINDS
}

function isTagged(map: MapNode): boolean {
  const words = wordsOfKey(map.keys[0] ?? '')
  return (
    map.keys.length === 1 &&
    isLeaf(map.items[0]) &&
    words.length > 0 &&
    words.every((word) => KIND_WORDS.has(word))
  )
}

function innerOf(node: Node): LeafNode | null {
  const [value] = node.kind === 'map' ? node.items : []
  return isLeaf(value) ? value : null
}

/** "DontKnow", "REFUSED", or nothing at all. */
function isReason({ value }: LeafNode): boolean {
  return value === null || (typeof value === 'string' && saysWhyMissing(wordsOfKey(value).join(' ')))
}
