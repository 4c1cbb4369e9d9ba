import type { Progress } from '../../../shared/models/run.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { isOfPast } from './progress-by-state.ts'
import { isPeople } from './progress-in-clauses.ts'
import { isOfOthers } from './progress-in-text.ts'
import { meaningOf } from './progress-words.ts'
import { STATUS_NAMES, statusOfWord } from './status-words.ts'

const LONGEST = 300
const DEEPEST = 3
const MOST_VALUES = 500
/** Names of texts that tell how a survey stands. */
const MESSAGE_WORDS: ReadonlySet<string> = new Set([
  ...['message', 'msg', 'detail', 'details', 'info', 'note', 'text', 'texte', 'label', 'libelle', 'phrase'],
])

const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)[\s\u00a0\u202f]?%/u
const PAIR = /(?<![\d.,/-])(\d{1,5})\s?\/\s?(\d{1,5})(?![\d/.,-])/u

/**
 * The share that a short text tells with nothing else than words of progress or of a status: "24 % terminé", "en cours
 * (24 %)", "running (12/48)", "12/48 personas"; or alone, where `name` is that of a message or a status.
 */
function toldInText(text: string, name: string): Progress | null {
  if (text.length > LONGEST) return null
  const percent = PERCENT.exec(text)
  const pair = percent ? null : PAIR.exec(text)
  const found = percent ?? pair
  if (!found) return null
  const rest = text.replace(found[0], ' ')
  if (/\d/.test(rest)) return null
  const bare = rest.replace(/[^\p{L}\p{M}'’\s]/gu, ' ').trim()
  const answered = pair && Number(pair[1])
  const total = pair && Number(pair[2])
  const fraction =
    answered !== null && total !== null
      ? answered / total
      : Number((percent?.[1] ?? '').replace(',', '.')) / 100
  const isRead =
    (percent !== null && (bare === '' ? isMessage(name) || BAR.test(rest) : isOfProgress(bare))) ||
    (bare !== '' && statusOfWord(bare) === 'running' && (percent !== null || !mayBeDate(pair))) ||
    (pair?.index === 0 && meaningOf(foldAccents(bare), false) === 'answered') ||
    // "Persona 13/48" is whoever is asked now.
    (pair?.index === 0 && bare !== '' && wordsOfKey(foldAccents(bare)).every(isPeople))
  return isRead && fraction >= 0 && fraction <= 1 ? { fraction, answered, total, certainty: 'likely' } : null
}

/** A bar that fills, as programs draw it. */
const BAR = /[#=█▓■▮▰░▒.·▱-]{4,}/u

/** "complete", "de réalisé": words of progress of which one says that something is done. */
function isOfProgress(text: string): boolean {
  return ['answered', 'progress'].includes(meaningOf(foldAccents(text), false) ?? '')
}

function isMessage(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length > 0 && words.every((word) => MESSAGE_WORDS.has(word) || STATUS_NAMES.has(word))
}

/** "11/23" may be a day and a month. */
function mayBeDate(pair: RegExpExecArray | null): boolean {
  const [one, other] = [Number(pair?.[1]), Number(pair?.[2])]
  return (one <= 31 && other <= 12) || (one <= 12 && other <= 31)
}

/**
 * The share that the texts of an answer tell where nothing else does; null where they tell none, or different ones.
 */
export function progressInWords(data: unknown): Progress | null {
  const found: Progress[] = []
  let values = 0
  const visit = (value: unknown, name: string, depth: number): void => {
    values += 1
    if (values > MOST_VALUES || depth > DEEPEST || isOfOthers(name) || isOfPast(name)) return
    if (isObject(value)) for (const [key, inner] of Object.entries(value)) visit(inner, key, depth + 1)
    const told = typeof value === 'string' ? toldInText(value, name) : null
    if (told) found.push(told)
  }
  visit(data, '', 0)
  const [first] = found
  return first !== undefined && found.every(({ fraction }) => fraction === first.fraction) ? first : null
}
