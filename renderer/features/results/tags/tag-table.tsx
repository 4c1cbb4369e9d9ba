import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { Among } from '../../../../shared/analysis/item-responses.ts'
import { tagCounts } from '../../../../shared/analysis/tags/tag-counts.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { formatNumber } from '../../../lib/format.ts'
import { countText, shareText, signsLegend } from '../../../lib/table-numbers.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import data from '../../../ui/data-table.module.css'
import marking from '../../../ui/marking/marking.module.css'
import results from '../results.module.css'
import { useSaysSmall } from '../small-run.tsx'
import { useTaggingAround } from './tagging.tsx'
import styles from './tags.module.css'

interface TagTableProps {
  /** Position of an open-ended item. */
  item: number
  /** The personas that count; absent means all. */
  among: Among | undefined
  /** Called with the condition of a clicked row, for the filter. */
  onPick: (condition: FilterCondition) => void
}

/** How many answers to an open-ended item have each tag; renders nothing where none has any. */
export function TagTable({ item, among, onPick }: TagTableProps) {
  const title = useId()
  const { t } = useTranslation(['tags', 'results'])
  const language = useLanguage()
  const saysSmall = useSaysSmall()
  const { tagged, coded } = useTaggingAround()
  const counted = tagCounts(item, { tagged, coded }, among)
  if (!counted) return null
  const { rows, untagged, base } = counted
  const size = baseSize(base)
  const cells = (count: number) => (
    <>
      <td className={data.number}>{countText(count, language)}</td>
      {size !== 'too_small' && <td className={data.number}>{shareText(count, base, language)}</td>}
    </>
  )
  const legend = signsLegend(
    [...rows.map(({ count }) => count), untagged].flatMap((count) => [
      countText(count, language),
      size === 'too_small' ? '' : shareText(count, base, language),
    ]),
  )
  return (
    <section aria-labelledby={title} className={styles.frequency}>
      <h3 id={title} className={results.answersTitle}>
        {t('table.tags')}
      </h3>
      <table className={`${data.table} ${styles.table}`} aria-labelledby={title}>
        <caption className={results.base}>{t('table.base', { count: base })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.tag')}</th>
            <th scope="col" className={data.number}>
              {t('results:table.count')}
            </th>
            {size !== 'too_small' && (
              <th scope="col" className={data.number}>
                {t(size === 'small' ? 'results:table.percentageSmall' : 'results:table.percentage')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tag: { id, name, colour }, count, byRule }) => (
            <tr key={id}>
              <th scope="row">
                <UnstyledButton
                  className={`${results.pick} ${styles.rowName}`}
                  data-colour={colour}
                  title={t('chip.byHand', { name })}
                  onClick={() => onPick({ kind: 'tag', item, tags: [id], not: false })}
                >
                  <span className={marking.dot} />
                  {name}
                </UnstyledButton>
                {byRule > 0 && (
                  <span className="caption">
                    {t('table.byRule', { number: formatNumber(byRule, language) })}
                  </span>
                )}
              </th>
              {cells(count)}
            </tr>
          ))}
        </tbody>
        <tbody className={results.outside}>
          <tr>
            <th scope="row">{t('table.untagged')}</th>
            {cells(untagged)}
          </tr>
        </tbody>
      </table>
      {size !== 'too_small' && <p className={`caption ${results.note}`}>{t('table.several')}</p>}
      {size === 'too_small' && base > 0 && (
        <p className={`caption ${results.note}`}>
          {t('results:table.tooSmall', { count: base, least: LEAST_BASE })}
        </p>
      )}
      {saysSmall(base) && (
        <p className={`caption ${results.note}`}>{t('results:table.small', { count: base })}</p>
      )}
      {legend && <p className={`caption ${results.note}`}>{t(`results:${legend}`)}</p>}
    </section>
  )
}
