import { respondentPositions } from '../../../../shared/analysis/item-responses.ts'
import { namePersonas } from '../../../../shared/analysis/tags/name-personas.ts'
import { columnsInWords } from '../attribute-columns.ts'
import { commonHeads } from '../export-table.ts'
import { columnNumbers } from '../number-columns.ts'
import type { SheetSource, SheetTable } from './workbook-sheet.ts'

/** The answers kept as quotes, in the person's order; null where the filter keeps none. */
export function quoteRows(source: SheetSource): SheetTable | null {
  const { input, shown, language, words, own } = source
  const { draft, results, said } = input
  const names = namePersonas(results.respondents)
  const places = new Map(respondentPositions(results).map((position, place) => [position, place]))
  const columns = columnsInWords(results, [], language)
  const heads = [words.item, words.stem, own.heads.quote, words.tags]
  const fields = columns.heads([words.persona, ...heads, ...commonHeads(words)])
  // As in the other sheets, a field that holds nothing but numbers is one of numbers.
  const all = results.respondents.map(({ attributes }) => columns.cells(attributes))
  const areNumbers = fields.map((_, at) => columnNumbers(all.map((cells) => cells[at] ?? null)) !== null)
  const cellsOf = (respondent: number) =>
    (all[respondent] ?? fields.map(() => '')).map((cell, at) =>
      areNumbers[at] && cell !== '' && cell !== null ? Number(cell) : cell,
    )
  const rows = (said?.quotes ?? []).flatMap(({ item, persona }) => {
    const position = draft.questions.findIndex(({ id }) => id === item)
    const respondent = names.positionOf(persona)
    if (respondent === null || !(shown.among?.has(respondent) ?? true)) return []
    const answer = results.answers.find(
      (each) => each.kind === 'text' && each.question === position && each.respondent === respondent,
    )
    if (!answer) return []
    const id = results.respondents[respondent]?.id ?? null
    const tags = shown.tagged.carriedAt(position).get(places.get(respondent) ?? -1) ?? []
    return [
      [
        id ?? respondent + 1,
        ...cellsOf(respondent),
        position + 1,
        draft.questions[position]?.stem ?? '',
        answer.text?.trim() ?? '',
        tags.map(({ tag }) => tag.name).join(' | '),
      ],
    ]
  })
  if (rows.length === 0) return null
  return { header: [words.persona, ...fields, ...heads], rows }
}
