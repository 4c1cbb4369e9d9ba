import { Button, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { moveOption, reword } from '../../../../shared/experiments/edit-arms.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { ExperimentArm } from '../../../../shared/models/experiment.ts'
import { newId } from '../../../lib/new-id.ts'
import { focusNow } from '../focus-soon.ts'
import { ArmOption } from './arm-option.tsx'
import styles from './design.module.css'
import type { PlanSession } from './plan-session.ts'

interface ArmFieldsProps {
  arm: ExperimentArm
  /** Name of the arm. */
  name: string
  session: PlanSession
}

/** The stem and the response options of a rewording, edited in place. */
export function ArmFields({ arm, name, session }: ArmFieldsProps) {
  const { t } = useTranslation('experiments')
  const { id, question } = arm
  const options = question?.options ?? []
  const change = (place: string, recipe: (question: Question) => void, joins = false) =>
    session.edit(`${id}:${place}`, (draft) => reword(draft, id, recipe), joins)
  const focusOption = (option: string | undefined) =>
    focusNow(
      option === undefined ? `[data-arm="${id}"] textarea` : `[data-arm="${id}"] [data-option="${option}"]`,
    )
  const add = (at: number) => {
    const option = newId()
    change('options', (asked) => {
      asked.options.splice(at, 0, { id: option, text: '' })
    })
    focusOption(option)
  }
  const remove = (at: number) => {
    const next = options[at - 1] ?? options[at + 1]
    change('options', (asked) => {
      asked.options.splice(at, 1)
    })
    focusOption(next?.id)
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      change('options', (asked) => moveOption(asked, at, event.key === 'ArrowUp' ? -1 : 1))
      focusOption(options[at]?.id)
      return
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      // An empty option follows already: it is used.
      if (options[at + 1]?.text === '') focusOption(options[at + 1]?.id)
      else add(at + 1)
    } else if (event.key === 'Backspace' && options[at]?.text === '') {
      event.preventDefault()
      remove(at)
    }
  }
  return (
    <div className={styles.fields}>
      <Textarea
        aria-label={t('arm.stem', { arm: name })}
        autosize
        minRows={1}
        value={question?.stem ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change(
            'stem',
            (asked) => {
              asked.stem = value
            },
            true,
          )
        }
      />
      {question?.type === 'single_choice' && (
        <fieldset aria-label={t('arm.options', { arm: name })} className={styles.options}>
          {options.map((option, at) => (
            <ArmOption
              key={option.id}
              option={option}
              arm={name}
              at={at}
              count={options.length}
              onType={(value) =>
                change(
                  `option ${option.id}`,
                  ({ options: all }) => {
                    const target = all.find((each) => each.id === option.id)
                    if (target) target.text = value
                  },
                  true,
                )
              }
              onKeyDown={onKeyDown(at)}
              onMove={(step) => change('options', (asked) => moveOption(asked, at, step))}
              onRemove={() => remove(at)}
            />
          ))}
          <div className={styles.addOption}>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => add(options.length)}
            >
              {t('arm.addOption')}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  )
}
