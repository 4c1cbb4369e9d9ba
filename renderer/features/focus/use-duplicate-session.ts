import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import i18next from 'i18next'
import { api, client } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { offerUndo } from '../../ui/offer-undo.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/**
 * Makes a draft with the title, guide, audience and settings of a group, opens it, says so, and offers to undo it.
 * Nothing is sent to the service.
 */
export function useDuplicateSession(): (id: string) => void {
  const navigate = useNavigate()
  const begin = useStillHere()
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: api.focus.key() })
  const { mutate } = useOneAtATime({
    mutationFn: async (id: string) => {
      // Read again, because the text on the screen may have been stored a moment ago.
      const { session } = await client.focus.get({ id })
      return client.focus.createDraft({ draft: session.draft })
    },
    onMutate: begin,
    onSuccess: async ({ id, draft }, _, isStillHere) => {
      void refresh()
      if (isStillHere()) await navigate({ to: '/focus/$sessionId', params: { sessionId: id } })
      offerUndo(
        () => {
          const title = draft.title.trim() || i18next.t('common:untitled')
          return i18next.t('focus:actions.duplicated', { title })
        },
        () => void client.focus.remove({ id }).then(refresh, tellProblem),
      )
    },
    onError: tellProblem,
  })
  return mutate
}
