import { saysWhyMissing } from '../../../words/missing-reasons.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import { cutColumns } from '../cut-options.ts'
import type { OpenParts } from './open-parts.ts'

/** "1 ON FOOT", "8. DON'T KNOW": a code, which may be followed by nothing but a blank, and what it stands for. */
const CODED = /^\s*(-?\d{1,5}|[A-Z])(?:\s*[.:=)–—-]+\s*|\s+)(\p{L}.*)$/su
/** What a label may stand under. */
const CODE = /^(?:-?\d{1,5}|[A-Za-z]{1,2})$/
/** "Q1 USUAL MODE OF TRAVEL", "V07": the number of an item, and what stands before it. */
const NUMBERED = /^(\p{L}{1,9}[ _.°-]{0,2})0{0,3}(\d{1,3})(?!\d)/u
const MOST_OTHERS = 4
const FEWEST_ANCHORS = 2

/** A code and its label. */
interface Pair {
  code: string
  label: LeafNode
}

/**
 * Code books as they were printed. Lists of texts of a code and a label ("1 ON FOOT") become maps where the labels are
 * all options of an item, or reasons why there is no answer; labels that were cut short are written in full where each
 * begins one option only. Where the records of a book have the numbers of all items ("Q1 USUAL MODE OF TRAVEL"), and
 * those of the choices have their options, each is given the text of its item.
 */
export function openPrintedBooks(root: Node, parts: OpenParts): Node {
  const { draft, known, personas } = parts
  const cut = cutColumns(draft)
  const choices = draft.questions.flatMap(({ type }, item) => (type === 'single_choice' ? [item] : []))
  const options = new Set<unknown>(draft.questions.flatMap((own) => own.options.map(({ text }) => text)))
  const seen = new Map<Node, number>()

  function walk(node: Node): Node {
    if (isLeaf(node)) return node
    const pairs = node.items.length === personas ? null : pairsIn(node)
    const opened = pairs && opening(node, pairs)
    if (opened) return opened
    const items = node.items.map(walk)
    const fresh = items.every((item, at) => item === node.items[at]) ? node : { ...node, items }
    return withStems(fresh) ?? fresh
  }

  /** A list of codes as a map, or one with its labels in full; the node itself where both are so already. */
  function opening(node: Exclude<Node, LeafNode>, pairs: readonly Pair[]): Node | null {
    const labels = pairs.map(({ label }) => label)
    const areTexts = node.kind === 'list' && node.items.every(isLeaf)
    const areReasons = labels.every(({ value }) => saysWhyMissing(String(value)))
    if (areTexts && areReasons) return mapOf(pairs, labels)
    // A text that is an option as it stands has no code.
    if (areTexts && node.items.some((item) => isLeaf(item) && options.has(item.value))) return null
    const [told, ...others] = choices.flatMap((item) => {
      const options = optionsOf(item, labels)
      return options ? [{ item, options }] : []
    })
    if (!told) return null
    const texts = told.options.map((option) => draft.questions[told.item]?.options[option ?? -1]?.text)
    const isOnly = others.every(({ item, options }) =>
      options.every((option, at) => draft.questions[item]?.options[option ?? -1]?.text === texts[at]),
    )
    if (!isOnly) return null
    const whole = labels.map((label, at) => withValue(label, texts[at] ?? String(label.value)))
    const opened = areTexts ? mapOf(pairs, whole) : withLabels(node, labels, whole)
    seen.set(opened, told.item)
    return opened
  }

  /** The option of each label, where all options of an item are among them once; null for a few others. */
  function optionsOf(item: number, labels: readonly LeafNode[]): (number | null)[] | null {
    const count = draft.questions[item]?.options.length ?? 0
    if (labels.length < count || labels.length > count + MOST_OTHERS) return null
    const asked = labels.filter(({ value }) => known.labelOf(item, value) !== null || !isReason(value))
    const read = cut.readerFor(
      item,
      asked.map(({ value }) => value),
    )
    const options = labels.map((label) =>
      asked.includes(label) ? (known.labelOf(item, label.value) ?? read(label.value)) : null,
    )
    const found = options.filter((option) => option !== null)
    return found.length === count && new Set(found).size === count ? options : null
  }

  /** Records of a book, those of the items with the text of the item; null where it is none. */
  function withStems(node: Exclude<Node, LeafNode>): Node | null {
    const records = node.items
    if (records.length < draft.questions.length || records.length === personas) return null
    if (!records.every((record) => record.kind === 'map')) return null
    const owned = records.map((record) =>
      isLeaf(record) ? [] : record.items.flatMap((inner) => seen.get(inner) ?? []),
    )
    if (owned.flat().length < FEWEST_ANCHORS) return null
    const fields = records.map((record) => fieldsIn(record as MapNode, ''))
    if (fields.some((own) => own.some(({ leaf }) => known.itemOf(leaf.value) !== null))) return null
    const names = [...new Set(fields.flatMap((own) => own.map(({ name }) => name)))]
    const numberings = names.flatMap((name) => {
      const leaves = fields.map((own) => own.find((field) => field.name === name)?.leaf ?? null)
      const items = itemsByNumber(leaves)
      return items && isAnchored(items, owned) ? [{ items, leaves }] : []
    })
    const [first, ...others] = numberings
    if (!first || others.some(({ items }) => items.join() !== first.items.join())) return null
    const items = records.map((record, at): Node => {
      const stem = draft.questions[first.items[at] ?? -1]?.stem
      const leaf = first.leaves[at]
      if (record.kind !== 'map' || stem === undefined || !leaf) return record
      return { ...record, keys: [...record.keys, '?'], items: [...record.items, withValue(leaf, stem)] }
    })
    return { ...node, items }
  }

  /**
   * The item of each record by the number in a field, where the same word stands before each number of all items, once.
   */
  function itemsByNumber(leaves: readonly (LeafNode | null)[]): (number | null)[] | null {
    const found = leaves.map((leaf) =>
      typeof leaf?.value === 'string' ? NUMBERED.exec(leaf.value.trim()) : null,
    )
    for (const before of new Set(found.flatMap((one) => one?.[1] ?? []))) {
      const items = found.map((one) => (one?.[1] === before ? Number(one[2]) - 1 : null))
      const told = items.filter((item) => item !== null)
      const areAll = told.length === draft.questions.length && new Set(told).size === told.length
      if (areAll && told.every((item) => item >= 0 && item < told.length)) return items
    }
    return null
  }

  /**
   * Whether each record has the options of the choice that its number means, and others have none; two at least are of
   * one item only.
   */
  function isAnchored(items: readonly (number | null)[], owned: readonly (readonly number[])[]): boolean {
    const areTheirs = items.every((item, at) => {
      const own = owned[at] ?? []
      return item !== null && choices.includes(item)
        ? own.length === 1 && sharesOptions(own[0] ?? -1, item)
        : own.length === 0
    })
    const anchors = choices.filter((item) =>
      choices.every((other) => other === item || !sharesOptions(item, other)),
    )
    return areTheirs && anchors.length >= FEWEST_ANCHORS
  }

  function sharesOptions(one: number, other: number): boolean {
    const textsOf = (item: number): string =>
      (draft.questions[item]?.options ?? []).map(({ text }) => text).join('\n')
    return textsOf(one) === textsOf(other)
  }

  return walk(root)
}

/** The codes and labels of a list or map, with a different code for each; null where it has others. */
function pairsIn(node: Exclude<Node, LeafNode>): readonly Pair[] | null {
  if (node.items.length < 2) return null
  const pairs = node.items.flatMap((item, at): Pair[] => {
    if (node.kind === 'map') {
      const code = node.keys[at] ?? ''
      return CODE.test(code) && isText(item) ? [{ code, label: item }] : []
    }
    if (item.kind === 'map') return pairOf(item)
    const [, code, text] = (isText(item) && CODED.exec(String(item.value))) || []
    return code === undefined || text === undefined || !isLeaf(item)
      ? []
      : [{ code, label: withValue(item, text.trim()) }]
  })
  const areApart = new Set(pairs.map(({ code }) => code)).size === pairs.length
  return pairs.length === node.items.length && areApart ? pairs : null
}

function pairOf({ items }: MapNode): Pair[] {
  const leaves = items.filter(isLeaf)
  const label = leaves.find(isText)
  const code = leaves.find((leaf) => leaf !== label && CODE.test(String(leaf.value)))
  return leaves.length === 2 && items.length === 2 && label && code
    ? [{ code: String(code.value), label }]
    : []
}

function isText(node: Node): node is LeafNode {
  return isLeaf(node) && typeof node.value === 'string' && /\p{L}{2}/u.test(node.value)
}

function isReason(value: unknown): boolean {
  return typeof value === 'string' && saysWhyMissing(value)
}

function mapOf(pairs: readonly Pair[], labels: readonly LeafNode[]): MapNode {
  return { kind: 'map', keys: pairs.map(({ code }) => code), items: labels }
}

/** A list or a map with other labels in the places of its own. */
function withLabels(
  node: Exclude<Node, LeafNode>,
  labels: readonly LeafNode[],
  whole: readonly LeafNode[],
): Node {
  const freshOf = (leaf: Node): Node => whole[labels.indexOf(leaf as LeafNode)] ?? leaf
  const items = node.items.map(
    (item): Node => (item.kind === 'map' ? { ...item, items: item.items.map(freshOf) } : freshOf(item)),
  )
  return { ...node, items }
}

function withValue(leaf: LeafNode, value: string): LeafNode {
  return leaf.value === value ? leaf : { ...leaf, value, exact: value }
}
