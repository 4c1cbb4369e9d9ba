import { useTranslation } from 'react-i18next'
import { type FocusDraft, isFilled } from '../../../shared/models/focus.ts'
import type { FocusProblem } from '../../../shared/models/focus-problems.ts'
import { formatNumber } from '../../lib/format.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { useLanguage } from '../../lib/use-language.ts'

type Settings = Pick<FocusDraft, 'personas' | 'rounds' | 'audience'>

/**
 * Number of participants, rounds and the audience: names and values for a list of facts. Values with a problem are
 * marked: a group is not created with them.
 */
export function useSettingFacts(): (
  draft: Settings,
  problems?: readonly FocusProblem[],
) => { label: string; value: string }[] {
  const { t } = useTranslation('focus')
  const language = useLanguage()
  const words = usePersonaWords()
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, language))
  const list = (values: readonly string[], none: string) => values.filter(isFilled).join(', ') || none
  const inWords = (field: 'density' | 'occupation', values: readonly string[]) =>
    values.map((value) => words.value(field, value))
  const marked = (text: string, isWrong: boolean) => (isWrong ? t('form.toFix', { text }) : text)
  return ({ personas, rounds, audience: { ageRanges, sex, densities, occupations } }, problems = []) => [
    { label: t('form.personas'), value: marked(number(personas), has(problems, 'personas_out_of_range')) },
    { label: t('form.rounds'), value: marked(number(rounds), has(problems, 'rounds_out_of_range')) },
    {
      label: t('form.ages'),
      value: list(
        ageRanges.map((text, at) =>
          marked(
            text,
            problems.some(({ ageRange }) => ageRange === at),
          ),
        ),
        t('companion.allAges'),
      ),
    },
    { label: t('form.sex'), value: sex === null ? t('companion.everyone') : words.value('sex', sex) },
    { label: t('form.densities'), value: list(inWords('density', densities), t('companion.all')) },
    { label: t('form.occupations'), value: list(inWords('occupation', occupations), t('companion.all')) },
  ]
}

function has(problems: readonly FocusProblem[], wanted: FocusProblem['code']): boolean {
  return problems.some(({ code }) => code === wanted)
}
