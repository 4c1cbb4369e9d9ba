import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { behindMark } from '../../../shared/models/mark.ts'
import type { ListedRecord } from '../../service/service-api.ts'
import { isWithin, looseText } from '../lost-creation/told-title.ts'

/** A text in the list that has at least this many characters may be the beginning of a longer one that the list cut. */
const CUT_FROM = 20

/**
 * Whether the content of a row contradicts the draft that was sent. If the row is known by its mark, letter case,
 * spaces, accents and punctuation of its texts may have changed on the way; without a mark, only spaces may differ.
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

/** Whether a text in the list is the beginning of the longer one that was sent. */
function isCutOf(told: string, sent: string): boolean {
  const beginning = told.replace(/(?:…|\.{3})\s*$/, '').trim()
  return beginning.length >= CUT_FROM && sent.trim().startsWith(beginning)
}
