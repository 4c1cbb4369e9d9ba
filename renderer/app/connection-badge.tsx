import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCloudStorm, IconPlugConnected } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Connection, ConnectionStatus } from '../../shared/models/connection.ts'
import { connectionStyle } from '../lib/connection-colour.ts'
import { useActiveConnection, useConnectionStatus, useConnections } from '../lib/use-connections.ts'
import { useNow } from '../lib/use-now.ts'
import { useFaultsInForce } from '../lib/use-practice-conditions.ts'
import { useChangeSettings } from '../lib/use-settings.ts'
import { tellProblem } from '../ui/tell-problem.tsx'
import styles from './connection-badge.module.css'

/** The active connection with its call budget, and a menu to choose another one. */
export function ConnectionBadge() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const connections = useConnections()
  const active = useActiveConnection()
  const status = useConnectionStatus(active?.id)
  const change = useChangeSettings()
  const rough = useFaultsInForce(active?.practice === true)
  if (!active || !connections) return null
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <UnstyledButton
          className={styles.badge}
          data-practice={active.practice || undefined}
          style={connectionStyle(active)}
        >
          <span className={styles.dot} aria-hidden="true" />
          <VisuallyHidden>{t('badge.label')}</VisuallyHidden>
          <span className={styles.name}>{nameOf(active, t('badge.practice'))}</span>
          {rough && (
            <span className={styles.rough}>
              <IconCloudStorm size={16} aria-hidden="true" />
              <span className="unseen-if-small">{t('badge.rough')}</span>
            </span>
          )}
          <BadgeState connection={active} status={status} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {status && (
          <Menu.Label className={styles.meaning}>{t('badge.budgetMeaning', status.budget)}</Menu.Label>
        )}
        <Menu.Label>{t('badge.choose')}</Menu.Label>
        {connections.map((connection) => (
          <Menu.Item
            key={connection.id}
            leftSection={<span className={styles.dot} style={connectionStyle(connection)} />}
            rightSection={connection.id === active.id ? <IconCheck size={16} aria-hidden="true" /> : null}
            aria-current={connection.id === active.id || undefined}
            onClick={() => change.mutate({ activeConnectionId: connection.id }, { onError: tellProblem })}
          >
            {nameOf(connection, t('badge.practice'))}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPlugConnected size={16} aria-hidden="true" />}
          onClick={() => navigate({ to: '/connections' })}
        >
          {t('badge.manage')}
        </Menu.Item>
        {active.practice && (
          <Menu.Item
            leftSection={<IconCloudStorm size={16} aria-hidden="true" />}
            onClick={() => navigate({ to: '/practice' })}
          >
            {t('badge.conditions')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function nameOf(connection: Connection, practice: string): string {
  return connection.practice ? practice : connection.name
}

/** The most important fact about the connection: a wait, a failure, or what is left of the call budget. */
function BadgeState({
  connection,
  status,
}: {
  connection: Connection
  status: ConnectionStatus | undefined
}) {
  const { t } = useTranslation('shell')
  const waitingUntil = status?.budget.waitingUntil ?? null
  const now = useNow(waitingUntil === null ? null : 1_000)
  const seconds = waitingUntil === null ? 0 : Math.ceil((waitingUntil - now) / 1_000)
  if (seconds > 0) return <span className={styles.trouble}>{t('badge.waiting', { seconds })}</span>
  if (!connection.practice && connection.key === 'none')
    return <span className={styles.trouble}>{t('badge.noKey')}</span>
  if (status?.reach === 'unreachable') return <span className={styles.trouble}>{t('badge.unreachable')}</span>
  if (status?.reach === 'refused') return <span className={styles.trouble}>{t('badge.refused')}</span>
  if (!status) return null
  return <BudgetMeter status={status} />
}

function BudgetMeter({ status: { budget } }: { status: ConnectionStatus }) {
  const { t } = useTranslation('shell')
  return (
    <>
      {budget.queued > 0 && (
        <span className={styles.queued}>{t('badge.queued', { count: budget.queued })}</span>
      )}
      <span className={styles.budget} title={t('badge.budgetMeaning', budget)}>
        <span aria-hidden="true">
          {budget.remaining}/{budget.limit}
        </span>
        <VisuallyHidden>{t('badge.budget', budget)}</VisuallyHidden>
        <span className={styles.meter} aria-hidden="true">
          <span style={{ width: `${(100 * budget.remaining) / Math.max(1, budget.limit)}%` }} />
        </span>
      </span>
    </>
  )
}
