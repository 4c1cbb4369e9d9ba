import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { api, client } from '../../lib/api.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { offerUndo } from '../offer-undo.ts'
import { tellProblem } from '../tell-problem.tsx'

/**
 * Removes a run that was never sent from the list, calls `onGone`, then says so and offers to restore it. `onGone` is
 * given what tells whether the person is still on the screen.
 */
export function useForgetRun(run: Run, onGone: (isStillHere: () => boolean) => Promise<void>) {
  const { t } = useTranslation('runs')
  const cache = useQueryClient()
  /** Reloads everything that shows the run: the lists, the library and the versions. */
  const refresh = async () => {
    const shown = [api.runs.list.key(), api.surveys.list.key(), api.versions.list.key()]
    await Promise.all(shown.map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
  const recall = () => client.runs.recall({ id: run.id }).then(refresh, tellProblem)
  return useMutation({
    mutationFn: () => client.runs.forget({ id: run.id }),
    onMutate: useStillHere(),
    onSuccess: async (_data, _variables, isStillHere) => {
      await onGone(isStillHere)
      offerUndo(t('actions.forgotten', { title: run.title }), () => void recall())
      await refresh()
    },
    onError: tellProblem,
  })
}
