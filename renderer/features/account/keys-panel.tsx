import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { KeyList } from '../../../shared/models/account.ts'
import { api } from '../../lib/api.ts'
import { useFreshKeys } from '../../lib/use-fresh-keys.ts'
import { Loading } from '../../ui/loading.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './account.module.css'
import { CreateKey } from './create-key.tsx'
import { FreshKeyPanel } from './fresh-key-panel.tsx'
import { KeyInDoubt } from './key-in-doubt.tsx'
import { KeyTable } from './key-table.tsx'
import { LeftOut } from './left-out.tsx'
import { UnreadList } from './unread-list.tsx'
import { useKeyCreation } from './use-key-creation.ts'

/** The account's keys: the list, and creating and revoking keys. */
export function KeysPanel({ connectionId }: { connectionId: string }) {
  const { t } = useTranslation('account')
  const freshKeys = useFreshKeys()
  const fresh = freshKeys.data?.find((key) => key.connectionId === connectionId)
  const { data, error, refetch } = useQuery(
    api.account.keys.queryOptions({ input: { connectionId }, staleTime: 0 }),
  )
  const { data: creation } = useKeyCreation(connectionId)
  return (
    <section className={styles.panel} aria-label={t('keys.title')}>
      <p className={styles.explain}>{t('keys.text')}</p>
      {fresh && <FreshKeyPanel key={fresh.handle} fresh={fresh} />}
      {!fresh && creation?.state === 'unclear' && (
        <KeyInDoubt connectionId={connectionId} creation={creation} />
      )}
      {!fresh && freshKeys.data && creation && creation.state !== 'unclear' && (
        <CreateKey connectionId={connectionId} isUnderWay={creation.state === 'under_way'} />
      )}
      {freshKeys.error && (
        <ProblemNotice problem={freshKeys.error} onRetry={() => void freshKeys.refetch()} />
      )}
      {error && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Keys connectionId={connectionId} list={data} />}
    </section>
  )
}

function Keys({ connectionId, list: { keys, unread, leftOut } }: { connectionId: string; list: KeyList }) {
  const { t } = useTranslation('account')
  if (unread !== null) return <UnreadList connectionId={connectionId} of="keys" text={unread} />
  return keys.length === 0 ? (
    <p className={styles.soft}>{t('keys.none')}</p>
  ) : (
    <>
      <KeyTable connectionId={connectionId} keys={keys} />
      <LeftOut connectionId={connectionId} rows={leftOut} />
    </>
  )
}
