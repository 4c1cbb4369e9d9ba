import { MultiSelect, Select } from '@mantine/core'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFields } from '../../../../shared/analysis/attribute-choices.ts'
import type { CountedRun } from '../../../../shared/analysis/cross-item.ts'
import { measuredItem } from '../../../../shared/analysis/measured-item.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { ChangeBands } from '../bands/change-bands.tsx'
import { useTaggingAround } from '../tags/tagging.tsx'
import { type Banner, CELL_MODES } from './banner.ts'
import styles from './cross.module.css'
import type { CrossSource } from './cross-export.tsx'
import { crossedBy } from './cross-parts.ts'
import { CrossTableView } from './cross-table-view.tsx'
import { crossVariables, variableChoices, variablesFor, variablesOf } from './cross-variables.ts'

interface CrossTablesProps extends CountedRun {
  position: number
  /** The answers to the item. */
  answers: readonly Answer[]
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
  const { questions, position, answers, coded, respondents, among, answered } = props
  const { banner, onBanner, source, onPick } = props
  const { t } = useTranslation('results')
  const { t: tags } = useTranslation('tags')
  const title = useId()
  const personas = usePersonaWords()
  const { plain, tagged } = useTaggingAround()
  const { chosen, mode } = banner
  const { bands } = useAnnotations()
  const numbers = useMemo(() => numberFields(respondents), [respondents])
  const fields = useMemo(() => variablesOf(respondents, numbers, bands), [respondents, numbers, bands])
  const words = { results: t, tags, personas }
  const named = variablesFor(position, crossVariables({ questions, fields, tagged, answered }, words))
  // Variables chosen at another item that do not fit this one stay chosen for the others.
  const fitting = chosen.flatMap((key) => named.find((each) => each.key === key) ?? [])
  const keys = fitting.map(({ key }) => key)
  const question = questions[position]
  const measured = useMemo(
    () => (question ? measuredItem(question, position, answers, plain) : null),
    [question, position, answers, plain],
  )
  const of = { questions, coded, respondents, among }
  const crossed = crossedBy(position, fitting, of, { tagged, measured }, words)
  if (named.length === 0 || !crossed) return null
  return (
    <section aria-labelledby={title} className={styles.cross}>
      <h3 id={title} className={styles.title}>
        {t('cross.title')}
      </h3>
      <div className={styles.choices}>
        <MultiSelect
          aria-label={t('cross.by')}
          placeholder={fitting.length === 0 ? t('cross.by') : ''}
          data={variableChoices(named, words)}
          value={keys}
          onChange={(next) =>
            onBanner({ ...banner, chosen: [...next, ...chosen.filter((key) => !keys.includes(key))] })
          }
          searchable
          className={styles.by}
        />
        {fitting.length > 0 && crossed.rows.length > 0 && (
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
      {fields.map((variable) => {
        const field = numbers.find(({ name }) => name === variable.name)
        const isShown = field && chosen.includes(`field/${variable.name}`)
        return isShown && <ChangeBands key={field.name} field={field} />
      })}
      {fitting.length > 0 && (
        <CrossTableView questions={questions} crossed={crossed} mode={mode} source={source} onPick={onPick} />
      )}
    </section>
  )
}
