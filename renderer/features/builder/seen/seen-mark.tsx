import { IconChartBar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './seen.module.css'
import { useSeenItem } from './seen-context.ts'

/** A small icon at an item that looks suspect in the last run; its title names the sign. */
export function SeenMark({ item }: { item: string }) {
  const { t } = useTranslation(['seen', 'diagnosis'])
  const { mark, olderRun } = useSeenItem(item)?.seen ?? {}
  if (!mark || mark.weight === 'note' || mark.evidence.kind === 'wording') return null
  const words = t(olderRun ? 'inOutlineOlder' : 'inOutline', {
    sign: t(`diagnosis:name.${mark.evidence.kind}`),
  })
  return (
    <span className={styles.mark} title={words}>
      <IconChartBar size={14} role="img" aria-label={words} />
    </span>
  )
}
