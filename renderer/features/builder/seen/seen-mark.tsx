import { IconChartBar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './seen.module.css'
import { useSeenItem } from './seen-context.ts'

/** A small mark at an item that the last run makes suspect; what it is stands in its title. */
export function SeenMark({ item }: { item: string }) {
  const { t } = useTranslation(['seen', 'diagnosis'])
  const mark = useSeenItem(item)?.seen.mark
  if (!mark || mark.weight === 'note' || mark.evidence.kind === 'wording') return null
  const words = t('inOutline', { sign: t(`diagnosis:name.${mark.evidence.kind}`) })
  return (
    <span className={styles.mark} title={words}>
      <IconChartBar size={14} role="img" aria-label={words} />
    </span>
  )
}
