import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mark } from '../diagnosis/item-marks.ts'
import styles from './overview.module.css'

/** The names of rules that a row of the list has room for, in characters: two lines. Longer ones are only counted. */
const ROOM = 70

interface MarkListProps {
  marks: readonly Mark[]
  /** Whether there is room for any number of names, as on paper. */
  isWide?: boolean
}

/**
 * The marks of an item by name. The form of the icon shows the weight, which is also given to screen readers. Memoised,
 * since a filter changes the numbers of up to 200 rows, but not their marks.
 */
export const MarkList = memo(function MarkList({ marks, isWide = false }: MarkListProps) {
  const { t } = useTranslation(['diagnosis', 'wording'])
  const named = (name: string, count: number) => (count === 1 ? name : t('several', { name, count }))
  const weighed = (name: string, { weight }: Mark['suspicion']) =>
    t('mark', { name, weight: t(`weight.${weight}`) })
  // The most serious mark of a kind comes first and represents the others.
  const kinds = [...Map.groupBy(marks, ({ suspicion }) => suspicion.evidence.kind).values()]
  // Spans, because the row is a button, which must not contain a list.
  return (
    <span className={styles.marks}>
      {kinds.map(([first, ...others]) => {
        if (!first) return null
        const { key, suspicion } = first
        const { weight, evidence } = suspicion
        const count = named(t(`name.${evidence.kind}`), others.length + 1)
        // The rules of the wording checker have names of their own, which say what is wrong.
        const rules = rulesOf([first, ...others]).map(({ rule, suspicions: [one, ...more] }) => {
          const name = named(t(`wording:rule.${rule}`), more.length + 1)
          return { name, told: weighed(name, one) }
        })
        const names = rules.map(({ name }) => name).join(', ')
        const hasRoom = rules.length > 0 && (isWide || rules.length === 1 || names.length <= ROOM)
        const told = rules.length > 0 ? rules.map((rule) => rule.told).join(', ') : weighed(count, suspicion)
        return (
          <span key={key} className={styles.mark} title={told}>
            <WeightSign weight={weight} />
            <span aria-hidden="true">{hasRoom ? names : count}</span>
            <VisuallyHidden component="span">{told}</VisuallyHidden>
          </span>
        )
      })}
    </span>
  )
})

/** The rules of the wording checker among marks of one kind, each with its suspicions; none for another kind. */
function rulesOf(marks: readonly Mark[]) {
  const found = marks.flatMap(({ suspicion }) =>
    suspicion.evidence.kind === 'wording' ? [{ rule: suspicion.evidence.finding.rule, suspicion }] : [],
  )
  return [...Map.groupBy(found, ({ rule }) => rule)].flatMap(([rule, [first, ...others]]) =>
    first
      ? [{ rule, suspicions: [first.suspicion, ...others.map(({ suspicion }) => suspicion)] as const }]
      : [],
  )
}

/** The icon for the weight of a mark: full, half or empty. */
export function WeightSign({ weight }: { weight: Mark['suspicion']['weight'] }) {
  return <span className={styles.weight} data-weight={weight} aria-hidden="true" />
}
