import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { line, useLineState } from '../lib/api.ts'
import { describeProblem, type ProblemStep } from '../lib/describe-problem.ts'
import { fieldWords } from '../lib/field-words.ts'
import { isOfTheLine, type PageProblem, problemOf } from '../lib/problem-of.ts'
import { isDown } from '../lib/rpc/line.ts'
import { saysAgain } from '../lib/says-again.ts'
import { useNow } from '../lib/use-now.ts'
import styles from './problem-notice.module.css'

interface ProblemNoticeProps {
  /** A `Problem`, or any value that a call rejected with. */
  problem: unknown
  /** The action of "Try again"; without it, or for what is gone from Sonde, there is no such button. */
  onRetry?: () => void
  /** Further steps at this place. */
  children?: ReactNode
  /** A step that would lead to the very screen that shows this notice, and is not offered. */
  here?: ProblemStep
  /** Whether to render a single line without a frame, for a table row. */
  inline?: boolean
}

/** Says what went wrong and what it means, and offers the next step. To be placed where the problem is. */
export function ProblemNotice({ problem, onRetry, children, here, inline = false }: ProblemNoticeProps) {
  const { t } = useTranslation('problems')
  const told = problemOf(problem)
  const { text, step } = describeProblem(told)
  return (
    <div role="alert" className={inline ? styles.inline : styles.notice}>
      <IconAlertTriangle size={16} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <strong>{t(`title.${text}`)}</strong>
        <span>{t(`meaning.${text}`)}</span>
        <ProblemDetails problem={told} />
      </div>
      <div className={styles.steps}>
        {step !== here && (
          <ProblemStepButton step={step} onRetry={told.code === 'MISSING' ? undefined : onRetry} />
        )}
        {children}
      </div>
    </div>
  )
}

function ProblemDetails({ problem }: { problem: PageProblem }) {
  const { t } = useTranslation('problems')
  if (isOfTheLine(problem)) return null
  return (
    <>
      {problem.retryAt !== undefined && <Countdown until={problem.retryAt} />}
      {problem.fields?.map(({ path, message }) => (
        <span key={`${path.join('.')}:${message}`}>
          {path.length === 0 ? message : t('refusedField', { field: fieldWords(path, t), message })}
        </span>
      ))}
      {problem.serviceMessage !== undefined && !saysAgain(problem) && (
        <span className={styles.said}>{t('serviceSaid', { message: problem.serviceMessage })}</span>
      )}
      {problem.status !== undefined && (
        <span className={styles.said}>{t('status', { status: problem.status })}</span>
      )}
    </>
  )
}

/** Seconds left of a wait; renders nothing when it is over. `until` in milliseconds since 1970. */
function Countdown({ until }: { until: number }) {
  const { t } = useTranslation('problems')
  const now = useNow(1_000)
  const seconds = Math.ceil((until - now) / 1_000)
  return seconds > 0 ? <span className="tabular">{t('waiting', { count: seconds })}</span> : null
}

function ProblemStepButton({ step, onRetry }: { step: ProblemStep; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('problems')
  const navigate = useNavigate()
  const isStopped = isDown(useLineState())
  if (step === 'open_connections')
    return (
      <Button variant="default" onClick={() => navigate({ to: '/connections' })}>
        {t('step.openConnections')}
      </Button>
    )
  if (step === 'open_practice')
    return (
      <Button variant="default" onClick={() => navigate({ to: '/practice' })}>
        {t('step.openPractice')}
      </Button>
    )
  if (step === 'open_settings')
    return (
      <Button variant="default" onClick={() => navigate({ to: '/settings' })}>
        {t('step.openSettings')}
      </Button>
    )
  if (onRetry)
    return (
      <Button variant="default" onClick={onRetry}>
        {t('step.retry')}
      </Button>
    )
  // Reloading while Sonde is stopped would lose the page with all that was typed into it.
  if (step === 'reload' && isStopped)
    return (
      <Button variant="default" onClick={() => line.retryNow()}>
        {t('step.retry')}
      </Button>
    )
  if (step === 'reload')
    return (
      <Button variant="default" onClick={() => window.location.reload()}>
        {t('step.reload')}
      </Button>
    )
  return null
}
