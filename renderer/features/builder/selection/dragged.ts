import i18next from 'i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Point } from '../../../ui/drag/scroller-at.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { itemPlaceAt, optionPlaceAt, type Place } from './drag-place.ts'
import { moveOptionToGap, moveToGap } from './item-actions.ts'
import { concernedBy } from './selection.ts'
import { changesOrder, type OptionName } from './selection-commands.ts'
import { itemIds, type SelectionStore } from './selection-store.ts'

/** Something that is being dragged. */
export interface Dragged {
  /** The label at the pointer. */
  words: string
  /** Where it would land; null where it cannot, or where nothing would change. */
  placeAt(point: Point): Place | null
  drop(place: Place): void
}

/**
 * What is dragged by an element with `data-grip`: an option, or an item, with all chosen items if it is one of them.
 */
export function draggedBy(grip: HTMLElement, store: DraftStore, selection: SelectionStore): Dragged {
  const item = grip.dataset.row ?? grip.closest<HTMLElement>('[data-item]')?.dataset.item ?? ''
  const option = grip.closest<HTMLElement>('[data-option]')?.dataset.option
  return option === undefined
    ? draggedItems(store, concernedBy(itemIds(store), selection.getState(), item))
    : draggedOption(store, { item, option })
}

const questionsOf = (store: DraftStore): readonly Question[] => store.getState().history.present.questions

function gapAt(list: readonly { id: string }[], id: string, after: boolean): number {
  return list.findIndex((one) => one.id === id) + (after ? 1 : 0)
}

function draggedItems(store: DraftStore, ids: readonly string[]): Dragged {
  const chosen = new Set(ids)
  const gapOf = ({ item, after }: Place) => gapAt(questionsOf(store), item, after)
  const stem = questionsOf(store)
    .find(({ id }) => id === ids[0])
    ?.stem.trim()
  return {
    words:
      ids.length > 1
        ? i18next.t('builder:itemCount', { count: ids.length })
        : stem || i18next.t('builder:item.stemPlaceholder'),
    placeAt(point) {
      const place = itemPlaceAt(point)
      return place && changesOrder(questionsOf(store), chosen, gapOf(place)) ? place : null
    },
    drop: (place) => moveToGap(store, ids, gapOf(place)),
  }
}

function draggedOption(store: DraftStore, name: OptionName): Dragged {
  const optionsOf = (id: string) => questionsOf(store).find((question) => question.id === id)?.options ?? []
  const gapOf = ({ item, option, after }: Place) => gapAt(optionsOf(item), option ?? '', after)
  const text = optionsOf(name.item)
    .find(({ id }) => id === name.option)
    ?.text.trim()
  return {
    words: text || i18next.t('builder:item.optionPlaceholder'),
    placeAt(point) {
      const place = optionPlaceAt(point)
      if (!place) return null
      const at = gapAt(optionsOf(name.item), name.option, false)
      const stays = place.item === name.item && [at, at + 1].includes(gapOf(place))
      return stays ? null : place
    },
    drop: (place) => moveOptionToGap(store, name, place.item, gapOf(place)),
  }
}
