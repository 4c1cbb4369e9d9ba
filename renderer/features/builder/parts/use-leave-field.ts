import { afterPointer } from '../../../lib/after-pointer.ts'
import type { Field } from '../model/fields.ts'
import { useDraftStore } from '../model/use-draft.ts'

/** The handler for leaving a field: its problems are shown from then on, and its text is saved. */
export function useLeaveField(): (field: Field) => void {
  const store = useDraftStore()
  return (field) => {
    afterPointer(() => store.touch(field))
    void store.flush()
  }
}
