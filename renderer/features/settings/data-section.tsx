import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoreHealth } from '../../../shared/models/app-info.ts'
import { api } from '../../lib/api.ts'
import { formatMomentAmong, formatSize } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { startOver } from '../../ui/start-over.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import styles from './settings-page.module.css'

/** A backup or a replaced store, as a row of the list. */
interface Row {
  name: string
  /** When its content was as it is, in words. */
  date: string
  words: string
  /** What its button does, in words. */
  action: string
  /** What the person is asked before that is done. */
  question: string
}

/** The state of the data file, and what can be restored: backups, and the data that a restore has replaced. */
export function DataSection({ store }: { store: StoreHealth }) {
  const { t } = useTranslation('settings')
  const [chosen, setChosen] = useState<Row | null>(null)
  const restore = useOneAtATime(
    api.app.restoreStoreCopy.mutationOptions({
      onSuccess: startOver,
      onError: tellProblem,
    }),
  )
  const rows = useRows(store)
  return (
    <section aria-labelledby="data" className={styles.section}>
      <h2 id="data">{t('data.heading')}</h2>
      <p>{store.state === 'sound' ? t('data.sound') : t('data.replaced', { file: store.setAside ?? '–' })}</p>
      <p className="caption">{t('data.when')}</p>
      <BackUpNow />
      {rows.length === 0 ? (
        <p className="caption">{t('data.noCopies')}</p>
      ) : (
        <ul className={styles.copies} aria-label={t('data.copies')}>
          {rows.map((row) => (
            <li key={row.name}>
              <span>{row.words}</span>
              <Button variant="default" aria-label={row.action} onClick={() => setChosen(row)}>
                {t('data.restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Confirm
        opened={chosen !== null}
        title={chosen?.question ?? ''}
        action={t('data.restore')}
        busy={restore.isPending}
        onClose={() => setChosen(null)}
        onConfirm={() => chosen && restore.mutate({ name: chosen.name })}
      >
        {t('data.restoreText', { date: chosen?.date ?? '' })}
      </Confirm>
    </section>
  )
}

/** The replaced data come first: who looks for them has just restored the wrong backup. */
function useRows(store: StoreHealth): Row[] {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const words = (time: number, bytes: number) => ({
    date: formatMomentAmong(time, momentsOf(store), language),
    size: formatSize(bytes, language),
  })
  return [
    ...store.replaced.map(({ name, replacedAt, size }) => {
      const values = words(replacedAt, size)
      const action = t('data.restoreReplacedName', values)
      const question = t('data.restoreReplacedTitle')
      return { name, date: values.date, words: t('data.beforeRestore', values), action, question }
    }),
    ...store.copies.map(({ name, madeAt, size, beforeUpdate }) => {
      const values = words(madeAt, size)
      const told = t(beforeUpdate ? 'data.beforeUpdate' : 'data.copyOf', values)
      const action = t('data.restoreName', values)
      return { name, date: values.date, words: told, action, question: t('data.restoreTitle') }
    }),
  ]
}

/** When each thing in the list was made: two of the same minute are told apart by their seconds. */
function momentsOf({ copies, replaced }: StoreHealth): number[] {
  return [...replaced.map(({ replacedAt }) => replacedAt), ...copies.map(({ madeAt }) => madeAt)]
}

/** Makes a backup at once, and says beside the button that it was made or why not. */
function BackUpNow() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const cache = useQueryClient()
  const make = useOneAtATime(
    api.app.makeStoreCopy.mutationOptions({
      onSuccess: (store) =>
        cache.setQueryData(api.app.info.queryKey(), (info) => (info ? { ...info, store } : info)),
    }),
  )
  const made = make.data?.copies[0]
  return (
    <div className={styles.backUp}>
      <Button variant="default" loading={make.isPending} onClick={() => make.mutate({})}>
        {t('data.makeNow')}
      </Button>
      <output>
        {make.data &&
          made &&
          t('data.made', {
            date: formatMomentAmong(made.madeAt, momentsOf(make.data), language),
            size: formatSize(made.size, language),
          })}
      </output>
      {make.isError && <ProblemNotice problem={make.error} onRetry={() => make.mutate({})} />}
    </div>
  )
}
