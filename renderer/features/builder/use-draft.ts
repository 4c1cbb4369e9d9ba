import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { DraftState, DraftStore } from './draft-store.ts'
import type { Field } from './fields.ts'

export const DraftContext = createContext<DraftStore | null>(null)

/** The draft on this screen. */
export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext)
  if (!store) throw new Error('useDraftStore outside of a draft')
  return store
}

/** A part of the draft's state; the component is drawn again only when that part changes. */
export function useDraft<T>(select: (state: DraftState) => T): T {
  return useStore(useDraftStore(), select)
}

/** What is wrong at a field, once it shows: a code of ours, or the words of whoever refused it. */
export function useFieldProblem(
  field: Field,
): { code: DraftState['problems'][number]['code'] } | { said: string } | null {
  const said = useDraft((state) => state.refused.get(field))
  const code = useDraft((state) =>
    state.launchTried || state.touched.has(field)
      ? state.problems.find((problem) => problem.field === field)?.code
      : undefined,
  )
  if (code) return { code }
  return said === undefined ? null : { said }
}
