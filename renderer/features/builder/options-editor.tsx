import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Option } from '../../../shared/models/draft.ts'
import { newId } from '../../lib/new-id.ts'
import { insertOption, moveOption, pasteOptions, removeOption, replaceOptions } from './commands.ts'
import type { DraftStore, ShownProblem } from './draft-store.ts'
import { optionField, optionsField, stemField } from './fields.ts'
import { focusField } from './focus-field.ts'
import { commandOf } from './key-command.ts'
import { OptionSetMenu } from './option-set-menu.tsx'
import styles from './options-editor.module.css'
import { readPastedOptions } from './paste-options.ts'
import { TextField } from './text-field.tsx'
import { ToolButton } from './tool-button.tsx'
import { useDraftStore } from './use-draft.ts'

interface OptionsEditorProps {
  /** Position of the item, from 0. */
  index: number
  questionId: string
  options: readonly Option[]
  /** What shows at the fields of the item: stem, list, then each option. */
  shown: readonly (ShownProblem | undefined)[]
}

/** The response options of an item, as a respondent would see them, each edited where it stands. */
export const OptionsEditor = memo(function OptionsEditor({
  index,
  questionId: id,
  options,
  shown,
}: OptionsEditorProps) {
  return (
    <div className={styles.options}>
      {options.map((option, at) => (
        <OptionRow
          key={option.id}
          questionId={id}
          index={index}
          at={at}
          option={option}
          problem={shown[at + 2]}
        />
      ))}
      <MoreOptions questionId={id} />
    </div>
  )
})

/** Ways to more options; not drawn again when the item moves or its options are written. */
const MoreOptions = memo(function MoreOptions({ questionId: id }: { questionId: string }) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const position = () => store.getState().history.present.questions.findIndex((known) => known.id === id)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        className={styles.add}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => addOption(store, position(), optionsOf(store, position()).length)}
      >
        {t('item.addOption')}
      </Button>
      <OptionSetMenu
        onChoose={(texts) => {
          const at = position()
          store.edit(`${optionsField(id)}:set`, (draft) => replaceOptions(draft, at, texts, newId))
          focusOption(store, at, 0)
        }}
      />
    </>
  )
})

interface OptionRowProps {
  questionId: string
  /** Positions of the item and of the option in it, from 0. */
  index: number
  at: number
  option: Option
  problem: ShownProblem | undefined
}

/** One option; drawn again only when it changes itself, not with every key typed elsewhere in the item. */
const OptionRow = memo(function OptionRow({ questionId, index, at, option, problem }: OptionRowProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const list = optionsField(questionId)
  const remove = () => {
    store.edit(list, (draft) => removeOption(draft, index, at))
    store.touch(list)
    focusOption(store, index, Math.max(0, at - 1))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const command = commandOf(event)
    if (command === 'up' || command === 'down') {
      event.preventDefault()
      store.edit(list, (draft) => moveOption(draft, index, at, command === 'up' ? -1 : 1))
      focusField(optionField(questionId, option.id))
    } else if (command === null && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // The next one waits to be written already.
      if (optionsOf(store, index)[at + 1]?.text === '') focusOption(store, index, at + 1)
      else addOption(store, index, at + 1)
    } else if (event.key === 'Backspace' && option.text === '') {
      event.preventDefault()
      remove()
    }
  }
  return (
    <div className={styles.option} data-option={option.id}>
      <span className={styles.ring} data-grip="option" title={t('item.optionGrip')} aria-hidden="true" />
      <TextField
        field={optionField(questionId, option.id)}
        look="plain"
        label={t('item.option', { option: at + 1, number: index + 1 })}
        placeholder={t('item.optionPlaceholder')}
        value={option.text}
        problem={problem}
        onText={(text) =>
          store.edit(optionField(questionId, option.id), (draft) => {
            const target = draft.questions[index]?.options[at]
            if (target) target.text = text
          })
        }
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const texts = readPastedOptions(event.clipboardData.getData('text/plain'))
          if (!texts) return
          event.preventDefault()
          store.edit(`${list}:paste`, (draft) => pasteOptions(draft, index, at, texts, newId))
          const last = texts.at(-1)
          focusOption(
            store,
            index,
            optionsOf(store, index).findLastIndex(({ text }) => text === last),
          )
        }}
      />
      <ToolButton
        className={styles.remove}
        label={t('item.removeOption', { option: at + 1 })}
        onClick={remove}
      >
        <IconX size={16} />
      </ToolButton>
    </div>
  )
})

function optionsOf(store: DraftStore, index: number): readonly Option[] {
  return store.getState().history.present.questions[index]?.options ?? []
}

/** Puts the cursor into an option, or into the stem where there is none. */
function focusOption(store: DraftStore, index: number, at: number): void {
  const question = store.getState().history.present.questions[index]
  const option = question?.options[at]
  if (question) focusField(option ? optionField(question.id, option.id) : stemField(question.id))
}

function addOption(store: DraftStore, index: number, at: number): void {
  const question = store.getState().history.present.questions[index]
  if (!question) return
  store.edit(optionsField(question.id), (draft) => insertOption(draft, index, at, newId))
  focusOption(store, index, at)
}
