import { analysedItem } from '../../../shared/analysis/item-responses.ts'
import { tabulateAll } from '../../../shared/analysis/tabulate.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { toCsv } from './csv.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'

export interface ResultsToExport {
  run: Run
  draft: SurveyDraft
  results: RunResults
}

type Cell = string | number | null

/** Writes results as CSV in one of three layouts; every row names its source and carries the notice. */
export function resultsCsv(
  input: ResultsToExport,
  layout: 'respondents' | 'long' | 'counts',
  language: ExportLanguage,
): string {
  const words = EXPORT_WORDS[language]
  const source = [input.run.practice ? words.practice : words.live, words.notice]
  const { header, rows } = LAYOUTS[layout](input, language)
  return toCsv(
    [...header, words.source, 'notice'],
    rows.map((row) => [...row, ...source]),
  )
}

interface Table {
  header: string[]
  rows: Cell[][]
}

const LAYOUTS: Record<
  'respondents' | 'long' | 'counts',
  (input: ResultsToExport, language: ExportLanguage) => Table
> = { respondents: byRespondent, long: byAnswer, counts: byOption }

function byRespondent({ draft, results }: ResultsToExport, language: ExportLanguage): Table {
  const words = EXPORT_WORDS[language]
  const names = attributeNames(results)
  const cells = new Map(results.answers.map((answer) => [`${answer.respondent}/${answer.question}`, answer]))
  return {
    header: [
      words.persona,
      ...names,
      ...draft.questions.map((question, index) => `${index + 1}. ${question.stem}`),
    ],
    rows: results.respondents.map((respondent, position) => [
      respondent.id ?? position + 1,
      ...attributeCells(respondent.attributes, names),
      ...draft.questions.map((_, index) => answerText(cells.get(`${position}/${index}`), draft)),
    ]),
  }
}

function byAnswer({ draft, results }: ResultsToExport, language: ExportLanguage): Table {
  const words = EXPORT_WORDS[language]
  const names = attributeNames(results)
  const status = { option: words.answered, text: words.answered, blank: words.blank, unread: words.unread }
  return {
    header: [words.persona, ...names, words.item, words.stem, words.type, words.answer, words.status],
    rows: results.answers.map((answer) => {
      const respondent = results.respondents[answer.respondent]
      const question = draft.questions[answer.question]
      return [
        respondent?.id ?? answer.respondent + 1,
        ...attributeCells(respondent?.attributes ?? [], names),
        answer.question + 1,
        question?.stem ?? '',
        question?.type === 'open_ended' ? words.openEnded : words.singleChoice,
        answerText(answer, draft),
        status[answer.kind],
      ]
    }),
  }
}

function byOption({ draft, results }: ResultsToExport, language: ExportLanguage): Table {
  const words = EXPORT_WORDS[language]
  const items = draft.questions.map(analysedItem)
  const tables = tabulateAll(items, results)
  return {
    header: [words.item, words.stem, words.option, words.count, words.base, words.percentage],
    rows: draft.questions.flatMap((question, position): Cell[][] => {
      const table = tables[position]
      if (question.type !== 'single_choice' || !table) return []
      const row = (label: string, count: Cell, percentage: number | null): Cell[] => [
        position + 1,
        question.stem,
        label,
        count ?? words.notKnown,
        table.base ?? words.notKnown,
        percentage === null ? null : Math.round(percentage * 10) / 10,
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

function answerText(answer: Answer | undefined, draft: SurveyDraft): string {
  if (!answer) return ''
  if (answer.kind !== 'option' || answer.option === null) return answer.text ?? ''
  return draft.questions[answer.question]?.options[answer.option]?.text ?? ''
}

/** Names of the personas' attributes, in the order in which they first came. */
function attributeNames(results: RunResults): string[] {
  return [...new Set(results.respondents.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
}

function attributeCells(
  attributes: readonly { name: string; value: string }[],
  names: readonly string[],
): string[] {
  const values = new Map(attributes.map(({ name, value }) => [name, value]))
  return names.map((name) => values.get(name) ?? '')
}
