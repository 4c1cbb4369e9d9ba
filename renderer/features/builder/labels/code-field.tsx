import { useTranslation } from 'react-i18next'
import { codeOptions, tidyLabel } from '../model/commands.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { codeField, optionsField } from '../model/fields.ts'
import { positionOf, questionOf } from '../model/question-of.ts'
import { useDraftStore } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import { commandOf } from '../parts/key-command.ts'
import { TextField } from '../parts/text-field.tsx'
import styles from './labels.module.css'
import { useLabels } from './labels-context.ts'

interface CodeFieldProps {
  questionId: string
  optionId: string
  /** Position of the item, from 1. */
  number: number
  /** Position of the option in it, from 0. */
  at: number
  code: string
  onMove: (by: 1 | -1) => void
}

/** The code of an option in front of its words; nothing while codes are hidden. */
export function CodeField({ questionId, optionId, number, at, code, onMove }: CodeFieldProps) {
  const { t } = useTranslation('builder')
  const { shown } = useLabels()
  const store = useDraftStore()
  if (!shown) return null
  const field = codeField(questionId, optionId)
  const write = (place: string, codes: readonly string[]) =>
    store.edit(place, (draft) => codeOptions(draft, positionOf(store, questionId), at, codes))
  return (
    <div className={styles.code}>
      <TextField
        field={field}
        look="label"
        label={t('labels.code', { option: at + 1, number })}
        placeholder={t('labels.codePlaceholder')}
        value={code}
        problem={undefined}
        onText={(text) => write(field, [text])}
        onLeave={() => code !== code.trim() && store.amend((draft) => tidyLabel(draft, questionId, optionId))}
        onKeyDown={(event) => {
          const command = commandOf(event)
          if (command === 'up' || command === 'down') {
            event.preventDefault()
            onMove(command === 'up' ? -1 : 1)
            focusField(field)
          } else if (command === null && event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            goToCode(store, questionId, at + 1)
          }
        }}
        // A column of codes, as from a spreadsheet, goes to this option and those below it.
        onPaste={(event) => {
          const codes = event.clipboardData
            .getData('text/plain')
            .trimEnd()
            .split(/\r\n|\r|\n/)
          if (codes.length < 2) return
          event.preventDefault()
          write(
            `${optionsField(questionId)}:codes`,
            codes.map((each) => each.trim()),
          )
          goToCode(store, questionId, Math.min(at + codes.length, optionsOf(store, questionId).length) - 1)
        }}
      />
    </div>
  )
}

const optionsOf = (store: DraftStore, questionId: string) =>
  questionOf(store.getState(), questionId)?.options ?? []

function goToCode(store: DraftStore, questionId: string, at: number): void {
  const option = optionsOf(store, questionId)[at]
  if (option) focusField(codeField(questionId, option.id))
}
