import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer, Doubt, Respondent } from '../../../shared/models/results.ts'
import type { FilterCondition, WithoutAnswer } from '../../../shared/models/results-filter.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { Marked } from '../../ui/find/marked.tsx'
import { CompanionDoor } from '../../ui/pane-door.tsx'
import { AnswerList } from './answer-list.tsx'
import { CountTable, type PickAnswers } from './count-table.tsx'
import { DoubtNotice } from './doubt-notice.tsx'
import { BarOrder } from './order/bar-order.tsx'
import { type Reading, ReadingContext } from './reading/reading-context.ts'
import { stemPlace } from './result-texts.ts'
import styles from './results.module.css'
import { ScaleSummary } from './scale/scale-summary.tsx'
import { useItemChart } from './use-item-chart.ts'
import { useOpensAtTop } from './use-opens-at-top.ts'

/** In the order of the chart's rows. */
const WITHOUT_ANSWER = ['blank', 'unread', 'missing'] as const

interface ItemViewProps {
  /** Whether the view is printed too; not where all items are printed. */
  onPaper: boolean
  question: Question
  position: number
  /** Positions of all items, in the order of the list. */
  positions: readonly number[]
  table: Tabulation
  /** Whose answers the filter keeps, in words; null for everybody's. */
  only: string | null
  answers: readonly Answer[]
  /** How the answers are read. */
  reading: Reading
  /** Whether individual answers to this item were received. */
  singleAnswers: boolean
  respondents: readonly Respondent[]
  /** The persona whose answer a search led to; null without such a search. */
  found: number | null
  /** Opens a persona's card. */
  onPersona: (persona: number) => void
  runId: string
  /** Numbers of this item that can be read in several ways, with the person's decisions. */
  doubts: readonly Doubt[]
  onOpen: (position: number) => void
  /** Called with the condition of a clicked bar or row, for the filter. */
  onPick: (condition: FilterCondition) => void
  /** What is counted of open answers: their numbers and tags. */
  counted: ReactNode
  /** The button that shows the answers as received. */
  places: ReactNode
  /** The cross-tables of the item. */
  cross: ReactNode
  /** The words that distinguish groups of personas in an open-ended item. */
  groupWords: ReactNode
}

/** One item: its stem, its chart and table, and its answers. */
export function ItemView(props: ItemViewProps) {
  const { question, position, positions, table, only, runId, doubts, onOpen, onPick } = props
  const { t } = useTranslation('results')
  const article = useOpensAtTop(props.found !== null)
  const place = positions.indexOf(position)
  const previous = positions[place - 1]
  const next = positions[place + 1]
  // For numbers received as totals it is not known whose they are, so that one cannot filter by them.
  const pick =
    table.source === 'answers'
      ? (options: number[], without: WithoutAnswer[]) =>
          onPick({ kind: 'answer', item: position, options, without, not: false })
      : undefined
  return (
    <article
      ref={article}
      aria-label={t('item', { number: position + 1 })}
      data-print={props.onPaper ? undefined : 'no'}
    >
      <div className={styles.itemHead}>
        <span className="caption">
          {t('itemOf', { number: position + 1, total: positions.length })} · {t(`types.${question.type}`)}
        </span>
        <span className={styles.itemSteps}>
          <CompanionDoor />
          <ActionIcon
            aria-label={t('previous')}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && onOpen(previous)}
          >
            <IconChevronUp size={16} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t('next')}
            disabled={next === undefined}
            onClick={() => next !== undefined && onOpen(next)}
          >
            <IconChevronDown size={16} aria-hidden="true" />
          </ActionIcon>
        </span>
      </div>
      <h2 className={styles.stem}>
        <Marked place={stemPlace(position)} text={question.stem.trim() || t('noStem')} />
      </h2>
      {table.source === 'counts' && <p className={styles.remark}>{t('readyMade')}</p>}
      {question.type === 'single_choice' &&
        table.source !== 'unfiltered_only' &&
        table.source !== 'nothing' && (
          <ItemChart question={question} position={position} table={table} only={only} pick={pick} />
        )}
      {doubts.map((doubt) => (
        <DoubtNotice key={doubt.id} runId={runId} question={question} doubt={doubt} />
      ))}
      {(doubts.length === 0 || table.source !== 'nothing') && (
        <CountTable question={question} position={position} table={table} only={only} pick={pick} />
      )}
      {props.places}
      <ScaleSummary question={question} table={table} />
      {table.source === 'answers' && props.counted}
      {table.source === 'answers' && props.cross}
      {question.type === 'open_ended' && table.source === 'answers' && props.groupWords}
      <ReadingContext value={props.reading}>
        <AnswerList {...props} />
      </ReadingContext>
    </article>
  )
}

function ItemChart({
  question,
  position,
  table,
  only,
  pick,
}: Pick<ItemViewProps, 'question' | 'position' | 'table' | 'only'> & { pick: PickAnswers | undefined }) {
  const { data, description } = useItemChart(question, position, table, only)
  const pickRow = (row: number) => {
    const option = table.options[row]?.option
    const state = WITHOUT_ANSWER.filter((part) => (table[part] ?? 0) > 0)[row - table.options.length]
    if (option !== undefined) pick?.([option], [])
    else if (state) pick?.([], [state])
  }
  return (
    <div className={styles.chart}>
      <BarOrder />
      <BarChart data={data} description={description} onPick={pick && pickRow} />
    </div>
  )
}
