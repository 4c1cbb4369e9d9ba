import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../lib/api.ts'
import { offerUndo } from '../../ui/offer-undo.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'

/** The actions on kept items in their list. */
export interface BankActions {
  /** With an empty name the item is named by its stem again. */
  rename(id: string, name: string): void
  /** Removes items and offers to restore them. */
  remove(ids: readonly string[]): void
}

export function useBankActions(): BankActions {
  const { t } = useTranslation('bank')
  const cache = useQueryClient()
  return useMemo(() => {
    const refresh = () => cache.invalidateQueries({ queryKey: api.itemBank.key() })
    const setRemoved = (ids: readonly string[], removed: boolean) =>
      client.itemBank.setRemoved({ ids: [...ids], removed }).then(refresh)
    return {
      rename: (id, name) => void client.itemBank.rename({ id, name }).then(refresh, tellProblem),
      remove: (ids) =>
        void setRemoved(ids, true).then(
          () =>
            offerUndo(
              t('removed', { count: ids.length }),
              () => void setRemoved(ids, false).catch(tellProblem),
            ),
          tellProblem,
        ),
    }
  }, [cache, t])
}
