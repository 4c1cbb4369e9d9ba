import { MultiSelect, Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodedResponses } from '../../../../shared/analysis/coded-responses.ts'
import { crossTabulate } from '../../../../shared/analysis/cross-tabulate.ts'
import { type CrossVariable, groupPersonas } from '../../../../shared/analysis/group-personas.ts'
import type { Among } from '../../../../shared/analysis/item-responses.ts'
import { roundLimits, USUAL_AGE_LIMITS } from '../../../../shared/analysis/number-bands.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { attributeChoices, numberFields } from '../attribute-choices.ts'
import { type Banner, CELL_MODES } from './banner.ts'
import styles from './cross.module.css'
import { CrossTableView } from './cross-table-view.tsx'

interface CrossTablesProps {
  questions: readonly Question[]
  position: number
  coded: CodedResponses
  respondents: readonly Respondent[]
  among: Among | undefined
  /** Items to which single answers came. */
  answered: (item: number) => boolean
  banner: Banner
  onBanner: (banner: Banner) => void
  /** A cell was clicked: the filter keeps the people in it. */
  onPick: (conditions: readonly FilterCondition[]) => void
}

/** A choice item by fields of the personas and by other items, several beside each other. */
export function CrossTables(props: CrossTablesProps) {
  const { questions, position, coded, respondents, among, answered, banner, onBanner, onPick } = props
  const { t } = useTranslation('results')
  const persona = usePersonaWords()
  const { chosen, mode } = banner
  const variables = useMemo(() => variablesOf(respondents), [respondents])
  const question = questions[position]
  const others = questions.flatMap((each, item) =>
    item !== position && each.type === 'single_choice' && answered(item) ? [item] : [],
  )
  const named = [
    ...variables.map((variable, at) => ({ key: `field/${at}`, name: persona.name(variable.name), variable })),
    ...others.map((item) => ({
      key: `item/${item}`,
      name: `${item + 1}. ${questions[item]?.stem.trim() || t('noStem')}`,
      variable: { kind: 'item', item } satisfies CrossVariable,
    })),
  ]
  if (!question || named.length === 0) return null
  const tables = chosen.flatMap((key) => {
    const one = named.find((each) => each.key === key)
    if (!one) return []
    const groups = groupPersonas(one.variable, questions, coded, respondents)
    return [{ name: one.name, groups, table: crossTabulate(question, position, groups, coded, among) }]
  })
  return (
    <section aria-labelledby="cross-title" className={styles.cross}>
      <h3 id="cross-title" className={styles.title}>
        {t('cross.title')}
      </h3>
      <div className={styles.choices}>
        <MultiSelect
          aria-label={t('cross.by')}
          placeholder={chosen.length === 0 ? t('cross.by') : ''}
          data={[
            {
              group: t('filter.attribute'),
              items: named.filter(({ key }) => key.startsWith('field')).map(asChoice),
            },
            { group: t('items'), items: named.filter(({ key }) => key.startsWith('item')).map(asChoice) },
          ].filter(({ items }) => items.length > 0)}
          value={[...chosen]}
          onChange={(next) => onBanner({ ...banner, chosen: next })}
          searchable
          className={styles.by}
        />
        {tables.length > 0 && (
          <Select
            aria-label={t('cross.show')}
            data={CELL_MODES.map((value) => ({ value, label: t(`cross.modes.${value}`) }))}
            value={mode}
            onChange={(value) =>
              onBanner({ ...banner, mode: CELL_MODES.find((each) => each === value) ?? 'column' })
            }
            allowDeselect={false}
          />
        )}
      </div>
      {tables.length > 0 && (
        <CrossTableView
          questions={questions}
          position={position}
          tables={tables}
          mode={mode}
          onPick={onPick}
        />
      )}
    </section>
  )
}

function asChoice({ key, name }: { key: string; name: string }) {
  return { value: key, label: name }
}

/** Fields worth parting personas by: numbers in bands, the usual ones for ages. */
export function variablesOf(respondents: readonly Respondent[]): Exclude<CrossVariable, { kind: 'item' }>[] {
  const numbers = numberFields(respondents)
  const fields = attributeChoices(respondents).filter(
    ({ name }) => !numbers.some((each) => each.name === name),
  )
  return [
    ...numbers.map(({ name, numbers: values }) => ({
      kind: 'bands' as const,
      name,
      limits: /^(?:age|âge)$/i.test(name.trim()) ? USUAL_AGE_LIMITS : roundLimits(values),
    })),
    ...fields.map(({ name }) => ({ kind: 'field' as const, name })),
  ]
}
