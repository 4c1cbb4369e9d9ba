import { answerText as wordsOf } from '../../../shared/analysis/answer-text.ts'
import { withholdsPercentages } from '../../../shared/analysis/base-size.ts'
import { type FilteredResults, filterResults } from '../../../shared/analysis/filter-results.ts'
import { analysedItem, respondentPositions } from '../../../shared/analysis/item-responses.ts'
import { tabulateAll } from '../../../shared/analysis/tabulate.ts'
import type { Cell } from '../../../shared/exchange/tables/csv.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { type ResultsLayout, searchNarrows } from '../../../shared/models/results-layout.ts'
import type { Run } from '../../../shared/models/run.ts'
import { columnsInWords } from './attribute-columns.ts'
import { bandColumns, withBandColumns } from './band-columns.ts'
import { baseRemark } from './base-remark.ts'
import { byCode, codebook } from './coded-layouts.ts'
import {
  commonHeads,
  type ExportTable,
  type ResultsToExport,
  type ResultsWithBands,
  tagNames,
} from './export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { filterParts } from './filter-parts.ts'
import { RUN_STATE_WORDS } from './run-state-words.ts'

/** A table of a run's answers in one of the layouts, and what its rows come from. */
export interface ResultsTable extends ExportTable {
  /** What is the same for each row: the cells of the columns that `commonHeads` names. */
  origin: Cell[]
}

/**
 * The filtered results in one of the layouts, which all files are made of. The origin names the filter and how many
 * personas it keeps, came and were asked for, the survey, version, run, connection, date and state, the source, and
 * contains the notice.
 */
export function resultsTable(
  input: ResultsToExport,
  layout: ResultsLayout,
  language: ExportLanguage,
): ResultsTable {
  const words = EXPORT_WORDS[language]
  const shown = filterResults(input.filter, input.draft.questions, input.results, input.said)
  const columns = bandColumns(input.results, input.bands ?? {}, language)
  const results = withBandColumns(input.results, columns, language)
  const origin: Cell[] = [
    filterParts(input.filter, layout, language, tagNames(input)).join('; ') || words.everybody,
    // Where the service sent only totals, the number of personas is not known.
    shown.personas === 0 ? words.notKnown : searchNarrows(layout) ? shown.listed.length : shown.counted,
    shown.personas === 0 ? words.notKnown : shown.personas,
    input.run.personas,
    ...originCells(input.run, language),
    input.run.practice ? words.practice : words.live,
    words.readings[input.results.certainty],
    words.notice,
  ]
  return { ...LAYOUTS[layout]({ ...input, results, bandColumns: columns }, shown, language), origin }
}

/**
 * The columns that tell runs apart when several files are joined, and how the run stands; the date is that of the
 * answers, as ISO 8601.
 */
function originCells(run: Run, language: ExportLanguage): Cell[] {
  const words = EXPORT_WORDS[language]
  const at = run.finishedAt ?? run.launchedAt ?? run.createdAt
  const connection = run.practice ? words.practiceConnection : run.connectionName
  return [
    run.title,
    run.versionNumber,
    run.id,
    connection,
    new Date(at).toISOString(),
    RUN_STATE_WORDS[language][run.state],
  ]
}

const LAYOUTS: Record<
  ResultsLayout,
  (input: ResultsWithBands, shown: FilteredResults, language: ExportLanguage) => ExportTable
> = { respondents: byRespondent, codes: byCode, long: byAnswer, counts: byOption, codebook }

function byRespondent(
  { draft, results, bandColumns }: ResultsWithBands,
  { listed, answers: shown }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const columns = columnsInWords(results, bandColumns, language)
  const items = draft.questions.map((question, index) => `${index + 1}. ${question.stem}`)
  const heads = columns.heads([words.persona, ...items, ...commonHeads(words)])
  // With a search, only the answers that contain its words are shown.
  const cells = Map.groupBy(shown, ({ respondent, question }) => `${respondent}/${question}`)
  return {
    header: [words.persona, ...heads, ...items],
    fields: heads.length,
    rows: listed.map((position) => [
      results.respondents[position]?.id ?? position + 1,
      ...columns.cells(results.respondents[position]?.attributes ?? []),
      ...draft.questions.map((question, index) => {
        const answers = cells.get(`${position}/${index}`) ?? []
        // Two answers that disagree are both shown: choosing either would be a guess.
        return [...new Set(answers.map((answer) => answerText(answer, question)))].join(' | ')
      }),
    ]),
  }
}

function byAnswer(
  { draft, results, bandColumns }: ResultsWithBands,
  shown: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const columns = columnsInWords(results, bandColumns, language)
  const places = new Map(respondentPositions(results).map((position, place) => [position, place]))
  const tagsOf = ({ question, respondent }: Answer) =>
    (shown.tagged.carriedAt(question).get(places.get(respondent) ?? -1) ?? [])
      .map(({ tag }) => tag.name)
      .join(' | ')
  const own = [words.item, words.stem, words.type, words.answer, words.status, words.tags]
  const heads = columns.heads([words.persona, ...own, ...commonHeads(words)])
  const status = { option: words.answered, text: words.answered, blank: words.blank, unread: words.unread }
  return {
    header: [words.persona, ...heads, ...own],
    fields: heads.length,
    rows: shown.answers.map((answer) => {
      const respondent = results.respondents[answer.respondent]
      const question = draft.questions[answer.question]
      return [
        respondent?.id ?? answer.respondent + 1,
        ...columns.cells(respondent?.attributes ?? []),
        answer.question + 1,
        question?.stem ?? '',
        question?.type === 'open_ended' ? words.openEnded : words.singleChoice,
        answerText(answer, question),
        status[answer.kind],
        tagsOf(answer),
      ]
    }),
  }
}

function byOption(
  { draft, results }: ResultsToExport,
  { among }: FilteredResults,
  language: ExportLanguage,
): ExportTable {
  const words = EXPORT_WORDS[language]
  const items = draft.questions.map(analysedItem)
  const tables = tabulateAll(items, results, among)
  return {
    header: [words.item, words.stem, words.option, words.count, words.base, words.percentage, words.note],
    fields: 0,
    percentages: 5,
    rows: draft.questions.flatMap((question, position): Cell[][] => {
      const table = tables[position]
      if (question.type !== 'single_choice' || !table) return []
      const isWithheld = withholdsPercentages(table)
      const remark = baseRemark(table.base, isWithheld, words)
      const row = (label: string, count: Cell, percentage: number | null): Cell[] => [
        position + 1,
        question.stem,
        label,
        count ?? words.notKnown,
        table.base ?? words.notKnown,
        isWithheld ? null : percentage,
        percentage === null ? null : remark,
      ]
      return [
        ...table.options.map(({ option, count, percentage }) =>
          row(question.options[option]?.text ?? '', count, percentage),
        ),
        row(words.blank, table.blank, null),
        row(words.unread, table.unread, null),
        row(words.missing, table.missing, null),
      ]
    }),
  }
}

function answerText(answer: Answer, question: Question | undefined): string {
  return wordsOf(answer, question ?? { options: [] })
}
