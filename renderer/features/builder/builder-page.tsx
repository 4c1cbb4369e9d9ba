import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '../../../shared/models/survey.ts'
import { api, client } from '../../lib/api.ts'
import { failedWith } from '../../lib/problem-of.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { BuilderDesk } from './builder-desk.tsx'
import { useOpenDraft } from './use-open-draft.ts'

/** The builder of one survey. */
export function BuilderPage() {
  const { surveyId } = useParams({ from: '/surveys/$surveyId' })
  const survey = useQuery(
    // What is on the disk when the page opens is where the writing starts; from then on the page leads.
    api.surveys.get.queryOptions({ input: { id: surveyId }, gcTime: 0, staleTime: Number.POSITIVE_INFINITY }),
  )
  if (survey.isError) return <NotOpened error={survey.error} onRetry={() => survey.refetch()} />
  if (!survey.data) return <Loading />
  return <OpenSurvey key={surveyId} survey={survey.data} />
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('builder')
  const { t: shell } = useTranslation('shell')
  const navigate = useNavigate()
  const isGone = failedWith(error, 'MISSING')
  return (
    <div style={{ padding: 24 }}>
      <PageHeader title={t('fallbackTitle')} trail={[{ label: shell('nav.surveys'), to: '/surveys' }]} />
      <ProblemNotice problem={error} {...(isGone ? {} : { onRetry })}>
        <Button variant="default" onClick={() => navigate({ to: '/surveys' })}>
          {t('back')}
        </Button>
      </ProblemNotice>
    </div>
  )
}

function OpenSurvey({ survey: opened }: { survey: Survey }) {
  const { t } = useTranslation('builder')
  const cache = useQueryClient()
  // Later answers of the cache are echoes of what is written here.
  const [survey] = useState(opened)
  const [deleted, setDeleted] = useState(opened.deletedAt !== null)
  const store = useOpenDraft(survey)
  useEffect(() => {
    return () => {
      void cache.invalidateQueries({ queryKey: api.surveys.list.key(), refetchType: 'none' })
    }
  }, [cache])
  if (deleted)
    return (
      <EmptyState
        title={t('deleted.text')}
        action={
          <Button
            onClick={() =>
              client.surveys
                .setDeleted({ ids: [survey.id], deleted: false })
                .then(() => setDeleted(false), tellProblem)
            }
          >
            {t('deleted.restore')}
          </Button>
        }
      >
        {survey.draft.title}
      </EmptyState>
    )
  return store && <BuilderDesk surveyId={survey.id} store={store} />
}
