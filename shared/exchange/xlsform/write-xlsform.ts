import type { Question } from '../../models/draft.ts'
import type { Instrument } from '../instrument.ts'
import { marksOf } from '../text/marked-text.ts'
import { writeWorkbook } from './write-workbook.ts'

/** Name of the note with the context. */
export const XLSFORM_CONTEXT = 'sonde_context'

/**
 * A column of Sonde's own that other programs ignore. It marks questions that they would refuse unchanged: a choice
 * without options, and a question without a label.
 */
export const KIND_COLUMN = 'sonde_kind'

/** `${`, the beginning of a reference to another question, masked by a zero-width space where a text contains it. */
export const MASKED_REFERENCE = '$\u200b{'

/** The label of a question without a stem. */
const NO_STEM = '…'

/**
 * The questionnaire as an XLSForm (xlsform.org) that satisfies pyxform, with which servers check forms; the version is
 * in the settings, as usual.
 */
export function writeXlsform({ draft, version }: Instrument): Uint8Array<ArrayBuffer> {
  const rows = draft.questions.map((question, index) => questionRow(question, `q${index + 1}`))
  const isMarked = rows.some(([, , , kind]) => kind !== '')
  const survey = [
    ['type', 'name', 'label', ...(isMarked ? [KIND_COLUMN] : [])],
    ...(draft.context === '' ? [] : [['note', XLSFORM_CONTEXT, label(draft.context)]]),
    ...rows.map((row) => row.slice(0, isMarked ? 4 : 3)),
  ]
  const choices = draft.questions.flatMap((question, index) =>
    choicesOf(question).map((text, at) => [`q${index + 1}_options`, String(at + 1), label(text)]),
  )
  return writeWorkbook([
    { name: 'survey', rows: survey },
    { name: 'choices', rows: [['list_name', 'name', 'label'], ...choices] },
    {
      name: 'settings',
      rows: [
        ['form_title', 'form_id', 'version'],
        [draft.title, 'sonde', version],
      ],
    },
  ])
}

function questionRow(question: Question, name: string): string[] {
  const { stem, type } = question
  const hasChoices = choicesOf(question).length > 0
  const kind = [
    type === 'single_choice' && !hasChoices && 'single_choice',
    stem.trim() === '' && 'no_stem',
  ].filter((each) => each !== false)
  return [hasChoices ? `select_one ${name}_options` : 'text', name, label(stem) || NO_STEM, kind.join(' ')]
}

/** The options of a choice item that have a text. */
function choicesOf({ type, options }: Question): string[] {
  return type === 'single_choice' ? options.map(({ text }) => text).filter((text) => text.trim() !== '') : []
}

function label(text: string): string {
  return marksOf(text).replaceAll('${', MASKED_REFERENCE).trim()
}
