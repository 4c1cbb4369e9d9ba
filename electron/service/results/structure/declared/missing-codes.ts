import { isReasonName, saysWhyMissing } from '../../words/missing-reasons.ts'
import type { KnownTexts } from '../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'
import { saysCode } from './legend-names.ts'

const FEWEST = 2
const LONGEST_CODE = 16
const SMALL_NUMBER = /^\d{1,2}$/
/** A code that no field is called like, so that it may stand alone: "Z". */
const LETTERS = /^[A-Z]{1,3}$/

/**
 * The codes that a payload declares for missing answers, for items of any kind: a map or a list that gives a reason for
 * each of its codes, and says nothing else. What is `isLeftOut` is not looked at.
 */
export function missingCodes(
  root: Node,
  isText: (value: unknown) => boolean,
  isLeftOut: (node: Node) => boolean = () => false,
): ReadonlySet<string> {
  const codes = new Set<string>()
  const look = (node: Node): void => {
    if (node.kind === 'leaf' || isLeftOut(node)) return
    for (const code of codesOfNode(node, isText)) codes.add(code)
    node.items.forEach(look)
  }
  look(root)
  return codes
}

/** The codes for which a map or a list gives reasons, and says nothing else; empty where it is no such list. */
export function codesOfNode(
  node: Exclude<Node, LeafNode>,
  isText: (value: unknown) => boolean,
): readonly string[] {
  const own = node.kind === 'map' ? [...codesOfMap(node), ...codesOfReasons(node)] : codesOfList(node.items)
  const areCodes = own.length >= FEWEST || own.some((code) => LETTERS.test(code))
  return areCodes && own.every((code) => isCode(code) && !isText(code)) ? own : []
}

/** The codes of a map that gives the reason for each of its codes, and says nothing else: `{"8": "Don't know"}`. */
export function codesOfMap({ keys, items }: MapNode): readonly string[] {
  const filled = keys.filter((key) => key.trim() !== '')
  if (!items.every((item, at) => isLeaf(item) && (keys[at]?.trim() === '' || givesReason(item)))) return []
  // Where a blank is explained too, it is the code book of one item, and a small number may be an answer to another.
  return filled.length === keys.length ? keys : filled.filter((key) => !SMALL_NUMBER.test(key))
}

/**
 * The codes of a map of numbers that follow each other, most of which stand for a reason: `{"7": "Passed over", "8":
 * "Don't know", "9": "Refused"}`. In the record of an item the others are reasons in words of their own.
 */
export function codesMostlyOfReasons({ keys, items }: MapNode): readonly string[] {
  const reasons = items.filter((item) => isLeaf(item) && givesReason(item)).length
  const areTexts = items.every((item) => isLeaf(item) && typeof item.value === 'string')
  const numbers = keys.map(Number).sort((one, other) => one - other)
  const areNext = numbers.every((number, at) => number > 0 && number === (numbers[0] ?? 0) + at)
  const areMost = reasons >= FEWEST && reasons * 2 > keys.length
  return areTexts && areNext && areMost ? keys : []
}

/** The codes of a map from reasons to codes, without small numbers, which are codes of some items only. */
function codesOfReasons(map: MapNode): readonly string[] {
  const codes = codesByReason(map).map(({ value }) => String(value).trim())
  return codes.filter((code) => !SMALL_NUMBER.test(code))
}

/** The codes of a list of maps, each of which has one reason and beside it a field that is different in each. */
function codesOfList(items: readonly Node[]): readonly string[] {
  const maps = items.filter((item): item is MapNode => item.kind === 'map')
  if (
    maps.length !== items.length ||
    !maps.every(({ items: own }) => own.some((one) => isLeaf(one) && givesReason(one)))
  )
    return []
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  const columns = names.flatMap((name) => {
    const leaves = maps.map(({ keys, items: own }) => own[keys.indexOf(name)])
    const texts = leaves.flatMap((leaf) => (isLeaf(leaf) ? [String(leaf.value ?? '').trim()] : []))
    const areApart = texts.length === maps.length && new Set(texts).size === texts.length
    return areApart && texts.every(isCode) && !leaves.every((leaf) => isLeaf(leaf) && givesReason(leaf))
      ? [{ name, texts }]
      : []
  })
  const called = columns.filter(({ name }) => saysCode(name))
  const [only, ...others] = called.length > 0 ? called : columns
  if (!only || others.length > 0) return []
  // Where they are grouped, a small number is a code of some items only, and may be an answer to another one.
  const areGrouped = names.length > 2
  return areGrouped ? only.texts.filter((text) => !SMALL_NUMBER.test(text)) : only.texts
}

/**
 * The leaves with the codes that a map gives for the reasons why there is no answer: `{"NSP": "8", "REF": "9"}`. Empty
 * where some name is no reason, or where some value is no code. Numbers may count who gave no answer, unless the map is
 * called so (`areNumbersCodes`).
 */
export function codesByReason({ keys, items }: MapNode, areNumbersCodes = false): readonly LeafNode[] {
  const leaves = items.filter(isLeaf)
  const areCodes =
    leaves.length === items.length &&
    leaves.length >= FEWEST &&
    leaves.every(({ value }) => isCode(String(value ?? '').trim())) &&
    (areNumbersCodes || leaves.every(({ value }) => typeof value === 'string')) &&
    keys.every(isReasonName)
  return areCodes && new Set(leaves.map(({ value }) => String(value))).size === leaves.length ? leaves : []
}

/**
 * The codes of a map of an item's options that are none of these; of a map with a text for each persona, which may hold
 * what they said, only those that give a reason.
 */
export function codesBesideOptions(
  { keys, items }: MapNode,
  known: Pick<KnownTexts, 'isOption'>,
  mayBeSaid: boolean,
): readonly string[] {
  return items.flatMap((item, at) => {
    const isOther = isLeaf(item) && !known.isOption(item.value) && (!mayBeSaid || givesReason(item))
    return isOther ? [keys[at] ?? ''] : []
  })
}

function givesReason({ value }: LeafNode): boolean {
  return typeof value === 'string' && saysWhyMissing(value)
}

function isCode(text: string): boolean {
  return text !== '' && text.length <= LONGEST_CODE && !/\s/.test(text)
}
