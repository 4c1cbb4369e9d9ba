import { Notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import styles from './told.module.css'

/** CSS variable with the height of the status line, which holds the notifications; dialogs end above it. */
const HEIGHT = '--told-height'
/** Height in pixels that is always kept free for one notification, so that nothing moves when it comes or goes. */
const ROOM = 33

/** The notifications, in the free part of the status line, where they cover no controls. */
export function Told() {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = strip
    const page = document.documentElement
    if (!current) return
    const observer = new ResizeObserver(() =>
      page.style.setProperty(HEIGHT, `${Math.max(ROOM, current.offsetHeight)}px`),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={strip} className={styles.strip}>
      <Notifications
        position="bottom-right"
        limit={4}
        transitionDuration={120}
        withinPortal={false}
        classNames={{ root: styles.root, notification: styles.notification }}
      />
    </div>
  )
}
