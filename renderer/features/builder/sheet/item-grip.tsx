import { useTranslation } from 'react-i18next'
import styles from './item-grip.module.css'

interface ItemGripProps {
  /** Position, from 1. */
  number: number
  chosen: boolean
}

/**
 * An item's number, by which a pointer drags it or, with a key held, chooses it (`useDrag`). For a pointer only: the
 * keys have the outline.
 */
export function ItemGrip({ number, chosen }: ItemGripProps) {
  const { t } = useTranslation('builder')
  return (
    <span
      className={styles.grip}
      data-grip="item"
      data-chosen={chosen || undefined}
      aria-hidden="true"
      title={t('item.grip')}
    >
      {number}
    </span>
  )
}
