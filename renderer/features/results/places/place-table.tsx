import { Button } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { ItemPlace } from '../../../../shared/models/item-place.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import data from '../../../ui/data-table.module.css'
import type { ItemOfRun } from './item-of-run.ts'
import { type PlaceLine, placeLines } from './place-lines.ts'
import { PlaceValue } from './place-value.tsx'
import styles from './places.module.css'

/** Number of lines at first; many more at once would make the page wait. */
const MOST_LINES = 200

interface PlaceTableProps {
  item: ItemOfRun
  places: readonly ItemPlace[]
}

/** The places of the kept personas' answers, or of the item's totals, each with the received value. */
export function PlaceTable({ item: { position, personas, among }, places }: PlaceTableProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const table = useRef<HTMLTableElement>(null)
  const [most, setMost] = useState(MOST_LINES)
  const kept = useMemo(() => personas.filter((each) => among?.has(each) ?? true), [personas, among])
  const lines = useMemo(() => placeLines(places, kept), [places, kept])
  if (places.length === 0) return <p>{t('nothing')}</p>
  if (lines.length === 0) return <p>{t('nobody')}</p>
  const areNumbers = lines[0]?.persona === null
  const left = lines.length - most
  const showMore = () => {
    flushSync(() => setMost(most + MOST_LINES))
    // The first new line takes the focus, since the button may be gone.
    table.current?.tBodies[0]?.rows[most]?.focus()
  }
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <table ref={table} className={data.table} aria-label={t('table', { number: position + 1 })}>
        {!areNumbers && (
          <caption className={styles.count}>{t(among ? 'kept' : 'all', { count: kept.length })}</caption>
        )}
        <thead>
          <tr>
            {!areNumbers && (
              <th scope="col" className={data.number}>
                {t('columns.persona')}
              </th>
            )}
            <th scope="col">{t('columns.place')}</th>
            <th scope="col">{t('columns.value')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, most).map((line) => (
            <Line key={`${line.persona}/${line.place?.path}`} {...line} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="subtle" size="compact-sm" className={styles.more} onClick={showMore}>
          {t('more', { left: formatNumber(left, language) })}
        </Button>
      )}
    </>
  )
}

function Line({ persona, place }: PlaceLine) {
  const { t } = useTranslation('places')
  return (
    <tr tabIndex={-1} className={styles.line}>
      {persona !== null && (
        <th scope="row" className={`${data.number} ${data.tight}`}>
          {persona + 1}
        </th>
      )}
      {place ? (
        <>
          <td className={styles.place}>
            <code>{place.path}</code>
          </td>
          <td className={styles.value}>
            <PlaceValue value={place.value} />
          </td>
        </>
      ) : (
        <td colSpan={2} className={styles.remark}>
          {t('missing')}
        </td>
      )}
    </tr>
  )
}
