import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { phaseOf } from '../../../ui/runs/phase.ts'
import { usePersonaLines } from '../answers/persona-lines.ts'
import { useConditionWords } from '../use-condition-words.ts'
import { useSourceLine } from '../use-source-line.ts'
import type { ReportWords } from './report-source.ts'

/** The texts of a report in the language of the page. */
export function useReportWords(run: Run, questions: readonly Question[]): ReportWords {
  const { t: report } = useTranslation('report')
  const { t: results } = useTranslation('results')
  const { t: diagnosis } = useTranslation(['diagnosis', 'wording'])
  const { t: headline } = useTranslation('diagnosis')
  const { t: tags } = useTranslation('tags')
  const { t: views } = useTranslation('views')
  const { t: common } = useTranslation('common')
  const { t: runs } = useTranslation('runs')
  const language = useLanguage()
  const personas = usePersonaWords()
  const lines = usePersonaLines()
  const condition = useConditionWords(questions)
  const source = useSourceLine(run)
  return {
    ...{
      language,
      report,
      results,
      diagnosis,
      headline,
      tags,
      views,
      common,
      personas,
      lines,
      source,
      condition,
    },
    state: runs(`phase.${phaseOf(run)}.label`),
  }
}
