import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { addTo } from '../../../json/add-to.ts'
import { wordsOfKey } from '../../../json/words-of-key.ts'
import type { KnownTexts } from '../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'
import { codeOf, fieldsIn } from '../records.ts'
import { MISSING_CODE } from '../said-numbers.ts'
import type { Declared } from './declarations.ts'
import { codesByReason, codesMostlyOfReasons, codesOfMap, missingCodes } from './missing-codes.ts'
import { isSoundList } from './sound-codes.ts'
import { areNumbersTwofold, type Field } from './twofold-numbers.ts'

interface ListedParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
}

/** What the entries of a list of an item's options say. */
interface Listed {
  options: Map<string, number | null>
  /** Codes of entries that are no options: of missing answers. */
  others: Set<string>
}

/** What a payload declares, also in lists of options. */
export interface DeclaredLists extends Declared {
  /** Whether codes of an item's options are texts of others of them, so that a value may mean either. */
  isRecoded(item: number): boolean
  /** Whether the options of an item have two different numbers each, so that a number means none of them. */
  isTwofold(item: number): boolean
  /** Whether the record of an item has codes for missing answers of its own. */
  hasMissingCodes(item: number): boolean
  /** Whether the record of an item calls a value a code for a missing answer. */
  isOwnMissingCode(item: number, value: unknown): boolean
}

const MOST_OTHERS = 6
const SMALL_NUMBER = /^\d{1,2}$/
const MISSING_WORDS: ReadonlySet<string> = new Set([
  'missing',
  'missings',
  'manquant',
  'manquants',
  'manquante',
  'manquantes',
])
const NO_WORDS: ReadonlySet<string> = new Set(['', 'n', 'no', 'non', 'false', '0'])

/**
 * What a payload declares, with what it says in lists of all options of an item, below the record of that item: one
 * field of their entries has the options' texts, each once, and others their codes. Entries of such a list that are no
 * options have codes for missing answers. An item whose codes are the texts of others of its options is left to be
 * asked.
 */
export function withListedOptions(declared: Declared, root: Node, parts: ListedParts): DeclaredLists {
  const listed = parts.draft.questions.map((): Listed => ({ options: new Map(), others: new Set() }))
  const recoded = new Set<number>()
  const twofold = new Set<number>()
  const leaves: LeafNode[] = []
  const ofItems = new Set<Node>()

  function walk(node: Node, owner: number | null): void {
    if (node.kind === 'leaf') return
    const own = node.kind === 'map' ? (ownerIn(node, declared, parts.known) ?? owner) : owner
    if (own !== null) {
      ofItems.add(node)
      noteOptions(node, own)
      noteMissing(node, own)
    } else if (node.kind === 'list')
      for (const [item, rows] of rowsByItem(node.items))
        noteOptions({ kind: 'list', items: rows }, item, true)
    for (const item of node.items) walk(item, own)
  }

  /** The rows of a code book, each with the text of its item, by item. */
  function rowsByItem(rows: readonly Node[]): Map<number, Node[]> {
    const found = new Map<number, Node[]>()
    for (const row of rows) {
      const item = row.kind === 'map' ? ownerIn(row, declared, parts.known) : null
      if (item !== null) addTo(found, item, row)
    }
    return found
  }

  /** `areRows`: the entries may as well be answers, whose fields declare nothing. */
  function noteOptions(node: Exclude<Node, LeafNode>, item: number, areRows = false): void {
    const options = parts.draft.questions[item]?.options ?? []
    const count = node.items.length
    if (options.length < 2 || count < options.length || count > options.length + MOST_OTHERS) return
    if (!node.items.every((entry) => entry.kind === 'map')) return
    const fields = fieldsOf(node)
    const told = [...fields].flatMap(([name, field]) => {
      const own = labelsIn(field, item, options.length)
      return own === null ? [] : [{ name, own }]
    })
    const [first] = told
    if (!first) return
    // Of two fields with the texts in different orders, nobody knows which has the options.
    if (told.some(({ own }) => own.join() !== first.own.join())) {
      recoded.add(item)
      return
    }
    const others = new Map([...fields].filter(([name]) => !told.some((label) => label.name === name)))
    if (!areRows && areNumbersTwofold(others, first.own)) twofold.add(item)
    for (const [name, field] of fields) {
      const codes = field.map((leaf) => codeOf(leaf?.value))
      if (codes.includes(null) || new Set(codes).size < count) continue
      const pairs = codes.flatMap((code, at) => {
        const option = first.own[at] ?? null
        return code === null || option === null ? [] : [{ code, option }]
      })
      if (pairs.some(({ code, option }) => isTextOfOther(code, option, item))) recoded.add(item)
      if (areRows || told.some((label) => label.name === name) || !isSoundList(name, pairs, parts.personas))
        continue
      for (const [at, code] of codes.entries()) note(item, code ?? '', first.own[at] ?? null)
      leaves.push(...field.flatMap((leaf) => leaf ?? []))
    }
    if (!areRows) leaves.push(...(fields.get(first.name) ?? []).flatMap((leaf) => leaf ?? []))
  }

  function note(item: number, code: string, option: number | null): void {
    const own = listed[item]
    if (!own) return
    if (option === null) own.others.add(code)
    else own.options.set(code, own.options.has(code) && own.options.get(code) !== option ? null : option)
  }

  /** The option that each entry has in a field, if it has every option once. */
  function labelsIn(field: Field, item: number, count: number): (number | null)[] | null {
    const own = field.map((leaf) => (leaf === null ? null : parts.known.labelOf(item, leaf.value)))
    const found = own.filter((option) => option !== null)
    return found.length === count && new Set(found).size === count ? own : null
  }

  function isTextOfOther(code: string, option: number, item: number): boolean {
    const other = parts.known.labelOf(item, code)
    return other !== null && other !== option
  }

  /**
   * Notes the codes that the record of an item calls missing: `missing: [98, 99]`, reasons with their codes, or entries
   * that say so.
   */
  function noteMissing(node: Exclude<Node, LeafNode>, item: number): void {
    for (const [at, inner] of node.items.entries()) {
      const name = node.kind === 'map' ? (node.keys[at] ?? '') : ''
      if (inner.kind === 'list' && saysMissing(name) && inner.items.every(isLeaf))
        for (const leaf of inner.items) noteOther(item, isLeaf(leaf) ? leaf : null)
      if (inner.kind !== 'map') continue
      for (const leaf of codesByReason(inner, saysMissing(name))) noteOther(item, leaf)
      noteReasons(inner, item)
      if (node.kind !== 'list') continue
      const isMissing = inner.items.some(
        (leaf, place) => isLeaf(leaf) && saysMissing(inner.keys[place] ?? '') && isYes(leaf.value),
      )
      const codes = inner.items.filter(
        (leaf): leaf is LeafNode => isLeaf(leaf) && /\d/.test(String(leaf.value)),
      )
      if (isMissing && codes.length === 1) noteOther(item, codes[0] ?? null)
    }
  }

  /** Notes the codes of a map that gives a reason for each of them; a reason that is an option is an answer. */
  function noteReasons(map: MapNode, item: number): void {
    if (map.items.some((leaf) => isLeaf(leaf) && parts.known.isOption(leaf.value))) return
    const others = codesMostlyOfReasons(map).filter((code) => declared.optionOf(item, code) === null)
    for (const code of new Set([...codesOfMap(map), ...others])) {
      const leaf = map.items[map.keys.indexOf(code)]
      if (isLeaf(leaf) && parts.known.labelOf(item, code) === null) noteOther(item, { ...leaf, value: code })
    }
  }

  function noteOther(item: number, leaf: LeafNode | null): void {
    const code = codeOf(leaf?.value)
    if (code !== null && leaf !== null) {
      listed[item]?.others.add(code)
      leaves.push(leaf)
    }
  }

  /**
   * Whether a small number stands for a missing answer to other items only, in the records of these, where this one has
   * codes of its own: somebody may have said it.
   */
  function isOfOthers(item: number, code: string): boolean {
    const isOpen =
      parts.draft.questions[item]?.type !== 'single_choice' && (listed[item]?.others.size ?? 0) > 0
    return (
      isOpen &&
      SMALL_NUMBER.test(code) &&
      !MISSING_CODE.test(code) &&
      listed.some(({ others }) => others.has(code)) &&
      !common.has(code)
    )
  }

  walk(root, null)
  const isText = (value: unknown): boolean =>
    parts.known.isOption(value) || parts.known.itemOf(value) !== null
  const common = missingCodes(root, isText, (node) => ofItems.has(node))
  return {
    ...declared,
    optionOf: (item, value) =>
      twofold.has(item) && /^-?\d+$/.test(codeOf(value) ?? '')
        ? parts.known.optionOf(item, value)
        : (declared.optionOf(item, value) ?? listed[item]?.options.get(codeOf(value) ?? '') ?? null),
    isCode: (item, value) =>
      declared.isCode(item, value) ||
      (parts.known.optionOf(item, value) === null && listed[item]?.options.has(codeOf(value) ?? '') === true),
    hasCodes: (item) => declared.hasCodes(item) || (listed[item]?.options.size ?? 0) > 0,
    isOtherCode(item, value) {
      const code = codeOf(value) ?? ''
      if (listed[item]?.others.has(code)) return true
      return declared.isOtherCode(item, value) && !isOfOthers(item, code)
    },
    isRecoded: (item) => recoded.has(item),
    isTwofold: (item) => twofold.has(item),
    hasMissingCodes: (item) => (listed[item]?.others.size ?? 0) > 0,
    isOwnMissingCode: (item, value) => listed[item]?.others.has(codeOf(value) ?? '') === true,
    leaves: [...declared.leaves, ...leaves],
  }
}

/** The fields of the entries of a list, by name; the name of an entry in a map is one under "". */
function fieldsOf(node: Exclude<Node, LeafNode>): ReadonlyMap<string, Field> {
  const found = new Map<string, (LeafNode | null)[]>()
  const put = (name: string, at: number, leaf: LeafNode): void => {
    const field = found.get(name) ?? node.items.map(() => null)
    found.set(name, field)
    field[at] = leaf
  }
  for (const [at, entry] of node.items.entries()) {
    if (entry.kind !== 'map') continue
    const fields = fieldsIn(entry, '')
    for (const { name, leaf } of fields) put(name, at, leaf)
    const [first] = fields
    if (node.kind === 'map' && first) put('', at, { ...first.leaf, value: node.keys[at] ?? '' })
  }
  return found
}

/** The only item that the values of a map name. */
function ownerIn(map: MapNode, declared: Declared, known: KnownTexts): number | null {
  const named = new Set<number>()
  for (const { leaf } of fieldsIn(map, '')) {
    const item =
      typeof leaf.value === 'string' && !known.isOption(leaf.value) && /\s/.test(leaf.value)
        ? declared.itemOf(leaf.value)
        : null
    if (item !== null) named.add(item)
  }
  return named.size === 1 ? ([...named][0] ?? null) : null
}

function saysMissing(name: string): boolean {
  return wordsOfKey(name).some((word) => MISSING_WORDS.has(word))
}

function isYes(value: unknown): boolean {
  return value !== null && !NO_WORDS.has(String(value).trim().toLowerCase())
}
