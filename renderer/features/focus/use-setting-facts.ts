import { useTranslation } from 'react-i18next'
import { type FocusDraft, isFilled } from '../../../shared/models/focus.ts'
import { formatNumber } from '../../lib/format.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { useLanguage } from '../../lib/use-language.ts'

/** Number of participants, rounds and the audience: names and values for a list of facts. */
export function useSettingFacts(): (
  draft: Pick<FocusDraft, 'personas' | 'rounds' | 'audience'>,
) => { label: string; value: string }[] {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  const words = usePersonaWords()
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, language))
  const list = (values: readonly string[], none: string) => values.filter(isFilled).join(', ') || none
  const inWords = (field: 'density' | 'occupation', values: readonly string[]) =>
    values.map((value) => words.value(field, value))
  return ({ personas, rounds, audience: { ageRanges, sex, densities, occupations } }) => [
    { label: t('form.personas'), value: number(personas) },
    { label: t('form.rounds'), value: number(rounds) },
    { label: t('form.ages'), value: list(ageRanges, t('companion.allAges')) },
    { label: t('form.sex'), value: sex === null ? t('companion.everyone') : words.value('sex', sex) },
    { label: t('form.densities'), value: list(inWords('density', densities), t('companion.all')) },
    { label: t('form.occupations'), value: list(inWords('occupation', occupations), t('companion.all')) },
  ]
}
