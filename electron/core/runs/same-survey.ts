import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { behindMark } from '../../../shared/models/mark.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'
import type { ListedRecord } from '../../service/service-api.ts'

/** Longer texts are compared by their beginning. */
const LONGEST = 20_000
/** From so many characters on, a told text may be the beginning of a longer one that a list cuts. */
const CUT_FROM = 20
/** A list that cuts titles leaves more than so many letters and digits of them. */
const SHORTEST_BEGINNING = 8

/**
 * Whether what a row tells contradicts what was sent. With a mark, which tells whose it is, a text may have changed its
 * letter case, spaces, accents or signs on the way; without one it must be the very text.
 */
export function contradicts(row: ListedRecord, sent: SurveyDraft, mark: string | null): boolean {
  const { context, personas, questionCount, questions } = row.content
  const rest = mark === null || row.toldTitle === null ? null : behindMark(row.toldTitle, mark)
  if (rest !== null && !isWithin(loose(rest), loose(sent.title))) return true
  if (personas !== null && sent.personas !== null && personas !== sent.personas) return true
  if (questionCount !== null && questionCount !== sent.questions.length) return true
  const same = mark === null ? isSameText : isAlikeText
  if (context !== null && !isCutOf(context, sent.context) && !same(context, sent.context)) return true
  return (questions ?? []).some(({ stem, options }, at) => {
    const question = sent.questions[at]
    if (question === undefined || !same(stem, question.stem)) return true
    if (options === null) return false
    return (
      options.length !== question.options.length ||
      options.some((text, place) => !same(text, question.options[place]?.text ?? ''))
    )
  })
}

/** Whether a title as told may be another writing of the one that was sent; one that is not told may be any. */
export function mayBeTitle(told: string | null, sent: string): boolean {
  if (told === null) return true
  const one = loose(told)
  const other = loose(sent)
  return one === '' || isWithin(one, other) || isWithin(other, one)
}

/** Whether a told title is the one that was sent, but for its letter case, spaces and signs, or the beginning of it. */
export function isTitleOf(told: string, sent: string): boolean {
  const one = loose(told)
  const other = loose(sent)
  return one === other || (one.length >= SHORTEST_BEGINNING && other.startsWith(one))
}

function isSameText(told: string, sent: string): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return plain(told) === plain(sent)
}

function isAlikeText(told: string, sent: string): boolean {
  return loose(told) === loose(sent)
}

/** Whether a told text is the beginning of a longer one. */
function isCutOf(told: string, sent: string): boolean {
  const beginning = told.replace(/(?:…|\.{3})\s*$/, '').trim()
  return beginning.length >= CUT_FROM && sent.trim().startsWith(beginning)
}

/** What of a text outlives a service that changes letter case, accents, spaces and signs, or writes it as HTML. */
function loose(text: string): string {
  const plain = htmlText(htmlText(text.slice(0, LONGEST)))
  return foldAccents(decodeCodes(plain)).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Text in which signs that are written as in an address, "%C3%A9", are signs again. */
function decodeCodes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether `part` is `whole` with some characters left out. */
function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const character of part) {
    at = whole.indexOf(character, at) + 1
    if (at === 0) return false
  }
  return true
}
