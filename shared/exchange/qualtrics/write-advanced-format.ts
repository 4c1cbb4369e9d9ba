import type { Question } from '../../models/draft.ts'
import type { Instrument } from '../instrument.ts'
import { qualtricsChoices, qualtricsIds, recodeValues } from './advanced-labels.ts'
import { advancedText, QUALTRICS_CONTEXT, QUALTRICS_VERSION, tagWords } from './advanced-text.ts'

/**
 * The questionnaire in Qualtrics' "Advanced Format TXT" (its help, "Import & Export Surveys"). The title names the
 * block, the context is a descriptive text in front of the items, and the version a field of embedded data.
 */
export function writeAdvancedFormat({ draft, version }: Instrument): string {
  const ids = qualtricsIds(draft.questions)
  const parts = [
    ['[[AdvancedFormat]]'],
    // A colon would end the value.
    [`[[ED:${QUALTRICS_VERSION}:${tagWords(version.replaceAll(':', ' '))}]]`],
    [draft.title.trim() === '' ? '[[Block]]' : `[[Block:${tagWords(draft.title)}]]`],
    ...(draft.context.trim() === ''
      ? []
      : [['[[Question:DB]]', `[[ID:${QUALTRICS_CONTEXT}]]`, advancedText(draft.context)]]),
    ...draft.questions.map((question, at) => questionLines(question, ids[at] ?? '')),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

/** An item. One without options asks for a text: nobody could answer a choice between none. */
function questionLines(question: Question, id: string): string[] {
  const choices = qualtricsChoices(question)
  const codes = recodeValues(question)
  const stem = [`[[ID:${id}]]`, advancedText(question.stem)]
  if (choices.length === 0) return ['[[Question:TE:Essay]]', ...stem]
  return [
    '[[Question:MC:SingleAnswer:Vertical]]',
    ...stem,
    '[[AdvancedChoices]]',
    ...choices.flatMap(({ text }, at) => [`[[Choice:${codes[at] ?? at + 1}]]`, advancedText(text)]),
  ]
}
