import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CALLS_PER_MINUTE, type Connection } from '../../../shared/models/connection.ts'
import { api } from '../../lib/api.ts'
import { connectionStyle } from '../../lib/connection-colour.ts'
import { useActiveConnection, useConnectionStatus } from '../../lib/use-connections.ts'
import { useChangeSettings } from '../../lib/use-settings.ts'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellDone } from '../../ui/tell-done.tsx'
import { tellProblem } from '../../ui/tell-problem.tsx'
import styles from './connections-page.module.css'

export type ConnectionTask = 'edit' | 'key' | 'remove'

interface ConnectionRowProps {
  connection: Connection
  onTask: (task: ConnectionTask) => void
}

/** One connection: its address, where its key is kept, its state, and below that any problem. */
export function ConnectionRow({ connection, onTask }: ConnectionRowProps) {
  const { t } = useTranslation(['connections', 'answers'])
  const active = useActiveConnection()
  const isActive = active?.id === connection.id
  const status = useConnectionStatus(connection.id)
  const change = useChangeSettings()
  const name = connection.practice ? t('practiceName') : connection.name
  const check = useMutation(
    api.connections.check.mutationOptions({
      onSuccess: (result) => {
        if (result.reach === 'reachable') tellDone(t('checked', { name }))
      },
    }),
  )
  const hasKey = connection.practice || connection.key !== 'none'
  const fails = status?.reach === 'unreachable' || status?.reach === 'refused'
  const activeName = active?.practice ? t('practiceName') : active?.name
  const problem = check.error ?? check.data?.problem ?? status?.problem ?? null
  return (
    <>
      <tr>
        <th scope="row">
          <span className={styles.name}>
            <span className={styles.dot} style={connectionStyle(connection)} aria-hidden="true" />
            <span className={styles.nameWords}>
              {name} {connection.practice && <PracticeTag />}{' '}
              {isActive && <span className={styles.active}>{t('active')}</span>}
            </span>
          </span>
        </th>
        <td className={styles.address} data-label={t('columns.address')}>
          {connection.baseUrl}
        </td>
        <td
          data-label={t('columns.plan')}
          title={t(`plan.${connection.plan}`, { count: CALLS_PER_MINUTE[connection.plan] })}
        >
          {t(`planName.${connection.plan}`)}
        </td>
        <td data-label={t('columns.key')}>
          {connection.practice ? t('practiceKey') : t(`keyIn.${connection.key}`)}
        </td>
        <td data-label={t('columns.state')}>{t(`reach.${status?.reach ?? 'unknown'}`)}</td>
        <td>
          <span className={styles.actions}>
            {!isActive && (
              <Button
                variant="default"
                aria-label={t(fails ? 'useAnywayName' : 'useName', { name })}
                onClick={() => change.mutate({ activeConnectionId: connection.id }, { onError: tellProblem })}
              >
                {t(fails ? 'useAnyway' : 'use')}
              </Button>
            )}
            <span className={styles.lastActions}>
              {hasKey ? (
                <Button
                  variant="default"
                  aria-label={t('checkName', { name })}
                  loading={check.isPending}
                  onClick={() => check.mutate({ id: connection.id })}
                >
                  {t('check')}
                </Button>
              ) : (
                <Button
                  variant="default"
                  aria-label={t('enterKeyOf', { name })}
                  onClick={() => onTask('key')}
                >
                  {t('enterKey')}
                </Button>
              )}
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon aria-label={t('actionsOf', { name })}>
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    renderRoot={(props) => (
                      <Link
                        to="/connections/$connectionId/answers"
                        params={{ connectionId: connection.id }}
                        {...props}
                      />
                    )}
                  >
                    {t('answers:title')}
                  </Menu.Item>
                  {!connection.practice && (
                    <>
                      <Menu.Item onClick={() => onTask('edit')}>{t('edit')}</Menu.Item>
                      <Menu.Item onClick={() => onTask('key')}>{t('replaceKey')}</Menu.Item>
                      <Menu.Item
                        renderRoot={(props) => (
                          <Link
                            to="/desk/connection/$connectionId"
                            params={{ connectionId: connection.id }}
                            {...props}
                          />
                        )}
                      >
                        {t('recipe')}
                      </Menu.Item>
                      <Menu.Item onClick={() => onTask('remove')}>{t('remove')}</Menu.Item>
                    </>
                  )}
                </Menu.Dropdown>
              </Menu>
            </span>
          </span>
        </td>
      </tr>
      {problem !== null && (
        <tr>
          <td colSpan={6} className={styles.problem}>
            <ProblemNotice inline problem={problem} here="open_connections">
              {!isActive && fails && <span>{t('notUsed', { active: activeName })}</span>}
              {hasKey && !connection.practice && status?.reach === 'refused' && (
                <Button
                  variant="default"
                  aria-label={t('replaceKeyOf', { name })}
                  onClick={() => onTask('key')}
                >
                  {t('replaceKey')}
                </Button>
              )}
            </ProblemNotice>
          </td>
        </tr>
      )}
    </>
  )
}
