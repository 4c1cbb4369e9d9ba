import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../../ui/plain-button.tsx'
import styles from './repair.module.css'

export interface LineActionsProps {
  /** Number of selected lines. */
  count: number
  /** Whether there is a line to which it can be joined. */
  canJoin: boolean
  /** Whether there is a line above them past which they can be moved, and one below them. */
  canMove: Readonly<Record<'up' | 'down', boolean>>
  /** Writes the words of the line, or of a new one below it. */
  onWrite: (isNew: boolean) => void
  onDivide: () => void
  onJoin: () => void
  onMove: (by: 1 | -1) => void
}

/**
 * Changes what the selected lines are made of, or where they stand: writes or divides one, adds one, joins several,
 * moves them.
 */
export function LineActions(props: LineActionsProps) {
  const { count, canJoin, canMove, onWrite, onDivide, onJoin, onMove } = props
  const { t } = useTranslation('exchange')
  const actions = [
    { key: 'F2', words: t('repair.write'), disabled: count > 1, act: () => onWrite(false) },
    { key: 'D', words: t('repair.divide'), disabled: count > 1, act: onDivide },
    { key: 'J', words: t('repair.join', { count }), disabled: !canJoin, act: onJoin },
  ]
  const ways = [
    { way: 'up', by: -1, key: 'ArrowUp', sign: '↑', Icon: IconArrowUp },
    { way: 'down', by: 1, key: 'ArrowDown', sign: '↓', Icon: IconArrowDown },
  ] as const
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
      <PlainButton
        className={`${styles.roleButton} ${styles.moveButton}`}
        aria-label={t('repair.add')}
        title={t('repair.addHow')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onWrite(true)}
      >
        <IconPlus size={16} aria-hidden="true" />
      </PlainButton>
      {ways.map(({ way, by, key, sign, Icon }) => (
        <PlainButton
          key={key}
          className={`${styles.roleButton} ${styles.moveButton}`}
          disabled={!canMove[way]}
          aria-label={t(`repair.move.${way}`, { count })}
          title={`${t(`repair.move.${way}`, { count })} (Alt+${sign})`}
          aria-keyshortcuts={`Alt+${key}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMove(by)}
        >
          <Icon size={16} aria-hidden="true" />
        </PlainButton>
      ))}
    </span>
  )
}
