import { toCsv } from '../exchange/tables/csv.ts'
import type { CsvForm } from '../models/csv-form.ts'
import type { ToldFinding, ToldRow, ToldTrial } from './told-row.ts'

/** The texts of a ledger file besides its rows, in its language. */
export interface LedgerFileWords {
  /** Title of the file, including that of the survey. */
  title: string
  /** A notice that the answers are synthetic, and which rules of the wording checker were off. */
  notice: string
  /** Heading of the column with that notice. */
  note: string
  number: string
  stem: string
  rules: string
  answers: string
  probes: string
  rewording: string
  trials: string
  decision: string
  own: string
  practice: string
  untitled: string
  /** Joins a label and a value, as in "label: value". */
  labelled: (label: string, value: string) => string
}

/** The ledger as Markdown: a section for each item, without empty parts. It ends with a line break. */
export function ledgerMarkdown(rows: readonly ToldRow[], words: LedgerFileWords): string {
  const sections = rows.map((row) => {
    const heading = [row.number === null ? null : `${row.number}.`, plain(row.stem)]
    const parts = partsOf(row, words).flatMap(({ label, lines }) =>
      lines.length === 0 ? [] : [`### ${label}\n\n${lines.map((line) => `- ${plain(line)}`).join('\n')}`],
    )
    const dropped = row.dropped === null ? [] : [`*${plain(row.dropped)}*`]
    return [`## ${heading.filter((part) => part !== null).join(' ')}`, ...dropped, ...parts].join('\n\n')
  })
  return `${[`# ${plain(words.title)}`, `> ${words.notice}`, ...sections].join('\n\n')}\n`
}

/**
 * The ledger as CSV: a row for each item; several entries of one kind share a cell, a line each. Each row has the
 * notice.
 */
export function ledgerCsv(rows: readonly ToldRow[], words: LedgerFileWords, form: CsvForm): string {
  const { number, stem, rules, answers, probes, rewording, trials, decision, own } = words
  return toCsv(
    [number, stem, rules, answers, probes, rewording, trials, decision, own, words.note],
    rows.map((row) => [
      row.number,
      row.dropped === null ? row.stem : `${row.stem}\n${row.dropped}`,
      ...partsOf(row, words).map(({ lines }) => lines.join('\n')),
      words.notice,
    ]),
    form,
  )
}

/** All parts of an item's row, in the order of the page. */
function partsOf(row: ToldRow, words: LedgerFileWords): { label: string; lines: string[] }[] {
  const { labelled, practice } = words
  const named = (name: string, isPractice: boolean) => (isPractice ? `${name} (${practice})` : name)
  const finding = ({ text, dismissed }: ToldFinding) => (dismissed === null ? text : `${text} ${dismissed}`)
  const trial = ({ title, practice: isPractice }: ToldTrial, said: string) =>
    labelled(named(title || words.untitled, isPractice), said)
  const { seenIn, decision } = row
  const answers = [...(row.state === null ? [] : [row.state]), ...row.answers.map(finding)]
  const run = seenIn && named(seenIn.name, seenIn.practice)
  const ofRun = (lines: string[]) => (run === null ? lines : lines.map((line) => labelled(run, line)))
  return [
    { label: words.rules, lines: row.rules.map(finding) },
    { label: words.answers, lines: ofRun(answers) },
    {
      label: words.probes,
      lines: row.trials.flatMap((each) => (each.probes === null ? [] : [trial(each, each.probes)])),
    },
    {
      label: words.rewording,
      lines:
        row.wordings.length < 2
          ? []
          : row.wordings.map(({ of, stem, options, revised }) =>
              [labelled(of, options === '' ? stem : `${stem} [${options}]`), ...revised].join(' · '),
            ),
    },
    {
      label: words.trials,
      lines: [
        ...row.trials.map((each) => trial(each, each.verdict)),
        ...ofRun(row.across.length > 0 ? [row.across.join(' ')] : []),
      ],
    },
    {
      label: words.decision,
      lines: decision
        ? [
            labelled(
              named(decision.run.name, decision.run.practice),
              decision.note === '' ? decision.text : `${decision.text}. ${decision.note}`,
            ),
          ]
        : [],
    },
    { label: words.own, lines: row.own.trim() === '' ? [] : [row.own.trim()] },
  ]
}

/** The text with Markdown characters escaped, and without line breaks, which would end a list. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&').replaceAll(/\s*[\r\n\u2028\u2029]\s*/g, ' ')
}
