import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'

/** Names of fields that say of which kind a row is. */
const KIND_NAMES: ReadonlySet<string> = new Set([
  ...['kind', 'type', 'event', '@type', '$type', '_type', '__typename', 'resourceType', 'object', 'class'],
  ...['genre', 'nature'],
])
/** Words in the names of what stands beside a notice without being a record of anything: who sent it, and when. */
const ENVELOPE_WORDS: ReadonlySet<string> = new Set([
  ...[
    'from',
    'sender',
    'by',
    'bot',
    'de',
    'at',
    'ts',
    'time',
    'timestamp',
    'date',
    'heure',
    'sent',
    'created',
  ],
  ...['id', 'seq', 'level', 'style', 'color', 'icon', 'lang'],
])
/** Words in the names of texts that only tell something. */
const NOTICE_WORDS: ReadonlySet<string> = new Set([
  ...['text', 'texte', 'message', 'msg', 'body', 'note', 'caption', 'notice', 'info', 'content', 'contenu'],
  ...['heading', 'comment'],
])
/** Kinds of rows that hold or part the records of a list, and are none. */
const FRAME_WORDS: ReadonlySet<string> = new Set([
  ...['folder', 'dossier', 'directory', 'divider', 'separator', 'header', 'heading', 'footer', 'spacer'],
  ...['cursor', 'template', 'modele', 'section', 'break', 'rule', 'banner', 'notice', 'ad'],
])
const DEEPEST = 3

/**
 * An answer whose lists hold rows of several kinds, without the rows that only say something, part or hold the others:
 * `[{type: "text", text: "You have 2 surveys."}, {type: "card", id: …, title: …}, …]`. Other answers as they are.
 */
export function withoutNotices(data: unknown, depth = 0): unknown {
  if (Array.isArray(data)) return recordsOf(data)
  if (!isObject(data) || depth > DEEPEST) return data
  const inner = Object.entries(data).map(([key, value]) => [key, withoutNotices(value, depth + 1)] as const)
  return inner.some(([key, value]) => value !== data[key]) ? Object.fromEntries(inner) : data
}

function recordsOf(rows: readonly unknown[]): readonly unknown[] {
  const objects = rows.filter(isObject)
  const [first] = objects
  if (first === undefined || objects.length < rows.length) return rows
  const name = Object.keys(first).find(
    (key) => KIND_NAMES.has(key) && objects.every((row) => typeof row[key] === 'string' && row[key] !== ''),
  )
  if (name === undefined) return rows
  const kinds = Map.groupBy(objects, (row) => String(row[name]))
  const told = [...kinds].filter(([kind, own]) => !isFrame(kind, own, name)).map(([kind]) => kind)
  if (told.length === 0 || told.length === kinds.size) return rows
  return objects.filter((row) => told.includes(String(row[name])))
}

/** Whether all rows of a kind are notices, or have the name of what parts or holds records and fewer fields. */
function isFrame(kind: string, rows: readonly JsonObject[], name: string): boolean {
  if (wordsOfKey(kind).some((word) => FRAME_WORDS.has(word))) return true
  return rows.every((row) => isNotice(row, name))
}

function isNotice(row: JsonObject, kindName: string): boolean {
  const told = Object.keys(row).filter(
    (key) => key !== kindName && !wordsOfKey(key).every((word) => ENVELOPE_WORDS.has(word)),
  )
  const [only, ...others] = told
  if (only === undefined) return Object.keys(row).length < 3
  const text = row[only]
  const isText = text === null || typeof text === 'string'
  return others.length === 0 && isText && wordsOfKey(only).every((word) => NOTICE_WORDS.has(word))
}
