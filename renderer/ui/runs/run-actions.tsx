import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { actionsOf, type RunAction } from './phase.ts'
import { RemoveRemoteDialog } from './remove-remote-dialog.tsx'
import styles from './run-parts.module.css'
import { useRunActions } from './use-run-actions.ts'

/** The next step of a run as a button, all else in a menu. */
export function RunActions({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'decide' | 'removeRemote' | null>(null)
  const { retry, stop } = useRunActions()
  const [next, ...others] = actionsOf(run)
  const perform: Record<RunAction, () => void> = {
    open: () => void navigate({ to: '/runs/$runId', params: { runId: run.id } }),
    retry: () => retry.mutate({ id: run.id }),
    askAgain: () => retry.mutate({ id: run.id }),
    stop: () => stop.mutate({ id: run.id }),
    giveUp: () => stop.mutate({ id: run.id }),
    decide: () => setDialog('decide'),
    removeRemote: () => setDialog('removeRemote'),
    edit: () => void navigate({ to: '/surveys/$surveyId', params: { surveyId: run.surveyId } }),
  }
  // An ended run offers what to read or mend; deleting is never the next step.
  const first = next === 'removeRemote' ? undefined : next
  const rest = first === undefined && next ? [next, ...others] : others
  return (
    <div className={styles.buttons}>
      {first && (
        <Button variant="default" onClick={perform[first]} loading={retry.isPending || stop.isPending}>
          {t(`actions.${first}`)}
        </Button>
      )}
      {rest.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('actions.more', { title: run.title })}>
              <IconDots size={16} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((action) => (
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
