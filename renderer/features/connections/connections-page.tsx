import { Button, Modal, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../shared/models/connection.ts'
import { api, client } from '../../lib/api.ts'
import { refreshFreshKeys, useFreshKeys } from '../../lib/use-fresh-keys.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MemoryKeys } from '../../ui/memory-keys.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import reflow from '../../ui/reflow-table.module.css'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { ConnectionRow, type ConnectionTask } from './connection-row.tsx'
import styles from './connections-page.module.css'
import { KeyForm } from './key-form.tsx'
import { useNewConnection } from './use-new-connection.ts'

/** The services that Sonde can send surveys to. */
export function ConnectionsPage() {
  const { t } = useTranslation('connections')
  const { t: common } = useTranslation('common')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { add = false } = useSearch({ from: '/connections' })
  const [task, setTask] = useState<{ kind: ConnectionTask; connection: Connection } | null>(null)
  const list = useQuery(api.connections.list.queryOptions())
  const freshKeys = useFreshKeys().data ?? []
  const router = useRouter()
  const showForm = (shown: boolean) => {
    // A person who is on the way to another screen is not led back by the end of a save.
    if (router.latestLocation.pathname !== '/connections') return
    void navigate({ to: '/connections', search: shown ? { add: true } : {}, replace: true })
  }
  const refresh = () => cache.invalidateQueries({ queryKey: api.connections.list.key() })
  const tryOut = useNewConnection()
  const remove = useMutation(
    api.connections.remove.mutationOptions({
      onSuccess: (_, { id }) => {
        setTask((now) => (now?.kind === 'remove' && now.connection.id === id ? null : now))
        void refresh()
        void cache.invalidateQueries({ queryKey: api.app.settings.key() })
        void refreshFreshKeys(cache)
      },
      onError: tellProblem,
    }),
  )
  const keyTitle = ({ key, name }: Connection) => t(key === 'none' ? 'enterKeyOf' : 'replaceKeyOf', { name })
  const close = { 'aria-label': common('actions.close') }
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <div className={styles.bar}>
        <p className={styles.intro}>{t('intro')}</p>
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => showForm(true)}>
          {t('add')}
        </Button>
      </div>
      <MemoryKeys />
      {list.isPending && <Loading />}
      {list.isError && <ProblemNotice problem={list.error} onRetry={() => list.refetch()} />}
      {list.data && (
        <ConnectionTable
          connections={list.data}
          onTask={(kind, connection) => setTask({ kind, connection })}
        />
      )}
      <Modal
        opened={add}
        onClose={() => showForm(false)}
        title={t('form.addTitle')}
        centered
        closeButtonProps={close}
      >
        <ConnectionForm
          connection={null}
          onClose={() => showForm(false)}
          onDone={(connection) => {
            void refresh()
            void tryOut(connection)
          }}
        />
      </Modal>
      <Modal
        opened={task?.kind === 'edit' || task?.kind === 'key'}
        onClose={() => setTask(null)}
        title={task?.kind === 'key' ? keyTitle(task.connection) : t('form.editTitle')}
        centered
        closeButtonProps={close}
      >
        {task?.kind === 'edit' && (
          <ConnectionForm connection={task.connection} onClose={() => setTask(null)} onDone={refresh} />
        )}
        {task?.kind === 'key' && (
          <KeyForm
            connection={task.connection}
            onClose={() => setTask(null)}
            onDone={(connection) => {
              void refresh()
              void client.connections.check({ id: connection.id }).catch(() => undefined)
            }}
          />
        )}
      </Modal>
      <Confirm
        opened={task?.kind === 'remove'}
        title={t('removeTitle', { name: task?.connection.name ?? '' })}
        action={t('remove')}
        busy={remove.isPending}
        onClose={() => setTask(null)}
        onConfirm={() => task && remove.mutate({ id: task.connection.id })}
      >
        {t('removeText')}
        {freshKeys.some(({ connectionId, taken }) => connectionId === task?.connection.id && !taken) && (
          <p>{t('removeLosesKey')}</p>
        )}
      </Confirm>
    </div>
  )
}

interface ConnectionTableProps {
  connections: readonly Connection[]
  onTask: (task: ConnectionTask, connection: Connection) => void
}

function ConnectionTable({ connections, onTask }: ConnectionTableProps) {
  const { t } = useTranslation('connections')
  return (
    <div className={styles.scroller}>
      <table className={`${styles.table} ${reflow.reflow}`} aria-label={t('title')}>
        <thead>
          <tr>
            {(['name', 'address', 'plan', 'key', 'state'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`columns.${name}`)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {connections.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              onTask={(task) => onTask(task, connection)}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t('practiceHint')}</p>
    </div>
  )
}
