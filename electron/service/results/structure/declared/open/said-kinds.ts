import { addTo } from '../../../../json/add-to.ts'
import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { isSaidNumber } from '../../said-numbers.ts'
import { isBlank } from '../places.ts'
import { isNameOfNumbers } from '../union-fields.ts'

const FEWEST_MAPS = 4
/** Fields of one kind of answer each: for choices, for words and for numbers. */
const FEWEST_KINDS = 3
/** Entries are of so few kinds. */
const MOST_KINDS = 8
const FEWEST_WORDS = 3

/**
 * Entries with one field for each kind of answer, of which one has numbers and another one words ("value" and "text"),
 * with the numbers in the field of words: an item that asks for a number may be answered in either ("about forty").
 * Only where no entry has something in two of these fields, a further kind, of choices, has its own, and all entries
 * say of which kind they are: `{kind: "number", value: 12}`, `{kind: "text", text: "About forty"}`.
 */
export function joinSaidKinds(root: Node, known: Pick<KnownTexts, 'isOption'>): Node {
  const groups = new Map<string, MapNode[]>()
  const look = (node: Node, path: string): void => {
    if (node.kind === 'leaf') return
    if (node.kind === 'map' && node.items.every(isLeaf)) addTo(groups, path, node)
    const areRecords = node.items.length > 1 && node.items.every(({ kind }) => kind === 'map')
    node.items.forEach((item, at) => {
      look(item, `${path}/${node.kind === 'list' || areRecords ? '*' : node.keys[at]}`)
    })
  }
  look(root, '')
  const joined = new Map<Node, MapNode>()
  for (const maps of groups.values()) {
    const fields = maps.length < FEWEST_MAPS ? null : saidFields(maps, known)
    for (const map of fields ? maps : []) joined.set(map, withJoined(map, fields ?? NONE))
  }
  const rebuilt = (node: Node): Node =>
    node.kind === 'leaf' ? node : (joined.get(node) ?? { ...node, items: node.items.map(rebuilt) })
  return joined.size === 0 ? root : rebuilt(root)
}

interface SaidFields {
  numbers: string
  words: string
}

const NONE: SaidFields = { numbers: '', words: '' }

/** The fields of numbers and of words, if these maps have one of each, and each map has one field of its kind. */
function saidFields(maps: readonly MapNode[], known: Pick<KnownTexts, 'isOption'>): SaidFields | null {
  const filled = maps.map(filledIn)
  const byName = new Map<string, LeafNode[]>()
  for (const fields of filled) for (const [name, leaf] of fields) addTo(byName, name, leaf)
  const kinds = [...byName].filter(([, leaves]) => leaves.length < maps.length)
  const own = new Set(kinds.map(([name]) => name))
  if (own.size < FEWEST_KINDS) return null
  const kindOf = (fields: Fields): string[] => [...fields.keys()].filter((name) => own.has(name))
  if (filled.some((fields) => kindOf(fields).length > 1)) return null
  const common = [...byName.keys()].filter((name) => !own.has(name))
  if (!common.some((name) => saysKind(name, filled, kindOf))) return null
  const numbers = kinds.filter(
    ([name, leaves]) => isNameOfNumbers(name) && leaves.every(({ value }) => isSaidNumber(value)),
  )
  const words = kinds.filter(
    ([, leaves]) => areSaid(leaves) && !leaves.some(({ value }) => known.isOption(value)),
  )
  const [number, ...otherNumbers] = numbers
  const [word, ...otherWords] = words
  if (!number || !word || otherNumbers.length + otherWords.length > 0) return null
  return { numbers: number[0], words: word[0] }
}

/** Whether a field of all entries says which other field they have: those with the same word have the same one. */
function saysKind(
  name: string,
  filled: readonly Fields[],
  kindOf: (fields: Fields) => readonly string[],
): boolean {
  const kinds = new Map<unknown, string>()
  const areOne = filled.every((fields) => {
    const [kind] = kindOf(fields)
    const word = fields.get(name)?.value
    const isSame = kind === undefined || (kinds.get(word) ?? kind) === kind
    if (kind !== undefined) kinds.set(word, kind)
    return isSame
  })
  return areOne && new Set(kinds.values()).size >= FEWEST_KINDS && kinds.size <= MOST_KINDS
}

type Fields = ReadonlyMap<string, LeafNode>

function filledIn(map: MapNode): Fields {
  return new Map(
    map.keys.flatMap((key, at): [string, LeafNode][] => {
      const leaf = map.items[at]
      return isLeaf(leaf) && !isBlank(leaf.value) ? [[key, leaf]] : []
    }),
  )
}

/** Whether most texts have several words, and they are not all the same. */
function areSaid(leaves: readonly LeafNode[]): boolean {
  const texts = leaves.flatMap(({ value }) => (typeof value === 'string' ? [value.trim()] : []))
  const long = texts.filter((text) => text.split(/\s+/).length >= FEWEST_WORDS)
  return texts.length === leaves.length && long.length * 2 > texts.length && new Set(texts).size > 1
}

function withJoined(map: MapNode, { numbers, words }: SaidFields): MapNode {
  const from = map.keys.indexOf(numbers)
  const leaf = map.items[from]
  if (!isLeaf(leaf) || isBlank(leaf.value)) return map
  const kept = map.keys.flatMap((key, at) => (key === words || key === numbers ? [] : [at]))
  return {
    ...map,
    keys: [...kept.map((at) => map.keys[at] ?? ''), words],
    items: [...kept.map((at) => map.items[at] as Node), leaf],
  }
}
