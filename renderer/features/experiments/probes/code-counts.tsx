import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CodeCounts as Counts } from '../../../../shared/experiments/qas/coded-answers.ts'
import { nameOfCode } from '../../../../shared/experiments/qas/codes.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './coding.module.css'

/** Which answers are shown: all, those with an open suggestion, those without a code, or those with one code. */
export type CodeFilter = 'all' | 'suggested' | 'uncoded' | { code: string }

interface CodeCountsProps {
  counts: Counts
  filter: CodeFilter
  onFilter: (filter: CodeFilter) => void
}

/** The number of answers with each code; pressing one shows only those answers. */
export function CodeCounts({ counts, filter, onFilter }: CodeCountsProps) {
  const { t } = useTranslation('probes')
  const language = useLanguage()
  const { codes, coded, suggested, total } = counts
  const choices: { key: string; filter: CodeFilter; label: string; count: number }[] = [
    { key: 'all', filter: 'all', label: t('coding.all'), count: total },
    { key: 'uncoded', filter: 'uncoded', label: t('coding.uncoded'), count: total - coded },
    { key: 'suggested', filter: 'suggested', label: t('coding.withSuggestion'), count: suggested },
    ...codes.map(({ code, count }) => ({
      ...{ key: `code ${code}`, filter: { code }, label: nameOfCode(code, language), count },
    })),
  ]
  return (
    <fieldset aria-label={t('coding.counts')} className={styles.counts}>
      {choices.map((choice) => (
        <UnstyledButton
          key={choice.key}
          className={styles.count}
          aria-pressed={isSame(choice.filter, filter)}
          onClick={() => onFilter(choice.filter)}
        >
          {choice.label} <span className={styles.number}>{formatNumber(choice.count, language)}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

function isSame(a: CodeFilter, b: CodeFilter): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  return a.code === b.code
}
