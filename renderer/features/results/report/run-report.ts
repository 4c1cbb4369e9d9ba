import { audienceWords } from '../../../../shared/personas/audience-words.ts'
import {
  heading,
  paragraph,
  type Report,
  type ReportBlock,
  type ReportRow,
} from '../../../../shared/report/report.ts'
import { capital } from '../../../../shared/text/capital.ts'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { countText } from '../../../lib/table-numbers.ts'
import { honestyLines } from '../honesty.tsx'
import { overviewCounts, overviewHeadline } from '../overview/overview-words.ts'
import type { MakingStep } from '../use-making.ts'
import { itemBlocks, stemOf } from './item-blocks.ts'
import {
  colon,
  coveredItems,
  type ReportChoices,
  type ReportSource,
  type ReportWords,
} from './report-source.ts'
import { markNames } from './sign-blocks.ts'

export interface Making {
  /** Ends the work: what was made so far is dropped. */
  signal: AbortSignal
  /** Called after each item. */
  onStep: (step: MakingStep) => void
  /** When the report is made. Milliseconds since 1970. */
  at: number
}

/**
 * The report on a run: where its answers come from, which items need a look, then item by item. It holds what the
 * screen shows, filter included. Throws the signal's reason where it is cancelled.
 */
export async function runReport(
  source: ReportSource,
  choices: ReportChoices,
  words: ReportWords,
  { signal, onStep, at }: Making,
): Promise<Report> {
  const { run } = source
  const { language, common } = words
  const t: ReportWords['report'] = words.report
  const covered = coveredItems(source, choices.items)
  const items: ReportBlock[] = []
  for (const [order, position] of covered.entries()) {
    items.push(...(await itemBlocks(source, position, choices, words)))
    signal.throwIfAborted()
    onStep({ done: order + 1, total: covered.length })
  }
  return {
    title: run.title || common('untitled'),
    lines: [
      t('kind', { number: formatNumber(run.versionNumber, language) }),
      words.source,
      t('made', { at: formatMoment(at, language) }),
    ],
    practice: run.practice ? common('practice') : null,
    part: source.only.personas === null ? null : t('part'),
    foot: common('synthetic'),
    language,
    version: `v${run.versionNumber}`,
    at,
    blocks: [
      ...openingBlocks(source, words),
      ...overviewBlocks(source, covered, words),
      heading(1, t('itemByItem')),
      ...items,
    ],
  }
}

function openingBlocks(source: ReportSource, words: ReportWords): ReportBlock[] {
  const { run, version, results, whole, only } = source
  const { results: t, report, language, common } = words
  const audience = audienceWords(version.draft.audience, language)
  const facts = [
    [t('companion.connection'), run.practice ? common('practice') : run.connectionName],
    [t('companion.asked'), formatNumber(run.personas, language)],
    [audience.label, audience.value],
    [t('companion.state'), words.state],
    ...(run.launchedAt === null
      ? []
      : [[t('companion.launched'), formatMoment(run.launchedAt, language)] as const]),
    ...(run.finishedAt === null
      ? []
      : [[t('companion.finished'), formatMoment(run.finishedAt, language)] as const]),
    [t('companion.certainty'), t(`companion.certainties.${results.certainty}`)],
    ...[only.personas, only.answers].flatMap((line) =>
      line === null ? [] : [[report('filter'), line] as const],
    ),
  ]
  const context = version.draft.context.trim()
  const careful = honestyLines(
    { run, results, summary: whole, personas: run.personas, items: version.draft.questions.length },
    { t, language },
  )
  return [
    ...(run.practice ? [paragraph(t('exports.practiceWord'), 'practice')] : []),
    notice(common('synthetic')),
    ...careful.map(notice),
    {
      kind: 'table',
      caption: '',
      head: [],
      rows: facts.map(([name = '', value = '']) => ({ cells: [name, value] })),
      numbers: [],
      widths: [1, 2],
    },
    ...(context === '' ? [] : [paragraph(context, 'plain', `${report('context')}${colon(language)}`)]),
  ]
}

function overviewBlocks(source: ReportSource, covered: readonly number[], words: ReportWords): ReportBlock[] {
  const { version, marked, tables, annotations, among, whole } = source
  const { report: t, diagnosis, language } = words
  const total = version.draft.questions.length
  const rows = covered.map((position): ReportRow => {
    const question = version.draft.questions[position]
    const decision = annotations.items[question?.id ?? '']?.decision ?? null
    const base = tables[position]?.base ?? null
    return {
      cells: [
        stemOf(question, position, words),
        base === null ? t('overview.nothing') : countText(base, language),
        markNames(marked.marks[position]?.open ?? [], words).join(', ') || t('overview.nothing'),
        decision === null ? t('overview.nothing') : diagnosis(`decision.${decision}`),
      ],
    }
  })
  const { needLook, byWording } = overviewCounts(marked)
  const headline = [
    overviewHeadline(overviewCounts(marked), { t: words.headline, language }),
    ...(byWording > 0 && byWording < needLook ? [diagnosis('line.ofWording', { count: byWording })] : []),
  ].join(', ')
  return [
    heading(1, t('inShort')),
    paragraph(headline),
    ...marked.diagnosis.population.map(({ kind, items, of }) =>
      paragraph(diagnosis(`population.${kind}`, { count: items.length, total: formatNumber(of, language) })),
    ),
    ...(among ? [paragraph(capital(diagnosis('line.outOf', { count: whole.respondents })), 'soft')] : []),
    ...(marked.hasWording ? [] : [notice(diagnosis('line.noWording'))]),
    ...(covered.length < total
      ? [paragraph(t('left', { count: covered.length, total: formatNumber(total, language) }), 'soft')]
      : []),
    {
      kind: 'table',
      caption: '',
      head: (['item', 'base', 'signs', 'decision'] as const).map((name) => t(`overview.${name}`)),
      rows,
      numbers: [1],
      widths: [10, 2, 7, 3],
    },
  ]
}

function notice(text: string): ReportBlock {
  return paragraph(text, 'notice')
}
