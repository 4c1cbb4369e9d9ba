import { changedField } from './model/changed-field.ts'
import type { DraftStore } from './model/draft-store.ts'
import type { Field } from './model/fields.ts'
import { focusField, showField } from './parts/focus-field.ts'
import type { SelectionStore } from './selection/selection-store.ts'

interface UndoSteps {
  undo: () => void
  redo: () => void
}

/**
 * Undo and redo by keys: the focus moves to the field that changed; if it is in the outline, to the row of that item.
 */
export function undoByKeys(store: DraftStore, selection: SelectionStore): UndoSteps {
  return stepsWith(store, (field) => {
    const item = field.split(':')[1]
    const isInOutline = document.activeElement?.closest('[role="listbox"]') != null
    if (isInOutline && item !== undefined) selection.setState({ active: item })
    else focusField(field)
  })
}

/** Undo and redo by the buttons, which keep the focus for the next press: the changed field is scrolled into view. */
export function undoByButtons(store: DraftStore): UndoSteps {
  return stepsWith(store, (field) => requestAnimationFrame(() => showField(field)))
}

function stepsWith(store: DraftStore, onChanged: (field: Field) => void): UndoSteps {
  const around = (step: () => void) => () => {
    const before = store.getState().history.present
    step()
    const field = changedField(before, store.getState().history.present)
    if (field !== null) onChanged(field)
  }
  return { undo: around(store.undo), redo: around(store.redo) }
}
