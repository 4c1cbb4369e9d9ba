import { useTranslation } from 'react-i18next'
import styles from './item-grip.module.css'
import { useSelection } from './selection-store.ts'

interface ItemGripProps {
  id: string
  /** Position, from 1. */
  number: number
}

/**
 * An item's number, by which a pointer drags it or, with a key held, chooses it (`useDrag`). For a pointer only: the
 * keys have the outline.
 */
export function ItemGrip({ id, number }: ItemGripProps) {
  const { t } = useTranslation('builder')
  const chosen = useSelection((state) => state.chosen.has(id))
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
