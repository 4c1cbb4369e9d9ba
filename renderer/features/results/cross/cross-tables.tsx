import { MultiSelect, Select } from '@mantine/core'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { attributeChoices, numberFields } from '../../../../shared/analysis/attribute-choices.ts'
import type { CodedResponses } from '../../../../shared/analysis/coded-responses.ts'
import { crossTabulate, crossTabulateTags } from '../../../../shared/analysis/cross-tabulate.ts'
import { type CrossVariable, groupPersonas } from '../../../../shared/analysis/group-personas.ts'
import type { Among } from '../../../../shared/analysis/item-responses.ts'
import { limitsOf, type NumberField } from '../../../../shared/analysis/number-bands.ts'
import type { BandLimits } from '../../../../shared/models/annotations.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { ChangeBands } from '../bands/change-bands.tsx'
import { type Banner, CELL_MODES } from './banner.ts'
import styles from './cross.module.css'
import type { CrossSource } from './cross-export.tsx'
import { type CrossRow, CrossTableView } from './cross-table-view.tsx'
import { useTagVariables } from './use-tag-variables.ts'

interface CrossTablesProps {
  questions: readonly Question[]
  position: number
  coded: CodedResponses
  respondents: readonly Respondent[]
  among: Among | undefined
  /** Whether individual answers to an item were received. */
  answered: (item: number) => boolean
  banner: Banner
  onBanner: (banner: Banner) => void
  /** Where a table that is copied or saved comes from; null where that is not offered. */
  source: CrossSource | null
  /** Called with the conditions of a clicked cell, for the filter. */
  onPick: (conditions: readonly FilterCondition[]) => void
}

/** An item by fields of the personas, by other items and by tags, several side by side. */
export function CrossTables(props: CrossTablesProps) {
  const { questions, position, coded, respondents, among, answered, banner, onBanner, source, onPick } = props
  const { t } = useTranslation(['results', 'tags'])
  const title = useId()
  const persona = usePersonaWords()
  const { chosen, mode } = banner
  const { bands } = useAnnotations()
  const numbers = useMemo(() => numberFields(respondents), [respondents])
  const variables = useMemo(() => variablesOf(respondents, numbers, bands), [respondents, numbers, bands])
  const question = questions[position]
  const others = questions.flatMap((each, item) =>
    item !== position && each.type === 'single_choice' && answered(item) ? [item] : [],
  )
  const byTag = useTagVariables(questions, position)
  const named = [
    ...variables.map((variable) => ({
      key: `field/${variable.name}`,
      name: persona.name(variable.name),
      variable,
    })),
    ...others.map((item) => ({
      key: `item/${item}`,
      name: `${item + 1}. ${questions[item]?.stem.trim() || t('noStem')}`,
      variable: { kind: 'item', item } satisfies CrossVariable,
    })),
    ...byTag.variables,
  ]
  // Variables chosen at another item that do not fit this one stay chosen for the others.
  const fitting = chosen.filter((key) => named.some((each) => each.key === key))
  const rows = question?.type === 'open_ended' ? byTag.rows : optionRows()
  if (!question || named.length === 0 || rows.length === 0) return null
  const tables = chosen.flatMap((key) => {
    const one = named.find((each) => each.key === key)
    if (!one) return []
    const groups = groupPersonas(one.variable, questions, coded, respondents)
    const table =
      question.type === 'open_ended'
        ? crossTabulateTags(
            rows.map(({ key: tag }) => tag),
            position,
            groups,
            coded,
            among,
          )
        : crossTabulate(question, position, groups, coded, among)
    return [{ name: one.name, groups, table, overlaps: one.variable.kind === 'tag' }]
  })
  return (
    <section aria-labelledby={title} className={styles.cross}>
      <h3 id={title} className={styles.title}>
        {t('cross.title')}
      </h3>
      <div className={styles.choices}>
        <MultiSelect
          aria-label={t('cross.by')}
          placeholder={fitting.length === 0 ? t('cross.by') : ''}
          data={[
            {
              group: t('filter.attribute'),
              items: named.filter(({ key }) => key.startsWith('field')).map(asChoice),
            },
            { group: t('items'), items: named.filter(({ key }) => key.startsWith('item')).map(asChoice) },
            {
              group: t('tags:table.tags'),
              items: named.filter(({ key }) => key.startsWith('tag')).map(asChoice),
            },
          ].filter(({ items }) => items.length > 0)}
          value={fitting}
          onChange={(next) =>
            onBanner({ ...banner, chosen: [...next, ...chosen.filter((key) => !fitting.includes(key))] })
          }
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
      {variables.map((variable) => {
        const field = numbers.find(({ name }) => name === variable.name)
        const isShown = field && chosen.includes(`field/${variable.name}`)
        return isShown && <ChangeBands key={field.name} field={field} />
      })}
      {tables.length > 0 && (
        <CrossTableView
          questions={questions}
          position={position}
          rowsName={t(question.type === 'open_ended' ? 'tags:table.tag' : 'table.option')}
          rows={rows}
          tables={tables}
          mode={mode}
          remarks={[
            ...(question.type === 'open_ended' ? [t('tags:table.severalRows')] : []),
            ...(tables.some(({ overlaps }) => overlaps) ? [t('tags:table.severalColumns')] : []),
          ]}
          source={source}
          onPick={onPick}
        />
      )}
    </section>
  )

  function optionRows(): CrossRow[] {
    return (question?.options ?? []).map(({ id, text }, option) => ({
      key: id,
      label: text.trim() || t('noOption'),
      condition: { kind: 'answer', item: position, options: [option], without: [], not: false },
    }))
  }
}

function asChoice({ key, name }: { key: string; name: string }) {
  return { value: key, label: name }
}

/** Persona fields that are worth breaking down by; numbers in bands. */
export function variablesOf(
  respondents: readonly Respondent[],
  numbers: readonly NumberField[],
  own: BandLimits,
): Exclude<CrossVariable, { kind: 'item' } | { kind: 'tag' }>[] {
  const fields = attributeChoices(respondents).filter(
    ({ name }) => !numbers.some((each) => each.name === name),
  )
  return [
    ...numbers.map((field) => ({
      kind: 'bands' as const,
      name: field.name,
      limits: limitsOf(field, own),
    })),
    ...fields.map(({ name }) => ({ kind: 'field' as const, name })),
  ]
}
