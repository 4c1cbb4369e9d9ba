import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mark } from '../diagnosis/item-marks.ts'
import styles from './overview.module.css'

/**
 * The marks of an item by name. The form of the icon shows the weight, which is also given to screen readers. Memoised,
 * since a filter changes the numbers of up to 200 rows, but not their marks.
 */
export const MarkList = memo(function MarkList({ marks }: { marks: readonly Mark[] }) {
  const { t } = useTranslation(['diagnosis', 'wording'])
  // The most serious mark of a kind comes first and represents the others.
  const kinds = [...Map.groupBy(marks, ({ suspicion }) => suspicion.evidence.kind).values()]
  // Spans, because the row is a button, which must not contain a list.
  return (
    <span className={styles.marks}>
      {kinds.map(([first, ...others]) => {
        if (!first) return null
        const { key, suspicion } = first
        const { weight, evidence } = suspicion
        const kind = t(`name.${evidence.kind}`)
        // A single finding of the wording checker has its own name, which says what is wrong.
        const one = evidence.kind === 'wording' ? t(`wording:rule.${evidence.finding.rule}`) : kind
        const name = others.length === 0 ? one : t('several', { name: kind, count: others.length + 1 })
        const words = { name, weight: t(`weight.${weight}`) }
        return (
          <span key={key} className={styles.mark} title={t('mark', words)}>
            <WeightSign weight={weight} />
            <span aria-hidden="true">{words.name}</span>
            <VisuallyHidden component="span">{t('mark', words)}</VisuallyHidden>
          </span>
        )
      })}
    </span>
  )
})

/** The icon for the weight of a mark: full, half or empty. */
export function WeightSign({ weight }: { weight: Mark['suspicion']['weight'] }) {
  return <span className={styles.weight} data-weight={weight} aria-hidden="true" />
}
