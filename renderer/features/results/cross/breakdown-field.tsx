import { MultiSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFields } from '../../../../shared/analysis/attribute-choices.ts'
import { MOST_BREAKDOWNS } from '../../../../shared/models/cross-variable.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useAnnotationsPart } from '../annotations/annotations-context.ts'
import { useTaggingAround } from '../tags/tagging.tsx'
import type { Banner } from './banner.ts'
import { crossVariables, type NamedVariable, variableChoices, variablesOf } from './cross-variables.ts'

/** The variables by which a file breaks down all items. */
interface Breakdown {
  named: readonly NamedVariable[]
  /** In their order; none for no cross-tables. */
  chosen: readonly NamedVariable[]
  choose: (keys: readonly string[]) => void
}

interface BrokenDown {
  version: { draft: { questions: readonly Question[] } }
  results: Pick<RunResults, 'respondents'>
  banner: Banner
  answered: (item: number) => boolean
}

/** Lets variables be chosen; until then they are the first ones on the screen. */
export function useBreakdown({ version, results, banner, answered }: BrokenDown): Breakdown {
  const { t } = useTranslation('results')
  const { t: tags } = useTranslation('tags')
  const personas = usePersonaWords()
  const { tagged } = useTaggingAround()
  const bands = useAnnotationsPart((said) => said.bands)
  const { respondents } = results
  const fields = useMemo(
    () => variablesOf(respondents, numberFields(respondents), bands),
    [respondents, bands],
  )
  const [own, choose] = useState<readonly string[]>()
  const { questions } = version.draft
  const named = crossVariables({ questions, fields, tagged, answered }, { results: t, tags, personas })
  const keys = own ?? banner.chosen
  const chosen = keys.flatMap((key) => named.find((each) => each.key === key) ?? [])
  return { named, chosen: chosen.slice(0, MOST_BREAKDOWNS), choose }
}

interface BreakdownFieldProps {
  breakdown: Breakdown
  isResting: boolean
}

/** The list of variables; nothing where there is none. */
export function BreakdownField({ breakdown, isResting }: BreakdownFieldProps) {
  const { t } = useTranslation('results')
  const { t: tags } = useTranslation('tags')
  const { named, chosen, choose } = breakdown
  if (named.length === 0) return null
  return (
    <MultiSelect
      label={t('cross.breakdown')}
      description={chosen.length === MOST_BREAKDOWNS ? t('cross.mostBreakdowns') : undefined}
      placeholder={chosen.length === 0 ? t('cross.noBreakdown') : undefined}
      data={variableChoices(named, { results: t, tags })}
      value={chosen.map(({ key }) => key)}
      onChange={choose}
      disabled={isResting}
      maxValues={MOST_BREAKDOWNS}
      clearable
      searchable
      // Above the field, so that the open list does not cover the buttons below.
      comboboxProps={{ position: 'top-start' }}
    />
  )
}
