import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfTheLine, problemOf } from '../../lib/problem-of.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './service-answers.module.css'

/** Why a call by "Try" brought no reply or was rejected: what happened, what it means, and what to do. */
export function TryProblem({ problem }: { problem: unknown }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Under the last row in view it would not be seen.
    if (problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={place}>
      <ProblemWords problem={problem} />
    </div>
  )
}

function ProblemWords({ problem }: { problem: unknown }) {
  const { t } = useTranslation('answers')
  const told = problemOf(problem)
  if (told.code === 'MISSING') return <Sentence>{t('nothingToAsk')}</Sentence>
  // Sonde does not go on automatically here, as the problem's own text says.
  if (!isOfTheLine(told) && told.code === 'BUSY')
    return (
      <Sentence>
        {told.status === undefined ? t('tooManyCalls') : t('tooManyCallsStatus', { status: told.status })}
      </Sentence>
    )
  return <ProblemNotice inline problem={problem} />
}

function Sentence({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.quiet}>
      {children}
    </p>
  )
}
