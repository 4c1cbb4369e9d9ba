import type { CopiedItems } from '../../../../shared/exchange/clipboard/copied-items.ts'
import type { Question, SurveyDraft } from '../../../../shared/models/draft.ts'
import { copyQuestion, type NewId, putItems } from '../model/commands.ts'

/** The named items in the draft's order, with the wording issues that were dismissed in them. */
export function copiedFrom({ questions, dismissals }: SurveyDraft, ids: readonly string[]): CopiedItems {
  const named = new Set(ids)
  return {
    questions: questions.filter(({ id }) => named.has(id)),
    dismissals: dismissals.filter(({ question }) => named.has(question)),
  }
}

/**
 * The same items with new ids. They keep the names of their variables, except where an item of `present` or an earlier
 * one of them has that name. Dismissals that belong to none of them are left out.
 */
export function withNewIds(
  { questions, dismissals }: CopiedItems,
  present: readonly Question[],
  newId: NewId,
): CopiedItems {
  const taken = new Set(present.map(({ name = '' }) => nameKey(name)))
  const copies = questions.map((question) => {
    const copy = copyQuestion(question, newId)
    const { name } = question
    if (name === undefined || taken.has(nameKey(name))) return copy
    taken.add(nameKey(name))
    return { ...copy, name }
  })
  const idOf = new Map(questions.map(({ id }, at) => [id, copies[at]?.id]))
  return {
    questions: copies,
    dismissals: dismissals.flatMap((dismissal) => {
      const question = idOf.get(dismissal.question)
      return question === undefined ? [] : [{ ...dismissal, question }]
    }),
  }
}

/** Names are the same whatever their case. */
const nameKey = (name: string) => name.trim().toLowerCase()

/** Inserts items after the named one, or at the end; if that item has no text, they replace it. */
export function putCopied(draft: SurveyDraft, items: CopiedItems, after: string | null): void {
  const at = after === null ? -1 : draft.questions.findIndex(({ id }) => id === after)
  putItems(draft, at < 0 ? draft.questions.length - 1 : at, items.questions)
  draft.dismissals.push(...items.dismissals)
}
