import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer, Doubt, Respondent } from '../../../../shared/models/results.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { CountTable } from '../count-table.tsx'
import type { ItemMarks } from '../diagnosis/item-marks.ts'
import { DoubtNotice } from '../doubt-notice.tsx'
import { useOrderedTable } from '../order/use-ordered-table.ts'
import { MarkList } from '../overview/mark-list.tsx'
import styles from '../results.module.css'
import { ScaleSummary } from '../scale/scale-summary.tsx'
import { useItemChart } from '../use-item-chart.ts'
import { PaperAnswers } from './paper-answers.tsx'
import paper from './paper-items.module.css'

/** Width of a chart in CSS pixels: that of A4 and US Letter without the usual margins. */
const CHART_WIDTH = 640

interface PaperItemsProps {
  runId: string
  questions: readonly Question[]
  tables: readonly Tabulation[]
  /** Answers to list, by item. */
  shown: readonly (readonly Answer[])[]
  respondents: readonly Respondent[]
  /** Numbers that can be read in several ways, with the person's decisions. */
  doubts: readonly Doubt[]
  marks: readonly ItemMarks[] | null
  /** Whose answers the filter keeps, in words; null for everybody's. */
  only: string | null
  /** What is counted of the open answers to an item. */
  countedOf: (position: number) => ReactNode
  /** The cross-tables of an item, as chosen on the screen; null where none is chosen. */
  crossOf: ((position: number) => ReactNode) | null
}

/**
 * All items one below the other for print, while the screen shows one: chart, table and cross-tables of each, and the
 * answers to open-ended items.
 */
export function PaperItems(props: PaperItemsProps) {
  const { runId, questions, tables, shown, respondents, doubts, marks, only, countedOf, crossOf } = props
  return (
    <div data-print="only">
      {questions.map((question, position) => {
        const table = tables[position]
        if (!table) return null
        const facts = { question, position, total: questions.length, table, only }
        return (
          <article key={question.id} className={paper.item}>
            <PaperItem
              {...facts}
              marks={marks?.[position]}
              runId={runId}
              doubts={doubts.filter((doubt) => doubt.question === position)}
            />
            {table.source === 'answers' && countedOf(position)}
            {table.source === 'answers' && crossOf?.(position)}
            {question.type === 'open_ended' && (
              <PaperAnswers
                question={question}
                position={position}
                answers={shown[position] ?? []}
                respondents={respondents}
              />
            )}
          </article>
        )
      })}
    </div>
  )
}

interface PaperItemProps {
  question: Question
  position: number
  total: number
  table: Tabulation
  only: string | null
  marks: ItemMarks | undefined
  runId: string
  doubts: readonly Doubt[]
}

function PaperItem(props: PaperItemProps) {
  const { question, position, total, table: counted, only, marks, runId, doubts } = props
  const { t } = useTranslation(['results', 'diagnosis'])
  const table = useOrderedTable(question, counted) ?? counted
  const said = useAnnotations().items[question.id]
  const { data, description } = useItemChart(question, position, table, only)
  const own = [
    ...(said?.decision ? [t(`diagnosis:decided.${said.decision}`)] : []),
    ...(said?.note.trim() ? [said.note.trim()] : []),
  ]
  const isCharted =
    question.type === 'single_choice' && table.source !== 'unfiltered_only' && table.source !== 'nothing'
  return (
    <>
      <p className="caption">
        {t('itemOf', { number: position + 1, total })} · {t(`types.${question.type}`)}
      </p>
      <h2 className={styles.stem}>
        <KeptText text={question.stem.trim() || t('noStem')} />
      </h2>
      {marks && marks.open.length > 0 && <MarkList marks={marks.open} isWide />}
      {own.length > 0 && <p>{own.join(' · ')}</p>}
      {isCharted && <BarChart data={data} description={description} width={CHART_WIDTH} />}
      {table.source === 'counts' && <p className={styles.remark}>{t('readyMade')}</p>}
      {doubts.map((doubt) => (
        <DoubtNotice key={doubt.id} runId={runId} question={question} doubt={doubt} />
      ))}
      {(doubts.length === 0 || table.source !== 'nothing') && (
        <CountTable question={question} position={position} table={table} only={only} />
      )}
      <ScaleSummary question={question} table={table} />
    </>
  )
}
