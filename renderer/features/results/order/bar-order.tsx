import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { barOrderSchema } from '../../../../shared/models/annotations.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import styles from './order.module.css'

/** The choice of the options' order in chart and table; kept with the run, for all of its items. */
export function BarOrder() {
  const { t } = useTranslation('views')
  const session = useAnnotationSession()
  const { bars } = useAnnotations()
  return (
    <SegmentedControl
      size="xs"
      className={styles.order}
      aria-label={t('bars.label')}
      disabled={session === null}
      value={bars}
      onChange={(value) =>
        // How the chart is looked at is no step to undo: that would take back notes and decisions unasked.
        session?.amend((annotations) => {
          annotations.bars = barOrderSchema.parse(value)
        })
      }
      data={barOrderSchema.options.map((value) => ({ value, label: t(`bars.${value}`) }))}
    />
  )
}
