import { saysWhyMissing } from '../../../words/missing-reasons.ts'
import { firstNumber, saidAmount } from '../../../words/said-amount.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import { isBlank } from '../places.ts'
import type { OpenParts } from './open-parts.ts'

const LONGEST_CODE = 40
/** How people say in few words that they have no answer. */
const NO_IDEA =
  /^(?:dunno|no idea|no clue|idk|not sure|unsure|skip|pass|(?:i['’]d )?rather not|aucune id[ée]e|pas d['’]id[ée]e|bof|passer)(?![\p{L}\p{N}])/iu
const MOST_WORDS = 5

/** A message that asks an item. */
export interface Asked {
  item: number
  /** The field that has its text. */
  field: string
  /** The text of the item, at the place of the text of the message. */
  stem: LeafNode
}

/** What a message offers to choose from, by the codes of its entries. */
type Offer = ReadonlyMap<string, string>

/** What a reply says: an answer, a reason why there is none, or nothing that can be understood. */
export type Reply = { kind: 'answer' | 'reason'; leaf: LeafNode } | { kind: 'none' }

interface ReplyParts extends Pick<OpenParts, 'draft' | 'known'> {
  /** The message to which it replies. */
  to: MapNode
  /** Whether that message asks the item itself, and not something further about it. */
  isDirect: boolean
}

/**
 * What a reply says to an item. To a choice, each of its fields with the id of what the message offers must mean the
 * same option, and so must an option in words, which may mean anything in reply to a further question. To an open-ended
 * item, its words stand in the field in which the item was asked.
 */
export function replyTo(
  fields: ReadonlyMap<string, LeafNode>,
  { item, field }: Asked,
  { draft, known, to, isDirect }: ReplyParts,
): Reply {
  const question = draft.questions[item]
  const isChoice = question?.type === 'single_choice'
  const isLabel = (text: string): boolean => known.labelOf(item, text) !== null || hasNoIdea(text)
  const offer = offerIn(to, isLabel)
  const labels = new Set(offer.values())
  const words = fields.get(field)
  // What the question has as well, such as the number of a round, is about the message.
  const around = new Set(fieldsIn(to, '').flatMap(({ name, leaf }) => (isBlank(leaf.value) ? [] : [name])))
  const taken = [...fields].flatMap(([name, leaf]) => {
    if (name !== field && around.has(name)) return []
    const own = String(leaf.value ?? '')
    // A number in somebody's own words may be the number that was asked for.
    const code = name === field && !isChoice ? undefined : offer.get(own)
    const label = code ?? (labels.has(own) ? own : undefined)
    return label === undefined ? [] : [{ leaf, label }]
  })
  const [only] = taken
  const reason: Reply =
    only && hasNoIdea(only.label)
      ? { kind: 'reason', leaf: { ...only.leaf, value: null, raw: null } }
      : { kind: 'none' }
  if (!isChoice) {
    if (only || typeof words?.value !== 'string' || hasNoIdea(words.value)) return reason
    return { kind: 'answer', leaf: words }
  }
  const texts = isDirect && words ? [...taken, { leaf: words, label: String(words.value ?? '') }] : taken
  const told = texts.flatMap(({ leaf, label }) => {
    const text = question.options[known.labelOf(item, label) ?? -1]?.text
    return text === undefined ? [] : [{ ...leaf, value: text, exact: text }]
  })
  const [first] = told
  if (!first) return reason
  return new Set(told.map(({ value }) => value)).size === 1
    ? { kind: 'answer', leaf: first }
    : { kind: 'none' }
}

/**
 * Whether somebody who first replied with these words and then, asked again, with others means the others: a number was
 * wanted.
 */
export function isSaidBetter(before: Reply, after: Reply): boolean {
  if (before.kind !== 'answer') return after.kind !== 'none'
  if (after.kind !== 'answer') return false
  const [words, number] = [String(before.leaf.value), after.leaf.value]
  return firstNumber(words) === null && !/\d/.test(words) && saidAmount(number) !== null
}

function hasNoIdea(text: string): boolean {
  return text.trim().split(/\s+/).length <= MOST_WORDS && (NO_IDEA.test(text.trim()) || saysWhyMissing(text))
}

/**
 * What a message offers, of which some must be options or say that there is none: a list of maps, each with a text that
 * is no other's and a code, which may be under several names; or a map from codes to texts.
 */
function offerIn(message: MapNode, isLabel: (text: string) => boolean): Offer {
  const offers = message.items.flatMap((node) => {
    const own = node.kind === 'list' ? ofList(node.items) : node.kind === 'map' ? ofMap(node) : null
    return own && [...own.values()].some(isLabel) ? [own] : []
  })
  const [only, ...others] = offers
  return only && others.length === 0 ? only : new Map()
}

function ofList(items: readonly Node[]): Offer | null {
  const maps = items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length === 0 || maps.length < items.length) return null
  const columns = (maps[0]?.keys ?? []).flatMap((key) => {
    const values = maps.map((map) => {
      const leaf = map.items[map.keys.indexOf(key)]
      return isLeaf(leaf) && leaf.value !== null ? String(leaf.value) : null
    })
    const told = values.filter((value) => value !== null)
    return told.length === maps.length && new Set(told).size === maps.length ? [told] : []
  })
  const codes = columns.filter((column) =>
    column.every((value) => value.length <= LONGEST_CODE && !/\s/.test(value)),
  )
  const labels = columns.filter((column) => !codes.includes(column))
  const [texts = codes[1]] = labels
  const [code] = codes
  if (
    !code ||
    !texts ||
    code === texts ||
    labels.length > 1 ||
    codes.length > 1 + Number(labels.length === 0)
  )
    return null
  return new Map(code.map((one, at) => [one, texts[at] ?? '']))
}

function ofMap({ keys, items }: MapNode): Offer | null {
  const texts = items.flatMap((item) => (isLeaf(item) && typeof item.value === 'string' ? [item.value] : []))
  return texts.length > 0 && texts.length === keys.length
    ? new Map(keys.map((key, at) => [key, texts[at] ?? '']))
    : null
}
