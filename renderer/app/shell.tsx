import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { connectionStyle } from '../lib/connection-colour.ts'
import { useActiveConnection } from '../lib/use-connections.ts'
import { useFaultsInForce } from '../lib/use-practice-conditions.ts'
import { HeaderSlot } from '../ui/header-slot.ts'
import { tellRestored } from '../ui/start-over.ts'
import { useRegionKeys } from '../ui/use-pane-keys.ts'
import '../ui/print.css'
import { ConnectionBadge } from './connection-badge.tsx'
import { Feeds } from './feeds.tsx'
import { FollowSettings } from './follow-settings.tsx'
import { LeaveWarning } from './leave-warning.tsx'
import { Notices } from './notices.tsx'
import { Rail } from './rail.tsx'
import { SavedNotices } from './saved-notices.tsx'
import { SearchButton } from './search-button.tsx'
import styles from './shell.module.css'
import { Shortcuts } from './shortcuts.tsx'
import { StatusLine } from './status-line.tsx'

/** The frame around every screen: rail, title bar, notices, status line. */
export function Shell() {
  const { t } = useTranslation('shell')
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const main = useRef<HTMLElement>(null)
  const active = useActiveConnection()
  const rough = useFaultsInForce(active?.practice === true)
  const { pathname } = useLocation()
  useFocusOnChange(main, pathname)
  useRegionKeys()
  useEffect(tellRestored, [])
  return (
    <HeaderSlot value={slot}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      <Feeds />
      <FollowSettings />
      <LeaveWarning />
      <SavedNotices />
      <Shortcuts />
      <div className={styles.frame} data-print="frame">
        {active && (
          <div
            className={styles.edge}
            data-practice={active.practice || undefined}
            data-rough={rough || undefined}
            style={connectionStyle(active)}
          />
        )}
        <Rail />
        <header className={styles.bar}>
          <div className={styles.title} ref={setSlot} />
          <SearchButton />
          <ConnectionBadge />
        </header>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <div className={styles.notices}>
          <Notices />
        </div>
        <StatusLine />
      </div>
    </HeaderSlot>
  )
}

/** Moves the focus to the new screen, as loading a page would; not on the first one, since no other was left. */
function useFocusOnChange(main: React.RefObject<HTMLElement | null>, pathname: string) {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    const first = last.current === '/'
    last.current = pathname
    if (first) return
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
