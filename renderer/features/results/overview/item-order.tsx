import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { itemOrderSchema } from '../../../../shared/models/annotations.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import styles from './overview.module.css'

/** Chooses how the items are listed; kept with the run. */
export function ItemOrder() {
  const { t } = useTranslation('diagnosis')
  const session = useAnnotationSession()
  const { order } = useAnnotations()
  return (
    <div className={styles.order}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('order.label')}
        disabled={session === null}
        value={order}
        onChange={(value) =>
          session?.edit('order', (annotations) => {
            annotations.order = itemOrderSchema.parse(value)
          })
        }
        data={itemOrderSchema.options.map((value) => ({ value, label: t(`order.${value}`) }))}
      />
    </div>
  )
}
