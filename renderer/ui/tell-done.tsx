import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { Spoken, type Words } from './spoken.tsx'

/** Notifies of something done that is not visible on the screen. Returns a function that takes the notice away. */
export function tellDone(message: Words): () => void {
  const id = notifications.show({
    message: <Spoken words={message} />,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
  })
  return () => notifications.hide(id)
}

/** Notifies of something to know about what was done. It stays until it is closed, since it takes time to read. */
export function tellRemark(message: Words): void {
  notifications.show({
    autoClose: false,
    message: <Spoken words={message} />,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
  })
}

/**
 * Notifies that a requested action was not done, and why. It stays until it is closed, since it takes time to read.
 * With an `id` it is not shown a second time while it stands.
 */
export function tellRefused(message: Words, id?: string): void {
  notifications.show({
    ...(id !== undefined && { id }),
    role: 'alert',
    autoClose: false,
    color: 'red',
    message: <Spoken words={message} />,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
  })
}
