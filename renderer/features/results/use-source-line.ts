import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { formatMoment, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { phaseOf } from '../../ui/runs/phase.ts'

/**
 * Where printed or copied results come from. If the run did not simply end with everything that was asked for, the line
 * says how it ended and how many personas came.
 */
export function useSourceLine(run: Run): string {
  const { t } = useTranslation(['results', 'runs', 'common'])
  const language = useLanguage()
  const phase = phaseOf(run)
  const { respondents, personas } = run
  return [
    t('exports.sourceLine', {
      title: run.title,
      version: run.versionNumber,
      connection: run.practice ? t('common:practice') : run.connectionName,
      at: formatMoment(run.finishedAt ?? run.createdAt, language),
    }),
    ...(phase === 'done' ? [] : [t(`runs:phase.${phase}.label`)]),
    ...(phase === 'done' || respondents === null
      ? []
      : [
          t('companion.personas', {
            count: formatNumber(respondents, language),
            asked: formatNumber(personas, language),
          }),
        ]),
  ].join(' · ')
}
