import type { Question } from '../../models/draft.ts'
import type { Instrument } from '../instrument.ts'
import { marksOf } from '../text/marked-text.ts'
import { choiceCodes, formChoices, formNames, XLSFORM_CONTEXT } from './form-labels.ts'
import { writeWorkbook } from './write-workbook.ts'

/**
 * A column of Sonde's own that other programs ignore. It marks questions that they would refuse unchanged: a choice
 * without options, and a question without a label.
 */
export const KIND_COLUMN = 'sonde_kind'

/** `${`, the beginning of a reference to another question, masked by a zero-width space where a text contains it. */
export const MASKED_REFERENCE = '$\u200b{'

/** The version in Sonde's own forms, e.g. "v3 · 2026-11-20". */
export const OWN_VERSION = /^v\d+ · /

/** The label of a question without a stem. */
const NO_STEM = '…'

/**
 * The questionnaire as an XLSForm (xlsform.org) that satisfies pyxform, with which servers check forms; the version is
 * in the settings, as usual. Items and options have the names and codes of the file that they were imported from.
 *
 * @param formId by which a server tells apart forms; the same for all versions of a survey
 */
export function writeXlsform({ draft, version }: Instrument, formId: string): Uint8Array<ArrayBuffer> {
  const names = formNames(draft.questions)
  const nameOf = (index: number) => names[index] ?? `q${index + 1}`
  const rows = draft.questions.map((question, index) => questionRow(question, nameOf(index)))
  const isMarked = rows.some(([, , , kind]) => kind !== '')
  const survey = [
    ['type', 'name', 'label', ...(isMarked ? [KIND_COLUMN] : [])],
    ...(draft.context === '' ? [] : [['note', XLSFORM_CONTEXT, label(draft.context)]]),
    ...rows.map((row) => row.slice(0, isMarked ? 4 : 3)),
  ]
  const choices = draft.questions.flatMap((question, index) => {
    const codes = choiceCodes(question)
    return formChoices(question).map(({ text }, at) => [
      `${nameOf(index)}_options`,
      codes[at] ?? '',
      label(text),
    ])
  })
  return writeWorkbook([
    { name: 'survey', rows: survey },
    { name: 'choices', rows: [['list_name', 'name', 'label'], ...choices] },
    {
      name: 'settings',
      rows: [
        ['form_title', 'form_id', 'version'],
        [draft.title, formId, version],
      ],
    },
  ])
}

function questionRow(question: Question, name: string): string[] {
  const { stem, type } = question
  const hasChoices = formChoices(question).length > 0
  const kind = [
    type === 'single_choice' && !hasChoices && 'single_choice',
    stem.trim() === '' && 'no_stem',
  ].filter((each) => each !== false)
  return [hasChoices ? `select_one ${name}_options` : 'text', name, label(stem) || NO_STEM, kind.join(' ')]
}

function label(text: string): string {
  return marksOf(text).replaceAll('${', MASKED_REFERENCE).trim()
}
