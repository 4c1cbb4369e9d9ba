import { useTranslation } from 'react-i18next'
import type { LineRole, ToldRole } from '../../../../shared/exchange/source-lines.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { LineActions } from './line-actions.tsx'
import styles from './repair.module.css'
import { ROLE_KEYS, ROLES } from './roles.ts'

interface RoleBarProps {
  /** Number of selected lines. */
  count: number
  /** What all of them are; null where they differ. */
  role: LineRole | null
  /** Whether there is a line to which it can be joined. */
  canJoin: boolean
  onTell: (role: ToldRole) => void
  onDivide: () => void
  onJoin: () => void
}

/**
 * Says what the selected lines are: a button for each role, with the letter that does the same. Beside the question are
 * the actions by which lines become others.
 */
export function RoleBar({ count, role, canJoin, onTell, onDivide, onJoin }: RoleBarProps) {
  const { t } = useTranslation('exchange')
  return (
    <fieldset className={styles.roles} aria-label={t('repair.what', { count })}>
      <div className={styles.whatBar}>
        <span className={styles.what} aria-hidden="true">
          {t('repair.what', { count })}
        </span>
        <LineActions count={count} canJoin={canJoin} onDivide={onDivide} onJoin={onJoin} />
      </div>
      {ROLES.map((each) => (
        <PlainButton
          key={each}
          className={styles.roleButton}
          aria-pressed={each === role}
          aria-keyshortcuts={ROLE_KEYS[each]}
          // A press by the pointer leaves the focus on the line, where the letters and the arrow keys work.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTell(each)}
        >
          {t(`repair.roles.${each}`)}
          <span className={styles.key} aria-hidden="true">
            {ROLE_KEYS[each]}
          </span>
        </PlainButton>
      ))}
    </fieldset>
  )
}
