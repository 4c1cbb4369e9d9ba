import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { useFirstFew } from '../../../ui/use-first-few.tsx'
import { stemField } from '../model/fields.ts'
import { useDraft } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import styles from './wording-jumps.module.css'

interface WordingJumpsProps {
  /** Ids of the items. */
  items: readonly string[]
  /** Called before the cursor moves to the item. */
  onJump?: (() => void) | undefined
}

/** Links to items by their number; items that no longer exist are left out. */
export function WordingJumps({ items, onJump }: WordingJumpsProps) {
  const { t } = useTranslation('builder')
  const numbers = useDraft(
    useShallow(({ history }) =>
      items.map((item) => history.present.questions.findIndex(({ id }) => id === item) + 1),
    ),
  )
  const { shown, more } = useFirstFew(
    items.flatMap((item, at) => (numbers[at] ? [{ item, number: numbers[at] }] : [])),
  )
  return (
    <span className={styles.jumps} data-few>
      {shown.map(({ item, number }) => (
        <button
          key={item}
          type="button"
          className={styles.jump}
          onClick={() => {
            onJump?.()
            focusField(stemField(item))
          }}
        >
          {t('item.name', { number })}
        </button>
      ))}
      {more}
    </span>
  )
}
