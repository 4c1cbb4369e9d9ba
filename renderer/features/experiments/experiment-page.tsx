import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { DesignPage } from './desk/design-page.tsx'
import styles from './experiments.module.css'
import { LaunchedPage } from './launched/launched-page.tsx'

/** One experiment: its plan before the launch, its results afterwards. */
export function ExperimentPage() {
  const { t } = useTranslation('experiments')
  const { experimentId } = useParams({ from: '/experiments/$experimentId' })
  const { data, error, refetch } = useQuery(api.experiments.get.queryOptions({ input: { id: experimentId } }))
  if (data) {
    return data.experiment.frozen ? (
      <LaunchedPage key={experimentId} followed={data} />
    ) : (
      <DesignPage key={experimentId} experiment={data.experiment} />
    )
  }
  if (!error) return <Loading />
  return (
    <div className={styles.alone}>
      <PageHeader title={t('title')} />
      <ProblemNotice problem={error} onRetry={() => void refetch()}>
        <Button variant="default" renderRoot={(props) => <Link to="/experiments" {...props} />}>
          {t('title')}
        </Button>
      </ProblemNotice>
    </div>
  )
}
