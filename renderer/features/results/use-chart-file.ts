import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Run } from '../../../shared/models/run.ts'
import { useLanguage } from '../../lib/use-language.ts'
import type { ChartFile } from '../../ui/chart/chart-export.ts'
import { optionSigns } from './option-cells.ts'
import { useBaseWords } from './use-base-words.ts'
import { useItemChart } from './use-item-chart.ts'
import { useSourceLine } from './use-source-line.ts'
import { useTableNotes } from './use-table-notes.ts'

/** The item whose chart can be exported. */
export interface ChartToExport {
  question: Question
  position: number
  table: Tabulation
}

/** An item's chart as it is exported, with title, base and notes. `only`: see `FilterWords.personas`. */
export function useChartFile(
  run: Run,
  { question, position, table }: ChartToExport,
  only: string | null,
): ChartFile {
  const { t } = useTranslation(['results', 'common'])
  const { data, description } = useItemChart(question, position, table, only)
  const base = useBaseWords(table, question.type)
  const notes = useTableNotes(table, question.type, true)
  const signs = optionSigns(table, useLanguage())
  const source = useSourceLine(run)
  return {
    data,
    description,
    title: `${position + 1}. ${question.stem.trim() || t('noStem')}`,
    practice: run.practice ? t('exports.practiceWord') : null,
    caption: [
      base,
      ...notes,
      ...(signs === null ? [] : [t(signs)]),
      ...(only === null ? [] : [only]),
      source,
      t('common:synthetic'),
    ],
  }
}
