import { Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFields } from '../../../../shared/analysis/attribute-choices.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useAnnotationsPart } from '../annotations/annotations-context.ts'
import { useTaggingAround } from '../tags/tagging.tsx'
import type { Banner } from './banner.ts'
import { crossVariables, type NamedVariable, variableChoices, variablesOf } from './cross-variables.ts'

/** The variable by which a file breaks down all items. */
interface Breakdown {
  named: readonly NamedVariable[]
  /** Null for no cross-tables. */
  chosen: NamedVariable | null
  choose: (key: string | null) => void
}

interface BrokenDown {
  version: { draft: { questions: readonly Question[] } }
  results: Pick<RunResults, 'respondents'>
  banner: Banner
  answered: (item: number) => boolean
}

/** Lets one variable be chosen; until then it is the first one on the screen. */
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
  const [own, choose] = useState<string | null>()
  const { questions } = version.draft
  const named = crossVariables({ questions, fields, tagged, answered }, { results: t, tags, personas })
  const key = own === undefined ? banner.chosen[0] : own
  return { named, chosen: named.find((each) => each.key === key) ?? null, choose }
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
    <Select
      label={t('cross.breakdown')}
      placeholder={t('cross.noBreakdown')}
      data={variableChoices(named, { results: t, tags })}
      value={chosen?.key ?? null}
      onChange={choose}
      disabled={isResting}
      clearable
      searchable
    />
  )
}
