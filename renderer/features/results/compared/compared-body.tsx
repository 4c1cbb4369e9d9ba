import { Link } from '@tanstack/react-router'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedItem } from '../../../../shared/analysis/compare-runs.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { ChangedWords } from '../../../ui/changed-words.tsx'
import data from '../../../ui/data-table.module.css'
import { KeptText } from '../../../ui/kept-text.tsx'
import styles from './compared.module.css'
import type { ComparedLine } from './compared-lines.ts'

/** An item with its lines, as they are shown. */
export interface ShownItem {
  item: ComparedItem
  lines: readonly ComparedLine[]
  /** Why it has no points; null where it has some, or none are expected. */
  without: string | null
  /** The number of its first row in the whole table, from 1. */
  row: number
}

const SIDES = ['other', 'here'] as const

interface ComparedBodyProps extends ShownItem {
  /** Its place among the items shown, from 0. */
  place: number
  runs: { here: string; other: string }
  ref: Ref<HTMLTableSectionElement>
}

/** One item in both runs: its stem with its move, and a line for each option and base. */
export const ComparedBody = memo(function ComparedBody({
  item,
  lines,
  without,
  row,
  place,
  runs,
  ref,
}: ComparedBodyProps) {
  const { other, here, reworded, reordered } = item
  const { t } = useTranslation('compared')
  const { t: results } = useTranslation('results')
  const shown = here ?? other
  if (!shown) return null
  const { question, position } = shown
  const stem = question.stem.trim() || results('noStem')
  return (
    <tbody ref={ref} data-index={place} data-moved={item.move?.isBeyond || undefined}>
      <tr aria-rowindex={row}>
        <th scope="rowgroup" colSpan={3} className={styles.stem}>
          <span className={styles.number}>{position + 1}</span>
          <Link
            to="/runs/$runId"
            params={{ runId: here ? runs.here : runs.other }}
            search={{ item: question.id }}
            className={styles.link}
          >
            <KeptText text={stem} />
          </Link>
          {reworded && other && here && (
            <details className={styles.rewording}>
              <summary>{t('reworded')}</summary>
              <ChangedWords before={other.question.stem} after={here.question.stem} />
            </details>
          )}
          {reordered && <span className={styles.note}>{t('reordered')}</span>}
        </th>
        <Move item={item} without={without} rows={lines.length + 1} />
      </tr>
      {lines.map(({ key, kind, label, before, small, ...told }, at) => (
        <tr key={key} aria-rowindex={row + at + 1} data-kind={kind}>
          <th scope="row">
            {before === null ? <KeptText text={label} /> : <ChangedWords before={before} after={label} />}
          </th>
          {SIDES.map((side) => (
            <td key={side} className={data.number}>
              {told[side]}
              {small.includes(side) && <span className={styles.mark}> †</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
})

/** How far an item moved and what chance alone reaches, or why that is not said. */
function Move({ item: { move }, without, rows }: Pick<ShownItem, 'item' | 'without'> & { rows: number }) {
  const { t } = useTranslation('compared')
  const language = useLanguage()
  const points = (count: number) => t('points', { count, amount: formatNumber(count, language) })
  if (!move)
    return (
      <td colSpan={2} rowSpan={rows} className={styles.without}>
        {without}
      </td>
    )
  return (
    <>
      <td rowSpan={rows} className={`${data.number} ${styles.move}`}>
        <span className={styles.points}>
          {move.isBeyond && <span aria-hidden="true">◆ </span>}
          {points(move.moved)}
        </span>
        <span className={styles.note}>{t(move.isBeyond ? 'beyond' : 'within')}</span>
      </td>
      <td rowSpan={rows} className={`${data.number} ${styles.chance}`}>
        {t('upTo', { amount: formatNumber(move.chance, language) })}
      </td>
    </>
  )
}
