import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { compareDrafts } from '../../../shared/versions/compare-drafts.ts'
import { api, client } from '../../lib/api.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellDone } from '../../ui/tell-done.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { ConflictNotice } from '../draft/conflict-notice.tsx'
import { createDraftSession, type DraftSession } from '../draft/draft-session.ts'
import { surveyKind } from '../draft/survey-kind.ts'
import { useDraftSession } from '../draft/use-draft-session.ts'
import { useFreshDraft } from '../draft/use-fresh-draft.ts'
import { DifferenceView } from './difference-view.tsx'
import { findItemNow } from './item-now.ts'
import { useGoBack } from './use-go-back.ts'
import { versionName } from './version-name.ts'
import styles from './versions.module.css'

/**
 * Starts the next version from what a run asked; if the draft has changed since, the person chooses between the two.
 */
export function RevisePage() {
  const { t } = useTranslation('versions')
  const { surveyId, runId } = useParams({ from: '/surveys/$surveyId/revise/$runId' })
  const survey = useFreshDraft(surveyKind, surveyId)
  const run = useQuery(api.runs.get.queryOptions({ input: { id: runId } }))
  const versionId = run.data?.versionId
  const version = useQuery(
    api.versions.get.queryOptions({
      input: { versionId: versionId ?? '' },
      enabled: versionId !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const failed = [survey, run, version].find(({ isError }) => isError)
  if (failed)
    return (
      <div className={styles.alone}>
        <PageHeader title={t('revise.title')} />
        <ProblemNotice problem={failed.error} onRetry={() => failed.refetch()} />
      </div>
    )
  if (!survey.data || !run.data || !version.data) return <Loading />
  return <OpenRevision survey={survey.data} run={run.data} version={version.data} />
}

interface RevisionProps {
  survey: Survey
  run: Run
  version: SurveyVersion
}

function OpenRevision(props: RevisionProps) {
  const store = useDraftSession(surveyKind, props.survey, createDraftSession)
  return store && <Revision {...props} store={store} />
}

function Revision({ survey, run, version, store }: RevisionProps & { store: DraftSession<SurveyDraft> }) {
  const { t } = useTranslation('versions')
  const { t: common } = useTranslation('common')
  const { t: shell } = useTranslation('shell')
  const navigate = useNavigate()
  const begin = useStillHere()
  const present = useStore(store, (state) => state.history.present)
  const { item: asked, fix = false } = useSearch({ from: '/surveys/$surveyId/revise/$runId' })
  const inBin = survey.deletedAt !== null
  const difference = compareDrafts(version.draft, present)
  const isSame = difference.same
  /** The item from which the person came, as it is now. */
  const read = asked === undefined ? null : findItemNow(difference, asked)
  const item = read?.id ?? undefined
  const goBack = useGoBack(survey.id, store, asked)
  const takeOut = async () => {
    if (inBin) await client.surveys.setDeleted({ ids: [survey.id], deleted: false })
  }
  const goOn = async () => {
    const isStillHere = begin()
    await takeOut()
    const { base } = store.getState().history.present
    // If several items are fixed in turn after the same run, the base is set only once.
    const goesOn = fix && base?.versionId === version.id && base.runId === run.id
    if (!goesOn)
      store.amend((draft) => {
        draft.base = { versionId: version.id, runId: run.id, at: Date.now() }
      })
    await store.flush()
    // The builder alone would not show that anything has happened.
    if (!goesOn) tellDone(t(isSame ? 'revise.started' : 'revise.goesOn', { number: version.number }))
    if (!isStillHere()) return
    await navigate({
      to: '/surveys/$surveyId',
      params: { surveyId: survey.id },
      search: item === undefined ? {} : { item },
      replace: true,
    })
  }
  // No choice is needed if the draft already was what the run asked, or if a certain item is to be fixed.
  const started = useRef(false)
  const [straight] = useState((isSame || (fix && item !== undefined)) && !inBin)
  useEffect(() => {
    if (!straight || started.current) return
    started.current = true
    goOn().catch(tellProblem)
  })
  if (straight) return <Loading />
  const name = versionName(t, version)
  return (
    <div className={styles.revise}>
      <PageHeader
        title={t('revise.title')}
        trail={[
          { label: shell('nav.surveys'), to: '/surveys' },
          {
            label: present.title.trim() || common('untitled'),
            to: '/surveys/$surveyId',
            params: { surveyId: survey.id },
          },
        ]}
      >
        <ConnectionTag {...run} />
      </PageHeader>
      <ConflictNotice kind="survey" session={store} />
      <div className={styles.detailHead}>
        {!isSame && <p className={styles.lead}>{t('revise.differs', { version: name })}</p>}
        {read?.id === null && <p className={styles.lead}>{t('revise.itemGone', { number: read.at + 1 })}</p>}
        {inBin && <p className={styles.lead}>{t('revise.bin')}</p>}
        <p className={styles.quiet}>{t('revise.keeps', { number: version.number })}</p>
        <div className={styles.choices}>
          <div>
            <Button onClick={() => void goOn().catch(tellProblem)}>{t('revise.present')}</Button>
            <p className={styles.quiet}>{t('revise.presentHint')}</p>
          </div>
          {!isSame && (
            <div>
              <Button
                variant="default"
                loading={goBack.isPending}
                onClick={() =>
                  void takeOut().then(() => goBack.mutate({ version, runId: run.id }), tellProblem)
                }
              >
                {t('revise.asked')}
              </Button>
              <p className={styles.quiet}>{t('revise.askedHint')}</p>
            </div>
          )}
        </div>
        {goBack.data === 'unsaved' && <p role="alert">{t('save.unsaved')}</p>}
        {goBack.data === 'changed' && (
          <p role="alert">{t('goBack.changed', { action: t('revise.asked') })}</p>
        )}
        {goBack.error && <ProblemNotice problem={goBack.error} />}
      </div>
      <DifferenceView before={{ draft: version.draft, name }} after={{ draft: present, name: null }} />
    </div>
  )
}
