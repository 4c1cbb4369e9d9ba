import { Button, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { QuestionType } from '../../../../shared/models/draft.ts'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { CopyItemsEntries } from '../clipboard/copy-items-entries.tsx'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import tool from '../parts/tool-button.module.css'
import { ToolButton } from '../parts/tool-button.tsx'
import { changeTypes, deleteItems, duplicateItems, moveByStep } from '../selection/item-actions.ts'
import { choose, chosenOf, clear } from '../selection/selection.ts'
import { itemIds, useSelection, useSelectionStore } from '../selection/selection-store.ts'
import styles from './selection-bar.module.css'

const TYPES: readonly QuestionType[] = ['single_choice', 'open_ended']

/**
 * The actions on the selected items; renders nothing while there are none. `onDone` returns the focus to the outline.
 */
export function SelectionBar({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const selection = useSelectionStore()
  const chosen = useSelection((state) => state.chosen)
  const count = useDraft((state) =>
    chosen.size === 0 ? 0 : state.history.present.questions.filter(({ id }) => chosen.has(id)).length,
  )
  if (count === 0) return null
  const ids = () => chosenOf(itemIds(store), selection.getState())
  return (
    <div role="toolbar" aria-label={t('selection.bar')} className={styles.bar}>
      <div className={styles.row}>
        <span className={styles.count}>{t('selection.count', { count })}</span>
        <MoreMenu className={tool.tool} label={t('selection.more')}>
          <CopyItemsEntries
            ids={ids}
            onCut={(next) => {
              selection.setState({ active: next })
              onDone()
            }}
          />
        </MoreMenu>
        <ToolButton
          label={t('selection.clear')}
          onClick={() => {
            selection.setState(clear)
            onDone()
          }}
        >
          <IconX size={16} />
        </ToolButton>
      </div>
      <div className={styles.row}>
        <ToolButton label={t('selection.moveUp')} onClick={() => moveByStep(store, ids(), -1)}>
          <IconArrowUp size={16} />
        </ToolButton>
        <ToolButton label={t('selection.moveDown')} onClick={() => moveByStep(store, ids(), 1)}>
          <IconArrowDown size={16} />
        </ToolButton>
        <ToolButton
          label={t('selection.duplicate')}
          onClick={() => selection.setState(choose(duplicateItems(store, ids())))}
        >
          <IconCopy size={16} />
        </ToolButton>
        <ToolButton
          label={t('selection.delete')}
          onClick={() => {
            selection.setState({ active: deleteItems(store, ids()) })
            onDone()
          }}
        >
          <IconTrash size={16} />
        </ToolButton>
        <Menu position="top-end" width={180}>
          <Menu.Target>
            <Button variant="subtle" color="gray" className={styles.type} aria-haspopup="menu">
              {t('selection.changeType')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {TYPES.map((type) => (
              <Menu.Item key={type} onClick={() => changeTypes(store, ids(), type)}>
                {t(`type.${type}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  )
}
