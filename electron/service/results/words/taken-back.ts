import { wordsOfKey } from '../../json/words-of-key.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Words for what was taken back, or what another entry has taken the place of; what was only "updated" still stands.
 */
const TAKEN_BACK = SPLIT(
  'deleted removed retracted withdrawn revoked cancelled canceled erased superseded replaced overwritten obsoleted discarded ' +
    'rejected invalidated voided supprime supprimee efface effacee retire retiree annule annulee remplace ' +
    'remplacee rejete rejetee invalide invalidee ecarte ecartee perime perimee suppression retrait ' +
    'annulation deletion removal withdrawal retraction',
)
const TIMES = SPLIT('at on date time timestamp ts le quand when')
const BY = SPLIT('by par with')
/** A day, a time, or the seconds or milliseconds since 1970. */
const MOMENT = /^\s*(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{10}(?:\d{3})?\s*$)/

/**
 * Whether a field says when its row was taken back, or which one took its place: `deleted_at: "2026-02-11"`,
 * `superseded_by: "a-17"`. Where it is empty, the row stands.
 */
export function saysTakenBack(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false
  const words = wordsOfKey(name)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !words.some((word) => TAKEN_BACK.has(word))) return false
  if (BY.has(last)) return String(value).trim() !== ''
  return TIMES.has(last) && MOMENT.test(String(value))
}
