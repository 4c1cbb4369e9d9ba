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
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import { type PersonaWords, personaWordsIn } from '../../../shared/personas/persona-words.ts'
import { attributeCells, attributeHeads, attributeNames } from './attribute-columns.ts'
import { limitText } from './band-columns.ts'
import { commonHeads, type ExportTable, type ResultsToExport, type ResultsWithBands } from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage, type ExportWords } from './export-words.ts'
import { type TagVariable, tagVariables } from './tag-variables.ts'

/**
 * One row for each persona, as statistics programs read it. Each item has two variables: one with the code of the
 * option (see `optionCodes`) or the words of an open answer, and one that says why there is no value. The kinds of
 * missing values are never codes, so that they do not enter a mean; "don't know" and declined answers have no value
 * either. Each tag of open answers is a variable of its own, 1 or 0.
 */
export function byCode(
  { draft, results, said }: ResultsToExport,
  { among, tagged }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const names = attributeNames(results)
  const respondents = respondentPositions(results)
  const places = new Map(respondents.map((position, place) => [position, place]))
  const kept = among ? respondents.filter((position) => among.has(position)) : respondents
  const byItem = groupByItem(results.answers)
  const variables = chosenVariableNames(draft.questions, said?.variables)
  const columns = draft.questions.map((question, position) => {
    const item = analysedItem(question, position)
    const sorted = sortResponses(item, byItem.get(position) ?? [], respondents)
    const name = variables[position] ?? ''
    const tags = tagVariables(tagged, position, name)
    const untold = tags.map(() => null)
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
          ...tags.map(({ isSet }) => (isSet(place) ? 1 : 0)),
        ])
    }
    for (const { respondent } of sorted.blank) setMissing(respondent, words.missingKinds.blank)
    for (const { respondent } of sorted.unread) setMissing(respondent, words.missingKinds.unread)
    for (const respondent of sorted.missing) setMissing(respondent, words.missingKinds.missing)
    return { heads: variableHeads(name, tags, words), cells }
  })
  const heads = columns.flatMap((column) => column.heads)
  return {
    header: [words.persona, ...fieldHeads(names, heads, words), ...heads],
    fields: names.length,
    rows: kept.map((position) => [
      results.respondents[position]?.id ?? position + 1,
      ...attributeCells(results.respondents[position]?.attributes ?? [], names),
      ...columns.flatMap(({ heads, cells }) => cells.get(position) ?? heads.map(() => null)),
    ]),
  }
}

/** Heads of the variables of an item: its own, the one that says why there is no value, and its tags. */
function variableHeads(name: string, tags: readonly TagVariable[], words: ExportWords): string[] {
  return [name, `${name}_${words.missingVariable}`, ...tags.map((tag) => tag.name)]
}

/**
 * Heads of the personas' fields that differ from those of the variables; the codebook and the file of codes use the
 * same.
 */
function fieldHeads(names: readonly string[], variables: readonly string[], words: ExportWords): string[] {
  return attributeHeads(names, [words.persona, ...variables, ...commonHeads(words)])
}

function valueFor({ kind, option, text }: Answer, codes: readonly (number | string)[]): Cell {
  return kind === 'option' && option !== null ? (codes[option] ?? option + 1) : text
}

/** The codes of a persona's field that occur, as received, each with its word; values without a word are no codes. */
function valueKeys(field: string, results: RunResults, personas: PersonaWords): [string, string][] {
  const values = results.respondents.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => (name === field ? [value] : [])),
  )
  return [...new Set(values)].flatMap((value): [string, string][] => {
    const label = personas.knownValue(field, value)
    return label === null ? [] : [[value, label]]
  })
}

/** One row for each variable and code of `byCode`: what the variable holds, its item, and the meaning of the code. */
export function codebook(
  { draft, results, said, bandColumns }: ResultsWithBands,
  { tagged }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const banded = new Map(
    bandColumns.map(({ name, field, limits }) => [
      name,
      words.bandMeaning(field, limits.map((limit) => limitText(limit, language)).join('; ')),
    ]),
  )
  const { meanings, missingKinds } = words
  const personas = personaWordsIn(language)
  const names = attributeNames(results)
  const variables = chosenVariableNames(draft.questions, said?.variables)
  const heads = variables.flatMap((name, position) =>
    variableHeads(name, tagVariables(tagged, position, name), words),
  )
  return {
    header: [words.variable, words.meaning, words.item, words.stem, words.type, words.code, words.label],
    fields: 0,
    rows: [
      [words.persona, meanings.persona, null, null, null, null, null],
      ...fieldHeads(names, heads, words).flatMap((head, at): Cell[][] => {
        const name = names[at] ?? ''
        const known = personas.knownName(name)
        const meaning =
          banded.get(name) ?? (known === null ? meanings.attribute : meanings.attributeOf(known))
        const keys = valueKeys(name, results, personas)
        return (keys.length > 0 ? keys : [[null, null]]).map((key) => [
          head,
          meaning,
          null,
          null,
          null,
          ...key,
        ])
      }),
      ...draft.questions.flatMap((question, position): Cell[][] => {
        const { type, stem, options } = question
        const { waysOut } = readItemWords(question)
        const codes = optionCodes(question)
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
                waysOut.includes(option)
                  ? []
                  : [[name, meanings.choice, ...ofItem, codes[option] ?? option + 1, text]],
              )),
          ...waysOut.map((option) => missing(missingKinds.wayOut, options[option]?.text ?? null)),
          ...[missingKinds.blank, missingKinds.unread, missingKinds.missing].map((kind) =>
            missing(kind, kind),
          ),
          ...tagVariables(tagged, position, name).flatMap((variable): Cell[][] => [
            [variable.name, meanings.tag, ...ofItem, 1, words.withTag(variable.tag)],
            [variable.name, meanings.tag, ...ofItem, 0, words.withoutTag(variable.tag)],
          ]),
        ]
      }),
    ],
  }
}
