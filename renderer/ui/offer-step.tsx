import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import styles from './offer-step.module.css'
import { Spoken, type Words } from './spoken.tsx'

/** How long a next step is offered. Milliseconds. */
const OFFERED_FOR = 10_000

/** An offered next step: a verb, and the action. */
export interface OfferedStep {
  label: Words
  act: () => void
}

/**
 * Says what was done and offers one next step. Returns a function that withdraws the offer. `onGone` is called when the
 * offer has disappeared for whatever reason.
 */
export function offerStep(message: Words, { label, act }: OfferedStep, onGone?: () => void): () => void {
  const id = notifications.show({
    autoClose: OFFERED_FOR,
    ...(onGone && { onClose: onGone }),
    withCloseButton: true,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
    message: (
      <span className={styles.offer}>
        <Spoken words={message} />
        <Button
          variant="default"
          className={styles.step}
          onClick={() => {
            notifications.hide(id)
            act()
          }}
        >
          <Spoken words={label} />
        </Button>
      </span>
    ),
  })
  return () => notifications.hide(id)
}
