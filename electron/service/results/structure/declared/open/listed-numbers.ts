import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { saidAmount } from '../../../words/said-amount.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import { isSaidNumber } from '../../said-numbers.ts'
import { isNameOfNumbers } from '../union-fields.ts'

/** An answer, with the list of those who gave it. */
export interface Listed {
  name: string
  people: Node
  /** Whether the answer is known to be the text of an option, rather than a code. */
  isText?: boolean
}

const NUMBER = /^\d{1,9}(?:[.,]\d{1,6})?$/

/** Words in the name of what was said, by whomever; any other word says that the numbers are of something else. */
const ANSWER_WORDS: ReadonlySet<string> = new Set(
  (
    'value values answer answers response responses reply replies number numbers said data result results distribution by per each ' +
    'amount amounts figure figures quantity quantities quote quotes verbatim verbatims text texts words ' +
    'valeur valeurs montant montants chiffre chiffres quantite quantites citation citations texte textes mots contribution contributions ' +
    'reponse reponses nombre nombres dit donnees resultat resultats repartition par pour chaque ' +
    'persona personas person persons people respondent respondents participant participants panelist panelists ' +
    'personne personnes repondant repondants repondante panel paneliste panelistes individu individus'
  ).split(' '),
)

/** Whether a name says no more than that answers stand under it, or by whom they are: "values", "par_persona". */
export function saysAnswers(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length > 0 && words.every((word) => ANSWER_WORDS.has(word))
}

/**
 * Numbers, each with the list of those who said it: the names of a map (`{"3": ["p1", "p4"]}`), or the only field of
 * the entries of a list that has a number and is called so (`[{value: 3, people: […]}]`).
 */
export function numberEntries(node: Node): Listed[] | null {
  if (node.kind === 'leaf' || node.items.length < 2) return null
  if (node.kind === 'map') {
    const areNumbers = node.keys.every((key) => NUMBER.test(key))
    if (!areNumbers || !node.items.some(({ kind }) => kind === 'list')) return null
    return node.keys.map((name, at) => ({ name, people: node.items[at] as Node }))
  }
  if (!node.items.every((item) => item.kind === 'map')) return null
  const entries = (node.items as readonly MapNode[]).map(entryOf)
  const names = entries.map((entry) => entry?.name)
  if (entries.includes(null) || new Set(names).size < names.length) return null
  return entries.filter((entry) => entry !== null)
}

function entryOf(map: MapNode): Listed | null {
  const [people, ...others] = map.items.filter(({ kind }) => kind === 'list')
  if (people?.kind !== 'list' || others.length > 0) return null
  const said = map.items.filter(
    (leaf, at) =>
      isLeaf(leaf) && isSaidNumber(leaf.value) && isNameOfNumbers(map.keys[at] ?? '') && !isCountOf(at, map),
  )
  const [number, ...further] = said
  return isLeaf(number) && further.length === 0 ? { name: String(number.value), people } : null
}

/** Whether a field is called as if it said how many people are listed. */
function isCountOf(at: number, map: MapNode): boolean {
  return /^(?:n|nb|num|count|nombre|qty|quantity|quantite|effectif)$/i.test(map.keys[at] ?? '')
}

/**
 * What was said by those who said it: a map from personas to it, or a list with a persona and a value in each entry,
 * beside which no other number stands.
 */
export function saidByPerson(
  node: Node,
  arePersonas: (names: readonly string[]) => boolean,
): Listed[] | null {
  if (node.kind === 'leaf' || node.items.length < 2) return null
  const pairs =
    node.kind === 'map'
      ? node.keys.map((key, at) => [key, node.items[at]] as const)
      : pairsIn(node.items, arePersonas)
  if (!pairs?.every(([, leaf]) => isLeaf(leaf))) return null
  return pairs.flatMap(([who, leaf]): Listed[] =>
    isLeaf(leaf) && leaf.value !== null
      ? [{ name: String(leaf.value), people: { kind: 'list', items: [{ ...leaf, value: who }] } }]
      : [],
  )
}

/** The persona and the only number in each entry of a list; null where two fields may be either. */
function pairsIn(
  items: readonly Node[],
  arePersonas: (names: readonly string[]) => boolean,
): (readonly [string, Node])[] | null {
  const maps = items.filter((item): item is MapNode => item.kind === 'map')
  const names = maps[0]?.keys ?? []
  const columnOf = (name: string) => maps.map(({ keys, items: own }) => own[keys.indexOf(name)])
  const isAll = (name: string, is: (leaf: Node) => boolean): boolean =>
    columnOf(name).every((leaf) => leaf !== undefined && is(leaf))
  const who = names.filter(
    (name) =>
      isAll(name, isLeaf) &&
      arePersonas(columnOf(name).map((leaf) => String(isLeaf(leaf) ? leaf.value : ''))),
  )
  const said = names.filter((name) => isAll(name, (leaf) => isLeaf(leaf) && isSaid(leaf.value, name)))
  const [person, number] = [who[0], said[0]]
  if (maps.length < items.length || who.length !== 1 || said.length !== 1) return null
  if (person === undefined || number === undefined || person === number) return null
  return maps.map(({ keys, items: own }) => {
    const leaf = own[keys.indexOf(person)]
    return [String(isLeaf(leaf) ? leaf.value : ''), own[keys.indexOf(number)] as Node] as const
  })
}

/** Whether a value is an amount with a unit, or a number under a name that says no more than that it is one. */
function isSaid(value: unknown, name: string): boolean {
  const isNumber = isSaidNumber(value) || saidAmount(value) !== null
  return isNumber && (isNameOfNumbers(name) || saysAnswers(name) || saidAmount(value)?.unit != null)
}
