import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { safeLine } from '../redact/clean-message.ts'
import type { RemoteState, SurveyStatus } from '../service-api.ts'
import { declaredStatus } from './declared-status.ts'
import { openAnswer } from './open-answer.ts'
import { isOfOtherStatus } from './other-work.ts'
import { readProgress } from './read-progress.ts'
import { saysWaiting, statusByTimes } from './status-by-times.ts'
import {
  countsAnywhere,
  isStatusName,
  mayBeDraft,
  mayBeOver,
  STATUS_NAMES,
  saysOpen,
  statusOfWord,
  statusUnderName,
  type TaughtWords,
} from './status-words.ts'

/** Words in the names of values that are not the survey's status, even where they are a status word. */
const OTHER_NAMES: ReadonlySet<string> = new Set([
  ...[
    'title',
    'titre',
    'nom',
    'name',
    'message',
    'msg',
    'detail',
    'description',
    'context',
    'contexte',
    'error',
  ],
  ...[
    'previous',
    'precedent',
    'ancien',
    'old',
    'last',
    'dernier',
    'next',
    'suivant',
    'parent',
    'source',
    'template',
  ],
  ...['modele', 'plan', 'account', 'compte', 'user', 'owner', 'label', 'type', 'kind', 'expected', 'attendu'],
])
/** Words in the names of what the status was or will be. */
const NOT_NOW: ReadonlySet<string> = new Set([
  ...[
    'previous',
    'prior',
    'former',
    'precedent',
    'precedente',
    'ancien',
    'ancienne',
    'old',
    'next',
    'suivant',
  ],
])
/** Words for the form of a status, which a name may have next to a word for it: "status_label". */
const WRITTEN: ReadonlySet<string> = new Set([
  'label',
  'libelle',
  'name',
  'nom',
  'text',
  'texte',
  'type',
  'kind',
])
/** Words in flags that describe a call, a query or a page, and not the survey: `jobComplete: true`. */
const CALLS: ReadonlySet<string> = new Set([
  ...[
    'job',
    'task',
    'query',
    'requete',
    'request',
    'page',
    'pages',
    'batch',
    'load',
    'loading',
    'processing',
  ],
  ...['traitement', 'execution', 'chargement', 'response', 'reponse'],
])
/** Flags that are false for a draft. */
const LAUNCHED = /^(?:is_?|est_?)?(?:launched|started|lancee?|demarree?)$/i
/** "survey.started": the last event of the survey. */
const OF_SURVEY = /^(?:survey|sondage|enquete|enqu\u00eate|etude|\u00e9tude|study|run)[._:-]/i
const LONGEST_WORD = 200
const DEEPEST = 4
/** In a longer answer, only values under a name of statuses count. */
const MOST_VALUES = 2000

interface Found {
  word: string
  /** Whether it is under a name of statuses. */
  isNamed: boolean
  status: SurveyStatus
  depth: number
}

/**
 * The status word and the progress of a survey. The word is found under any name; where status words contradict each
 * other, none counts. `words`: meanings that a person taught for this service.
 */
export function readStatus(data: unknown, words?: TaughtWords): RemoteState {
  const { status, word, progress } = stateOf(data, words)
  // What a bare number counts is open, but not that somebody has answered.
  const share = progress?.fraction ?? (progress?.bare ?? 0) / 100
  // A survey that is open has been launched where it has some answers, and not all.
  if (status !== 'other' || word === null) return { status, word, progress }
  if (saysOpen(word) && share > 0 && share < 1) return { status: 'running', word, progress }
  if (mayBeDraft(word) && progress?.fraction === 0) return { status: 'draft', word, progress }
  if (mayBeOver(word) && progress?.fraction === 1) return { status: 'done', word, progress }
  // Where known words contradict each other, or somebody waits for their turn, times tell nothing.
  if (surveyStatusOf(word, words) !== 'other' || saysWaiting(word)) return { status, word, progress }
  return { status: statusByTimes(data, progress?.fraction ?? null), word, progress }
}

function stateOf(data: unknown, words?: TaughtWords): RemoteState {
  const plain = stateIn(data, words)
  const opened =
    plain.status === 'other' || plain.progress === null ? openAnswer(data, { isOne: true }) : undefined
  if (opened === undefined) return plain
  const inner = stateIn(opened, words)
  const { status, word } = plain.status === 'other' && inner.word !== null ? inner : plain
  return { status, word, progress: plain.progress ?? inner.progress }
}

function stateIn(data: unknown, words?: TaughtWords): RemoteState {
  const { status, word } = findStatus(data, words)
  return { status, word, progress: readProgress(data, status === 'done') }
}

/** A status word as one of the four that the interface names. */
export function surveyStatusOf(word: string | null, words?: TaughtWords): SurveyStatus {
  return word === null ? 'other' : statusUnderName(word, words)
}

/** The word in a record that gives its status; null where none is certain. */
export function findStatusWord(data: unknown, words?: TaughtWords): string | null {
  const { status, word } = findStatus(data, words)
  return status === 'other' ? null : word
}

function findStatus(data: unknown, words?: TaughtWords): { status: SurveyStatus; word: string | null } {
  if (typeof data === 'string') {
    const word = safe(data)
    return { status: surveyStatusOf(word, words), word }
  }
  const declared = declaredStatus(data, words)
  if (declared) return declared
  const usual = collectWords(data, statusOfWord, words)
  // Borrowed words count only where no usual one stands under a name of statuses.
  const isTold = usual.some(({ status }) => status !== 'other')
  const texts = isTold ? usual : collectWords(data, statusUnderName, words)
  const named = texts.filter(({ isNamed }) => isNamed).sort((one, other) => one.depth - other.depth)
  const known = named.filter(({ status }) => status !== 'other')
  const telling = known.length > 0 ? known : texts.filter(({ status }) => status !== 'other')
  // Beside its label, a code says nothing to anybody.
  const shown = telling[0] ?? named.find(({ word }) => /\p{L}/u.test(word)) ?? named[0] ?? null
  const told = new Set(telling.map(({ status }) => status))
  if (told.size === 1 && shown) return { status: shown.status, word: shown.word }
  if (told.size > 1) return { status: 'other', word: shown?.word ?? null }
  return findFlag(data, words) ?? { status: 'other', word: shown?.word ?? null }
}

function collectWords(
  data: unknown,
  statusOfNamed: (word: string, words?: TaughtWords) => SurveyStatus,
  words?: TaughtWords,
): Found[] {
  const found: Found[] = []
  let left = MOST_VALUES
  const visit = (value: unknown, depth: number, isNamed: boolean, name: string): void => {
    left -= 1
    if (left < 0 || depth > DEEPEST) return
    if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) {
        const keyWords = wordsOfKey(key)
        const isStatus = isStatusName(key)
        const isOther = keyWords.some((word) => OTHER_NAMES.has(word) && !(isStatus && WRITTEN.has(word)))
        if (keyWords.includes('event') && typeof inner === 'string' && OF_SURVEY.test(inner)) {
          visit(inner.replace(OF_SURVEY, ''), depth + 1, true, key)
          continue
        }
        // A status in several languages: `status: {label: {fr: "Brouillon", en: "Draft"}}`.
        const isWritten = keyWords.every((word) => WRITTEN.has(word) || !OTHER_NAMES.has(word))
        if (keyWords.some((word) => NOT_NOW.has(word)) || isOfOtherStatus(key)) continue
        if ((isOther && !(isNamed && (!isObject(inner) || isWritten))) || areOfPersonas(inner)) continue
        const variant = isNamed || isStatus ? variantOf(inner) : null
        if (variant !== null) visit(variant, depth + 1, true, key)
        visit(inner, depth + 1, isNamed || isStatus, key)
      }
    } else if (typeof value === 'string' || (isNamed && typeof value === 'number')) {
      const word = safe(String(value))
      if (word === null) return
      const anywhere = countsAnywhere(word) ? statusOfWord(word, words) : 'other'
      const status = isNamed ? statusOfNamed(word, words) : anywhere
      // A number under such a name counts only if the name is just "status" or the like; others are parts of it, such
      // as a code.
      const isWord = typeof value === 'string' || STATUS_NAMES.has(wordsOfKey(name).join(' '))
      if (status !== 'other' || (isNamed && isWord)) found.push({ word, isNamed, status, depth })
    }
  }
  visit(data, 0, false, '')
  return left < 0 ? found.filter(({ isNamed }) => isNamed) : found
}

/**
 * The name of the only entry in a status, as programs write a state that holds something (`state: {Running: {…}}`), or
 * a place that is marked (`marking: {running: 1}`).
 */
function variantOf(value: unknown): string | null {
  const [entry, ...others] = isObject(value) ? Object.entries(value) : []
  const isMarked = entry !== undefined && (isObject(entry[1]) || entry[1] === 1 || entry[1] === true)
  const isVariant = entry !== undefined && others.length === 0 && isMarked
  return isVariant && surveyStatusOf(entry[0]) !== 'other' ? entry[0] : null
}

/** Whether it maps numbers or ids to a text each: these are statuses of the personas, not of the survey. */
function areOfPersonas(value: unknown): boolean {
  if (!isObject(value)) return false
  const [keys, words] = [Object.keys(value), Object.values(value)]
  return (
    keys.length > 2 && keys.every((key) => /\d/.test(key)) && words.every((word) => typeof word === 'string')
  )
}

/** The status by truth values whose names are status words: `finished: true`. */
function findFlag(data: unknown, words?: TaughtWords): { status: SurveyStatus; word: string } | null {
  const flags = new Map<SurveyStatus, { key: string; value: boolean }>()
  const visit = (value: unknown, depth: number): void => {
    if (!isObject(value) || depth > 2) return
    for (const [key, inner] of Object.entries(value)) {
      const status =
        wordsOfKey(key).some((word) => CALLS.has(word)) || isOfOtherStatus(key) || !countsAnywhere(key)
          ? 'other'
          : statusOfWord(key, words)
      if (typeof inner === 'boolean' && status !== 'other') {
        const before = flags.get(status)
        flags.set(status, { key, value: inner || before?.value === true })
      } else if (!isOfOtherStatus(key)) visit(inner, depth + 1)
    }
  }
  visit(data, 0)
  const isTrue = (status: SurveyStatus): boolean => flags.get(status)?.value === true
  const tell = (status: SurveyStatus) => ({ status, word: flags.get(status)?.key ?? '' })
  if (isTrue('failed')) return isTrue('done') ? null : tell('failed')
  if (isTrue('done')) return tell('done')
  if (isTrue('running')) return tell('running')
  if (isTrue('draft')) return tell('draft')
  const running = flags.get('running')?.key ?? ''
  const isUnlaunched = LAUNCHED.test(foldAccents(running)) && flags.get('done')?.value !== true
  return isUnlaunched ? { status: 'draft', word: running } : null
}

function safe(text: string): string | null {
  return safeLine(text).slice(0, LONGEST_WORD).toWellFormed() || null
}
