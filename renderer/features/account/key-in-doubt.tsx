import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeyCreation, KeyLook } from '../../../shared/models/account.ts'
import { api, client } from '../../lib/api.ts'
import { describeProblem } from '../../lib/describe-problem.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './account.module.css'

interface KeyInDoubtProps {
  connectionId: string
  creation: Extract<KeyCreation, { state: 'unclear' }>
}

/**
 * A key of which nobody knows whether it was created. No other key is created before the person has checked the list.
 */
export function KeyInDoubt({ connectionId, creation: { name, problem } }: KeyInDoubtProps) {
  const { t } = useTranslation(['account', 'problems'])
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const input = { connectionId }
  const look = useMutation({
    mutationFn: () => client.account.lookForKey(input),
    onSettled: () => cache.invalidateQueries({ queryKey: api.account.keys.key({ input }) }),
  })
  const close = useMutation({
    mutationFn: () => client.account.closeKeyCreation(input),
    onSettled: () => cache.invalidateQueries({ queryKey: api.account.keyCreation.key({ input }) }),
  })
  const failed = look.error ?? close.error
  return (
    <section className={styles.fresh} aria-labelledby="key-in-doubt">
      <h2 id="key-in-doubt" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('doubt.title', { name })}
      </h2>
      <p className={styles.explain}>
        {t('doubt.text', { problem: t(`problems:title.${describeProblem(problem).text}`) })}
      </p>
      {failed && <ProblemNotice problem={failed} />}
      <div role="status">{look.data && <Looked look={look.data} name={name} />}</div>
      <div className={styles.freshRow}>
        <Button
          variant={look.data ? 'default' : 'filled'}
          onClick={() => look.mutate()}
          loading={look.isPending}
        >
          {t(look.data ? 'doubt.again' : 'doubt.look')}
        </Button>
        {look.data && (
          <Button
            variant={look.data.isRead ? 'filled' : 'default'}
            onClick={() => close.mutate()}
            loading={close.isPending}
          >
            {t('doubt.close')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** What the list shows, and what the person can do about it. */
function Looked({ look: { found, isRead }, name }: { look: KeyLook; name: string }) {
  const { t } = useTranslation('account')
  const ids = found.map(({ id }) => id).join(', ')
  const none = t(isRead ? 'doubt.none' : 'doubt.unread', { name })
  return (
    <p className={styles.explain}>
      {found.length === 0 ? none : t('doubt.found', { count: found.length, ids, name })}
    </p>
  )
}
