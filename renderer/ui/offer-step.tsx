import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import styles from './offer-step.module.css'

/** How long a next step is offered. Milliseconds. */
const OFFERED_FOR = 10_000

/** What may be done next, in a verb, and how. */
export interface OfferedStep {
  label: string
  act: () => void
}

/**
 * Tells what was done and offers one next step; returns how to withdraw the offer. `onGone` is called once it is off the
 * screen, whatever took it away.
 */
export function offerStep(message: string, { label, act }: OfferedStep, onGone?: () => void): () => void {
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
          className={styles.step}
          onClick={() => {
            notifications.hide(id)
            act()
          }}
        >
          {label}
        </Button>
      </span>
    ),
  })
  return () => notifications.hide(id)
}
