import { readItemWords } from '../../../shared/analysis/diagnostics/item-view.ts'
import type { FilteredResults } from '../../../shared/analysis/filter-results.ts'
import {
  analysedItem,
  groupByItem,
  respondentPositions,
  sortResponses,
} from '../../../shared/analysis/item-responses.ts'
import { optionCodes } from '../../../shared/analysis/item-scale.ts'
import { chosenVariableNames } from '../../../shared/analysis/variable-names.ts'
import type { Cell } from '../../../shared/exchange/tables/csv.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { attributeCells, attributeNames } from './attribute-columns.ts'
import { codedVariables } from './coded-variables.ts'
import type { ExportTable, ResultsWithBands } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { numericItems } from './numeric-items.ts'
import { tagVariables } from './tag-variables.ts'

/**
 * One row for each persona, as statistics programs read it. Each item has two variables: one with the code of the
 * option (see `optionCodes`) or the words of an open answer, and one that says why there is no value. An open item whose
 * answers are numbers has one with the number too. The kinds of
 * missing values are never codes, so that they do not enter a mean; "don't know" and declined answers have no value
 * either. Each tag of open answers is a variable of its own, 1 or 0.
 */
export function byCode(
  input: ResultsWithBands,
  { among, tagged }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const { draft, results, said } = input
  const words = EXPORT_WORDS[language]
  const names = attributeNames(results)
  const respondents = respondentPositions(results)
  const places = new Map(respondents.map((position, place) => [position, place]))
  const kept = among ? respondents.filter((position) => among.has(position)) : respondents
  const byItem = groupByItem(results.answers)
  const itemNames = chosenVariableNames(draft.questions, said?.variables)
  const numericOf = numericItems(draft, results)
  const columns = draft.questions.map((question, position) => {
    const item = analysedItem(question, position)
    const sorted = sortResponses(item, byItem.get(position) ?? [], respondents)
    const tags = tagVariables(tagged, position, itemNames[position] ?? '')
    const numeric = numericOf[position]
    const numbers =
      numeric?.kind === 'numbers'
        ? new Map(numeric.numbers.map(({ answer, value }) => [answer.respondent, value]))
        : null
    const numberOf = (respondent: number) => (numbers ? [numbers.get(respondent) ?? null] : [])
    const untold = [...(numbers ? [null] : []), ...tags.map(() => null)]
    const { waysOut } = readItemWords(question)
    const codes = optionCodes(question)
    const cells = new Map<number, Cell[]>()
    const setMissing = (respondent: number, kind: string) => cells.set(respondent, [null, kind, ...untold])
    for (const answer of sorted.answered) {
      const place = places.get(answer.respondent) ?? -1
      if (answer.option !== null && waysOut.includes(answer.option))
        setMissing(answer.respondent, words.missingKinds.wayOut)
      else
        cells.set(answer.respondent, [
          ...[valueFor(answer, codes), null],
          ...numberOf(answer.respondent),
          ...tags.map(({ isSet }) => (isSet(place) ? 1 : 0)),
        ])
    }
    for (const { respondent } of sorted.blank) setMissing(respondent, words.missingKinds.blank)
    for (const { respondent } of sorted.unread) setMissing(respondent, words.missingKinds.unread)
    for (const respondent of sorted.missing) setMissing(respondent, words.missingKinds.missing)
    return { cells, none: [null, null, ...untold] }
  })
  const variables = codedVariables(input, tagged, language)
  return {
    header: variables.map(({ name }) => name),
    fields: names.length,
    variables,
    rows: kept.map((position) => [
      results.respondents[position]?.id ?? position + 1,
      ...attributeCells(results.respondents[position]?.attributes ?? [], names),
      ...columns.flatMap(({ cells, none }) => cells.get(position) ?? none),
    ]),
  }
}

function valueFor({ kind, option, text }: Answer, codes: readonly (number | string)[]): Cell {
  return kind === 'option' && option !== null ? (codes[option] ?? option + 1) : text
}

/** One row for each variable and code of `byCode`: what the variable holds, its item, and the meaning of the code. */
export function codebook(
  input: ResultsWithBands,
  { tagged }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  return {
    header: [words.variable, words.meaning, words.item, words.stem, words.type, words.code, words.label],
    fields: 0,
    rows: codedVariables(input, tagged, language).flatMap(({ name, meaning, item, codes }): Cell[][] => {
      const question = item === null ? undefined : input.draft.questions[item]
      const type = question?.type === 'open_ended' ? words.openEnded : words.singleChoice
      const ofItem = item === null || !question ? [null, null, null] : [item + 1, question.stem, type]
      const told = codes.length > 0 ? codes : [{ code: null, label: null }]
      return told.map(({ code, label }) => [name, meaning, ...ofItem, code, label])
    }),
  }
}
