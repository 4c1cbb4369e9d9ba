import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import type { Question } from '../../../shared/models/draft.ts'
import { newId } from '../../lib/new-id.ts'
import { offerUndo } from '../../ui/offer-undo.tsx'
import { changeType, duplicateQuestion, insertQuestion, moveQuestion, removeQuestion } from './commands.ts'
import type { DraftState, ShownProblem } from './draft-store.ts'
import { FieldProblemLine } from './field-problem.tsx'
import { ITEMS, optionField, optionsField, stemField } from './fields.ts'
import { focusField } from './focus-field.ts'
import styles from './item.module.css'
import { commandOf } from './key-command.ts'
import { OptionsEditor } from './options-editor.tsx'
import { TextField } from './text-field.tsx'
import { ToolButton } from './tool-button.tsx'
import { useDraft, useDraftStore } from './use-draft.ts'
import { WordingMarks } from './wording-marks.tsx'

/** One item of the questionnaire, edited where it stands. `index` counts from 0. */
export const Item = memo(function Item({ index, isLast }: { index: number; isLast: boolean }) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const question = useDraft((state) => state.history.present.questions[index])
  // One look for all fields of the item: thousands of fields that each looked for themselves would slow down typing.
  const shown = useDraft(useShallow((state) => findShownOf(question, state.shown)))
  if (!question) return null
  const { id, type } = question
  const number = index + 1
  const duplicate = () => {
    store.edit(ITEMS, (draft) => duplicateQuestion(draft, index, newId))
    const copy = store.getState().history.present.questions[index + 1]
    if (copy) focusField(stemField(copy.id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command === null || event.defaultPrevented) return
    event.preventDefault()
    if (command === 'duplicate') duplicate()
    else {
      store.edit(ITEMS, (draft) => moveQuestion(draft, index, command === 'up' ? -1 : 1))
      focusField(stemField(id))
    }
  }
  return (
    <section
      aria-label={t('item.name', { number })}
      className={styles.item}
      data-item={id}
      onKeyDown={onKeyDown}
      onFocus={() => store.focusItem(id)}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <div className={styles.stem}>
          <TextField
            field={stemField(id)}
            look="stem"
            multiline
            label={t('item.stem', { number })}
            placeholder={t('item.stemPlaceholder')}
            value={question.stem}
            problem={shown[0]}
            onText={(text) =>
              store.edit(stemField(id), (draft) => {
                const target = draft.questions[index]
                if (target) target.stem = text
              })
            }
          />
          <WordingMarks id={id} stem={question.stem} />
        </div>
        {type === 'single_choice' ? (
          <OptionsEditor index={index} question={question} shown={shown} />
        ) : (
          <p className={styles.open}>{t('item.openAnswer')}</p>
        )}
        {shown[1] && <FieldProblemLine field={optionsField(id)} problem={shown[1]} />}
      </div>
      <div className={styles.tools}>
        <select
          className={styles.type}
          aria-label={t('item.type', { number })}
          value={type}
          onChange={(event) => {
            const chosen = event.currentTarget.value === 'open_ended' ? 'open_ended' : 'single_choice'
            store.edit(`type:${id}`, (draft) => changeType(draft, index, chosen, newId))
          }}
        >
          <option value="single_choice">{t('type.single_choice')}</option>
          <option value="open_ended">{t('type.open_ended')}</option>
        </select>
        <div className={styles.actions}>
          <ToolButton
            label={t('item.moveUp', { number })}
            disabled={index === 0}
            onClick={() => store.edit(ITEMS, (draft) => moveQuestion(draft, index, -1))}
          >
            <IconArrowUp size={16} />
          </ToolButton>
          <ToolButton
            label={t('item.moveDown', { number })}
            disabled={isLast}
            onClick={() => store.edit(ITEMS, (draft) => moveQuestion(draft, index, 1))}
          >
            <IconArrowDown size={16} />
          </ToolButton>
          <ToolButton label={t('item.duplicate', { number })} onClick={duplicate}>
            <IconCopy size={16} />
          </ToolButton>
          <ToolButton
            label={t('item.remove', { number })}
            onClick={() => {
              store.edit(ITEMS, (draft) => removeQuestion(draft, index))
              store.focusItem(null)
              offerUndo(t('item.removed', { number }), () =>
                store.edit(ITEMS, (draft) => insertQuestion(draft, question, index)),
              )
            }}
          >
            <IconTrash size={16} />
          </ToolButton>
        </div>
      </div>
    </section>
  )
})

const NOTHING: readonly (ShownProblem | undefined)[] = []

/** What shows at the fields of an item: its stem, its list of options, then each option. */
function findShownOf(question: Question | undefined, shown: DraftState['shown']): typeof NOTHING {
  if (!question || shown.size === 0) return NOTHING
  const { id, options } = question
  return [
    shown.get(stemField(id)),
    shown.get(optionsField(id)),
    ...options.map((option) => shown.get(optionField(id, option.id))),
  ]
}
