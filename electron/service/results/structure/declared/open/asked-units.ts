import { foldAccents } from '../../../../../../shared/text/fold-accents.ts'
import { saidAmount } from '../../../words/said-amount.ts'
import { isLeaf, type LeafNode, type Node } from '../../node.ts'

const FEWEST = 2

/** Units as people write them behind numbers, with the words in which an item asks for them. */
const ASKED: readonly [units: RegExp, words: RegExp][] = [
  [/^(?:€|eur|euros?)$/, /euro|€/],
  [/^(?:\$|cad|usd|dollars?)$/, /dollar|\$/],
  [/^(?:£|gbp|pounds?|livres?)$/, /pound|livre|£/],
  [/^(?:chf|fr|francs?)$/, /franc|chf/],
  [/^(?:h|hrs?|heures?|hours?)$/, /heure|hour/],
  [/^(?:mn|min|mins|minutes?)$/, /minute/],
  [/^(?:j|jours?|d|days?)$/, /jour|day/],
  [/^(?:km|kilometres?|kilometers?)$/, /kilomet|\bkm\b/],
  [/^(?:m|metres?|meters?)$/, /\bmet(?:re|er)/],
  [/^(?:kg|kilos?)$/, /kilo/],
  [/^(?:%|percent|pourcents?)$/, /percent|pour ?cent|%/],
  [/^(?:x|fois|times)$/, /fois|times|often/],
]

/**
 * Whether the values of a map, or of the entries of a list, are amounts in the unit that an item asks for: "15 €" where
 * it asks for euros.
 */
export function askedUnit(node: Node, stem: string): boolean {
  const units = new Set(leavesOf(node).flatMap(({ value }) => saidAmount(value)?.unit ?? []))
  const amounts = leavesOf(node).filter(({ value }) => (saidAmount(value)?.unit ?? null) !== null)
  const asked = foldAccents(stem.toLowerCase())
  return (
    amounts.length >= FEWEST &&
    [...units].every((unit) => ASKED.some(([own, words]) => own.test(unit) && words.test(asked)))
  )
}

function leavesOf(node: Node): readonly LeafNode[] {
  if (node.kind === 'leaf') return []
  if (node.kind === 'map') return node.items.filter(isLeaf)
  return node.items.flatMap((item) => (item.kind === 'map' ? item.items.filter(isLeaf) : []))
}
