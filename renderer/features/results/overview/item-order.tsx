import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SuspicionWeight } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import { itemOrderSchema } from '../../../../shared/models/annotations.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import { WeightSign } from './mark-list.tsx'
import styles from './overview.module.css'

/** From the most to the least serious. */
const WEIGHTS = ['strong', 'look', 'note'] as const satisfies readonly SuspicionWeight[]

/** The choice of the items' order in the list, kept with the run, and a legend of the marks. */
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
          // How the list is looked at is no step to undo: that would take back notes and decisions unasked.
          session?.amend((annotations) => {
            annotations.order = itemOrderSchema.parse(value)
          })
        }
        data={itemOrderSchema.options.map((value) => ({ value, label: t(`order.${value}`) }))}
      />
      <p className={styles.legend}>
        {WEIGHTS.map((weight) => (
          <span key={weight} className={styles.mark}>
            <WeightSign weight={weight} />
            {t(`weight.${weight}`)}
          </span>
        ))}
      </p>
    </div>
  )
}
