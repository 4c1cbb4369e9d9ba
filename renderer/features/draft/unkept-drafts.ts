import { create } from 'zustand'

/** Ids of the drafts whose unsaved text this browser could not keep: it has no room, or storage is forbidden. */
const useUnkept = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

/** Records whether the browser holds a copy of a draft's unsaved text. A draft without unsaved text needs none. */
export function setKept(id: string, isKept: boolean): void {
  const { ids } = useUnkept.getState()
  if (ids.includes(id) !== isKept) return
  useUnkept.setState({ ids: isKept ? ids.filter((each) => each !== id) : [...ids, id] })
}

/** Whether unsaved text exists in this page only, so that closing the page would lose it. */
export const useHasUnkeptText = (): boolean => useUnkept(({ ids }) => ids.length > 0)
