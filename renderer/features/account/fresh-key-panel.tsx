import { Anchor, Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreshKey } from '../../../shared/models/account.ts'
import { PRACTICE_CONNECTION_ID } from '../../../shared/models/connection.ts'
import { api, client, fieldsForHandOver } from '../../lib/api.ts'
import { refreshFreshKeys } from '../../lib/use-fresh-keys.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { resting } from '../../ui/resting.ts'
import styles from './account.module.css'

/** The actions on a new key whose secret can still be retrieved. The secret itself never reaches this page. */
export function FreshKeyPanel({ fresh }: { fresh: FreshKey }) {
  const { t } = useTranslation('account')
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { handle, keptAs, taken } = fresh
  const [name, setName] = useState(fresh.name)
  // A connection with a key of the practice service would make practice data look live.
  const isPractice = fresh.connectionId === PRACTICE_CONNECTION_ID
  const [leaving, setLeaving] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const refresh = () => refreshFreshKeys(cache)
  const take = useMutation({
    mutationFn: async () => {
      const handed = await client.account.handOverKey({ handle })
      return handed.how === 'link' ? { ...handed, fields: await fieldsForHandOver(handed.path) } : handed
    },
    onSettled: refresh,
  })
  const keep = useMutation({
    mutationFn: () => client.account.keepKeyAsConnection({ handle, name: name.trim() || fresh.name }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: api.connections.key() }),
    onSettled: refresh,
  })
  const forget = useMutation({ mutationFn: () => client.account.forgetKey({ handle }), onSettled: refresh })
  const problem = take.error ?? keep.error ?? forget.error
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const keptWords = (inMemory: boolean) => {
    if (!inMemory) return 'fresh.kept'
    return info?.secretStore === 'memory_asked' ? 'fresh.keptInMemoryAsked' : 'fresh.keptInMemory'
  }
  return (
    <section className={styles.fresh} aria-labelledby="fresh-key">
      <h2 id="fresh-key" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('fresh.title', { name: fresh.name })}
      </h2>
      <p className={styles.explain}>{t(isPractice ? 'fresh.textPractice' : 'fresh.text')}</p>
      {problem && <ProblemNotice problem={problem} />}
      <div className={styles.freshRow}>
        <Button onClick={() => take.mutate()} loading={take.isPending}>
          {t('fresh.take')}
        </Button>
        <div role="status" className={styles.handed}>
          {!take.data && fresh.handedOver && t('fresh.handedOver')}
          {take.data?.how === 'clipboard' && t('fresh.clipboard')}
          {take.data?.how === 'link' && (
            <>
              {/* A form instead of a link, so that the proof that this page asks is not in an address. */}
              <form method="post" action={take.data.path} target="_blank" rel="noopener">
                <input type="hidden" name="name" value={take.data.fields.name} />
                <input type="hidden" name="proof" value={take.data.fields.proof} />
                <Button type="submit" variant="default">
                  {t('fresh.link')}
                </Button>
              </form>
              {t('fresh.linkText')}
            </>
          )}
        </div>
      </div>
      {!isPractice && (
        <div className={styles.freshRow}>
          <TextInput
            aria-label={t('fresh.connectionName')}
            value={keptAs?.name ?? name}
            onChange={(event) => setName(event.currentTarget.value)}
            disabled={keptAs !== null}
            className={styles.nameField}
          />
          <Button
            variant="default"
            loading={keep.isPending}
            {...resting(keptAs !== null, () => keep.mutate())}
          >
            {t('fresh.keep')}
          </Button>
          {keptAs && (
            <div role="status" className={styles.handed}>
              {t(keptWords(keptAs.inMemory), { name: keptAs.name })}{' '}
              <Anchor renderRoot={(props) => <Link to="/connections" {...props} />}>
                {t('fresh.openConnections')}
              </Anchor>
            </div>
          )}
        </div>
      )}
      {fresh.key && fresh.key.fields.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('fresh.fields')}</summary>
          <Facts facts={fresh.key.fields.map((field) => ({ label: field.name, value: field.value }))} />
        </details>
      )}
      <div>
        <Button
          variant="default"
          loading={forget.isPending}
          onClick={() => (taken ? forget.mutate() : setLeaving(true))}
        >
          {t('fresh.close')}
        </Button>
      </div>
      <Confirm
        opened={leaving}
        title={t('fresh.closeTitle')}
        action={t('fresh.closeAction')}
        busy={forget.isPending}
        onConfirm={() => forget.mutate(undefined, { onSettled: () => setLeaving(false) })}
        onClose={() => setLeaving(false)}
      >
        <p>{t('fresh.closeText')}</p>
      </Confirm>
    </section>
  )
}
