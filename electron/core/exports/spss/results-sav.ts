import { fitSav, type SavCut } from '../../../../shared/exchange/spss/fit-sav.ts'
import { cutBytes } from '../../../../shared/exchange/spss/sav-text.ts'
import { writeSav } from '../../../../shared/exchange/spss/write-sav.ts'
import { dropUnsafe } from '../../../../shared/exchange/text/clean-text.ts'
import { NO_FILTER } from '../../../../shared/models/results-filter.ts'
import { audienceWords } from '../../../../shared/personas/audience-words.ts'
import { commonHeads, hasFilter, type ResultsToExport } from '../export-table.ts'
import { EXPORT_WORDS, type ExportLanguage } from '../export-words.ts'
import type { FileStep } from '../file-step.ts'
import { resultsTable } from '../results-tables.ts'
import { codedColumns } from './coded-columns.ts'
import { spssNames } from './spss-names.ts'
import { type MadeVariable, spssVariables } from './spss-variables.ts'
import { SPSS_WORDS } from './spss-words.ts'

const LONGEST_FILE_LABEL = 64

/** The tables, the variables, what is cut, and the file. */
const STEPS = 5

/** The results as an SPSS file. */
export interface ResultsSav {
  content: Uint8Array<ArrayBuffer>
  cut: SavCut
}

/**
 * Writes the filtered results as a system file of SPSS (decision 085), in steps, since many answers take a second: the
 * file of codes, labelled by the codebook. The file says what its answers are, and so does a variable, which stays when
 * files are joined.
 */
export function* savSteps(
  input: ResultsToExport,
  language: ExportLanguage,
  at: number,
): Generator<FileStep, ResultsSav> {
  let done = 0
  const next = (): FileStep => ({ done: ++done, total: STEPS })
  const words = EXPORT_WORDS[language]
  const { colon, renamed, waysOut, cutLabels, cutTexts } = SPSS_WORDS[language]
  const coded = resultsTable(input, 'codes', language)
  yield next()
  const all = hasFilter(input) ? resultsTable({ ...input, filter: NO_FILTER }, 'codes', language) : coded
  yield next()
  const columns = codedColumns(coded, all)
  const origin = commonHeads(words).map((head, at) => ({ head, cell: coded.origin[at] ?? '' }))
  const same = [words.run, words.source].map((head): MadeVariable => {
    const value = String(origin.find((each) => each.head === head)?.cell ?? '')
    const variable = { kind: 'text', name: head, label: head, labels: [] } as const
    return { variable, cells: coded.rows.map(() => value) }
  })
  const made = [...spssVariables(columns, { draft: input.draft, words, language }), ...same]
  yield next()
  const names = namesOf(made, coded.header.slice(1, 1 + coded.fields))
  const { data, cut } = fitSav({
    variables: made.map(({ variable }, at) => ({ ...variable, name: names[at] ?? variable.name })),
    rows: coded.rows.map((_, row) => made.map(({ cells }) => cells[row] ?? null)),
  })
  yield next()
  const pairs = made.flatMap(({ variable: { name } }, at) =>
    name === names[at] ? [] : [`${name} → ${names[at]}`],
  )
  const { title } = input.run
  const audience = audienceWords(input.draft.audience, language)
  const source = input.run.practice ? words.practice : words.live
  const content = writeSav({
    ...data,
    at,
    label: cutBytes(dropUnsafe(`${source} – ${title}`), LONGEST_FILE_LABEL),
    documents: [
      words.notice,
      ...origin.slice(0, -1).map(({ head, cell }) => `${head}${colon}${cell}`),
      `${audience.label}${colon}${audience.value}`,
      ...(made.some(({ variable }) => hasWaysOut(variable)) ? [waysOut] : []),
      ...(pairs.length > 0 ? [renamed(pairs.join(', '))] : []),
      ...(cut.labels.length > 0 ? [cutLabels(cut.labels.join(', '))] : []),
      ...(cut.texts > 0 ? [cutTexts(cut.texts)] : []),
    ].map(dropUnsafe),
  })
  yield next()
  return { content, cut }
}

/** Whether answers to an item are ways out, which SPSS takes for missing values; their code is the last of these. */
function hasWaysOut(variable: MadeVariable['variable']): boolean {
  // The last code of a number says that an answer is none.
  if (variable.kind !== 'number' || variable.measure === 'scale' || variable.missing === null) return false
  const { to } = variable.missing
  return variable.labels.some(({ value }) => value === to)
}

/** The names of the variables; the fields of personas give way to the others. */
function namesOf(made: readonly MadeVariable[], fields: readonly string[]): string[] {
  const isField = ({ variable }: MadeVariable) => fields.includes(variable.name)
  const ordered = [...made.filter((each) => !isField(each)), ...made.filter(isField)]
  const names = spssNames(ordered.map(({ variable }) => variable.name))
  return made.map((each) => names[ordered.indexOf(each)] ?? each.variable.name)
}
