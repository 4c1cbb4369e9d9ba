import { firstNumber } from '../../../words/said-amount.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import { isBlank } from '../places.ts'
import { entryGroups, withFresh } from './entry-groups.ts'

const FEWEST = 3

type Fields = ReadonlyMap<string, LeafNode>

/**
 * Puts the number that a service found in what somebody said in the place of these words: `{said: "7 h 30, sometimes
 * more", parsed: {float: 7.5}}`. Only where each number of that field stands beside words that say it, up to a half or
 * a quarter said behind it, in a map of its own, and where not all numbers are the same: another number may count the
 * words.
 */
export function withParsedNumbers(root: Node): Node {
  const fresh = new Map<Node, Node | null>()
  for (const maps of entryGroups(root)) {
    if (maps.length < FEWEST) continue
    const entries = maps.map(filledIn)
    for (const [numbers, words] of pairsIn(entries))
      for (const fields of entries) {
        const number = fields.get(numbers)
        const said = fields.get(words)
        if (!number || !said) continue
        fresh.set(said, number)
        fresh.set(number, null)
      }
  }
  return withFresh(root, fresh)
}

/** The fields of numbers, each with the only field of words that say these. */
function pairsIn(entries: readonly Fields[]): [string, string][] {
  const names = [...new Set(entries.flatMap((fields) => [...fields.keys()]))]
  const told = names.flatMap((numbers): [string, string][] => {
    if (!numbers.includes('.')) return []
    const having = entries.filter((fields) => fields.has(numbers))
    const values = new Set(having.map((fields) => fields.get(numbers)?.value))
    // A field beside the words may be the answer itself, and the words what explains it.
    if (having.length < FEWEST || values.size < 2) return []
    const saying = names.filter(
      (words) =>
        words !== numbers &&
        !words.includes('.') &&
        having.every((fields) => says(fields.get(words)?.value, fields.get(numbers)?.value)) &&
        having.some((fields) => /\p{L}+\s+\p{L}/u.test(String(fields.get(words)?.value))),
    )
    const [words, ...others] = saying
    return words !== undefined && others.length === 0 ? [[numbers, words]] : []
  })
  return told.length === 1 ? told : []
}

function says(words: unknown, number: unknown): boolean {
  if (typeof words !== 'string' || typeof number !== 'number') return false
  const said = firstNumber(words)
  return said !== null && (said === number || (Number.isInteger(said) && said === Math.floor(number)))
}

function filledIn(map: MapNode): Fields {
  return new Map(
    fieldsIn(map, '').flatMap(({ name, leaf }): [string, LeafNode][] =>
      isLeaf(leaf) && !isBlank(leaf.value) ? [[name, leaf]] : [],
    ),
  )
}
