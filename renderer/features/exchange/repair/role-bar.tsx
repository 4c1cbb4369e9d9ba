import { useTranslation } from 'react-i18next'
import type { LineRole, ToldRole } from '../../../../shared/exchange/source-lines.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { LineActions, type LineActionsProps } from './line-actions.tsx'
import styles from './repair.module.css'
import { ROLE_KEYS, ROLES } from './roles.ts'

interface RoleBarProps extends LineActionsProps {
  /** What all of the selected lines are; null where they differ. */
  role: LineRole | null
  onTell: (role: ToldRole) => void
}

/**
 * Says what the selected lines are: a button for each role, with the letter that does the same. Beside the question are
 * the actions by which lines become others.
 */
export function RoleBar({ role, onTell, ...actions }: RoleBarProps) {
  const { t } = useTranslation('exchange')
  const { count } = actions
  return (
    <fieldset className={styles.roles} aria-label={t('repair.what', { count })}>
      <div className={styles.whatBar}>
        <span className={styles.what} aria-hidden="true">
          {t('repair.what', { count })}
        </span>
        <LineActions {...actions} />
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
