import { Anchor, Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../lib/api.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './account.module.css'
import type { FreshKey } from './kept-fresh-key.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/** What can be done with a new key while its secret can still be had. The secret itself never comes here. */
export function FreshKeyPanel({ fresh, onClose }: { fresh: FreshKey; onClose: () => void }) {
  const { t } = useTranslation('account')
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [name, setName] = useState(fresh.name)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const take = useMutation({ mutationFn: () => client.account.handOverKey({ handle: fresh.handle }) })
  const keep = useMutation({
    mutationFn: () =>
      client.account.keepKeyAsConnection({ handle: fresh.handle, name: name.trim() || fresh.name }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: api.connections.key() }),
  })
  // Without a keychain the connection forgets its key when Sonde quits: the person does not have it yet.
  const inMemory = keep.data?.key === 'session'
  const had = take.isSuccess || (keep.isSuccess && !inMemory)
  useLeaveWarning(!had)
  const forget = () => {
    void client.account.forgetKey({ handle: fresh.handle }).catch(() => undefined)
    onClose()
  }
  const problem = take.error ?? keep.error
  return (
    <section className={styles.fresh} aria-labelledby="fresh-key">
      <h2 id="fresh-key" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('fresh.title', { name: fresh.name })}
      </h2>
      <p className={styles.explain}>{t('fresh.text')}</p>
      {problem && <ProblemNotice problem={problem} />}
      <div className={styles.freshRow}>
        <Button onClick={() => take.mutate()} loading={take.isPending}>
          {t('fresh.take')}
        </Button>
        <div role="status" className={styles.handed}>
          {take.data?.how === 'clipboard' && t('fresh.clipboard')}
          {take.data?.how === 'link' && (
            <>
              <Anchor href={take.data.path} target="_blank" rel="noopener">
                {t('fresh.link')}
              </Anchor>{' '}
              {t('fresh.linkText')}
            </>
          )}
        </div>
      </div>
      <div className={styles.freshRow}>
        <TextInput
          aria-label={t('fresh.connectionName')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          disabled={keep.isSuccess}
          className={styles.nameField}
        />
        <Button
          variant="default"
          onClick={() => keep.mutate()}
          loading={keep.isPending}
          disabled={keep.isSuccess}
        >
          {t('fresh.keep')}
        </Button>
        {keep.data && (
          <div role="status" className={styles.handed}>
            {t(inMemory ? 'fresh.keptInMemory' : 'fresh.kept', { name: keep.data.name })}{' '}
            <Anchor renderRoot={(props) => <Link to="/connections" {...props} />}>
              {t('fresh.openConnections')}
            </Anchor>
          </div>
        )}
      </div>
      {fresh.key && fresh.key.fields.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('fresh.fields')}</summary>
          <Facts facts={fresh.key.fields.map((field) => ({ label: field.name, value: field.value }))} />
        </details>
      )}
      <div>
        <Button variant="default" onClick={() => (had ? forget() : setLeaving(true))}>
          {t('fresh.close')}
        </Button>
      </div>
      <Confirm
        opened={leaving}
        title={t('fresh.closeTitle')}
        action={t('fresh.closeAction')}
        onConfirm={forget}
        onClose={() => setLeaving(false)}
      >
        <p>{t('fresh.closeText')}</p>
      </Confirm>
    </section>
  )
}
