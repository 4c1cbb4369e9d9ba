import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { isForeignName } from '../../../words/foreign-words.ts'
import { isReasonName } from '../../../words/missing-reasons.ts'
import { withoutCode } from '../../../words/numbered-options.ts'
import { saidAmount } from '../../../words/said-amount.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { isSaidNumber } from '../../said-numbers.ts'
import { isBlank } from '../places.ts'
import { withFresh } from './entry-groups.ts'
import type { OpenParts } from './open-parts.ts'

const FEWEST = 4
/** At least this share of the entries has words, where the other field is blank. */
const LEAST_SHARE = 0.7
/** The codes of an item are so few, with those of missing answers. */
const MOST_CODES = 24
/** Fields of an entry; a map with more is none. */
const MOST_FIELDS = 16
/** Words in the name of a field that says something about an answer. */
const ABOUT: ReadonlySet<string> = new Set(
  (
    'reason reasons reasoning rationale raison raisons raisonnement motif why pourquoi justification explanation explication ' +
    'comment comments commentaire commentaires note notes remark remarks remarque remarques thinking thought thoughts ' +
    'summary resume summaries prompt prompts system instruction instructions context contexte description interpretation ' +
    'analysis analyse critique feedback evidence hint logic explain because memory memoire backstory biography bio persona ' +
    'profile profil theme themes observation observations interviewer enqueteur question questions probe probes followup ' +
    'cot chain monologue'
  ).split(' '),
)
const WORD = /\p{L}{2}/u

/** An entry about one item, with where it stands. */
interface Entry {
  map: MapNode
  fields: ReadonlyMap<string, LeafNode>
  /** By each way of telling of which item it is: what it says. */
  ways: ReadonlyMap<string, string>
}

/**
 * Where entries have a field with the option that a coder assigned, and another one with what was said, the answers to
 * open-ended items are in the second one, as the first is blank there for everybody: `{coded: "Often", said: "Oh, every
 * week."}` and `{coded: null, said: "More benches."}`. These words are put into the first field, and the second one is
 * left out. Only where as many items have nothing, or numbers, in the first field as are open-ended, and no further
 * field has words.
 */
export function openCodedWords(root: Node, { draft, known, personas }: OpenParts): Node {
  const choices = draft.questions.filter(({ type }) => type === 'single_choice').length
  const open = draft.questions.length - choices
  if (choices === 0 || open === 0) return root
  const fresh = new Map<Node, Node>()
  for (const entries of groupsIn(root, Math.max(FEWEST, (personas * draft.questions.length) / 2))) {
    const found = fieldsOf(entries)
    for (const { map, fields } of found ? entries : []) {
      const { coded, said } = found ?? NONE
      const words = fields.get(said)
      const isOpen = isBlank(fields.get(coded)?.value) && words !== undefined && !isBlank(words.value)
      fresh.set(map, withOne(map, { coded, said }, isOpen ? words : null))
    }
  }
  return withFresh(root, fresh)

  function fieldsOf(entries: readonly Entry[]): CodedFields | null {
    const names = [...new Set(entries.flatMap(({ fields }) => [...fields.keys()]))]
    const partly = names.filter((name) => entries.some(({ fields }) => isBlank(fields.get(name)?.value)))
    if (partly.length === 0) return null
    for (const way of new Set(entries.flatMap(({ ways: own }) => [...own.keys()]))) {
      const items = itemsBy(entries, way, draft.questions.length)
      if (items?.length !== draft.questions.length) continue
      for (const coded of partly) {
        const blank = items.filter((own) => areBlank(own, coded))
        const others = items.filter((own) => !blank.includes(own))
        const numbers = others.filter((own) => areNumbers(own, coded)).length
        if (blank.length === 0 || (blank.length !== open && blank.length + numbers !== open)) continue
        if (!others.every((own) => areCodes(own, coded) || areNumbers(own, coded))) continue
        const said = names.filter((name) => name !== coded && name !== way && areSaid(name, blank, others))
        const [only] = said
        if (only !== undefined && said.length === 1) return { coded, said: only }
      }
    }
    return null
  }

  function isOption(value: unknown): boolean {
    return known.isOption(value) || (typeof value === 'string' && known.isOption(withoutCode(value)))
  }

  /** Whether a field has words for most of the open-ended items' entries, and words that are no options for others. */
  function areSaid(name: string, blank: readonly Entry[][], others: readonly Entry[][]): boolean {
    if (isForeignName(name) || wordsOfKey(name).some((word) => ABOUT.has(word))) return false
    const isWord = (value: unknown): boolean =>
      typeof value === 'string' ? WORD.test(value) || isSaidNumber(value) : typeof value === 'number'
    const areWords = blank.every((own) => {
      const told = valuesOf(own, name).filter(isWord)
      return told.length >= own.length * LEAST_SHARE && new Set(told).size > 1
    })
    // Words beside some choices only may explain these, and options with numbers beside them are codes too.
    const areSpoken = others.every((own) => {
      const told = valuesOf(own, name).filter((value) => !isOption(value))
      const spoken = told.filter((value) => typeof value === 'string' && /\s/.test(value.trim()))
      return told.length >= own.length * LEAST_SHARE && spoken.length * 2 > told.length
    })
    // The same words in each entry of an item are those of the item.
    const areOwn = others.some((own) => new Set(valuesOf(own, name)).size > 1)
    return areWords && areOwn && areSpoken && areApart([...blank, ...others], name)
  }
}

/** Whether the items have different sentences: the same ones under two items are about the persona. */
function areApart(items: readonly Entry[][], name: string): boolean {
  const sentences = items.map((own) => {
    const told = valuesOf(own, name).filter((value) => typeof value === 'string' && /\s/.test(value))
    return new Set(told)
  })
  return sentences.every((one, at) =>
    sentences
      .slice(at + 1)
      .every(
        (other) => one.size < FEWEST || [...one].filter((text) => other.has(text)).length * 2 <= one.size,
      ),
  )
}

interface CodedFields {
  coded: string
  said: string
}

const NONE: CodedFields = { coded: '', said: '' }

/** Whether a field of all these entries is blank, but for codes of missing answers. */
function areBlank(entries: readonly Entry[], name: string): boolean {
  const told = valuesOf(entries, name)
  return (
    told.length * 2 < entries.length &&
    told.every((value) => typeof value === 'string' && isReasonName(value))
  )
}

/** Whether a field has one of a few values in most of these entries. */
function areCodes(entries: readonly Entry[], name: string): boolean {
  const told = valuesOf(entries, name)
  const different = new Set(told).size
  return told.length >= entries.length * LEAST_SHARE && different <= MOST_CODES && different < told.length
}

/** Whether a field has numbers, also in words, in most of these entries: the coder's for an item that asks for one. */
function areNumbers(entries: readonly Entry[], name: string): boolean {
  const told = valuesOf(entries, name).filter((value) => !isReasonName(String(value)))
  return (
    told.length * 2 > entries.length &&
    told.every((value) => isSaidNumber(value) || saidAmount(value) !== null)
  )
}

function valuesOf(entries: readonly Entry[], name: string): readonly unknown[] {
  return entries.flatMap(({ fields }) => {
    const value = fields.get(name)?.value
    return value === undefined || isBlank(value) ? [] : [value]
  })
}

/** The entries of each item, if all of them tell theirs that way, and there are not more items. */
function itemsBy(entries: readonly Entry[], way: string, most: number): Entry[][] | null {
  const items = new Map<string, Entry[]>()
  for (const entry of entries) {
    const item = entry.ways.get(way)
    if (item === undefined) return null
    const own = items.get(item)
    if (own) own.push(entry)
    else items.set(item, [entry])
    if (items.size > most) return null
  }
  return [...items.values()]
}

/**
 * The maps that stand at the same names, where there are at least so many, with all that may tell of which item each
 * is: a field, its own name, or the list that it is in.
 */
function groupsIn(root: Node, fewest: number): readonly (readonly Entry[])[] {
  const groups = new Map<string, (() => Entry)[]>()
  let lists = 0
  const look = (node: Node, path: string, key: string | null, list: number): void => {
    if (node.kind === 'leaf') return
    if (node.kind === 'map' && node.keys.length > 1 && node.keys.length <= MOST_FIELDS) {
      const own = groups.get(path) ?? []
      if (own.length === 0) groups.set(path, own)
      own.push(() => entryOf(node, key, list))
    }
    const areRecords =
      node.kind === 'map' && node.items.length > 1 && node.items.every(({ kind }) => kind === 'map')
    lists += 1
    const here = lists
    node.items.forEach((item, at) => {
      const name = node.kind === 'map' ? (node.keys[at] ?? '') : ''
      look(item, `${path}/${node.kind === 'list' || areRecords ? '*' : name}`, areRecords ? name : null, here)
    })
  }
  look(root, '', null, 0)
  return [...groups.values()].filter((own) => own.length >= fewest).map((own) => own.map((make) => make()))
}

function entryOf(map: MapNode, key: string | null, list: number): Entry {
  const fields = new Map(
    map.keys.flatMap((name, at): [string, LeafNode][] => {
      const leaf = map.items[at]
      return isLeaf(leaf) ? [[name, leaf]] : []
    }),
  )
  const ways = new Map([['/list', String(list)]])
  if (key !== null) ways.set('/key', key)
  for (const [name, { value }] of fields) if (!isBlank(value)) ways.set(name, String(value))
  return { map, fields, ways }
}

/** A map without its second field, of which the words may stand in the first. */
function withOne(map: MapNode, { coded, said }: CodedFields, words: LeafNode | null): MapNode {
  const kept = map.keys.flatMap((key, at) => (key === said || (words && key === coded) ? [] : [at]))
  const keys = kept.map((at) => map.keys[at] ?? '')
  const items = kept.map((at) => map.items[at] as Node)
  return words ? { ...map, keys: [...keys, coded], items: [...items, words] } : { ...map, keys, items }
}
