import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseSummary } from '../../../shared/analysis/response-summary.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import styles from './results.module.css'

interface HonestyProps {
  results: RunResults
  summary: ResponseSummary
  personas: number
  items: number
}

/** Says what is wrong with the results as a whole: incomplete, nothing readable, or read with doubt. */
export function Honesty({ results, summary, personas, items }: HonestyProps) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const expected = Math.max(personas, summary.respondents) * items
  return (
    <>
      {summary.state === 'empty' && <Warning>{t('states.unreadOnly')}</Warning>}
      {summary.state === 'partial' && (
        <Warning>
          {[
            t('states.partial', {
              answered: formatNumber(summary.answered, language),
              expected: formatNumber(expected, language),
            }),
            ...(['blank', 'unread', 'missing'] as const).flatMap((part) =>
              summary[part] > 0 ? [t(`note.${part}`, { count: summary[part] })] : [],
            ),
          ].join(' · ')}
        </Warning>
      )}
      {results.certainty === 'unsure' && <Warning>{t('states.unsure')}</Warning>}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.warning}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
