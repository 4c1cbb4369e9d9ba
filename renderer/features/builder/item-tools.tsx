import { IconArrowDown, IconArrowUp, IconCopy, IconRowInsertBottom, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionType } from '../../../shared/models/draft.ts'
import { newId } from '../../lib/new-id.ts'
import { offerUndo } from '../../ui/offer-undo.tsx'
import {
  changeType,
  duplicateQuestion,
  insertQuestion,
  makeQuestion,
  moveQuestion,
  removeQuestion,
} from './commands.ts'
import type { DraftStore } from './draft-store.ts'
import { ITEMS, stemField } from './fields.ts'
import { focusField } from './focus-field.ts'
import styles from './item.module.css'
import { ToolButton } from './tool-button.tsx'
import { useDraftStore } from './use-draft.ts'

interface ItemToolsProps {
  /** Position of the item, from 0. */
  index: number
  isLast: boolean
  id: string
  type: QuestionType
}

/** What can be done to a whole item; not drawn again while its text is typed. */
export const ItemTools = memo(function ItemTools({ index, isLast, id, type }: ItemToolsProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const number = index + 1
  return (
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
        <ToolButton label={t('item.insertBelow', { number })} onClick={() => insert(store, index + 1, type)}>
          <IconRowInsertBottom size={16} />
        </ToolButton>
        <ToolButton label={t('item.duplicate', { number })} onClick={() => duplicate(store, index)}>
          <IconCopy size={16} />
        </ToolButton>
        <ToolButton
          label={t('item.remove', { number })}
          onClick={() => {
            const removed = store.getState().history.present.questions[index]
            if (!removed) return
            store.edit(ITEMS, (draft) => removeQuestion(draft, index))
            store.focusItem(null)
            offerUndo(t('item.removed', { number }), () =>
              store.edit(ITEMS, (draft) => insertQuestion(draft, removed, index)),
            )
          }}
        >
          <IconTrash size={16} />
        </ToolButton>
      </div>
    </div>
  )
})

/** Puts a copy after the item, and the cursor into it. */
export function duplicate(store: DraftStore, index: number): void {
  store.edit(ITEMS, (draft) => duplicateQuestion(draft, index, newId))
  const copy = store.getState().history.present.questions[index + 1]
  if (copy) focusField(stemField(copy.id))
}

/** Puts an empty item at a position, and the cursor into it. */
export function insert(store: DraftStore, at: number, type: QuestionType): void {
  const question = makeQuestion(type, newId)
  store.edit(ITEMS, (draft) => insertQuestion(draft, question, at))
  focusField(stemField(question.id))
}
