import { useTranslation } from 'react-i18next'
import { failedWith } from '../../lib/problem-of.ts'
import { usePracticeConditions } from '../../lib/use-practice-conditions.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { EffectFields } from './effect-fields.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { FaultTable } from './fault-table.tsx'
import { PaceFields } from './pace-fields.tsx'
import styles from './practice.module.css'

/** Sets simulated problems of the practice service. Changes take effect at once. */
export function PracticePage() {
  const { t } = useTranslation('practice')
  const { data, error, refetch } = usePracticeConditions()
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')}>
        <PracticeTag />
      </PageHeader>
      {!data && !error && <Loading />}
      {!data && failedWith(error, 'MISSING') && (
        <EmptyState title={t('notRunning.title')}>{t('notRunning.text')}</EmptyState>
      )}
      {!data && error && !failedWith(error, 'MISSING') && (
        <ProblemNotice problem={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <p className={styles.intro}>{t('intro')}</p>
          <FaultSummary conditions={data} />
          <PaceFields conditions={data} />
          <FaultTable
            group="requests"
            faults={[
              'dropBefore',
              'dropAfter',
              'unauthorized',
              'rateLimited',
              'serverError',
              'html',
              'cutJson',
              'hang',
            ]}
            conditions={data}
          />
          <FaultTable group="runs" faults={['fail', 'partial', 'stuck', 'noRound']} conditions={data} />
          <EffectFields conditions={data} />
        </>
      )}
    </div>
  )
}
