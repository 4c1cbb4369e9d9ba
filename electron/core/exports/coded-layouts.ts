import { readItemWords } from '../../../shared/analysis/diagnostics/item-view.ts'
import type { FilteredResults } from '../../../shared/analysis/filter-results.ts'
import {
  analysedItem,
  groupByItem,
  respondentPositions,
  sortResponses,
} from '../../../shared/analysis/item-responses.ts'
import { variableNames } from '../../../shared/analysis/variable-names.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { attributeCells, attributeHeads, attributeNames } from './attribute-columns.ts'
import type { Cell } from './csv.ts'
import { commonHeads, type ExportTable, type ResultsToExport, type ResultsWithBands } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage, type ExportWords } from './export-words.ts'

/**
 * One row a persona, as statistics programs read it: for each item a variable with the code of the option (from 1, in the
 * order of the questionnaire) or the words of an open answer, and one that says why there is no value. The kinds of missing
 * are never codes, so that no mean counts them; who chose "don't know" or declined has no value either.
 */
export function byCode(
  { draft, results }: ResultsToExport,
  { among }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const names = attributeNames(results)
  const respondents = respondentPositions(results)
  const kept = among ? respondents.filter((position) => among.has(position)) : respondents
  const byItem = groupByItem(results.answers)
  const variables = variableNames(draft.questions.map(({ stem }) => stem))
  const columns = draft.questions.map((question, position) => {
    const item = analysedItem(question, position)
    const sorted = sortResponses(item, byItem.get(position) ?? [], respondents)
    const cells = new Map<number, [Cell, Cell]>()
    const { waysOut } = readItemWords(question)
    for (const answer of sorted.answered) {
      const isWayOut = answer.option !== null && waysOut.includes(answer.option)
      cells.set(answer.respondent, isWayOut ? [null, words.missingKinds.wayOut] : [valueFor(answer), null])
    }
    for (const { respondent } of sorted.blank) cells.set(respondent, [null, words.missingKinds.blank])
    for (const { respondent } of sorted.unread) cells.set(respondent, [null, words.missingKinds.unread])
    for (const respondent of sorted.missing) cells.set(respondent, [null, words.missingKinds.missing])
    return cells
  })
  return {
    header: [words.persona, ...fieldHeads(names, variables, words), ...variableHeads(variables, words)],
    rows: kept.map((position) => [
      results.respondents[position]?.id ?? position + 1,
      ...attributeCells(results.respondents[position]?.attributes ?? [], names),
      ...columns.flatMap((cells) => cells.get(position) ?? [null, null]),
    ]),
  }
}

/** Heads of the variables of the items, each with the one that says why there is no value. */
function variableHeads(variables: readonly string[], words: ExportWords): string[] {
  return variables.flatMap((name) => [name, `${name}_${words.missingVariable}`])
}

/** Heads of the personas' fields; the codebook names them as the file of codes does. */
function fieldHeads(names: readonly string[], variables: readonly string[], words: ExportWords): string[] {
  return attributeHeads(names, [words.persona, ...variableHeads(variables, words), ...commonHeads(words)])
}

function valueFor({ kind, option, text }: Answer): Cell {
  return kind === 'option' && option !== null ? option + 1 : text
}

/** One row a variable and code of `byCode`: what the variable holds, the item it is of, and what each code means. */
export function codebook(
  { draft, results, bandColumns }: ResultsWithBands,
  _shown: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const banded = new Map(
    bandColumns.map(({ name, field, limits }) => [name, words.bandMeaning(field, limits.join('; '))]),
  )
  const { meanings, missingKinds } = words
  const names = attributeNames(results)
  const variables = variableNames(draft.questions.map(({ stem }) => stem))
  return {
    header: [words.variable, words.meaning, words.item, words.stem, words.type, words.code, words.label],
    rows: [
      [words.persona, meanings.persona, null, null, null, null, null],
      ...fieldHeads(names, variables, words).map((head, at): Cell[] => [
        head,
        banded.get(names[at] ?? '') ?? meanings.attribute,
        null,
        null,
        null,
        null,
        null,
      ]),
      ...draft.questions.flatMap((question, position): Cell[][] => {
        const { type, stem, options } = question
        const { waysOut } = readItemWords(question)
        const name = variables[position] ?? ''
        const ofItem = [position + 1, stem, type === 'open_ended' ? words.openEnded : words.singleChoice]
        const missing = (kind: string, label: Cell): Cell[] => [
          ...[`${name}_${words.missingVariable}`, meanings.missing],
          ...[...ofItem, kind, label],
        ]
        return [
          ...(type === 'open_ended'
            ? [[name, meanings.words, ...ofItem, null, null]]
            : options.flatMap(({ text }, option) =>
                waysOut.includes(option) ? [] : [[name, meanings.choice, ...ofItem, option + 1, text]],
              )),
          ...waysOut.map((option) => missing(missingKinds.wayOut, options[option]?.text ?? null)),
          ...[missingKinds.blank, missingKinds.unread, missingKinds.missing].map((kind) =>
            missing(kind, kind),
          ),
        ]
      }),
    ],
  }
}
