import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseSummary } from '../../../shared/analysis/response-summary.ts'
import type { RunResults, Unplaced } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { DeskDoor } from '../../ui/desk-door.tsx'
import styles from './results.module.css'

interface HonestyProps {
  run: Pick<Run, 'id' | 'state'>
  results: RunResults
  summary: ResponseSummary
  personas: number
  items: number
}

/** Says what is wrong with the results as a whole: incomplete, nothing readable, or read with low certainty. */
export function Honesty(props: HonestyProps) {
  const { run, results, summary } = props
  const { t } = useTranslation('results')
  const language = useLanguage()
  return (
    <>
      {honestyLines(props, { t, language }).map((line) => (
        <Warning key={line}>{line}</Warning>
      ))}
      {isInDoubt(results, summary) && !isWaiting(results) && (
        <p className={styles.teach}>
          {/* Nothing else may say why the button stands here. */}
          {results.unplaced.length > 0 && (
            <span className="caption">{t('states.unplaced', { count: results.unplaced.length })}</span>
          )}
          <DeskDoor of={{ kind: 'run', id: run.id }}>{t('companion.teach')}</DeskDoor>
        </p>
      )}
    </>
  )
}

/** What is wrong with the results as a whole, a sentence each; none where nothing is. */
export function honestyLines(
  { run, results, summary, personas, items }: HonestyProps,
  { t, language }: { t: TFunction<'results'>; language: Language },
): string[] {
  const lines: string[] = []
  const asked = Math.max(personas, summary.respondents)
  const allBlank = summary.blank > 0 && summary.unread === 0
  // Percentages without a known base do not count as missing answers.
  const expected = asked * (items - summary.withoutBase)
  const received = summary.answered + summary.blank
  if (summary.state === 'empty' && !isWaiting(results))
    lines.push(t(allBlank ? 'states.blankOnly' : 'states.unreadOnly'))
  if (summary.withoutBase > 0) lines.push(t('states.withoutBase', { count: summary.withoutBase }))
  if (summary.state === 'partial' && (summary.withoutBase === 0 || received < expected)) {
    const parts = [
      t('states.partial', {
        received: formatNumber(received, language),
        expected: formatNumber(expected, language),
      }),
      ...(['unread', 'missing'] as const).flatMap((part) =>
        summary[part] > 0 ? [t(`note.${part}`, { count: summary[part] })] : [],
      ),
      ...(summary.respondents > 0 && summary.respondents < asked
        ? [t('note.absent', { count: asked - summary.respondents })]
        : []),
    ]
    lines.push(parts.join(' · '))
  }
  // Of a run that did not end well, its own state is told elsewhere.
  if (run.state === 'done' && results.states)
    lines.push(t('states.replyStates', { states: stateTexts(results.states).join(' · ') }))
  if (results.certainty === 'unsure' && !isWaiting(results)) lines.push(t('states.unsure'))
  if (results.recipe === 'unfit') lines.push(t('states.unfit'))
  return lines
}

/** Whether the person must decide what numbers mean; this is reported apart, and is not an error of the reading. */
function isWaiting({ doubts }: RunResults): boolean {
  return doubts.some(({ decision }) => decision === null)
}

/** States as received: the name and the word. */
function stateTexts(states: readonly Unplaced[]): string[] {
  return states.map(({ path, value }) => `${path.replace(/^\$\.?/, '')}: ${value}`)
}

/** Whether some of what was received may be read better with a recipe. */
function isInDoubt({ certainty, unplaced, recipe }: RunResults, { state, unread }: ResponseSummary): boolean {
  return certainty === 'unsure' || state === 'empty' || unread + unplaced.length > 0 || recipe === 'unfit'
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.warning}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
