import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { baseSize, withholdsPercentages } from '../../../shared/analysis/base-size.ts'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { WithoutAnswer } from '../../../shared/models/results-filter.ts'
import { formatPercent } from '../../lib/format.ts'
import { countText } from '../../lib/table-numbers.ts'
import { useLanguage } from '../../lib/use-language.ts'
import data from '../../ui/data-table.module.css'
import { Marked } from '../../ui/find/marked.tsx'
import { optionCells, optionSigns } from './option-cells.ts'
import { optionPlace } from './result-texts.ts'
import styles from './results.module.css'
import { useBaseWords } from './use-base-words.ts'
import { useTableNotes } from './use-table-notes.ts'

/** Filters by the personas who chose one of these options, or who gave no answer in one of these ways. */
export type PickAnswers = (options: number[], without: WithoutAnswer[]) => void

interface CountTableProps {
  question: Question
  position: number
  table: Tabulation
  /** Whose answers the filter keeps, in words; null for everybody's. */
  only: string | null
  /** Absent where it is not known who answered what. */
  pick?: PickAnswers | undefined
}

/** The numbers of an item: counts and percentages with their base, then what is outside of the base. */
export function CountTable({ question, position, table, only, pick }: CountTableProps) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const base = useBaseWords(table, question.type)
  const notes = useTableNotes(table, question.type)
  const number = (value: number | null) => (value === null ? t('table.unknown') : countText(value, language))
  if (table.source === 'nothing' || table.source === 'unfiltered_only')
    return <p className={styles.remark}>{base}</p>
  const isWithheld = withholdsPercentages(table)
  const legend = optionSigns(table, language)
  const explained = legend === null ? notes : [...notes, t(legend)]
  const options = table.options.map((tally) => ({
    option: tally.option,
    ...optionCells(table, tally, language),
  }))
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
              {options.map(({ option, count, share }) => (
                <tr key={option}>
                  <th scope="row">
                    <RowName onPick={pick && (() => pick([option], []))}>
                      <Marked
                        place={optionPlace(position, option)}
                        text={question.options[option]?.text.trim() || t('noOption')}
                      />
                    </RowName>
                  </th>
                  <td className={data.number}>{count ?? t('table.unknown')}</td>
                  {!isWithheld && <td className={data.number}>{share ?? '–'}</td>}
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
                <th scope="row">
                  <RowName onPick={pick && (() => pick([], [part]))}>{t(`table.${part}`)}</RowName>
                </th>
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
      {explained.map((note) => (
        <p key={note} className={`caption ${styles.note}`}>
          {note}
        </p>
      ))}
    </>
  )
}

/** The name of a row; where one can filter by the row, a button that does so. */
function RowName({ children, onPick }: { children: ReactNode; onPick: (() => void) | undefined }) {
  const { t } = useTranslation('results')
  if (!onPick) return children
  return (
    <UnstyledButton className={styles.pick} title={t('filter.pick')} onClick={onPick}>
      {children}
    </UnstyledButton>
  )
}
