import { baseSize } from '../../../../shared/analysis/base-size.ts'
import { respondentPositions } from '../../../../shared/analysis/item-responses.ts'
import { numbersAmong, readNumericItem } from '../../../../shared/analysis/numeric/numeric-item.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { paragraph, type ReportBlock } from '../../../../shared/report/report.ts'
import { numericChart, numericWords, quotedTexts, withheldWords } from '../numeric/numeric-words.ts'
import { chartPicture } from './chart-picture.ts'
import { colon, type ReportChoices, type ReportSource, type ReportWords } from './report-source.ts'

/** How many of the answers that are no numbers are quoted; where all answers are wanted, they stand below. */
const EXAMPLES = 10

/** The numbers among the answers to an open item, as the screen shows them, and some of the answers that are none. */
export async function numericBlocks(
  { results, among, run }: ReportSource,
  { question, position }: { question: Question; position: number },
  { charts, answers: wanted }: ReportChoices,
  { views, results: ofResults, language, common }: ReportWords,
): Promise<ReportBlock[]> {
  const answers = results.answers.filter((answer) => answer.question === position)
  const item = readNumericItem({ question, position, answers, respondents: respondentPositions(results) })
  if (!item) return []
  if (item.kind === 'withheld') return [paragraph(withheldWords(item, { views }), 'soft')]
  const kept = numbersAmong(item, among)
  const saysSmall = (base: number) => baseSize(base) === 'small'
  const words = { views, results: ofResults, language, saysSmall }
  const { facts, notes, others } = numericWords(kept, words)
  const labelled = facts.map(({ label, value }) => `${label}${colon(language)} ${value}`)
  const texts = wanted === 'none' ? [] : [...new Set(kept.others.map(({ text }) => text?.trim() ?? ''))]
  const examples = quotedTexts(texts.slice(0, EXAMPLES), views) + (texts.length > EXAMPLES ? ', …' : '')
  const chart = numericChart(kept, position, words)
  return [
    paragraph('', 'plain', views('numeric.title')),
    ...(labelled.length === 0 ? [] : [paragraph(labelled.join(' · '))]),
    ...notes.map((note) => paragraph(note, 'soft')),
    ...(charts && kept.numbers.length > 0
      ? [
          await chartPicture(chart, run.practice ? common('practice') : null),
          ...(chart.legend === null ? [] : [paragraph(chart.legend, 'soft')]),
        ]
      : []),
    ...(others === null
      ? []
      : [paragraph(examples === '' ? `${others}.` : `${others}${colon(language)} ${examples}`, 'soft')]),
  ]
}
