import { type CSSProperties, type KeyboardEvent, memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import type { Question } from '../../../../shared/models/draft.ts'
import { newId } from '../../../lib/new-id.ts'
import { ownFormOn, pasteOwnForm } from '../clipboard/item-clipboard.ts'
import { useItemCommands } from '../clipboard/item-commands.ts'
import { CodeNotes } from '../labels/code-notes.tsx'
import { useLabels } from '../labels/labels-context.ts'
import { NameLine } from '../labels/name-line.tsx'
import { pasteQuestions } from '../model/commands.ts'
import type { DraftState, DraftStore, ShownProblem } from '../model/draft-store.ts'
import { type Field, ITEMS, optionField, optionsField, stemField } from '../model/fields.ts'
import { positionOf, questionOf } from '../model/question-of.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { FieldProblemLine } from '../parts/field-problem.tsx'
import { focusField } from '../parts/focus-field.ts'
import { commandOf } from '../parts/key-command.ts'
import { TextField } from '../parts/text-field.tsx'
import { moveByStep } from '../selection/item-actions.ts'
import { concernedBy } from '../selection/selection.ts'
import { itemIds, useSelectionStore } from '../selection/selection-store.ts'
import { FindingsBelow } from '../wording/findings-below.tsx'
import { WordingMarks } from '../wording/wording-marks.tsx'
import { estimateHeight } from './estimate-height.ts'
import styles from './item.module.css'
import { ItemGrip } from './item-grip.tsx'
import { duplicate, ItemTools, insert } from './item-tools.tsx'
import { OptionsEditor } from './options-editor.tsx'
import { mayReadOtherwise, readPastedQuestions } from './paste-questions.ts'
import { PlaceholderItem } from './placeholder-item.tsx'
import { useEditable } from './use-editable.ts'

interface ItemProps {
  id: string
  /** Position, from 1. Only for display: for an item far from the screen it may be outdated for a moment. */
  number: number
  isLast: boolean
  chosen: boolean
  /** Whether its group is near the screen. */
  near: boolean
  /** Whether it is editable from the start; the others become editable when they come near the screen. */
  editable: boolean
}

/** One item of the questionnaire, edited in place. */
export const Item = memo(function Item({
  id,
  number,
  isLast,
  chosen,
  near,
  editable: startsEditable,
}: ItemProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const selection = useSelectionStore()
  const part = useRef<HTMLElement>(null)
  const { editable, makeEditable } = useEditable(part, startsEditable, near)
  const { shown: withLabels } = useLabels()
  const question = useDraft((state) => questionOf(state, id))
  if (!question) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command === null || event.defaultPrevented) return
    event.preventDefault()
    const ids = concernedBy(itemIds(store), selection.getState(), id)
    if (command === 'duplicate') duplicate(store, ids)
    else if (command === 'insertAbove') insert(store, positionOf(store, id), question.type)
    else if (command === 'insertBelow') insert(store, positionOf(store, id) + 1, question.type)
    else {
      moveByStep(store, ids, command === 'up' ? -1 : 1, event.repeat)
      focusField(stemField(id))
    }
  }
  return (
    <section
      ref={part}
      aria-label={t('item.name', { number })}
      className={styles.item}
      data-item={id}
      data-placeholder={editable ? undefined : true}
      style={{ '--item-height': `${estimateHeight(question, withLabels)}px` } as CSSProperties}
      // The Tab key stops at a placeholder, which then becomes editable.
      tabIndex={editable ? undefined : 0}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        store.focusItem(id)
        if (editable || event.target !== event.currentTarget) return
        makeEditable()
        event.currentTarget.querySelector('textarea')?.focus()
      }}
    >
      <ItemGrip number={number} chosen={chosen} />
      {editable ? (
        <EditableItem number={number} isLast={isLast} question={question} />
      ) : (
        <PlaceholderItem question={question} />
      )}
    </section>
  )
})

interface EditableItemProps {
  number: number
  isLast: boolean
  question: Question
}

function EditableItem({ number, isLast, question }: EditableItemProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const { offer } = useItemCommands()
  // One subscription for all fields of the item: with one for each of thousands of fields, typing would be slow.
  const shown = useDraft(useShallow((state) => findShownOf(question, state.shown)))
  const { id, type } = question
  return (
    <>
      {/* A separate form for each item: at every key Chromium's autofill reads all fields of the form, or all
          fields that are in none. */}
      <form className={styles.body}>
        <NameLine id={id} number={number} name={question.name ?? ''} />
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
                const target = draft.questions[positionOf(store, id)]
                if (target) target.stem = text
              })
            }
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              if (commandOf(event) !== null) return
              event.preventDefault()
              const next = fieldAfterStem(store, id)
              if (next !== null) focusField(next)
              // Enter in a stem without options goes on to a new item, unless the stem is empty.
              else if (question.stem.trim() !== '') insert(store, positionOf(store, id) + 1, type)
            }}
            onPaste={(event) => {
              const form = ownFormOn(event.clipboardData)
              if (form !== null) {
                event.preventDefault()
                const [first] = pasteOwnForm(store, form, id)
                if (first !== undefined) focusField(stemField(first))
                return
              }
              const text = event.clipboardData.getData('text/plain')
              const pasted = readPastedQuestions(text)
              if (!pasted) return
              event.preventDefault()
              if (mayReadOtherwise(text)) {
                offer({ text, after: id })
                return
              }
              const before = new Set(store.getState().history.present.questions.map((known) => known.id))
              store.edit(`${ITEMS}:paste`, (draft) =>
                pasteQuestions(draft, positionOf(store, id), pasted, newId),
              )
              const last = store
                .getState()
                .history.present.questions.findLast((known) => !before.has(known.id))
              if (last) focusField(stemField(last.id))
            }}
          />
          <WordingMarks id={id} stem={question.stem} />
        </div>
        {type === 'single_choice' ? (
          <>
            <OptionsEditor number={number} questionId={id} options={question.options} shown={shown} />
            <CodeNotes question={question} />
          </>
        ) : (
          <p className={styles.open}>{t('item.openAnswer')}</p>
        )}
        {shown[1] && <FieldProblemLine field={optionsField(id)} problem={shown[1]} />}
      </form>
      <ItemTools number={number} isLast={isLast} id={id} type={type} />
      <FindingsBelow question={id} number={number} />
    </>
  )
}

/** The field after a stem: its first option, else the next item's stem; null after the last one. */
function fieldAfterStem(store: DraftStore, id: string): Field | null {
  const { questions } = store.getState().history.present
  const at = positionOf(store, id)
  const question = questions[at]
  const [option] = question?.type === 'single_choice' ? question.options : []
  if (option) return optionField(id, option.id)
  const next = questions[at + 1]
  return next ? stemField(next.id) : null
}

const NOTHING: readonly (ShownProblem | undefined)[] = []

/** The problems shown at an item: at its stem, its list of options, then each option. */
function findShownOf(question: Question | undefined, shown: DraftState['shown']): typeof NOTHING {
  if (!question || shown.size === 0) return NOTHING
  const { id, options } = question
  return [
    shown.get(stemField(id)),
    shown.get(optionsField(id)),
    ...options.map((option) => shown.get(optionField(id, option.id))),
  ]
}
