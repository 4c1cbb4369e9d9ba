import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Option } from '../../../../shared/models/draft.ts'
import { newId } from '../../../lib/new-id.ts'
import { CodeField } from '../labels/code-field.tsx'
import { useLabels } from '../labels/labels-context.ts'
import { insertOption, moveOption, pasteOptions, removeOption } from '../model/commands.ts'
import type { DraftStore, ShownProblem } from '../model/draft-store.ts'
import { optionField, optionsField, stemField } from '../model/fields.ts'
import { positionOf, questionOf } from '../model/question-of.ts'
import { useDraftStore } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import { commandOf } from '../parts/key-command.ts'
import { TextField } from '../parts/text-field.tsx'
import { ToolButton } from '../parts/tool-button.tsx'
import { OptionMark } from '../wording/option-mark.tsx'
import { chooseOptionSet } from './choose-option-set.ts'
import { insert } from './item-tools.tsx'
import { OptionSetMenu } from './option-set-menu.tsx'
import styles from './options-editor.module.css'
import { readPastedOptions } from './paste-options.ts'

interface OptionsEditorProps {
  /** Position of the item, from 1. */
  number: number
  questionId: string
  options: readonly Option[]
  /** The problems shown at the item's fields: stem, list, then each option. */
  shown: readonly (ShownProblem | undefined)[]
}

/** The response options of an item, looking as a respondent would see them, each edited in place. */
export const OptionsEditor = memo(function OptionsEditor({
  number,
  questionId: id,
  options,
  shown,
}: OptionsEditorProps) {
  const { shown: withCodes } = useLabels()
  return (
    <div className={styles.options} data-coded={withCodes || undefined}>
      {options.map((option, at) => (
        <OptionRow
          key={option.id}
          questionId={id}
          number={number}
          at={at}
          option={option}
          problem={shown[at + 2]}
        />
      ))}
      <MoreOptions questionId={id} />
    </div>
  )
})

/** Controls for adding options; not rendered again when the item moves or its options are edited. */
const MoreOptions = memo(function MoreOptions({ questionId: id }: { questionId: string }) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  return (
    <div className={styles.tools} data-print="no">
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => addOption(store, id, optionsOf(store, id).length)}
      >
        {t('item.addOption')}
      </Button>
      <OptionSetMenu
        onChoose={(texts) => {
          chooseOptionSet(store, id, texts)
          focusOption(store, id, 0)
        }}
      />
    </div>
  )
})

interface OptionRowProps {
  questionId: string
  /** Position of the item, from 1. */
  number: number
  /** Position of the option in it, from 0. */
  at: number
  option: Option
  problem: ShownProblem | undefined
}

/** One option; rendered again only when it changes itself, not at every key typed elsewhere in the item. */
const OptionRow = memo(function OptionRow({ questionId, number, at, option, problem }: OptionRowProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const list = optionsField(questionId)
  const position = () => positionOf(store, questionId)
  /** Removes the option, and puts the cursor into the option at position `next` of the remaining ones. */
  const remove = (next: number) => {
    store.edit(list, (draft) => removeOption(draft, position(), at))
    store.touch(list)
    focusOption(store, questionId, Math.max(0, Math.min(next, optionsOf(store, questionId).length - 1)))
  }
  /** Removes the empty last option, and goes on to the next item: a new one after the last item. */
  const endList = () => {
    store.edit(list, (draft) => removeOption(draft, position(), at))
    store.touch(list)
    const next = store.getState().history.present.questions[position() + 1]
    if (next) focusField(stemField(next.id))
    else insert(store, position() + 1, 'single_choice')
  }
  const move = (by: 1 | -1) => store.edit(list, (draft) => moveOption(draft, position(), at, by))
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const command = commandOf(event)
    if (command === 'up' || command === 'down') {
      event.preventDefault()
      move(command === 'up' ? -1 : 1)
      focusField(optionField(questionId, option.id))
    } else if (command === null && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const options = optionsOf(store, questionId)
      // An empty option follows already: it is used.
      if (options[at + 1]?.text === '') focusOption(store, questionId, at + 1)
      // In an empty last option, Enter ends the list. An item needs two options, so that the second one stays.
      else if (option.text === '' && at === options.length - 1) {
        if (options.length > 2) endList()
      } else addOption(store, questionId, at + 1)
    } else if (asksToRemove(event, option.text)) {
      event.preventDefault()
      remove(event.key === 'Delete' ? at : at - 1)
    }
  }
  return (
    <div className={styles.option} data-option={option.id}>
      <span className={styles.ring} data-grip="option" title={t('item.optionGrip')} aria-hidden="true" />
      <CodeField
        questionId={questionId}
        optionId={option.id}
        number={number}
        at={at}
        code={option.code ?? ''}
        onMove={move}
      />
      <div className={styles.text}>
        <TextField
          field={optionField(questionId, option.id)}
          look="plain"
          label={t('item.option', { option: at + 1, number })}
          placeholder={t('item.optionPlaceholder')}
          value={option.text}
          problem={problem}
          onText={(text) =>
            store.edit(optionField(questionId, option.id), (draft) => {
              const target = draft.questions[position()]?.options[at]
              if (target) target.text = text
            })
          }
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const texts = readPastedOptions(event.clipboardData.getData('text/plain'))
            if (!texts) return
            event.preventDefault()
            store.edit(`${list}:paste`, (draft) => pasteOptions(draft, position(), at, texts, newId))
            const last = texts.at(-1)
            focusOption(
              store,
              questionId,
              optionsOf(store, questionId).findLastIndex(({ text }) => text === last),
            )
          }}
        />
        <OptionMark questionId={questionId} at={at} text={option.text} />
      </div>
      <ToolButton
        className={styles.remove}
        label={t('item.removeOption', { option: at + 1 })}
        keys="Control+Shift+Backspace Meta+Shift+Backspace"
        onClick={() => remove(at - 1)}
      >
        <IconX size={16} />
      </ToolButton>
    </div>
  )
})

/** Backspace or Delete in an empty option; Backspace with Ctrl or Cmd and Shift in any option. */
function asksToRemove(event: KeyboardEvent, text: string): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = event
  if (key === 'Backspace' && (ctrlKey || metaKey) && shiftKey) return true
  return (key === 'Backspace' || key === 'Delete') && text === ''
}

function optionsOf(store: DraftStore, questionId: string): readonly Option[] {
  return questionOf(store.getState(), questionId)?.options ?? []
}

/** Puts the cursor into an option, or into the stem if that option does not exist. */
function focusOption(store: DraftStore, questionId: string, at: number): void {
  const option = optionsOf(store, questionId)[at]
  focusField(option ? optionField(questionId, option.id) : stemField(questionId))
}

function addOption(store: DraftStore, questionId: string, at: number): void {
  store.edit(optionsField(questionId), (draft) =>
    insertOption(draft, positionOf(store, questionId), at, newId),
  )
  focusOption(store, questionId, at)
}
