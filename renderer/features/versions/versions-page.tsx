import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import { api } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panes } from '../../ui/panes.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ConflictNotice } from '../draft/conflict-notice.tsx'
import { createDraftSession, type DraftSession } from '../draft/draft-session.ts'
import { surveyKind } from '../draft/survey-kind.ts'
import { useDraftSession } from '../draft/use-draft-session.ts'
import { useFreshDraft } from '../draft/use-fresh-draft.ts'
import { PRESENT } from './present.ts'
import { SaveVersion } from './save-version.tsx'
import { VersionDetail } from './version-detail.tsx'
import { VersionList } from './version-list.tsx'
import styles from './versions.module.css'

/** The versions of one survey, and the differences between them. */
export function VersionsPage() {
  const { t } = useTranslation(['versions', 'shell'])
  const { surveyId } = useParams({ from: '/surveys/$surveyId/versions' })
  const survey = useFreshDraft(surveyKind, surveyId)
  if (survey.isError)
    return (
      <div className={styles.alone}>
        <PageHeader title={t('title')} trail={[{ label: t('shell:nav.surveys'), to: '/surveys' }]} />
        <ProblemNotice problem={survey.error} onRetry={() => survey.refetch()} />
      </div>
    )
  if (!survey.data) return <Loading />
  return <OpenVersions key={surveyId} survey={survey.data} />
}

function OpenVersions({ survey }: { survey: Survey }) {
  const store = useDraftSession(surveyKind, survey, createDraftSession)
  return store && <Versions surveyId={survey.id} store={store} />
}

function Versions({ surveyId, store }: { surveyId: string; store: DraftSession<SurveyDraft> }) {
  const { t } = useTranslation('versions')
  const { t: common } = useTranslation('common')
  const { t: shell } = useTranslation('shell')
  const search = useSearch({ from: '/surveys/$surveyId/versions' })
  const title = useStore(store, (state) => state.history.present.title.trim())
  const list = useQuery(api.versions.list.queryOptions({ input: { surveyId } }))
  const versions = list.data ?? []
  const version = versions.find(({ id }) => id === search.version) ?? versions[0]
  const chosen =
    search.with === PRESENT
      ? PRESENT
      : (versions.find(({ id }) => id === search.with && id !== version?.id) ?? null)
  const save = <SaveVersion surveyId={surveyId} flush={store.flush} />
  return (
    <>
      <PageHeader
        title={t('title')}
        trail={[
          { label: shell('nav.surveys'), to: '/surveys' },
          { label: title || common('untitled'), to: '/surveys/$surveyId', params: { surveyId } },
        ]}
        note={list.data && t('count', { count: versions.length })}
      />
      <ConflictNotice kind="survey" session={store} />
      {list.isError && (
        <div className={styles.alone}>
          <ProblemNotice problem={list.error} onRetry={() => list.refetch()} />
        </div>
      )}
      {list.isPending && <Loading />}
      {list.data && !version && (
        <EmptyState title={t('empty.title')} action={save}>
          {t('empty.text')}
        </EmptyState>
      )}
      {version && (
        <Panes
          name="versions"
          list={{
            label: t('list'),
            width: 320,
            content: (
              <>
                <div className={styles.saveBar}>{save}</div>
                <VersionList versions={versions} current={version.id} />
              </>
            ),
          }}
        >
          <VersionDetail
            key={version.id}
            surveyId={surveyId}
            store={store}
            versions={versions}
            version={version}
            chosen={chosen}
          />
        </Panes>
      )}
    </>
  )
}
