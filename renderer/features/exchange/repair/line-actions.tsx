import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../../ui/plain-button.tsx'
import styles from './repair.module.css'

interface LineActionsProps {
  /** Number of selected lines. */
  count: number
  /** Whether there is a line to which it can be joined. */
  canJoin: boolean
  onDivide: () => void
  onJoin: () => void
}

/** Changes what the selected lines are made of: divides one, or joins several. */
export function LineActions({ count, canJoin, onDivide, onJoin }: LineActionsProps) {
  const { t } = useTranslation('exchange')
  const actions = [
    { key: 'D', words: t('repair.divide'), disabled: count > 1, act: onDivide },
    { key: 'J', words: t('repair.join', { count }), disabled: !canJoin, act: onJoin },
  ]
  return (
    <span className={styles.steps}>
      {actions.map(({ key, words, disabled, act }) => (
        <PlainButton
          key={key}
          className={styles.roleButton}
          disabled={disabled}
          aria-keyshortcuts={key}
          // A press by the pointer leaves the focus on the line, where the letters and the arrow keys work.
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {words}
          <span className={styles.key} aria-hidden="true">
            {key}
          </span>
        </PlainButton>
      ))}
    </span>
  )
}
