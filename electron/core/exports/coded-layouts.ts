import type { FilteredResults } from '../../../shared/analysis/filter-results.ts'
import {
  analysedItem,
  groupByItem,
  respondentPositions,
  sortResponses,
} from '../../../shared/analysis/item-responses.ts'
import { variableNames } from '../../../shared/analysis/variable-names.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { attributeCells, attributeNames } from './attribute-columns.ts'
import type { Cell } from './csv.ts'
import type { ExportTable, ResultsToExport } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { tagVariables } from './tag-variables.ts'

/**
 * One row a persona, as statistics programs read it: for each item a variable with the code of the option (from 1, in the
 * order of the questionnaire) or the words of an open answer, and one that says why there is no value. The kinds of missing
 * are never codes, so that no mean counts them. Each tag of open answers is a variable of its own, 1 or 0.
 */
export function byCode(
  { draft, results }: ResultsToExport,
  { among, tagged }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const names = attributeNames(results)
  const respondents = respondentPositions(results)
  const places = new Map(respondents.map((position, place) => [position, place]))
  const kept = among ? respondents.filter((position) => among.has(position)) : respondents
  const byItem = groupByItem(results.answers)
  const variables = variableNames(draft.questions.map(({ stem }) => stem))
  const columns = draft.questions.map((question, position) => {
    const item = analysedItem(question, position)
    const sorted = sortResponses(item, byItem.get(position) ?? [], respondents)
    const name = variables[position] ?? ''
    const tags = tagVariables(tagged, position, name)
    const untold = tags.map(() => null)
    const cells = new Map<number, Cell[]>()
    for (const answer of sorted.answered) {
      const place = places.get(answer.respondent) ?? -1
      cells.set(answer.respondent, [
        ...[valueFor(answer), null],
        ...tags.map(({ isSet }) => (isSet(place) ? 1 : 0)),
      ])
    }
    const setMissing = (respondent: number, kind: string) => cells.set(respondent, [null, kind, ...untold])
    for (const { respondent } of sorted.blank) setMissing(respondent, words.missingKinds.blank)
    for (const { respondent } of sorted.unread) setMissing(respondent, words.missingKinds.unread)
    for (const respondent of sorted.missing) setMissing(respondent, words.missingKinds.missing)
    return { names: [name, `${name}_${words.missingVariable}`, ...tags.map((tag) => tag.name)], cells }
  })
  return {
    header: [words.persona, ...names, ...columns.flatMap((column) => column.names)],
    rows: kept.map((position) => [
      results.respondents[position]?.id ?? position + 1,
      ...attributeCells(results.respondents[position]?.attributes ?? [], names),
      ...columns.flatMap(({ names: own, cells }) => cells.get(position) ?? own.map(() => null)),
    ]),
  }
}

function valueFor({ kind, option, text }: Answer): Cell {
  return kind === 'option' && option !== null ? option + 1 : text
}

/** One row a variable and code of `byCode`: what the variable holds, the item it is of, and what each code means. */
export function codebook(
  { draft, results }: ResultsToExport,
  { tagged }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const { meanings, missingKinds } = words
  const variables = variableNames(draft.questions.map(({ stem }) => stem))
  return {
    header: [words.variable, words.meaning, words.item, words.stem, words.type, words.code, words.label],
    rows: [
      [words.persona, meanings.persona, null, null, null, null, null],
      ...attributeNames(results).map((name): Cell[] => [
        name,
        meanings.attribute,
        null,
        null,
        null,
        null,
        null,
      ]),
      ...draft.questions.flatMap(({ type, stem, options }, position): Cell[][] => {
        const name = variables[position] ?? ''
        const ofItem = [position + 1, stem, type === 'open_ended' ? words.openEnded : words.singleChoice]
        return [
          ...(type === 'open_ended'
            ? [[name, meanings.words, ...ofItem, null, null]]
            : options.map(({ text }, option) => [name, meanings.choice, ...ofItem, option + 1, text])),
          ...Object.values(missingKinds).map((kind) => [
            ...[`${name}_${words.missingVariable}`, meanings.missing],
            ...[...ofItem, kind, kind],
          ]),
          ...tagVariables(tagged, position, name).flatMap((variable): Cell[][] => [
            [variable.name, meanings.tag, ...ofItem, 1, words.withTag(variable.tag)],
            [variable.name, meanings.tag, ...ofItem, 0, words.withoutTag(variable.tag)],
          ]),
        ]
      }),
    ],
  }
}
