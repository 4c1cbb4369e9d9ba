import { useTranslation } from 'react-i18next'
import styles from './item-grip.module.css'

interface ItemGripProps {
  /** Position, from 1. */
  number: number
  chosen: boolean
}

/**
 * An item's number, by which the pointer drags the item or, with a modifier key, selects it (`useDrag`). For the
 * pointer only; with the keyboard the outline does this.
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
