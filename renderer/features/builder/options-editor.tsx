import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import { newId } from '../../lib/new-id.ts'
import { insertOption, moveOption, pasteOptions, removeOption } from './commands.ts'
import type { ShownProblem } from './draft-store.ts'
import { optionField, optionsField, stemField } from './fields.ts'
import { focusField } from './focus-field.ts'
import { commandOf } from './key-command.ts'
import styles from './options-editor.module.css'
import { readPastedOptions } from './paste-options.ts'
import { TextField } from './text-field.tsx'
import { ToolButton } from './tool-button.tsx'
import { useDraftStore } from './use-draft.ts'

interface OptionsEditorProps {
  /** Position of the item, from 0. */
  index: number
  question: Question
  /** What shows at the fields of the item: stem, list, then each option. */
  shown: readonly (ShownProblem | undefined)[]
}

/** The response options of an item, as a respondent would see them, each edited where it stands. */
export function OptionsEditor({ index, question, shown }: OptionsEditorProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const { id, options } = question
  const number = index + 1

  const optionsNow = () => store.getState().history.present.questions[index]?.options ?? []
  const focusOption = (at: number) => {
    const option = optionsNow()[at]
    focusField(option ? optionField(id, option.id) : stemField(id))
  }
  const add = (at: number) => {
    store.edit(optionsField(id), (draft) => insertOption(draft, index, at, newId))
    focusOption(at)
  }
  const remove = (at: number) => {
    store.edit(optionsField(id), (draft) => removeOption(draft, index, at))
    store.touch(optionsField(id))
    focusOption(Math.max(0, at - 1))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, at: number, text: string) => {
    const command = commandOf(event)
    if (command === 'up' || command === 'down') {
      event.preventDefault()
      const by = command === 'up' ? -1 : 1
      store.edit(optionsField(id), (draft) => moveOption(draft, index, at, by))
      const moved = options[at]
      if (moved) focusField(optionField(id, moved.id))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // The next one waits to be written already.
      if (options[at + 1]?.text === '') focusOption(at + 1)
      else add(at + 1)
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault()
      remove(at)
    }
  }

  return (
    <div className={styles.options}>
      {options.map((option, at) => (
        <div key={option.id} className={styles.option}>
          <span className={styles.ring} aria-hidden="true" />
          <TextField
            field={optionField(id, option.id)}
            look="plain"
            label={t('item.option', { option: at + 1, number })}
            placeholder={t('item.optionPlaceholder')}
            value={option.text}
            problem={shown[at + 2]}
            onText={(text) =>
              store.edit(optionField(id, option.id), (draft) => {
                const target = draft.questions[index]?.options[at]
                if (target) target.text = text
              })
            }
            onKeyDown={(event) => onKeyDown(event, at, option.text)}
            onPaste={(event) => {
              const texts = readPastedOptions(event.clipboardData.getData('text/plain'))
              if (!texts) return
              event.preventDefault()
              store.edit(`${optionsField(id)}:paste`, (draft) => pasteOptions(draft, index, at, texts, newId))
              const last = texts.at(-1)
              focusOption(optionsNow().findLastIndex(({ text }) => text === last))
            }}
          />
          <ToolButton
            className={styles.remove}
            label={t('item.removeOption', { option: at + 1 })}
            onClick={() => remove(at)}
          >
            <IconX size={16} />
          </ToolButton>
        </div>
      ))}
      <Button
        variant="subtle"
        color="gray"
        className={styles.add}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => add(options.length)}
      >
        {t('item.addOption')}
      </Button>
    </div>
  )
}
