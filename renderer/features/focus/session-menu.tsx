import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusEvent } from '../../../shared/contract/focus.ts'
import { api, client } from '../../lib/api.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { offerUndo } from '../../ui/offer-undo.ts'
import { CompanionDoor } from '../../ui/pane-door.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { FindButton } from './find-button.tsx'
import styles from './focus.module.css'
import { useDuplicateSession } from './use-duplicate-session.ts'
import { type SessionExport, useSessionExports } from './use-session-exports.ts'

/** Milliseconds that deleting may take, since it waits for the round that is being requested. */
const A_ROUND = 30 * 60_000

/** The actions on a whole session. */
export function SessionMenu({ event }: { event: FocusEvent }) {
  const { session, inBin } = event
  const { t } = useTranslation(['focus', 'common'])
  const navigate = useNavigate()
  const begin = useStillHere()
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { id } = session
  const refresh = () => cache.invalidateQueries({ queryKey: api.focus.key() })
  const exports = useSessionExports(event)
  const duplicate = useDuplicateSession()
  const removeRemote = useMutation({
    mutationFn: () => client.focus.removeRemote({ id }, { context: { deadline: A_ROUND } }),
    onSuccess: refresh,
    onError: tellProblem,
    onSettled: () => setAsking(false),
  })
  const remove = useMutation({
    mutationFn: () => client.focus.remove({ id }),
    onMutate: begin,
    onSuccess: async ({ withdrawn }, _, isStillHere) => {
      if (isStillHere()) await navigate({ to: '/focus' })
      await refresh()
      offerUndo(
        t(withdrawn ? 'actions.removedWithdrawn' : 'actions.removed', {
          title: session.draft.title.trim() || t('common:untitled'),
        }),
        () => void client.focus.restore({ id }).then(refresh, tellProblem),
      )
    },
    onError: tellProblem,
  })
  const atService = session.state === 'open' || session.state === 'complete'
  return (
    <div className={styles.menu} data-print="no">
      <FindButton />
      <CompanionDoor />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('actions.more')}>
            <IconDots size={16} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {exports.transcript.map(exportItem)}
          {exports.coding.length > 0 && (
            <>
              <Menu.Label>{t('exports.coding')}</Menu.Label>
              {exports.coding.map(exportItem)}
              <Menu.Divider />
            </>
          )}
          <Menu.Item onClick={() => duplicate(id)}>{t('common:actions.duplicate')}</Menu.Item>
          {!inBin && <Menu.Item onClick={() => remove.mutate()}>{t('actions.remove')}</Menu.Item>}
          {atService && (
            <Menu.Item color="red" onClick={() => setAsking(true)}>
              {t('actions.removeRemote')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Confirm
        opened={asking}
        title={t('remove.title')}
        action={t('remove.action')}
        busy={removeRemote.isPending}
        onConfirm={() => removeRemote.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          {t('remove.text', {
            title: session.draft.title,
            connection: session.practice ? t('common:practice') : session.connectionName,
          })}
        </p>
        {session.askingSince !== null && <p>{t('remove.waits')}</p>}
      </Confirm>
    </div>
  )
}

function exportItem({ name, run }: SessionExport) {
  return (
    <Menu.Item key={name} onClick={run}>
      {name}
    </Menu.Item>
  )
}
