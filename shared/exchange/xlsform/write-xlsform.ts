import type { Instrument } from '../instrument.ts'
import { writeWorkbook } from './write-workbook.ts'

/** Name of the note that carries the context. */
export const XLSFORM_CONTEXT = 'sonde_context'

/** The questionnaire as an XLSForm (xlsform.org); the version stands in the settings, where forms keep theirs. */
export function writeXlsform({ draft, version }: Instrument): Uint8Array<ArrayBuffer> {
  const survey = [['type', 'name', 'label']]
  const choices = [['list_name', 'name', 'label']]
  if (draft.context !== '') survey.push(['note', XLSFORM_CONTEXT, draft.context])
  draft.questions.forEach(({ stem, type, options }, index) => {
    const name = `q${index + 1}`
    survey.push([type === 'single_choice' ? `select_one ${name}_options` : 'text', name, stem])
    if (type !== 'single_choice') return
    options.forEach(({ text }, option) => {
      choices.push([`${name}_options`, String(option + 1), text])
    })
  })
  return writeWorkbook([
    { name: 'survey', rows: survey },
    { name: 'choices', rows: choices },
    {
      name: 'settings',
      rows: [
        ['form_title', 'form_id', 'version'],
        [draft.title, 'sonde', version],
      ],
    },
  ])
}
