import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Survey } from '../../../shared/models/survey.ts'
import { api, client } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { surveyKind } from '../draft/survey-kind.ts'
import { useDraftSession } from '../draft/use-draft-session.ts'
import { useFreshDraft } from '../draft/use-fresh-draft.ts'
import { BuilderDesk } from './builder-desk.tsx'
import { createDraftStore } from './model/draft-store.ts'

/** The screen on which one survey is edited. */
export function BuilderPage() {
  const { surveyId } = useParams({ from: '/surveys/$surveyId' })
  const survey = useFreshDraft(surveyKind, surveyId)
  if (survey.isError) return <NotOpened error={survey.error} onRetry={() => survey.refetch()} />
  if (!survey.data) return <Loading />
  return <OpenSurvey key={surveyId} survey={survey.data} />
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('builder')
  const { t: shell } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <div style={{ padding: 24 }}>
      <PageHeader title={t('fallbackTitle')} trail={[{ label: shell('nav.surveys'), to: '/surveys' }]} />
      <ProblemNotice problem={error} onRetry={onRetry}>
        <Button variant="default" onClick={() => navigate({ to: '/surveys' })}>
          {t('back')}
        </Button>
      </ProblemNotice>
    </div>
  )
}

function OpenSurvey({ survey }: { survey: Survey }) {
  const { t } = useTranslation('builder')
  const cache = useQueryClient()
  const [deleted, setDeleted] = useState(survey.deletedAt !== null)
  const store = useDraftSession(surveyKind, survey, createDraftStore)
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
