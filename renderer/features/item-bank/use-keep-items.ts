import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import { isBlankItem, type KeptItem } from '../../../shared/models/kept-item.ts'
import { api, client } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { offerUndo } from '../../ui/offer-undo.ts'
import { tellDone, tellRefused } from '../../ui/tell-done.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** Items to be kept, and the survey that they come from. */
interface ToKeep {
  questions: readonly Question[]
  from: KeptItem['from']
}

/** Keeps items in the item bank, says so, and offers to undo it. Items without any text are left out. */
export function useKeepItems(): (items: ToKeep) => void {
  const { t } = useTranslation('bank')
  const cache = useQueryClient()
  const refresh = () => void cache.invalidateQueries({ queryKey: api.itemBank.key() })
  const keep = useOneAtATime({
    mutationFn: async ({ questions, from }: ToKeep) => {
      const written = questions.filter((question) => !isBlankItem(question))
      if (written.length === 0) return tellRefused(() => i18next.t('bank:blank'))
      const { kept, known } = await client.itemBank.keep({ questions: written, from })
      refresh()
      if (kept.length === 0) return tellDone(t('alreadyThere', { count: known }))
      const told = t('kept', { count: kept.length })
      offerUndo(
        known === 0 ? told : `${told} ${t('known', { count: known })}`,
        () => void client.itemBank.setRemoved({ ids: kept, removed: true }).then(refresh, tellProblem),
      )
    },
    onError: tellProblem,
  })
  return keep.mutate
}
