import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { describeProblem } from '../lib/describe-problem.ts'
import { problemOf } from '../lib/problem-of.ts'
import { Spoken } from './spoken.tsx'

/** Notifies of a failure that has no place on the screen, e.g. of an action on a list row that has disappeared. */
export function tellProblem(error: unknown): void {
  const { text } = describeProblem(problemOf(error))
  notifications.show({
    role: 'alert',
    autoClose: false,
    color: 'red',
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
    title: <Spoken words={() => i18next.t(`problems:title.${text}`)} />,
    message: <Spoken words={() => i18next.t(`problems:meaning.${text}`)} />,
  })
}
