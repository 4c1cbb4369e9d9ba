import type { Question, SurveyDraft } from '../../../../shared/models/draft.ts'
import {
  ageField,
  CONTEXT,
  codeField,
  type Field,
  ITEMS,
  nameField,
  optionField,
  PERSONAS,
  SEX,
  stemField,
  TITLE,
} from './fields.ts'

/** The first field, in reading order, in which two drafts differ; null where they do not. `after` is on the screen. */
export function changedField(before: SurveyDraft, after: SurveyDraft): Field | null {
  if (before.title !== after.title) return TITLE
  if (before.context !== after.context) return CONTEXT
  const inItems = changedInItems(before.questions, after.questions)
  if (inItems !== null) return inItems
  if (before.personas !== after.personas) return PERSONAS
  const { ageRanges } = after.audience
  const age = firstDifference(before.audience.ageRanges, ageRanges)
  if (age !== null) return ageRanges.length === 0 ? PERSONAS : ageField(Math.min(age, ageRanges.length - 1))
  return before.audience.sex === after.audience.sex ? null : SEX
}

function changedInItems(before: readonly Question[], after: readonly Question[]): Field | null {
  if (before === after) return null
  const old = new Map(before.map((question) => [question.id, question]))
  const now = new Set(after.map(({ id }) => id))
  const restored = after.find(({ id }) => !old.has(id))
  if (restored) return stemField(restored.id)
  const gone = before.findIndex(({ id }) => !now.has(id))
  if (gone >= 0) {
    const neighbour = after[Math.min(gone, after.length - 1)]
    return neighbour ? stemField(neighbour.id) : ITEMS
  }
  const moved = movedItem(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  if (moved !== null) return stemField(moved)
  for (const question of after) {
    const field = changedInItem(old.get(question.id) ?? question, question)
    if (field !== null) return field
  }
  return null
}

/** The item that was moved, if one move explains the new order; otherwise the item at the first changed position. */
function movedItem(before: readonly string[], after: readonly string[]): string | null {
  const at = firstDifference(before, after)
  const here = at === null ? undefined : after[at]
  const away = at === null ? undefined : before[at]
  if (here === undefined || away === undefined) return null
  const without = (ids: readonly string[]) => ids.filter((id) => id !== away).join('\n')
  return without(before) === without(after) ? away : here
}

function changedInItem(before: Question, after: Question): Field | null {
  if (before === after) return null
  if (before.stem !== after.stem || before.type !== after.type) return stemField(after.id)
  const { id, options } = after
  if (before.name !== after.name) return nameField(id)
  const at = firstDifference(
    before.options.map((option) => `${option.id} ${option.text}`),
    options.map((option) => `${option.id} ${option.text}`),
  )
  const option = at === null ? undefined : options[Math.min(at, options.length - 1)]
  if (at !== null) return option ? optionField(id, option.id) : stemField(id)
  const recoded = options.find(({ code }, position) => code !== before.options[position]?.code)
  return recoded ? codeField(id, recoded.id) : null
}

/** The first position at which two lists differ; null where they are equal. */
function firstDifference(before: readonly string[], after: readonly string[]): number | null {
  const most = Math.max(before.length, after.length)
  for (let at = 0; at < most; at += 1) if (before[at] !== after[at]) return at
  return null
}
