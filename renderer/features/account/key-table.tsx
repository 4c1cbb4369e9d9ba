import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiKey } from '../../../shared/models/account.ts'
import { api, client } from '../../lib/api.ts'
import { refreshFreshKeys } from '../../lib/use-fresh-keys.ts'
import { Confirm } from '../../ui/confirm.tsx'
import table from '../../ui/data-table.module.css'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import reflow from '../../ui/reflow-table.module.css'
import { tellDone } from '../../ui/tell-done.tsx'
import { ReceivedFields } from './received-fields.tsx'

/** The keys as listed by the service, each with all its fields and a button that revokes it. */
export function KeyTable({ connectionId, keys }: { connectionId: string; keys: readonly ApiKey[] }) {
  const { t } = useTranslation('account')
  const cache = useQueryClient()
  const [doomed, setDoomed] = useState<ApiKey | null>(null)
  const revoke = useMutation({
    mutationFn: (keyId: number) => client.account.revokeKey({ connectionId, keyId }),
    onSuccess: () => {
      setDoomed(null)
      tellDone(t('keys.revokedNow'))
      void cache.invalidateQueries({ queryKey: api.account.keys.key({ input: { connectionId } }) })
      void refreshFreshKeys(cache)
    },
  })
  const nameOf = (key: ApiKey) => key.name ?? t('keys.unnamed')
  return (
    <>
      <table className={`${table.table} ${reflow.reflow}`} aria-label={t('keys.title')}>
        <thead>
          <tr>
            <th scope="col" className={table.number}>
              {t('keys.columns.id')}
            </th>
            <th scope="col">{t('keys.columns.name')}</th>
            <th scope="col">{t('keys.columns.state')}</th>
            <th scope="col">{t('keys.columns.fields')}</th>
            <th scope="col" className={table.number}>
              {t('keys.columns.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td className={`${table.number} ${table.tight}`} data-label={t('keys.columns.id')}>
                {key.id}
              </td>
              <th scope="row" data-label={t('keys.columns.name')}>
                {nameOf(key)}
              </th>
              <td data-label={t('keys.columns.state')}>{t(`keys.${stateOf(key)}`)}</td>
              <td data-label={t('keys.columns.fields')}>
                <ReceivedFields fields={key.fields} />
              </td>
              <td className={table.tight}>
                {key.revoked !== true && (
                  <Button
                    variant="default"
                    aria-label={t('keys.revokeKey', { name: nameOf(key) })}
                    onClick={() => {
                      revoke.reset()
                      setDoomed(key)
                    }}
                  >
                    {t('keys.revoke')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Confirm
        opened={doomed !== null}
        title={t('keys.revokeTitle')}
        action={t('keys.revokeAction')}
        busy={revoke.isPending}
        onConfirm={() => doomed && revoke.mutate(doomed.id)}
        onClose={() => setDoomed(null)}
      >
        <p>{doomed && t('keys.revokeText', { name: nameOf(doomed), id: doomed.id })}</p>
        {revoke.error && <ProblemNotice problem={revoke.error} />}
      </Confirm>
    </>
  )
}

function stateOf({ revoked }: ApiKey): 'revoked' | 'active' | 'unknown' {
  if (revoked === null) return 'unknown'
  return revoked ? 'revoked' : 'active'
}
