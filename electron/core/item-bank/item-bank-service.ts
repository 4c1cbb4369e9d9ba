import type { Question } from '../../../shared/models/draft.ts'
import type { KeptItem, KeptItemPage, KeptItemWindow } from '../../../shared/models/kept-item.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'

/** Items that are kept to be used in other surveys. */
export interface ItemBankService {
  list(window: KeptItemWindow): KeptItemPage
  /** Yields once at the start, and then after every change. */
  watch(signal?: AbortSignal): AsyncGenerator<'changed'>
  /** Returns the ids of the items that were added, and how many were there already. */
  keep(input: { questions: readonly Question[]; from: KeptItem['from'] }): { kept: string[]; known: number }
  rename(id: string, name: string): void
  setRemoved(ids: readonly string[], removed: boolean): void
}

export function createItemBankService(
  { clock, newId, storage: { itemBank } }: Pick<CorePorts, 'clock' | 'newId' | 'storage'>,
  hub: Hub,
): ItemBankService {
  const tell = () => hub.publish('itemBank', 'changed')

  async function* watch(signal?: AbortSignal): AsyncGenerator<'changed'> {
    const changes = hub.subscribe('itemBank', { signal })
    yield 'changed'
    yield* changes
  }

  return {
    list: (window) => itemBank.list(window),
    watch,
    keep({ questions, from }) {
      const items = questions.map((question) => ({ id: newId(), question, from }))
      const kept = itemBank.keep(items, clock.now()).map(({ id }) => id)
      if (kept.length > 0) tell()
      return { kept, known: questions.length - kept.length }
    },
    rename: (id, name) => {
      itemBank.rename(id, name)
      tell()
    },
    setRemoved: (ids, removed) => {
      itemBank.setRemoved(ids, removed ? clock.now() : null)
      tell()
    },
  }
}
