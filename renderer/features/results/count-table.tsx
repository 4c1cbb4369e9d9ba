import { useTranslation } from 'react-i18next'
import { baseSize, withholdsPercentages } from '../../../shared/analysis/base-size.ts'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { formatNumber, formatPercent } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import data from '../../ui/data-table.module.css'
import { Marked } from '../../ui/find/marked.tsx'
import { optionPlace } from './result-texts.ts'
import styles from './results.module.css'
import { useBaseWords } from './use-base-words.ts'
import { useTableNotes } from './use-table-notes.ts'

interface CountTableProps {
  question: Question
  position: number
  table: Tabulation
  /** Whose answers the filter keeps, in words; null: everybody's. */
  only: string | null
}

/** The numbers of an item: counts and percentages with their base, then what stands outside of it. */
export function CountTable({ question, position, table, only }: CountTableProps) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const base = useBaseWords(table, question.type)
  const notes = useTableNotes(table, question.type)
  const number = (value: number | null) =>
    value === null ? t('table.unknown') : formatNumber(value, language)
  if (table.source === 'nothing' || table.source === 'unfiltered_only')
    return <p className={styles.remark}>{base}</p>
  const isWithheld = withholdsPercentages(table)
  const outside = (['blank', 'unread', 'missing'] as const).filter((part) => (table[part] ?? 0) > 0)
  return (
    <>
      <table
        className={`${data.table} ${styles.counted}`}
        aria-label={t('table.label', { number: position + 1 })}
      >
        <caption className={styles.base}>
          {base}
          {only !== null && <span className={styles.only}>{only}</span>}
        </caption>
        {question.type === 'single_choice' && (
          <>
            <thead>
              <tr>
                <th scope="col">{t('table.option')}</th>
                <th scope="col" className={data.number}>
                  {t('table.count')}
                </th>
                {!isWithheld && (
                  <th scope="col" className={data.number}>
                    {t(baseSize(table.base) === 'enough' ? 'table.percentage' : 'table.percentageSmall')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {table.options.map(({ option, count, percentage }) => (
                <tr key={option}>
                  <th scope="row">
                    <Marked
                      place={optionPlace(position, option)}
                      text={question.options[option]?.text.trim() || t('noOption')}
                    />
                  </th>
                  <td className={data.number}>{number(count)}</td>
                  {!isWithheld && (
                    <td className={data.number}>
                      {table.source === 'shares' && percentage !== null
                        ? formatPercent(percentage, 100, language)
                        : count === null || table.base === null
                          ? '–'
                          : formatPercent(count, table.base, language)}
                    </td>
                  )}
                </tr>
              ))}
              <tr className={styles.total}>
                <th scope="row">{t('table.base')}</th>
                <td className={data.number}>{number(table.base)}</td>
                {!isWithheld && (
                  <td className={data.number}>{table.base ? formatPercent(1, 1, language) : '–'}</td>
                )}
              </tr>
            </tbody>
          </>
        )}
        {outside.length > 0 && (
          <tbody className={styles.outside}>
            {outside.map((part) => (
              <tr key={part}>
                <th scope="row">{t(`table.${part}`)}</th>
                <td className={data.number}>{number(table[part])}</td>
                {!isWithheld && <td />}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('table.all')}</th>
              <td className={data.number}>{number(table.respondents)}</td>
              {!isWithheld && <td />}
            </tr>
          </tbody>
        )}
      </table>
      {notes.map((note) => (
        <p key={note} className={`caption ${styles.note}`}>
          {note}
        </p>
      ))}
    </>
  )
}
