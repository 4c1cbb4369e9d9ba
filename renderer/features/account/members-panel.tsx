import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '../../../shared/models/account.ts'
import { api } from '../../lib/api.ts'
import { Loading } from '../../ui/loading.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './account.module.css'
import { MemberDialog } from './member-dialog.tsx'
import type { MemberOperation } from './member-fields.ts'
import { MemberTable } from './member-table.tsx'
import { UnreadList } from './unread-list.tsx'

/** The members of the organisation, with the actions on them. */
export function MembersPanel({ connectionId }: { connectionId: string }) {
  const { t } = useTranslation('account')
  const [operation, setOperation] = useState<{ kind: MemberOperation; member: Member | null } | null>(null)
  const { data, error, refetch } = useQuery(
    api.account.members.queryOptions({ input: { connectionId }, staleTime: 0 }),
  )
  return (
    <section className={styles.panel} aria-label={t('members.title')}>
      <p className={styles.explain}>{t('members.text')}</p>
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <div>
            <Button
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => setOperation({ kind: 'add', member: null })}
            >
              {t('members.add')}
            </Button>
          </div>
          {data.unread !== null && <UnreadList connectionId={connectionId} of="members" text={data.unread} />}
          {data.unread === null && data.members.length === 0 && (
            <p className={styles.soft}>{t('members.none')}</p>
          )}
          {data.members.length > 0 && (
            <MemberTable
              members={data.members}
              onOperation={(kind, member) => setOperation({ kind, member })}
            />
          )}
        </>
      )}
      {operation && (
        <MemberDialog
          connectionId={connectionId}
          operation={operation.kind}
          member={operation.member}
          onClose={() => setOperation(null)}
        />
      )}
    </section>
  )
}
