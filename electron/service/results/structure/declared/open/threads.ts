import { addTo } from '../../../../json/add-to.ts'
import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { bareText } from '../../../words/comparable.ts'
import { isNo } from '../../../words/foreign-words.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import { saysRetracted } from './changes/change-words.ts'
import type { OpenParts } from './open-parts.ts'
import { type Asked, isSaidBetter, type Reply, replyTo } from './thread-answers.ts'

const FEWEST = 2
const SHORTEST_STEM = 12
const LONGEST = 2000
/** Names of fields that say whose message it is, the likeliest first. */
const WHOSE = ['from', 'author', 'sender', 'speaker', 'by', 'user', 'who', 'role', 'name']
const REPLYING: ReadonlySet<string> = new Set(
  're reply replies replied replyto inreplyto answers answering parent repond reponse quoted quote responds'.split(
    ' ',
  ),
)
const UNSENT = /^(?:is_?)?(?:unsent|recalled|taken_?back)(?:_?at)?$/i

type Fields = ReadonlyMap<string, LeafNode>

/** A message of a thread. */
interface Message {
  map: MapNode
  fields: Fields
  /** Who wrote it. */
  whose: LeafNode
  asked: Asked | null
  /** The message that it replies to. */
  to: Message | null
}

/**
 * Turns threads, in which messages name those that they reply to, into entries of an item, who answers, and the answer.
 * A message asks an item where it has the text of the item and of no other one. What others reply to it is the answer:
 * words, or the id of something that the message offers. So is what they reply to a further question about their reply,
 * if the first one says nothing, or no number where one was wanted. Replies that were taken back do not count, and of
 * others that differ, none does.
 */
export function openThreads(root: Node, parts: OpenParts): Node {
  const { draft, known } = parts
  const stems = draft.questions.map(({ stem }) => bareText(stem))
  const shortest = Math.min(...stems.map(({ length }) => length))

  function walk(node: Node): Node {
    if (isLeaf(node)) return node
    const thread = node.kind === 'list' ? threadIn(node.items) : null
    if (thread) return thread
    const items = node.items.map(walk)
    return items.every((item, at) => item === node.items[at]) ? node : { ...node, items }
  }

  function threadIn(items: readonly Node[]): Node | null {
    const maps = items.filter((item): item is MapNode => item.kind === 'map')
    if (maps.length < FEWEST * 2 || items.some((item) => item.kind === 'list')) return null
    if (!maps.every(saysWhose)) return null
    const asked = maps.map(askedIn)
    if (asked.filter((one) => one !== null).length < FEWEST) return null
    const messages = linked(maps, asked)
    if (!messages) return null
    const asker = messages.find((message) => message.asked !== null)?.whose.value
    const replies = new Map<string, Message[]>()
    for (const message of messages) {
      const item = message.whose.value === asker ? undefined : rootOf(message)?.item
      const key = `${item} ${message.whose.value}`
      if (item !== undefined) addTo(replies, key, message)
    }
    return {
      kind: 'list',
      items: [...replies.values()].flatMap((own): Node[] => {
        const [first] = own
        const stem = first && rootOf(first)?.stem
        const answer = answerOf(own)
        return first && stem && answer
          ? [{ kind: 'map', keys: ['?', '=', '@'], items: [stem, answer, first.whose] }]
          : []
      }),
    }
  }

  /** The only item of which a message has the text, alone or among other words. */
  function askedIn(map: MapNode): Asked | null {
    const found = map.keys.flatMap((field, at): Asked[] => {
      const leaf = map.items[at]
      if (!isLeaf(leaf) || typeof leaf.value !== 'string' || leaf.value.length > LONGEST) return []
      if (leaf.value.length < shortest) return []
      const own = bareText(leaf.value)
      const within = stems.flatMap((stem, item) => (isWithin(own, stem) ? [item] : []))
      const item = known.itemOf(leaf.value) ?? (within.length === 1 ? within[0] : undefined)
      const stem = draft.questions[item ?? -1]?.stem
      if (item === undefined || stem === undefined) return []
      return [{ item, field, stem: { ...leaf, value: stem, exact: stem } }]
    })
    const [first, ...others] = found
    return first && others.every(({ item }) => item === first.item) ? first : null
  }

  /** What somebody replied to an item; null where it is unclear. */
  function answerOf(replies: readonly Message[]): LeafNode | null {
    const told = replies
      .filter(({ fields }) => !isTakenBack(fields))
      .flatMap((message): { message: Message; reply: Reply }[] => {
        const { to, fields } = message
        const asked = rootOf(message)
        if (!to || !asked) return []
        return [
          { message, reply: replyTo(fields, asked, { ...parts, to: to.map, isDirect: to.asked !== null }) },
        ]
      })
    const standing = told.filter(
      ({ message, reply }) =>
        !told.some((other) => other.message.to?.to === message && isSaidBetter(reply, other.reply)),
    )
    const leaves = standing.map(({ reply }) => (reply.kind === 'none' ? null : reply.leaf))
    const [first] = leaves
    return first && new Set(leaves.map((leaf) => leaf?.value)).size === 1 && !leaves.includes(null)
      ? first
      : null
  }

  return walk(root)
}

/** Whether a field of a message may say whose it is. */
function saysWhose({ keys }: MapNode): boolean {
  return keys.some((key) => WHOSE.includes(key.toLowerCase()))
}

/** The messages with what they reply to; null where nothing tells whose they are, or which of them others reply to. */
function linked(maps: readonly MapNode[], asked: readonly (Asked | null)[]): Message[] | null {
  const fields = maps.map((map) => new Map(fieldsIn(map, '').map(({ name, leaf }) => [name, leaf])))
  const names = [...new Set(fields.flatMap((own) => [...own.keys()]))]
  const textsAt = (name: string): (string | null)[] =>
    fields.map((own) => {
      const value = own.get(name)?.value
      return value === undefined || value === null || value === '' ? null : String(value)
    })
  const columns = new Map(names.map((name) => [name, textsAt(name)]))
  const links = [...columns].flatMap(([name, ids]) => {
    const at = new Map(ids.flatMap((id, place) => (id === null ? [] : [[id, place] as const])))
    if (at.size < maps.length) return []
    return [...columns].flatMap(([reference, told]) => {
      // Small numbers may count anything, such as rounds.
      const areIds = saysReply(reference) || told.every((id) => id === null || /\p{L}/u.test(id))
      if (reference === name || !areIds) return []
      const places = told.map((id) => (id === null ? null : (at.get(id) ?? null)))
      const areEarlier = places.every((place, own) =>
        told[own] === null ? true : place !== null && place < own,
      )
      const toAsked = places.filter((place) => place !== null && asked[place] !== null)
      return areEarlier && toAsked.length >= FEWEST ? [places] : []
    })
  })
  const [places, ...others] = links
  if (!places || others.some((other) => other.join() !== places.join())) return null
  const whose = whoseIn(names, fields, { asked, places })
  if (whose === null) return null
  const messages = maps.map(
    (map, at): Message => ({
      map,
      fields: fields[at] ?? new Map(),
      whose: fields[at]?.get(whose) as LeafNode,
      asked: asked[at] ?? null,
      to: null,
    }),
  )
  for (const [at, message] of messages.entries()) message.to = messages[places[at] ?? -1] ?? null
  return messages
}

/**
 * The field that has one and the same value in all messages that ask an item, and others in those that reply to them.
 */
function whoseIn(
  names: readonly string[],
  fields: readonly Fields[],
  { asked, places }: { asked: readonly (Asked | null)[]; places: readonly (number | null)[] },
): string | null {
  const isCalled = (name: string, called: string): boolean => name.split('.').at(0)?.toLowerCase() === called
  const found = WHOSE.flatMap((called) => names.filter((name) => isCalled(name, called))).find((name) => {
    const words = fields.map((own) => own.get(name)?.value)
    if (words.some((word) => typeof word !== 'string')) return false
    const asking = new Set(words.filter((_, at) => asked[at]))
    return (
      asking.size === 1 &&
      places.every((place, at) => place === null || !asked[place] || !asking.has(words[at]))
    )
  })
  return found ?? null
}

/** Whether a field is called like one that refers to what its entry replies to. */
function saysReply(name: string): boolean {
  return wordsOfKey(name).some((word) => REPLYING.has(word))
}

/** The question that a message replies to, also by way of what its author was asked further. */
function rootOf({ to }: Message): Asked | null {
  if (!to) return null
  if (to.asked) return to.asked
  const asksFurther = [...to.fields.values()].some(
    ({ value }) => typeof value === 'string' && /\?/.test(value),
  )
  return asksFurther && to.to ? rootOf(to.to) : null
}

function isTakenBack(fields: Fields): boolean {
  return [...fields].some(
    ([name, { value }]) =>
      (UNSENT.test(name) || saysRetracted(name)) && value !== null && value !== '' && !isNo(value),
  )
}

/** Whether a text has a stem in it, with no letter or digit at its ends. */
function isWithin(text: string, stem: string): boolean {
  const at = stem.length < SHORTEST_STEM ? -1 : text.indexOf(stem)
  return (
    at >= 0 &&
    !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(text.slice(at + stem.length))
  )
}
