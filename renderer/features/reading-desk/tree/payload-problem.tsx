import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { isOfTheLine, problemOf } from '../../../lib/problem-of.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import styles from './tree.module.css'

interface PayloadProblemProps {
  problem: unknown
  onRetry: () => void
}

/** Why a payload cannot be shown as a tree; of a text that is no JSON, where that begins. */
export function PayloadProblem({ problem, onRetry }: PayloadProblemProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const told = problemOf(problem)
  const fault = isOfTheLine(told) ? undefined : told.fields?.find(({ message }) => message === 'not_json')
  if (fault?.line === undefined || fault.column === undefined)
    return <ProblemNotice problem={problem} onRetry={onRetry} />
  const place = { line: formatNumber(fault.line, language), column: formatNumber(fault.column, language) }
  return (
    <div role="alert" className={styles.unreadable}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <div>
        <strong>{t('tree.unreadable')}</strong>
        <p>{t('tree.unreadableAt', place)}</p>
      </div>
    </div>
  )
}
