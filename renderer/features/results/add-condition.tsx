import { Button, Checkbox, NumberInput, Popover, Select, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attributeChoices, numberFields } from '../../../shared/analysis/attribute-choices.ts'
import { bandsBetween, limitsOf, type NumberField, ownLimits } from '../../../shared/analysis/number-bands.ts'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { BandLimits } from '../../../shared/models/annotations.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Respondent } from '../../../shared/models/results.ts'
import type { FilterCondition, WithoutAnswer } from '../../../shared/models/results-filter.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { useAnnotations } from './annotations/annotations-context.ts'
import { ChangeBands } from './bands/change-bands.tsx'
import styles from './filter.module.css'
import { useTaggingAround } from './tags/tagging.tsx'
import { useConditionWords } from './use-condition-words.ts'

const WITHOUT_ANSWER = ['blank', 'unread', 'missing'] as const satisfies readonly WithoutAnswer[]

interface AddConditionProps {
  questions: readonly Question[]
  respondents: readonly Respondent[]
  /** The answers of all personas to each item, to count those of a condition. */
  tables: readonly Tabulation[]
  /** Whether individual answers to an item were received; without them nobody knows who chose what. */
  answered: (item: number) => boolean
  onAdd: (condition: FilterCondition) => void
}

/** A button that opens a form for a new condition of the filter. */
export function AddCondition(props: AddConditionProps) {
  const { t } = useTranslation('results')
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {t('filter.add')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ConditionForm
          {...props}
          onAdd={(condition) => {
            props.onAdd(condition)
            setOpened(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function ConditionForm({ questions, respondents, tables, answered, onAdd }: AddConditionProps) {
  const { t } = useTranslation(['results', 'reading', 'tags', 'views'])
  const { bands: own } = useAnnotations()
  const { tags } = useTaggingAround().tagged
  const persona = usePersonaWords()
  const conditionWords = useConditionWords(questions)
  const [subject, setSubject] = useState<string | null>(null)
  const [values, setValues] = useState<string[]>([])
  const [text, setText] = useState('')
  const [from, setFrom] = useState<number | string>('')
  const [to, setTo] = useState<number | string>('')
  const numbers = useMemo(() => numberFields(respondents), [respondents])
  const fields = useMemo(
    () => attributeChoices(respondents).filter(({ name }) => !numbers.some((each) => each.name === name)),
    [respondents, numbers],
  )
  const items = questions.flatMap((question, item) => (answered(item) ? [{ question, item }] : []))
  const subjects = [
    {
      group: t('filter.attribute'),
      items: [
        ...numbers.map(({ name }, at) => ({ value: `number/${at}`, label: persona.name(name) })),
        ...fields.map(({ name }, at) => ({ value: `field/${at}`, label: persona.name(name) })),
      ],
    },
    {
      group: t('items'),
      items: items.map(({ question, item }) => ({
        value: `item/${item}`,
        label: `${item + 1}. ${question.stem.trim() || t('noStem')}`,
      })),
    },
    {
      group: t('tags:table.tags'),
      items:
        tags.length === 0
          ? []
          : [
              { value: 'tag/', label: t('tags:table.tagsOfAny') },
              ...items
                .filter(({ question }) => question.type === 'open_ended')
                .map(({ item, question }) => ({
                  value: `tag/${item}`,
                  label: t('tags:table.tagsOf', {
                    number: item + 1,
                    stem: question.stem.trim() || t('noStem'),
                  }),
                })),
            ],
    },
    { group: t('filter.words'), items: [{ value: 'words/', label: t('filter.anyItem') }] },
  ].filter((group) => group.items.length > 0)
  const [kind = '', place = ''] = (subject ?? '').split('/')
  const at = Number(place)
  const question = kind === 'item' ? questions[at] : undefined
  const table = kind === 'item' ? tables[at] : undefined
  const number = kind === 'number' ? numbers[at] : undefined
  const field = kind === 'field' ? fields[at] : undefined
  const asksWords = kind === 'words' || question?.type === 'open_ended'
  const options = field
    ? field.values.map(({ value, count }) => ({
        value,
        label: counted(persona.value(field.name, value), count),
      }))
    : question
      ? [
          ...question.options.map((option, order) => ({
            value: String(order),
            label: counted(option.text.trim() || t('noOption'), table?.options[order]?.count),
          })),
          ...WITHOUT_ANSWER.map((state) => ({
            value: state,
            label: counted(t(`table.${state}`), table?.[state]),
          })),
        ]
      : kind === 'tag'
        ? tags.map(({ id, name }) => ({ value: id, label: name }))
        : []
  const bands = number ? bandsOf(number, own) : []
  const isReversed = from !== '' && to !== '' && Number(from) > Number(to)
  const condition = made()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (condition) onAdd(condition)
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('filter.add')}>
      <Select
        label={t('filter.subject')}
        data={subjects}
        value={subject}
        onChange={(value) => {
          setSubject(value)
          // What was entered for another subject does not apply to the new one.
          setValues([])
          setText('')
          setFrom('')
          setTo('')
        }}
        searchable
        data-autofocus
        comboboxProps={{ withinPortal: false }}
      />
      {number && (
        <>
          <Select
            label={ownLimits(number.name, own) ? t('views:bands.own') : t('filter.band')}
            data={bands.map((band, order) => ({
              value: String(order),
              label: conditionWords({ kind: 'number', name: number.name, ...band, not: false }),
            }))}
            value={null}
            onChange={(order) => {
              const band = bands[Number(order)]
              setFrom(band?.min ?? '')
              setTo(band?.below == null ? '' : band.below - 1)
            }}
            comboboxProps={{ withinPortal: false }}
          />
          <ChangeBands key={number.name} field={number} />
          <div className={styles.ends}>
            <NumberInput label={t('filter.least')} value={from} onChange={setFrom} />
            <NumberInput
              label={t('filter.most')}
              value={to}
              onChange={setTo}
              error={isReversed && t('filter.reversed')}
            />
          </div>
        </>
      )}
      {options.length > 0 && (
        <Checkbox.Group label={t('filter.values')} value={values} onChange={setValues}>
          <div className={styles.values}>
            {options.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} size="xs" />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {asksWords && (
        <TextInput
          label={t('filter.containsWords')}
          description={t('reading:howToSearch')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Button type="submit" disabled={condition === null}>
        {t('filter.addIt')}
      </Button>
    </form>
  )

  function made(): FilterCondition | null {
    if (number) {
      const min = from === '' ? null : Number(from)
      const most = to === '' ? null : Number(to)
      if ((min === null && most === null) || isReversed) return null
      // For whole numbers the person types the last one included.
      return { kind: 'number', name: number.name, min, below: most === null ? null : most + 1, not: false }
    }
    if (asksWords && text.trim() !== '')
      return { kind: 'words', item: question ? at : null, text: text.trim(), not: false }
    if (values.length === 0) return null
    if (field) return { kind: 'field', name: field.name, values, not: false }
    if (kind === 'tag') return { kind, item: place === '' ? null : at, tags: values, not: false }
    const without = WITHOUT_ANSWER.filter((state) => values.includes(state))
    const chosen = values.filter((value) => /^\d+$/.test(value)).map(Number)
    return question ? { kind: 'answer', item: at, options: chosen, without, not: false } : null
  }
}

/** A name with how many personas it fits, where that is known. */
function counted(name: string, count: number | null | undefined): string {
  return count == null ? name : `${name} (${count})`
}

/** The bands of a field that contain at least one persona. */
function bandsOf(field: NumberField, own: BandLimits) {
  return bandsBetween(limitsOf(field, own)).filter(({ min, below }) =>
    field.numbers.some((each) => (min === null || each >= min) && (below === null || each < below)),
  )
}
