import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import { useCommand } from '../../lib/commands.ts'
import { useKeepItems } from '../item-bank/use-keep-items.ts'
import { copiedFrom } from './clipboard/copied.ts'
import { currentItem } from './clipboard/current-items.ts'
import { addItems, copyItemsNow, takeOut } from './clipboard/item-clipboard.ts'
import type { ItemCommands } from './clipboard/item-commands.ts'
import { type PastedText, showAdded } from './clipboard/use-item-clipboard.ts'
import type { DraftStore } from './model/draft-store.ts'
import type { SelectionStore } from './selection/selection-store.ts'

/**
 * The item commands of a builder, whether its item bank is open, and how to add items from elsewhere to its draft.
 * `offer` shows those of a pasted text.
 */
export function useItemCommandsOf(
  surveyId: string,
  store: DraftStore,
  selection: SelectionStore,
  offer: (pasted: PastedText) => void,
) {
  const { t } = useTranslation('bank')
  const [bankOpened, setBankOpened] = useState(false)
  /** The item after which items from the bank are added; null for the end. */
  const place = useRef<string | null>(null)
  const keepItems = useKeepItems()
  const commands = useMemo(
    (): ItemCommands => ({
      copy: (ids) => void copyItemsNow(store, ids),
      cut: (ids) => (copyItemsNow(store, ids) ? takeOut(store, ids) : (ids[0] ?? null)),
      keep: (ids) => {
        const draft = store.getState().history.present
        keepItems({
          questions: copiedFrom(draft, ids).questions,
          from: { surveyId, title: draft.title },
        })
      },
      openBank: (after) => {
        place.current = after
        setBankOpened(true)
      },
      offer,
    }),
    [surveyId, store, keepItems, offer],
  )
  useCommand(t('open'), () => commands.openBank(currentItem(store, selection, document.activeElement)))
  return {
    bankOpened,
    closeBank: () => setBankOpened(false),
    commands,
    add: (questions: Question[], after = place.current) =>
      showAdded(selection, addItems(store, { questions, dismissals: [] }, after), null),
  }
}
