import { Notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import styles from './told.module.css'

/** The height that notifications take at the foot of the window; everything else ends above it. */
const HEIGHT = '--told-height'

/** Notifications, in a strip of their own at the foot of the window: they cover nothing that can be pressed. */
export function Told() {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = strip
    const page = document.documentElement
    if (!current) return
    const observer = new ResizeObserver(() => page.style.setProperty(HEIGHT, `${current.offsetHeight}px`))
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
