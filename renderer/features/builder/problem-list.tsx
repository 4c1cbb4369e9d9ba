import { useTranslation } from 'react-i18next'
import styles from './companion.module.css'
import type { PlacedProblem } from './fields.ts'
import { focusField } from './focus-field.ts'
import { useDraftStore } from './use-draft.ts'

interface ProblemListProps {
  problems: readonly PlacedProblem[]
  /** Called before the cursor goes to the field. */
  onJump?: () => void
}

/** Problems in words, each leading to its field. */
export function ProblemList({ problems, onJump }: ProblemListProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  return (
    <ul className={styles.list}>
      {problems.map(({ code, field, question }) => (
        <li key={`${field}:${code}`}>
          <button
            type="button"
            className={styles.jump}
            onClick={() => {
              onJump?.()
              store.touch(field)
              focusField(landing(field))
            }}
          >
            {question !== null && <b>{t('item.name', { number: question + 1 })}</b>}
            <span>{t(`problem.${code}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A list of options has no cursor of its own; its item's stem has. */
function landing(field: string): string {
  return field.startsWith('options:') ? field.replace('options:', 'stem:') : field
}
