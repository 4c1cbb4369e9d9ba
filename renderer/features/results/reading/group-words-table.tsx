import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { PersonaGroup } from '../../../../shared/analysis/group-personas.ts'
import { type GroupWord, type GroupWords, LEAST_USES } from '../../../../shared/analysis/group-words.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { formatNumber } from '../../../lib/format.ts'
import { shareText } from '../../../lib/table-numbers.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import data from '../../../ui/data-table.module.css'
import { useSaysSmall } from '../small-run.tsx'
import { useConditionWords } from '../use-condition-words.ts'
import styles from './reading.module.css'

interface GroupWordsTableProps {
  questions: readonly Question[]
  position: number
  groups: readonly PersonaGroup[]
  /** In the order of the groups. */
  words: readonly GroupWords[]
  onPick: (conditions: readonly FilterCondition[]) => void
}

/**
 * For each group the words that it uses more often than the others, with both counts; percentages on a sufficient base.
 */
export function GroupWordsTable({ questions, position, groups, words, onPick }: GroupWordsTableProps) {
  const { t } = useTranslation('reading')
  const language = useLanguage()
  const saysSmall = useSaysSmall()
  const conditionWords = useConditionWords(questions)
  const named = groups.flatMap(({ condition }, at) => {
    const own = words[at]
    return own ? [{ condition, own, name: conditionWords(condition) }] : []
  })
  const distinct = named.filter(({ own }) => own.words.length > 0)
  const alike = named.filter(({ own }) => own.words.length === 0)
  const bases = distinct.flatMap(({ own }) => [own.answers, own.others])
  return (
    <>
      {distinct.length > 0 && (
        <table className={`${data.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('words.word')}</th>
              <th scope="col" className={data.number}>
                {t('words.inGroup')}
              </th>
              <th scope="col" className={data.number}>
                {t('words.inOthers')}
              </th>
            </tr>
          </thead>
          {distinct.map(({ condition, own, name }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.groupName}>
                  {name}
                  <span className={styles.base}> · {t('words.base', { count: own.answers })}</span>
                </th>
              </tr>
              {own.words.map((word) => (
                <tr key={word.form}>
                  <th scope="row">{drawWord(word, condition, name)}</th>
                  <td className={data.number}>{uses(word.inGroup, own.answers)}</td>
                  <td className={data.number}>{uses(word.inOthers, own.others)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      {alike.length > 0 && (
        <p className="caption">
          {distinct.length === 0
            ? t('words.noneAtAll')
            : t('words.none', { groups: alike.map(({ name }) => name).join(' · ') })}
        </p>
      )}
      {bases.some((base) => baseSize(base) === 'too_small') && (
        <p className="caption">{t('words.tooSmall', { least: LEAST_BASE })}</p>
      )}
      {bases.some(saysSmall) && <p className="caption">{t('words.small')}</p>}
      {distinct.length > 0 && <p className="caption">{t('words.how', { least: LEAST_USES })}</p>}
    </>
  )

  function drawWord({ form }: GroupWord, condition: FilterCondition, group: string) {
    const wanted: FilterCondition = { kind: 'words', item: position, text: form, not: false }
    return (
      <UnstyledButton
        className={styles.word}
        title={t('words.pick', { word: form, group })}
        onClick={() => onPick([wanted, condition])}
      >
        {form}
      </UnstyledButton>
    )
  }

  /** "11 of 24", and on a sufficient base "24 of 52 · 46%"; a zero has no percentage. */
  function uses(count: number, base: number): string {
    const numbers = { count: formatNumber(count, language), base: formatNumber(base, language) }
    const size = baseSize(base)
    if (size === 'too_small' || count === 0) return t('words.uses', numbers)
    const share = `${shareText(count, base, language)}${size === 'small' ? '†' : ''}`
    return t('words.usesAndShare', { ...numbers, share })
  }
}
