import { afterPointer } from '../../../lib/after-pointer.ts'
import type { Field } from '../model/fields.ts'
import { useDraftStore } from '../model/use-draft.ts'

/** What a field does when the cursor leaves it: what is wrong with it shows from then on, and its text is stored. */
export function useLeaveField(): (field: Field) => void {
  const store = useDraftStore()
  return (field) => {
    afterPointer(() => store.touch(field))
    void store.flush()
  }
}
