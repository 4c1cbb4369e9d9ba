import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import styles from './offer-undo.module.css'

/** How long an undo is offered. Milliseconds. */
const OFFERED_FOR = 10_000

/**
 * Tells what was done and offers to take it back; returns how to withdraw the offer. `onGone` is called once it is off
 * the screen, whatever took it away.
 */
export function offerUndo(message: string, undo: () => void, onGone?: () => void): () => void {
  const id = notifications.show({
    autoClose: OFFERED_FOR,
    ...(onGone && { onClose: onGone }),
    withCloseButton: true,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
    message: (
      <span className={styles.offer}>
        {message}
        <Button
          variant="default"
          className={styles.undo}
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          {i18next.t('common:actions.undo')}
        </Button>
      </span>
    ),
  })
  return () => notifications.hide(id)
}
