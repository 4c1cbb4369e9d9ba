import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { api, client } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { offerUndo } from '../../ui/offer-undo.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import styles from './focus.module.css'

interface RestoreRowProps {
  session: FocusSession
  /** Called before the row leaves the bin. */
  onLeave: () => void
}

/** Restores a group from its row in the bin, says so, and offers to undo it. */
export function RestoreRow({ session: { id, draft }, onLeave }: RestoreRowProps) {
  const { t } = useTranslation(['focus', 'common'])
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: api.focus.key() })
  const title = draft.title.trim() || t('common:untitled')
  const restore = useOneAtATime(
    api.focus.restore.mutationOptions({
      onSuccess: async () => {
        onLeave()
        offerUndo(
          () => i18next.t('focus:bin.restored', { title }),
          () => void client.focus.remove({ id }).then(refresh, tellProblem),
        )
        await refresh()
      },
      onError: tellProblem,
    }),
  )
  return (
    <Button
      variant="default"
      size="compact-xs"
      className={styles.restore}
      aria-label={t('bin.restoreRow', { title })}
      loading={restore.isPending}
      onClick={() => restore.mutate({ id })}
    >
      {t('bin.restore')}
    </Button>
  )
}
