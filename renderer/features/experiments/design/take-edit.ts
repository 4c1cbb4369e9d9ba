import type { Question } from '../../../../shared/models/draft.ts'
import type { Finding } from '../../../../shared/wording/finding.ts'
import { fitOfMend } from '../../../../shared/wording/fit-of-mend.ts'
import type { Mend } from '../../../../shared/wording/mend.ts'
import type { SurveyItem } from '../../../../shared/wording/survey-report.ts'

/** The best edit of a finding that leaves one item, since an arm has no place for a second. */
export function editOf({ mends = [] }: Finding): Mend | undefined {
  return mends.find(({ items }) => items.length === 1)
}

/** What an item says after an edit, where it differs: its stem, or its options. */
export function saidAfter(item: SurveyItem, edit: Mend): string {
  const [after] = edit.items
  if (after === undefined) return ''
  return after.stem === item.stem ? after.options.map(({ text }) => text).join(' · ') : after.stem
}

/**
 * Carries out an edit in the item of an arm, as far as it fits the words since they were read. Options keep their ids.
 */
export function takeEdit(asked: Question, read: SurveyItem, edit: Mend, newId: () => string): void {
  const [after] = edit.items
  const fit = fitOfMend(asked, read, edit)
  if (after === undefined || fit === 'none') return
  const before = asked.options.map(({ id }) => id)
  asked.stem = after.stem
  if (asked.type === 'open_ended' || fit === 'stem') return
  asked.options = after.options.map(({ from, text }) => ({
    id: (from === null ? undefined : before[from]) ?? newId(),
    text,
  }))
}
