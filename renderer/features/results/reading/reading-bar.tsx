import { SegmentedControl, Switch } from '@mantine/core'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { ANSWER_ORDERS } from '../../../../shared/analysis/order-answers.ts'
import styles from './reading.module.css'
import { ReadingContext } from './reading-context.ts'

/**
 * Above the answers to an open-ended item: the choice of their order, and whether nearly identical ones are grouped.
 */
export function ReadingBar() {
  const { t } = useTranslation('reading')
  const reading = use(ReadingContext)
  if (!reading) return null
  const { order, setOrder, gathered } = reading
  return (
    <div className={styles.bar}>
      <SegmentedControl
        size="xs"
        aria-label={t('order.label')}
        aria-describedby={order === 'oddest' ? 'oddest-note' : undefined}
        value={order}
        onChange={(value) => setOrder(ANSWER_ORDERS.find((each) => each === value) ?? 'received')}
        data={ANSWER_ORDERS.map((each) => ({ value: each, label: t(`order.${each}`) }))}
      />
      <Switch
        size="xs"
        label={t('gather.switch')}
        checked={gathered.isOn}
        onChange={(event) => gathered.turn(event.currentTarget.checked)}
      />
      {gathered.isOn && !gathered.hasGroups && <p className={`caption ${styles.note}`}>{t('gather.none')}</p>}
      {order === 'oddest' && (
        <p id="oddest-note" className={`caption ${styles.note}`}>
          {t('order.oddestNote')}
        </p>
      )}
    </div>
  )
}
