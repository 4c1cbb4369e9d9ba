import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconRowInsertBottom, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuestionType } from '../../../../shared/models/draft.ts'
import { newId } from '../../../lib/new-id.ts'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { CopyItemsEntries } from '../clipboard/copy-items-entries.tsx'
import { LabelsEntry } from '../labels/labels-entry.tsx'
import { changeType, insertQuestion, makeQuestion } from '../model/commands.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { ITEMS, stemField } from '../model/fields.ts'
import { positionOf } from '../model/question-of.ts'
import { useDraftStore } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import tool from '../parts/tool-button.module.css'
import { ToolButton } from '../parts/tool-button.tsx'
import { deleteItems, duplicateItems, moveByStep } from '../selection/item-actions.ts'
import styles from './item.module.css'
import { TestRewordingEntry } from './test-rewording-entry.tsx'

interface ItemToolsProps {
  /** Position, from 1. */
  number: number
  isLast: boolean
  id: string
  type: QuestionType
}

/** The controls for a whole item; not rendered again while its text is typed. */
export const ItemTools = memo(function ItemTools({ number, isLast, id, type }: ItemToolsProps) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  return (
    <div className={styles.tools} data-print="no">
      <select
        className={styles.type}
        aria-label={t('item.type', { number })}
        value={type}
        onChange={(event) => {
          const chosen = event.currentTarget.value === 'open_ended' ? 'open_ended' : 'single_choice'
          store.edit(`type:${id}`, (draft) => changeType(draft, positionOf(store, id), chosen, newId))
        }}
      >
        <option value="single_choice">{t('type.single_choice')}</option>
        <option value="open_ended">{t('type.open_ended')}</option>
      </select>
      <div className={styles.actions}>
        <ToolButton
          label={t('item.moveUp', { number })}
          disabled={number === 1}
          onClick={() => moveByStep(store, [id], -1)}
        >
          <IconArrowUp size={16} />
        </ToolButton>
        <ToolButton
          label={t('item.moveDown', { number })}
          disabled={isLast}
          onClick={() => moveByStep(store, [id], 1)}
        >
          <IconArrowDown size={16} />
        </ToolButton>
        <ToolButton
          label={t('item.insertBelow', { number })}
          onClick={() => insert(store, positionOf(store, id) + 1, type)}
        >
          <IconRowInsertBottom size={16} />
        </ToolButton>
        <ToolButton label={t('item.duplicate', { number })} onClick={() => duplicate(store, [id])}>
          <IconCopy size={16} />
        </ToolButton>
        <ToolButton label={t('item.remove', { number })} onClick={() => remove(store, id)}>
          <IconTrash size={16} />
        </ToolButton>
        <MoreMenu className={tool.tool} label={t('item.more', { number })}>
          <CopyItemsEntries ids={() => [id]} onCut={goOnAt} />
          {type === 'single_choice' && <TestRewordingEntry item={id} />}
          <Menu.Divider />
          <LabelsEntry item={id} />
        </MoreMenu>
      </div>
    </div>
  )
})

/** Deletes an item, and puts the cursor into the item that follows. */
function remove(store: DraftStore, id: string): void {
  goOnAt(deleteItems(store, [id]))
}

/** Puts the cursor into an item or, if there is none, into the field for adding items. */
function goOnAt(item: string | null): void {
  focusField(item === null ? ITEMS : stemField(item))
}

/** Adds copies after the items, and puts the cursor into the first one. */
export function duplicate(store: DraftStore, ids: readonly string[]): void {
  const first = duplicateItems(store, ids)[0]
  if (first !== undefined) focusField(stemField(first))
}

/** Inserts an empty item at a position, and puts the cursor into it. */
export function insert(store: DraftStore, at: number, type: QuestionType): void {
  const question = makeQuestion(type, newId)
  store.edit(ITEMS, (draft) => insertQuestion(draft, question, at))
  focusField(stemField(question.id))
}
