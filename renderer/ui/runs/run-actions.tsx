import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { actionsOf, type RunAction } from './phase.ts'
import { RemoveRemoteDialog } from './remove-remote-dialog.tsx'
import styles from './run-parts.module.css'
import { useForgetRun } from './use-forget-run.ts'
import { useRunActions } from './use-run-actions.ts'

interface RunActionsProps {
  run: Run
  /** Whether it is on the run's own page, which then need not be opened. */
  onItsPage?: boolean
}

/** The next step of a run as a button, all other actions in a menu. */
export function RunActions({ run, onItsPage = false }: RunActionsProps) {
  const { t } = useTranslation('runs')
  const navigate = useNavigate()
  const begin = useStillHere()
  const [dialog, setDialog] = useState<'decide' | 'removeRemote' | null>(null)
  const { retry, stop } = useRunActions()
  const forget = useForgetRun(run, async (isStillHere) => {
    if (onItsPage && isStillHere()) await navigate({ to: '/runs' })
  })
  const choice = actionsOf(run)
  const next = isElsewhere(choice.next, onItsPage) ? choice.next : null
  const others = choice.others.filter((action) => isElsewhere(action, onItsPage))
  const edit = () => void navigate({ to: '/surveys/$surveyId', params: { surveyId: run.surveyId } })
  const open = () => void navigate({ to: '/runs/$runId', params: { runId: run.id } })
  const perform: Record<RunAction, () => void> = {
    open,
    inspect: open,
    retry: () => retry.mutate({ id: run.id }),
    askAgain: () => retry.mutate({ id: run.id }),
    stop: () => stop.mutate({ id: run.id }),
    giveUp: () => stop.mutate({ id: run.id }),
    decide: () => setDialog('decide'),
    removeRemote: () => setDialog('removeRemote'),
    forget: () => forget.mutate(),
    revise: () =>
      void navigate({
        to: '/surveys/$surveyId/revise/$runId',
        params: { surveyId: run.surveyId, runId: run.id },
      }),
    edit,
    experiment: () =>
      void navigate({
        to: '/experiments/$experimentId',
        params: { experimentId: run.experiment?.id ?? '' },
      }),
    // Meanwhile the row moves to another table; a failure has already been shown.
    takeOutAndEdit: () => {
      const isStillHere = begin()
      void stop.mutateAsync({ id: run.id }).then(
        () => isStillHere() && edit(),
        () => undefined,
      )
    },
  }
  return (
    <div className={styles.buttons}>
      {next && (
        <Button variant="default" onClick={perform[next]} loading={retry.isPending || stop.isPending}>
          {t(`actions.${next}`)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('actions.more', { title: run.title })}>
              <IconDots size={16} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Menu.Item
                key={action}
                onClick={perform[action]}
                color={action === 'removeRemote' ? 'red' : undefined}
              >
                {t(`actions.${action}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <DecideDialog run={run} opened={dialog === 'decide'} onClose={() => setDialog(null)} />
      <RemoveRemoteDialog run={run} opened={dialog === 'removeRemote'} onClose={() => setDialog(null)} />
    </div>
  )
}

function isElsewhere(action: RunAction | null, onItsPage: boolean): boolean {
  return !(onItsPage && (action === 'open' || action === 'inspect'))
}
