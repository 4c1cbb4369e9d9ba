import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { baseSize } from '../../../../shared/analysis/base-size.ts'
import type { Category, DrawnTable, Tally } from '../../../../shared/analysis/who-was-drawn.ts'
import { ADULT_AGES } from '../../../../shared/census/adults.ts'
import { formatPercent } from '../../../lib/format.ts'
import { countText, shareText } from '../../../lib/table-numbers.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import data from '../../../ui/data-table.module.css'
import { useFirstFew } from '../../../ui/use-first-few.tsx'
import styles from './drawn.module.css'

interface DrawnTableProps {
  table: DrawnTable
  /** Whether the personas that the filter keeps are shown beside all. */
  isFiltered: boolean
}

/** Personas by one trait, compared with the census; those in no category are listed below the base. */
export function DrawnTableView({ table, isFiltered }: DrawnTableProps) {
  const { t } = useTranslation(['drawn', 'personas'])
  const language = useLanguage()
  const words = useCategoryWords()
  const { trait, rows, base, underAge, unplaced, notGiven } = table
  const { shown, more } = useFirstFew(unplaced)
  const parts: readonly (keyof Tally)[] = isFiltered ? ['all', 'kept'] : ['all']
  const withShare = parts.filter((part) => baseSize(base[part]) !== 'too_small')
  const sum = formatPercent(
    rows.reduce((total, { share }) => total + share, 0),
    1,
    language,
  )
  const counts = (tally: Tally, isOfBase: boolean): ReactNode =>
    parts.map((part) => [
      <td key={part} className={data.number}>
        {countText(tally[part], language)}
      </td>,
      withShare.includes(part) && (
        <td key={`${part}/share`} className={data.number}>
          {isOfBase && shareText(tally[part], base[part], language)}
        </td>
      ),
    ])
  const aside = (key: string, name: ReactNode, tally: Tally) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {counts(tally, false)}
      <td />
    </tr>
  )
  return (
    <section className={styles.trait} aria-labelledby={`drawn-${trait}`} data-few>
      <h3 id={`drawn-${trait}`} className={styles.title}>
        {t(`personas:names.${trait}`)}
      </h3>
      <div className={styles.scroll}>
        <table className={data.table} aria-labelledby={`drawn-${trait}`}>
          <thead>
            <tr>
              <td />
              {parts.map((part) => [
                <th key={part} scope="col" className={data.number}>
                  {t(`columns.${part}`)}
                </th>,
                withShare.includes(part) && (
                  <th key={`${part}/share`} scope="col" className={data.number}>
                    {t(baseSize(base[part]) === 'small' ? 'columns.shareSmall' : 'columns.share')}
                  </th>
                ),
              ])}
              <th scope="col" className={data.number}>
                {t(trait === 'density' ? 'columns.censusDensity' : 'columns.census')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={words(row.category)}>
                <th scope="row">{words(row.category)}</th>
                {counts(row, true)}
                <td className={data.number}>{formatPercent(row.share, 1, language)}</td>
              </tr>
            ))}
            <tr className={styles.base}>
              <th scope="row">{t('base')}</th>
              {counts(base, true)}
              <td className={data.number}>{sum}</td>
            </tr>
          </tbody>
          <tbody className={styles.apart}>
            {underAge.all > 0 && aside('under', t('under'), underAge)}
            {shown.map((each) =>
              aside(
                `value/${each.value}`,
                <>
                  {t('unplaced')} <code>{each.value}</code>
                </>,
                each,
              ),
            )}
            {notGiven.all > 0 && aside('none', t('notGiven'), notGiven)}
          </tbody>
        </table>
      </div>
      {more}
      <p className={styles.source}>{t(`sources.${trait}`, { sum })}</p>
    </section>
  )
}

/** A category of the census in the page's language. */
function useCategoryWords(): (category: Category) => string {
  const { t } = useTranslation(['drawn', 'personas'])
  return (category) => {
    if (category.trait === 'sex') return t(`personas:sex.${category.sex}`)
    if (category.trait === 'density') return t(`personas:density.${category.density}`)
    if (category.trait === 'occupation') return t(`personas:occupation.${category.occupation}`)
    const { min, max } = category.ages
    if (max === ADULT_AGES.max) return t('agesFrom', { min })
    return min === max ? String(min) : t('ages', { min, max })
  }
}
