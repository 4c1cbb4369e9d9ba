import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Held, HeldComparison, HeldDecision } from '../../../shared/models/held.ts'
import { api } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellDone } from '../../ui/tell-done.tsx'
import { HeldRow } from './held-row.tsx'
import styles from './restored-page.module.css'

/** After a restore: what was unfinished, what the service now reports about it, and the decision on each. */
export function RestoredPage() {
  const { t } = useTranslation('restore')
  const held = useQuery(api.restore.held.queryOptions({ staleTime: 0 }))
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      {held.isPending && <Loading />}
      {held.isError && <ProblemNotice problem={held.error} onRetry={() => void held.refetch()} />}
      {held.data === null && (
        <EmptyState
          title={t('nothing.title')}
          action={
            <Button renderRoot={(props) => <Link to="/surveys" {...props} />}>{t('nothing.action')}</Button>
          }
        >
          {t('nothing.text')}
        </EmptyState>
      )}
      {held.data && <HeldList held={held.data} />}
    </div>
  )
}

function HeldList({ held }: { held: Held }) {
  const { t } = useTranslation('restore')
  const language = useLanguage()
  const { online } = useNetwork()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const begin = useStillHere()
  const [chosen, setChosen] = useState<Readonly<Record<string, HeldDecision>>>({})
  const compared = useQueries({
    queries: held.items.map(({ kind, id }) =>
      api.restore.compare.queryOptions({
        input: { kind, id },
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      }),
    ),
  })
  const decisions = held.items.map((item, at) => chosen[item.id] ?? suggestionFor(item, compared[at]?.data))
  const open = compared.filter(({ data }, at) => data && !decisions[at]).length
  const failed = compared.filter(({ isError }) => isError).length
  const goOn = useMutation(
    api.restore.goOn.mutationOptions({
      onMutate: begin,
      onSuccess: async (left, _, isStillHere) => {
        await cache.invalidateQueries()
        if (left !== null) return
        tellDone(t('done'))
        if (isStillHere()) await navigate({ to: '/runs' })
      },
    }),
  )
  return (
    <>
      <p className={styles.words}>
        {held.cause === 'copy' && held.copyMadeAt !== null
          ? t('copy', { date: formatMoment(held.copyMadeAt, language) })
          : t('folder')}
      </p>
      <p className={styles.words}>{t('explain')}</p>
      {!online && <p role="status">{t('offline')}</p>}
      <ul className={styles.list} aria-label={t('list')}>
        {held.items.map((item, at) => (
          <HeldRow
            key={item.id}
            item={item}
            compared={compared[at]}
            decision={decisions[at]}
            onDecide={(decision) => setChosen((before) => ({ ...before, [item.id]: decision }))}
          />
        ))}
      </ul>
      {goOn.isError && <ProblemNotice problem={goOn.error} onRetry={() => void cache.invalidateQueries()} />}
      <div className={styles.foot}>
        <Button
          disabled={open > 0 || compared.some(({ isFetching }) => isFetching)}
          loading={goOn.isPending}
          onClick={() => goOn.mutate({ decisions: decisions.filter((each) => each !== undefined) })}
        >
          {t('goOn')}
        </Button>
        <span role="status">
          {open > 0 ? t('chooseFirst', { count: open }) : failed > 0 ? t('stays', { count: failed }) : ''}
        </span>
      </div>
    </>
  )
}

function suggestionFor(
  { kind, id }: Held['items'][number],
  seen: HeldComparison | undefined,
): HeldDecision | undefined {
  return seen?.suggested ? { kind, id, choice: seen.suggested } : undefined
}
