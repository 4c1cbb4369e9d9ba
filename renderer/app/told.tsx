import { Notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import styles from './told.module.css'

/** The height of the status line, in which notifications stand; dialogs end above it. */
const HEIGHT = '--told-height'
/** The height that is always kept free for one notification, so that nothing moves when it comes or goes. Pixels. */
const ROOM = 33

/** Notifications, in the free part of the status line: they cover nothing that can be pressed. */
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
