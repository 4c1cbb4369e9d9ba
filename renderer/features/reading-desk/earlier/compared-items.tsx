import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BeforeAndNow, ComparedItem } from '../../../../shared/models/earlier-reading.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import table from '../../../ui/data-table.module.css'
import { Loading } from '../../../ui/loading.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { useDeskCalls } from '../desk-calls.ts'
import styles from './earlier.module.css'

interface ComparedItemsProps {
  runId: string
  /** Numbers of the earlier and of the newest reading. */
  number: number
  newest: number
}

/** The results of an earlier reading beside those of the newest, item by item. */
export function ComparedItems({ runId, number, newest }: ComparedItemsProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const { readings } = useDeskCalls()
  const [all, setAll] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'compared', runId, number, newest],
    queryFn: ({ signal }) => readings.compare({ runId, number }, { signal }),
  })
  const items = (data?.items ?? []).map((item, at) => ({ ...item, at }))
  const changed = items.filter(isChanged)
  const shown = all ? items : changed
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const told = ({ before, now }: BeforeAndNow) => ({
    before: formatNumber(before, language),
    now: formatNumber(now, language),
  })
  return (
    <>
      <p className="tabular" role="status">
        {t('earlier.understood', told(data.understood))} {t('earlier.personas', told(data.personas))}
      </p>
      <Checkbox
        label={t('earlier.all')}
        checked={all}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      {shown.length === 0 ? (
        <p>{t('earlier.same')}</p>
      ) : (
        <table className={`${table.table} ${styles.table}`} aria-label={t('earlier.table')}>
          <thead>
            <tr>
              <th scope="col">{t('earlier.what')}</th>
              <th scope="col" className={table.number}>
                {t('earlier.before')}
              </th>
              <th scope="col" className={table.number}>
                {t('earlier.now')}
              </th>
            </tr>
          </thead>
          {shown.map((item) => (
            <ItemRows key={item.at} item={item} at={item.at} />
          ))}
        </table>
      )}
    </>
  )
}

function ItemRows({ item, at }: { item: ComparedItem; at: number }) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const kinds = (['words', 'unread', 'blank'] as const).filter(
    (kind) => item[kind].before + item[kind].now > 0,
  )
  const rows = [
    ...item.options.map((option, place) => ({ ...option, key: `option ${place}` })),
    ...kinds.map((kind) => ({ ...item[kind], text: t(`earlier.kinds.${kind}`), key: kind })),
  ]
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.item}>
          {t('preview.itemLong', { number: at + 1, stem: item.stem })}
          <span className={styles.different}>
            {t('earlier.different', {
              count: item.answers,
              number: formatNumber(item.answers, language),
            })}
          </span>
        </th>
      </tr>
      {rows.map(({ key, text, before, now }) => (
        <tr key={key} data-changed={before !== now || undefined}>
          <th scope="row" className={styles.option}>
            {text}
          </th>
          <td className={table.number}>{formatNumber(before, language)}</td>
          <td className={table.number}>{formatNumber(now, language)}</td>
        </tr>
      ))}
    </tbody>
  )
}

function isChanged({ options, words, unread, blank, answers }: ComparedItem): boolean {
  return answers > 0 || [...options, words, unread, blank].some(({ before, now }) => before !== now)
}
