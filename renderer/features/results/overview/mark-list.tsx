import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mark } from '../diagnosis/item-marks.ts'
import styles from './overview.module.css'

/**
 * The marks of an item by name; their weight is the form of the sign, and told to who does not see it. A filter changes the
 * figures of 200 rows, and none of their marks.
 */
export const MarkList = memo(function MarkList({ marks }: { marks: readonly Mark[] }) {
  const { t } = useTranslation(['diagnosis', 'wording'])
  // The heaviest come first, and so stand for the others of their kind.
  const kinds = [...Map.groupBy(marks, ({ suspicion }) => suspicion.evidence.kind).values()]
  // A row stands within a button, which takes no list.
  return (
    <span className={styles.marks}>
      {kinds.map(([first, ...others]) => {
        if (!first) return null
        const { key, suspicion } = first
        const { weight, evidence } = suspicion
        const kind = t(`name.${evidence.kind}`)
        // One finding of the checker goes by its own name, which says what is wrong.
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

/** The weight of a mark as a form: full, half or empty. */
export function WeightSign({ weight }: { weight: Mark['suspicion']['weight'] }) {
  return <span className={styles.weight} data-weight={weight} aria-hidden="true" />
}
