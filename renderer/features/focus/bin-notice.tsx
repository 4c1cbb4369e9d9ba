import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { api } from '../../lib/api.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import styles from './focus.module.css'

interface BinNoticeProps {
  session: FocusSession
  /** Whether nothing of the group is shown below: then the notice fills the page. */
  alone: boolean
  /** Whether there is a transcript, whose codes are only read here. */
  isSpoken: boolean
}

/** Says that a group is in the bin, and restores it. The page follows the group and shows it as it is then. */
export function BinNotice({ session: { id, draft }, alone, isSpoken }: BinNoticeProps) {
  const { t } = useTranslation(['focus', 'common'])
  const restore = useOneAtATime(api.focus.restore.mutationOptions({ onError: tellProblem }))
  const button = (
    <Button loading={restore.isPending} onClick={() => restore.mutate({ id })}>
      {t('bin.restore')}
    </Button>
  )
  if (alone)
    return (
      <EmptyState title={t('bin.text')} action={button}>
        {draft.title.trim() || t('common:untitled')}
      </EmptyState>
    )
  return (
    <div role="status" className={styles.inBin} data-print="no">
      <span>
        {t('bin.text')} {isSpoken && t('bin.coding')}
      </span>
      {button}
    </div>
  )
}
