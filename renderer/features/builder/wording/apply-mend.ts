import type { Option, SurveyDraft } from '../../../../shared/models/draft.ts'
import { fitOfMend, type ReadItem } from '../../../../shared/wording/fit-of-mend.ts'
import type { Mend, MendedItem } from '../../../../shared/wording/mend.ts'
import type { NewId } from '../model/commands.ts'

/**
 * Carries out an edit (a recipe on an immer draft): options that stay keep their ids, and the second half of an item
 * that is split stands below the first. Of an item whose text has changed since it was read, only the stem is edited,
 * or nothing, as far as the edit still fits.
 */
export function applyMend(
  draft: SurveyDraft,
  questionId: string,
  read: ReadItem,
  mend: Mend,
  newId: NewId,
): void {
  const at = draft.questions.findIndex(({ id }) => id === questionId)
  const question = draft.questions[at]
  const [first, second] = mend.items
  if (!question || !first) return
  const fit = fitOfMend(question, read, mend)
  if (fit === 'none') return
  const { name: _, ...copy } = { ...question, options: question.options.map((option) => ({ ...option })) }
  if (question.stem !== first.stem) question.stem = first.stem
  if (fit === 'stem') return
  // An open-ended item keeps options that nobody sees and no edit is about.
  const after = (item: MendedItem) =>
    question.type === 'open_ended' ? copy.options : optionsAfter(copy.options, item, newId)
  const options = after(first)
  if (JSON.stringify(options) !== JSON.stringify(copy.options)) question.options = options
  if (!second) return
  draft.questions.splice(at + 1, 0, {
    ...copy,
    id: newId(),
    stem: second.stem,
    options: after(second).map((option) => ({ ...option, id: newId() })),
  })
}

/** A new option takes an empty field, where there is one. */
function optionsAfter(before: readonly Option[], { options }: MendedItem, newId: NewId): Option[] {
  const empty = before.filter(({ text }) => text.trim() === '')
  const added = options.filter(({ from }) => from === null).length
  const used = new Set(empty.slice(0, added).map(({ id }) => id))
  const spare = [...used]
  return options.flatMap(({ from, text }) => {
    const old = from === null ? undefined : before[from]
    if (old && used.has(old.id)) return []
    return [{ ...old, id: old?.id ?? spare.shift() ?? newId(), text }]
  })
}
