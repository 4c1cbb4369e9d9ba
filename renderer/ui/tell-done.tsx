import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { Spoken, type Words } from './spoken.tsx'

/** Tells that something was done which the screen does not show by itself. */
export function tellDone(message: Words): void {
  notifications.show({
    message: <Spoken words={message} />,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
  })
}

/** Tells that what was asked for was not done, and why. It stays until it is closed: there is something to read. */
export function tellRefused(message: Words): void {
  notifications.show({
    role: 'alert',
    autoClose: false,
    color: 'red',
    message: <Spoken words={message} />,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
  })
}
