import {
  IconClipboardText,
  IconFlask,
  IconMessages,
  IconPlayerPlay,
  IconPlugConnected,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Mark } from './mark.tsx'
import styles from './rail.module.css'

const SCREENS = [
  { to: '/surveys', name: 'surveys', Icon: IconClipboardText },
  { to: '/runs', name: 'runs', Icon: IconPlayerPlay },
  { to: '/experiments', name: 'experiments', Icon: IconFlask },
  { to: '/focus', name: 'focus', Icon: IconMessages },
  { to: '/account', name: 'account', Icon: IconUsers },
  { to: '/connections', name: 'connections', Icon: IconPlugConnected },
  { to: '/settings', name: 'settings', Icon: IconSettings },
] as const

/** The navigation between the screens. */
export function Rail() {
  const { t } = useTranslation('shell')
  return (
    <nav data-region aria-label={t('nav.label')} className={styles.rail}>
      <Mark />
      <ul className={styles.list}>
        {SCREENS.map(({ to, name, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              activeProps={{ 'aria-current': 'page' }}
              title={t(`nav.${name}`)}
            >
              <Icon size={20} stroke={1.5} aria-hidden="true" />
              {/* In a small window only the icon is shown; its tooltip and screen readers give the name. */}
              <span className="unseen-if-small">{t(`nav.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
