import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { flatFields, isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { looksLikeId } from './id-values.ts'
import { STATUS_NAMES } from './status-words.ts'
import { isModerator } from './transcript-line.ts'

/** Words in the names of fields that say what somebody does in a discussion. */
const PART_NAMES: ReadonlySet<string> = new Set([
  ...['role', 'kind', 'type', 'function', 'fonction', 'part', 'position', 'is', 'est', 'typename'],
])
/** Words for those who are there and are asked nothing. */
const BESIDE: ReadonlySet<string> = new Set([
  ...[
    'host',
    'hosts',
    'moderator',
    'moderators',
    'observer',
    'observers',
    'observateur',
    'observatrice',
    'client',
  ],
  ...['interviewer', 'facilitator', 'animateur', 'animatrice', 'moderateur', 'moderatrice', 'bot', 'system'],
  ...['assistant', 'recorder', 'notetaker', 'scribe', 'intervieweur', 'enqueteur', 'staff', 'organizer'],
])
/** Words for whoever is no longer there. */
const GONE: ReadonlySet<string> = new Set([
  ...[
    'left',
    'removed',
    'deleted',
    'replaced',
    'excluded',
    'withdrawn',
    'withdrew',
    'dropped',
    'quit',
    'former',
  ],
  ...['departed', 'expelled', 'kicked', 'revoked', 'declined', 'absent', 'gone', 'terminated', 'discarded'],
  ...[
    'parti',
    'partie',
    'retire',
    'retiree',
    'supprime',
    'supprimee',
    'remplace',
    'remplacee',
    'exclu',
    'exclue',
  ],
  ...['sorti', 'sortie', 'quitte', 'ancien', 'ancienne', 'anciens', 'desiste', 'desistee', 'ausgeschieden'],
])
const TIME_WORDS: ReadonlySet<string> = new Set([
  'at',
  'on',
  'le',
  'date',
  'time',
  'since',
  'depuis',
  'is',
  'est',
  'has',
  'a',
])
const DEEPEST = 4

/** Whether a name says that those in it are no longer there: "former_members". */
export function areGone(name: string): boolean {
  return wordsOfKey(name).some((word) => GONE.has(word))
}

/** An answer whose lists of people are without those who have left. Other lists, and all other answers, as they are. */
export function withoutGone(data: unknown): unknown {
  return withoutRows(data, [stateOfRow])
}

/** An answer whose lists of people are without those who have left, and without whoever leads or only watches. */
export function withoutOthers(data: unknown): unknown {
  return withoutRows(data, [stateOfRow, partOfRow])
}

/** What a field of a row says: "other" of whoever does not count, and else its value, by which the others are alike. */
type Telling = (row: JsonObject) => string

function withoutRows(data: unknown, tellings: readonly Telling[], depth = 0): unknown {
  if (Array.isArray(data)) return tellings.reduce(kept, withoutReplaced(data))
  if (!isObject(data) || depth > DEEPEST) return data
  const inner = Object.entries(data).map(
    ([key, value]) => [key, withoutRows(value, tellings, depth + 1)] as const,
  )
  return inner.some(([key, value]) => value !== data[key]) ? Object.fromEntries(inner) : data
}

/** Words for whoever goes out, under which a later entry has their id. */
const OUT: ReadonlySet<string> = new Set([...GONE, 'out', 'sortant', 'sortante'])
const ID_WORDS: ReadonlySet<string> = new Set([
  'id',
  'ref',
  'participant',
  'persona',
  'profile',
  'profil',
  'member',
])

/** The entries of a journal without the one row whose id a later entry tells to be out: `{out: "7c…", in: {…}}`. */
function withoutReplaced(rows: readonly unknown[]): readonly unknown[] {
  const fields = rows.map((row) => (isObject(row) ? flatFields(row) : []))
  const isOut = (name: string): boolean => {
    const words = wordsOfKey(foldAccents(name.slice(name.lastIndexOf('.') + 1)))
    return words.some((word) => OUT.has(word)) && words.every((word) => OUT.has(word) || ID_WORDS.has(word))
  }
  const gone = fields.flatMap((own, at) =>
    own.flatMap(({ name, value }) => {
      // A short number may count anything.
      if (!isOut(name) || !looksLikeId(value) || /^\d{1,3}$/.test(value)) return []
      const named = fields.flatMap((other, place) =>
        place < at && other.some((field) => field.value === value && !isOut(field.name)) ? [place] : [],
      )
      return named.length === 1 ? named : []
    }),
  )
  return gone.length === 0 ? rows : rows.filter((_, at) => !gone.includes(at))
}

/**
 * The rows that count, where all of these say the same: otherwise the field is about something else, such as a trade.
 */
function kept(rows: readonly unknown[], tell: Telling): readonly unknown[] {
  const told = rows.map((row) => (isObject(row) ? tell(row) : null))
  const others = new Set(told.filter((one) => one !== OTHER))
  return told.includes(OTHER) && others.size === 1 && !others.has(null)
    ? rows.filter((_, at) => told[at] !== OTHER)
    : rows
}

const OTHER = 'other'

function stateOfRow(row: JsonObject): string {
  const states = flatFields(row).flatMap(({ name, value }) => {
    const words = wordsOfKey(foldAccents(name))
    if (words.some((word) => STATUS_NAMES.has(word)))
      return [wordsOfKey(foldAccents(value)).some((word) => GONE.has(word)) ? OTHER : value]
    const isOfLeaving =
      words.some((word) => GONE.has(word)) && words.every((word) => GONE.has(word) || TIME_WORDS.has(word))
    if (!isOfLeaving) return []
    return [value === 'true' || /^\d{4}-\d{2}|^\d{10}/.test(value) ? OTHER : '']
  })
  return states.includes(OTHER) ? OTHER : states.join()
}

function partOfRow(row: JsonObject): string {
  const parts = flatFields(row).flatMap(({ name, value }) => {
    const words = wordsOfKey(foldAccents(name))
    const isFlag =
      words.some((word) => BESIDE.has(word)) && (value === 'true' || value === 'false' || value === '')
    if (isFlag) return [value === 'true' ? OTHER : '']
    if (!words.every((word) => PART_NAMES.has(word))) return []
    const said = wordsOfKey(foldAccents(value))
    return [isModerator(value) || (said.length < 3 && said.some((word) => BESIDE.has(word))) ? OTHER : value]
  })
  return parts.includes(OTHER) ? OTHER : parts.join()
}
