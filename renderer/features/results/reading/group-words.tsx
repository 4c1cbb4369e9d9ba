import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFields } from '../../../../shared/analysis/attribute-choices.ts'
import type { CodedResponses } from '../../../../shared/analysis/coded-responses.ts'
import { groupPersonas } from '../../../../shared/analysis/group-personas.ts'
import { wordsOfGroups } from '../../../../shared/analysis/group-words.ts'
import type { Among } from '../../../../shared/analysis/item-responses.ts'
import type { CrossVariable } from '../../../../shared/models/cross-variable.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useAnnotations } from '../annotations/annotations-context.ts'
import { variablesOf } from '../cross/cross-variables.ts'
import { GroupWordsTable } from './group-words-table.tsx'
import styles from './reading.module.css'

interface GroupWordsProps {
  questions: readonly Question[]
  /** Position of the open-ended item. */
  position: number
  coded: CodedResponses
  respondents: readonly Respondent[]
  among: Among | undefined
  /** Whether individual answers to an item were received. */
  answered: (item: number) => boolean
  /** The key of the variable that forms the groups, for all items alike; null: not chosen yet. */
  by: string | null
  onBy: (by: string | null) => void
  /** Called with the conditions of a clicked word, for the filter: those of the group who used it. */
  onPick: (conditions: readonly FilterCondition[]) => void
}

/** Words that distinguish the answers of one group; groups are formed by a persona field or by another item. */
export function GroupWords(props: GroupWordsProps) {
  const { questions, position, coded, respondents, among, answered, by, onBy, onPick } = props
  const { t } = useTranslation(['reading', 'results'])
  const persona = usePersonaWords()
  const { bands } = useAnnotations()
  const fields = useMemo(
    () =>
      variablesOf(respondents, numberFields(respondents), bands).map((variable) => ({
        key: `field/${variable.name}`,
        variable,
      })),
    [respondents, bands],
  )
  const variable = useMemo(
    () => fields.find(({ key }) => key === by)?.variable ?? itemOf(by, questions),
    [fields, by, questions],
  )
  const groups = useMemo(
    () => (variable ? groupPersonas(variable, questions, coded, respondents) : []),
    [variable, questions, coded, respondents],
  )
  const words = useMemo(() => wordsOfGroups(position, groups, coded, among), [position, groups, coded, among])
  const choices = [
    {
      group: t('results:filter.attribute'),
      items: fields.map(({ key, variable: { name } }) => ({ value: key, label: persona.name(name) })),
    },
    {
      group: t('results:items'),
      items: questions.flatMap(({ type, stem }, item) =>
        type === 'single_choice' && answered(item)
          ? [{ value: `item/${item}`, label: `${item + 1}. ${stem.trim() || t('results:noStem')}` }]
          : [],
      ),
    },
  ].filter((choice) => choice.items.length > 0)
  if (choices.length === 0) return null
  return (
    <section aria-labelledby="group-words-title" className={styles.words}>
      <h3 id="group-words-title" className={styles.title}>
        {t('words.title')}
      </h3>
      <Select
        aria-label={t('words.by')}
        placeholder={t('words.by')}
        data={choices}
        value={variable ? by : null}
        onChange={onBy}
        searchable
        clearable
        className={styles.by}
      />
      {variable && (
        <GroupWordsTable
          questions={questions}
          position={position}
          groups={groups}
          words={words}
          onPick={onPick}
        />
      )}
    </section>
  )
}

/** The single choice item of a key such as "item/3"; null for any other key. */
function itemOf(key: string | null, questions: readonly Question[]): CrossVariable | null {
  const item = questions.findIndex((_, at) => key === `item/${at}`)
  return questions[item]?.type === 'single_choice' ? { kind: 'item', item } : null
}
