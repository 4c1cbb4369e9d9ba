import { Select, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../shared/models/connection.ts'
import { useActiveConnection, useConnections } from '../../lib/use-connections.ts'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import styles from './account.module.css'
import { KeysPanel } from './keys-panel.tsx'
import { MembersPanel } from './members-panel.tsx'

/** API keys and members of the account behind a connection, at first the active one. */
export function AccountPage() {
  const { t } = useTranslation('account')
  const connections = useConnections()
  const active = useActiveConnection()
  const [chosen, setChosen] = useState<string | null>(null)
  const connection = connections?.find(({ id }) => id === chosen) ?? active
  return (
    <>
      <PageHeader title={t('title')}>{connection?.practice && <PracticeTag />}</PageHeader>
      {connection && connections ? (
        <AccountOf connection={connection} connections={connections} onChoose={setChosen} />
      ) : (
        <Loading />
      )}
    </>
  )
}

interface AccountOfProps {
  connection: Connection
  connections: readonly Connection[]
  onChoose: (id: string | null) => void
}

function AccountOf({ connection, connections, onChoose }: AccountOfProps) {
  const { t } = useTranslation(['account', 'common'])
  const nameOf = ({ practice, name }: Connection) => (practice ? t('common:practice') : name)
  return (
    <div className={styles.page}>
      {connections.length > 1 ? (
        <Select
          label={t('connection')}
          data={connections.map((each) => ({ value: each.id, label: nameOf(each) }))}
          value={connection.id}
          onChange={onChoose}
          allowDeselect={false}
          className={styles.choose}
        />
      ) : (
        <p className={styles.of}>{t('of', { name: nameOf(connection) })}</p>
      )}
      <Tabs key={connection.id} defaultValue="keys" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="keys">{t('tabs.keys')}</Tabs.Tab>
          <Tabs.Tab value="members">{t('tabs.members')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="keys">
          <KeysPanel connectionId={connection.id} />
        </Tabs.Panel>
        <Tabs.Panel value="members">
          <MembersPanel connectionId={connection.id} />
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}
