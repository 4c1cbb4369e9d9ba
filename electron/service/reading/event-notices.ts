import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { isNotice } from './chat-notices.ts'
import { isModerator } from './transcript-line.ts'

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
 * An answer whose lists of messages hold some that a program wrote about the chat ("Ben left the room"), without these:
 * a field says so, and their text does. Other answers as they are.
 */
export function withoutEventNotices(data: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return data
  if (Array.isArray(data)) {
    const said = data.filter((row, at) => !(isObject(row) && isEventNotice(row)) && !isPrompt(at, data))
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

/** Flags of what somebody took back, and what then stands in its place. */
const TAKEN_BACK = /^(?:is_?)?(?:deleted|unsent|retracted|withdrawn|revoked|supprim[ée]e?|retir[ée]e?)$/i
const EMPTY =
  /^\W*(?:this |ce |le )?(?:message|text|texte)?\b[^.]{0,20}\b(?:deleted|unsent|removed|withdrawn|retracted|supprim[ée]|retir[ée])\W*$/iu

/** `{text: "This message was deleted", deleted: true}`. */
function isTakenBack(row: JsonObject): boolean {
  const isFlagged = Object.entries(row).some(([key, value]) => TAKEN_BACK.test(key) && value === true)
  const said = Object.entries(row).flatMap(([key, value]) => (SAID.test(key) ? [value] : []))
  return (
    isFlagged &&
    said.every((text) => text === null || text === '' || (typeof text === 'string' && EMPTY.test(text)))
  )
}

const SAID = /^(?:text|texte|body|content|contenu|message)$/i

/**
 * What a language model is told before a dialogue: the only message of the system, before those of the model and its
 * user, or of a host and the others. It is said to nobody.
 */
function isPrompt(at: number, rows: readonly unknown[]): boolean {
  if (at !== 0) return false
  const roles = rows.map((row) => (isObject(row) ? row.role : null))
  const others = new Set(roles.slice(1))
  if (roles[0] !== 'system' || others.size < 2 || others.has('system')) return false
  const isOfModel = others.size === 2 && others.has('user') && others.has('assistant')
  return isOfModel || [...others].some((role) => typeof role === 'string' && isModerator(role))
}

function isEventNotice(row: JsonObject): boolean {
  if (isTakenBack(row)) return true
  const texts = Object.values(row).filter((value): value is string => typeof value === 'string')
  return Object.entries(row).some(([key, value]) => isOfProgram(key, value)) && texts.some(isNotice)
}

function isOfProgram(key: string, value: unknown): boolean {
  const isKind = wordsOfKey(key).some((word) => KIND_WORDS.has(word))
  return isKind && typeof value === 'string' && wordsOfKey(value).some((word) => NOTICE_WORDS.has(word))
}
