import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { toldTitle } from '../../../../shared/experiments/told-title.ts'
import type { Experiment, ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { api } from '../../../lib/api.ts'
import { Loading } from '../../../ui/loading.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import type { OpenedDraft } from '../../draft/draft-kind.ts'
import { DraftNotices } from '../../draft/draft-notices.tsx'
import { createDraftSession } from '../../draft/draft-session.ts'
import { experimentKind } from '../../draft/experiment-kind.ts'
import { useDraftSession } from '../../draft/use-draft-session.ts'
import { useFreshDraft } from '../../draft/use-fresh-draft.ts'
import type { PlanSession } from '../design/plan-session.ts'
import { DesignDesk } from './design-desk.tsx'

/** Loads the plan of an experiment before its launch and opens it for writing. */
export function DesignPage({ experiment }: { experiment: Experiment }) {
  const draft = useFreshDraft(experimentKind, experiment.id)
  if (draft.isError) return <ProblemNotice problem={draft.error} onRetry={() => void draft.refetch()} />
  if (!draft.data) return <Loading />
  return <OpenPlan experiment={experiment} opened={draft.data} />
}

interface OpenPlanProps {
  experiment: Experiment
  opened: OpenedDraft<ExperimentPlan>
}

function OpenPlan({ experiment, opened }: OpenPlanProps) {
  const session = useDraftSession(experimentKind, opened, createDraftSession)
  if (!session) return null
  return (
    <>
      <Title session={session} />
      <AskAgainOnConflict id={experiment.id} session={session} />
      <DesignDesk
        experiment={experiment}
        session={session}
        notices={<DraftNotices kind="experiment" session={session} />}
      />
    </>
  )
}

/** The page header with the title of the plan as it is written. */
function Title({ session }: { session: PlanSession }) {
  const { t } = useTranslation(['experiments', 'common'])
  const title = useStore(session, (state) => toldTitle(state.history.present))
  return (
    <PageHeader
      title={title || t('common:untitled')}
      trail={[{ label: t('title'), to: '/experiments' }]}
      note={t('notLaunched')}
    />
  )
}

/** On a conflict the experiment is reloaded: if another window has launched it, another screen must be shown. */
function AskAgainOnConflict({ id, session }: { id: string; session: PlanSession }) {
  const cache = useQueryClient()
  const isConflict = useStore(session, ({ saving }) => saving.theirs !== null)
  useEffect(() => {
    if (isConflict) void cache.invalidateQueries({ queryKey: api.experiments.get.key({ input: { id } }) })
  }, [isConflict, cache, id])
  return null
}
