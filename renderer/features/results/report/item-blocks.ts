import { baseSize, LEAST_BASE, withholdsPercentages } from '../../../../shared/analysis/base-size.ts'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import { tagCounts } from '../../../../shared/analysis/tags/tag-counts.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import {
  heading,
  paragraph,
  type ReportBlock,
  type ReportPicture,
  type ReportRow,
} from '../../../../shared/report/report.ts'
import { formatNumber, formatPercent } from '../../../lib/format.ts'
import { countText, shareText, signsLegend } from '../../../lib/table-numbers.ts'
import { optionCells, optionSigns } from '../option-cells.ts'
import { orderedTable } from '../order/use-ordered-table.ts'
import { countedScale, scaleWords } from '../scale/scale-words.ts'
import { baseWords } from '../use-base-words.ts'
import { describedChart } from '../use-item-chart.ts'
import { tableNotes } from '../use-table-notes.ts'
import { chartPicture } from './chart-picture.ts'
import { crossBlocks } from './cross-blocks.ts'
import { numericBlocks } from './numeric-blocks.ts'
import { colon, type ReportChoices, type ReportSource, type ReportWords } from './report-source.ts'
import { saidBlocks } from './said-blocks.ts'
import { signBlocks } from './sign-blocks.ts'

interface ReportItem {
  question: Question
  position: number
  table: Tabulation
}

/** An item of a report: its number and stem, chart and table, what is said of it, and the answers in words. */
export async function itemBlocks(
  source: ReportSource,
  position: number,
  choices: ReportChoices,
  words: ReportWords,
): Promise<ReportBlock[]> {
  const question = source.version.draft.questions[position]
  const counted = source.tables[position]
  if (!question || !counted) return []
  const table = orderedTable(question, counted, source.annotations.bars)
  const item = { question, position, table }
  return [
    heading(2, stemOf(question, position, words)),
    ...doubtBlocks(source, position, words),
    ...(choices.charts ? await chartBlocks(item, source, words) : []),
    ...tableBlocks(item, source, words),
    ...scaleBlocks(item, words),
    ...(await numericBlocks(source, item, choices, words)),
    ...(table.source === 'answers' ? tagBlocks(item, source, words) : []),
    ...(table.source === 'answers' ? choices.by : []).flatMap((by) =>
      crossBlocks(source, position, by, words),
    ),
    ...(choices.signs ? signBlocks(source, item, words) : []),
    ...(question.type === 'open_ended' ? saidBlocks(source, item, choices.answers, words) : []),
  ]
}

/** "3. How do you usually get to work?" */
export function stemOf(
  question: Pick<Question, 'stem'> | undefined,
  position: number,
  { results: t }: Pick<ReportWords, 'results'>,
): string {
  return `${position + 1}. ${question?.stem.trim() || t('noStem')}`
}

/** What the person has to decide, or has decided, about numbers that can be read in several ways. */
function doubtBlocks(
  { results }: ReportSource,
  position: number,
  { results: t }: ReportWords,
): ReportBlock[] {
  return results.doubts
    .filter(({ question }) => question === position)
    .map(({ decision }) =>
      paragraph(decision === null ? t('doubts.all', { count: 1 }) : t(`doubts.told.${decision}`), 'notice'),
    )
}

async function chartBlocks(
  { question, position, table }: ReportItem,
  { run, only }: ReportSource,
  { results: t, language, common }: ReportWords,
): Promise<ReportPicture[]> {
  const isCounted = table.source !== 'unfiltered_only' && table.source !== 'nothing'
  if (question.type !== 'single_choice' || !isCounted) return []
  const chart = describedChart({ question, position, table, only: only.personas }, { t, language })
  return [await chartPicture(chart, run.practice ? common('practice') : null)]
}

/** The table as the screen shows it: counts and percentages with their base, and who is outside of it. */
function tableBlocks(
  { question, table }: ReportItem,
  { only }: ReportSource,
  words: ReportWords,
): ReportBlock[] {
  const { results: t, language } = words
  const base = baseWords(table, question.type, t)
  if (table.source === 'nothing' || table.source === 'unfiltered_only') return [paragraph(base, 'soft')]
  const isChoice = question.type === 'single_choice'
  const hasShares = isChoice && !withholdsPercentages(table)
  const number = (value: number | null) => (value === null ? t('table.unknown') : countText(value, language))
  const row = (tone: ReportRow['tone'], ...cells: string[]): ReportRow => ({
    ...(tone && { tone }),
    cells: hasShares ? cells : cells.slice(0, 2),
  })
  const options = table.options.map((tally) => {
    const { count, share } = optionCells(table, tally, language)
    const text = question.options[tally.option]?.text.trim() || t('noOption')
    return row(undefined, text, count ?? t('table.unknown'), share ?? '–')
  })
  const outside = (['blank', 'unread', 'missing'] as const)
    .filter((part) => (table[part] ?? 0) > 0)
    .map((part) => row('aside', t(`table.${part}`), number(table[part]), ''))
  const legend = optionSigns(table, language)
  const notes = [
    ...(table.source === 'counts' ? [t('readyMade')] : []),
    ...tableNotes(table, question.type, { t, language, saysSmall: 'in full' }),
    ...(isChoice && legend !== null ? [t(legend)] : []),
  ]
  const caption = [base, ...(only.personas === null ? [] : [only.personas])].join('\n')
  const share = baseSize(table.base) === 'enough' ? t('table.percentage') : t('table.percentageSmall')
  const rows = [
    ...(isChoice
      ? [
          ...options,
          row('total', t('table.base'), number(table.base), table.base ? formatPercent(1, 1, language) : '–'),
        ]
      : []),
    ...outside,
    ...(outside.length > 0 ? [row('aside', t('table.all'), number(table.respondents), '')] : []),
  ]
  const soft = notes.map((note) => paragraph(note, 'soft'))
  if (rows.length === 0) return [paragraph(caption, 'soft'), ...soft]
  return [
    {
      ...{ kind: 'table', caption, rows, numbers: [1, 2] },
      head: isChoice ? row(undefined, t('table.option'), t('table.count'), share).cells : [],
      widths: hasShares ? [9, 2, 3] : [9, 2],
    },
    ...soft,
  ]
}

function scaleBlocks({ question, table }: ReportItem, { views: t, language }: ReportWords): ReportBlock[] {
  const scale = countedScale(question, table)
  if (!scale) return []
  const saysSmall = (base: number) => baseSize(base) === 'small'
  const { facts, notes } = scaleWords({ question, table, scale }, { t, language, saysSmall })
  const labelled = facts.map(({ label, value }) => `${label}${colon(language)} ${value}`)
  return [
    ...(labelled.length === 0 ? [] : [paragraph(labelled.join(' · '))]),
    ...notes.map((note) => paragraph(note, 'soft')),
  ]
}

/** How often the tags of an open-ended item were given. */
function tagBlocks(
  { position }: ReportItem,
  { tagging, among }: ReportSource,
  words: ReportWords,
): ReportBlock[] {
  const { tags: t, results, language } = words
  const counted = tagCounts(position, tagging, among)
  if (!counted) return []
  const { rows, untagged, base } = counted
  const size = baseSize(base)
  const cells = (count: number) => [
    countText(count, language),
    ...(size === 'too_small' ? [] : [shareText(count, base, language)]),
  ]
  const shown = [...rows.map(({ count }) => count), untagged].flatMap(cells)
  const legend = signsLegend(shown)
  const share = results(size === 'small' ? 'table.percentageSmall' : 'table.percentage')
  const notes = [
    ...(size === 'too_small' ? [] : [t('table.several')]),
    ...(size === 'too_small' && base > 0
      ? [results('table.tooSmall', { count: base, least: LEAST_BASE })]
      : []),
    ...(size === 'small' ? [results('table.small', { count: base })] : []),
    ...(legend === null ? [] : [results(legend)]),
  ]
  return [
    {
      kind: 'table',
      caption: t('table.base', { count: base }),
      head: [t('table.tag'), results('table.count'), ...(size === 'too_small' ? [] : [share])],
      rows: [
        ...rows.map(({ tag, count, byRule }) => ({
          cells: [
            byRule > 0
              ? `${tag.name} (${t('table.byRule', { number: formatNumber(byRule, language) })})`
              : tag.name,
            ...cells(count),
          ],
        })),
        { tone: 'aside', cells: [t('table.untagged'), ...cells(untagged)] },
      ],
      numbers: [1, 2],
      widths: size === 'too_small' ? [9, 2] : [9, 2, 3],
    },
    ...notes.map((note) => paragraph(note, 'soft')),
  ]
}
