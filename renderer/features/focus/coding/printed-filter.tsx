import { useTranslation } from 'react-i18next'
import { speakerKey } from '../../../../shared/transcripts/filter-turns.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSpeakerName } from '../transcript-texts.ts'
import { useCoding, useCodingView } from './coding-context.ts'

/** Says in print that turns are left out, and which are shown, so that a part is not taken for the whole discussion. */
export function PrintedFilter({ shown }: { shown: number }) {
  const { t } = useTranslation('coding')
  const language = useLanguage()
  const { turns, codes } = useCoding()
  const filter = useCodingView((view) => view.filter)
  const nameOf = useSpeakerName()
  const speaker = turns.find((turn) => speakerKey(turn) === filter.speaker)
  const conditions = [
    ...filter.codes.flatMap((id) => codes.get(id)?.name ?? []),
    ...(speaker ? [nameOf(speaker)] : []),
    ...(filter.important ? [t('filter.important')] : []),
  ]
  return (
    <p>
      <strong>
        {t('filter.printed', {
          number: formatNumber(shown, language),
          total: formatNumber(turns.length, language),
          conditions: conditions.join(' · '),
        })}
      </strong>
    </p>
  )
}
