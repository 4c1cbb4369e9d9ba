import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { behindMark } from '../../../shared/models/mark.ts'
import type { ListedRecord } from '../../service/service-api.ts'
import { isWithin, looseText } from '../lost-creation/told-title.ts'

/** From so many characters on, a told text may be the beginning of a longer one that a list cuts. */
const CUT_FROM = 20

/**
 * Whether what a row tells contradicts what was sent. With a mark, which tells whose it is, a text may have changed its
 * letter case, spaces, accents or signs on the way; without one it must be the very text.
 */
export function contradicts(row: ListedRecord, sent: SurveyDraft, mark: string | null): boolean {
  const { context, personas, questionCount, questions } = row.content
  const rest = mark === null || row.toldTitle === null ? null : behindMark(row.toldTitle, mark)
  if (rest !== null && !isWithin(looseText(rest), looseText(sent.title))) return true
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

function isSameText(told: string, sent: string): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return plain(told) === plain(sent)
}

function isAlikeText(told: string, sent: string): boolean {
  return looseText(told) === looseText(sent)
}

/** Whether a told text is the beginning of a longer one. */
function isCutOf(told: string, sent: string): boolean {
  const beginning = told.replace(/(?:…|\.{3})\s*$/, '').trim()
  return beginning.length >= CUT_FROM && sent.trim().startsWith(beginning)
}
