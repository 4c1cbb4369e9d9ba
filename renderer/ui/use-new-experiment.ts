import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { newPlan, type PlanBeginning } from '../../shared/experiments/new-plan.ts'
import type { ExperimentPlan } from '../../shared/models/experiment.ts'
import { api, client } from '../lib/api.ts'
import { newId } from '../lib/new-id.ts'
import { useActiveConnection, useConnections } from '../lib/use-connections.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { useStillHere } from '../lib/use-still-here.ts'
import { tellProblem } from './tell-problem.tsx'

/** What an experiment starts from; its connection is the given one, else the active one. */
export type ExperimentBeginning = Omit<PlanBeginning, 'connectionId' | 'newId'> & { connectionId?: string }

/** Stores plans of new experiments and opens them. */
export function useNewExperiment() {
  const navigate = useNavigate()
  const begin = useStillHere()
  const cache = useQueryClient()
  const connections = useConnections()
  const active = useActiveConnection()
  /** The experiment being created: pressing again after a lost reply creates the same one, not a second. */
  const meant = useRef<{ id: string; about: string } | null>(null)
  const create = useOneAtATime({
    mutationFn: ({ plan, basedOn }: { plan: ExperimentPlan; basedOn: string | null }) => {
      const about = JSON.stringify([basedOn, plan.draft, plan.arms.map(({ question }) => question)])
      if (meant.current?.about !== about) meant.current = { id: crypto.randomUUID(), about }
      return client.experiments.create({ id: meant.current.id, plan, basedOn })
    },
    onMutate: begin,
    onSuccess: async ({ id }, _, isStillHere) => {
      meant.current = null
      void cache.invalidateQueries({ queryKey: api.experiments.key() })
      if (isStillHere()) await navigate({ to: '/experiments/$experimentId', params: { experimentId: id } })
    },
    onError: tellProblem,
  })
  return {
    starting: create.isPending,
    /** Opens a new plan about an item. */
    start: (beginning: ExperimentBeginning) => {
      const wanted = connections?.find(({ id }) => id === beginning.connectionId) ?? active
      const plan = newPlan({ ...beginning, connectionId: wanted?.id ?? '', newId })
      if (plan) create.mutate({ plan, basedOn: null })
    },
    /** Opens the given new plan unchanged. */
    begin: (plan: ExperimentPlan) => create.mutate({ plan, basedOn: null }),
    /** Opens a copy of a launched plan for changes. */
    goOnFrom: (plan: ExperimentPlan, basedOn: string) => create.mutate({ plan, basedOn }),
  }
}
