import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import { api, client } from '../../lib/api.ts'
import { offerUndo } from '../../ui/offer-undo.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** What can be done to surveys from their list. */
export function useSurveyActions() {
  const { t } = useTranslation('surveys')
  const { t: common } = useTranslation('common')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const listKey = api.surveys.list.key()
  const refresh = () => cache.invalidateQueries({ queryKey: listKey })

  const create = useMutation(
    api.surveys.create.mutationOptions({
      onSuccess: ({ id }) => {
        void refresh()
        void navigate({ to: '/surveys/$surveyId', params: { surveyId: id } })
      },
      onError: tellProblem,
    }),
  )
  const duplicate = useMutation(
    api.surveys.duplicate.mutationOptions({ onSuccess: refresh, onError: tellProblem }),
  )
  const remove = useMutation({
    mutationFn: ({ id }: SurveySummary) => client.surveys.remove({ id }),
    onMutate: async (survey) => {
      await cache.cancelQueries({ queryKey: listKey })
      cache.setQueriesData<SurveySummary[]>({ queryKey: listKey }, (rows) =>
        rows?.filter(({ id }) => id !== survey.id),
      )
    },
    onSuccess: (_result, { id, title }) =>
      offerUndo(t('deleted', { title: title.trim() || common('untitled') }), () => {
        client.surveys.restore({ id }).then(refresh, tellProblem)
      }),
    onError: tellProblem,
    onSettled: refresh,
  })

  return {
    create: () => create.mutate({}),
    creating: create.isPending,
    duplicate: ({ id }: SurveySummary) => duplicate.mutate({ id }),
    remove: (survey: SurveySummary) => remove.mutate(survey),
  }
}
