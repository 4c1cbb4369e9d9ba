import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { isNotice } from './chat-notices.ts'

/** Names of fields that say of which kind a message is, or who wrote it. */
const KIND_WORDS: ReadonlySet<string> = new Set([
  ...['type', 'subtype', 'kind', 'event', 'category', 'class', 'genre', 'nature', 'role', 'source'],
  ...['from', 'sender', 'speaker', 'author', 'user', 'name', 'auteur', 'nom', 'de'],
])
/** Words for a message that a program wrote about the chat. */
const NOTICE_WORDS: ReadonlySet<string> = new Set([
  ...[
    'event',
    'system',
    'join',
    'joined',
    'leave',
    'left',
    'notice',
    'notification',
    'service',
    'info',
    'status',
  ],
  ...[
    'evenement',
    'systeme',
    'annonce',
    'server',
    'bot',
    'log',
    'presence',
    'membership',
    'topic',
    'created',
  ],
])
const DEEPEST = 5

/**
 * An answer whose lists of messages hold some that a program wrote about the chat ("Ben left the room"), without these: a
 * field says so, and their text does. Other answers as they are.
 */
export function withoutEventNotices(data: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return data
  if (Array.isArray(data)) {
    const said = data.filter((row) => !(isObject(row) && isEventNotice(row)))
    const isChat = said.length > 1 && said.length < data.length
    const rows = isChat ? said : data
    const inner = rows.map((row) => withoutEventNotices(row, depth + 1))
    return isChat || inner.some((row, at) => row !== rows[at]) ? inner : data
  }
  if (!isObject(data)) return data
  const inner = Object.entries(data).map(
    ([key, value]) => [key, withoutEventNotices(value, depth + 1)] as const,
  )
  return inner.some(([key, value]) => value !== data[key]) ? Object.fromEntries(inner) : data
}

function isEventNotice(row: JsonObject): boolean {
  const texts = Object.values(row).filter((value): value is string => typeof value === 'string')
  return Object.entries(row).some(([key, value]) => isOfProgram(key, value)) && texts.some(isNotice)
}

function isOfProgram(key: string, value: unknown): boolean {
  const isKind = wordsOfKey(key).some((word) => KIND_WORDS.has(word))
  return isKind && typeof value === 'string' && wordsOfKey(value).some((word) => NOTICE_WORDS.has(word))
}
