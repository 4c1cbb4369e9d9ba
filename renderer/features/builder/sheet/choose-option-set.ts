import i18next from 'i18next'
import { newId } from '../../../lib/new-id.ts'
import { offerUndo } from '../../../ui/offer-undo.ts'
import { replaceOptions } from '../model/commands.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { optionsField } from '../model/fields.ts'

/** Replaces the options of an item by ready-made ones; if options with text are removed, offers to undo that. */
export function chooseOptionSet(store: DraftStore, questionId: string, texts: readonly string[]): void {
  const present = () => store.getState().history.present
  const at = present().questions.findIndex(({ id }) => id === questionId)
  const written = present().questions[at]?.options.filter(({ text }) => text.trim() !== '') ?? []
  store.edit(`${optionsField(questionId)}:set`, (draft) => replaceOptions(draft, at, texts, newId))
  if (written.length === 0) return
  const replaced = present()
  const words = i18next.t('builder:optionSets.replaced', { count: written.length, number: at + 1 })
  const withdraw = offerUndo(
    words,
    () => store.undo(),
    () => forget(),
  )
  // The offer is withdrawn at the next change, because undo would then take back another step.
  const forget = store.subscribe(({ left, history }) => {
    if (left || history.present !== replaced) withdraw()
  })
}
