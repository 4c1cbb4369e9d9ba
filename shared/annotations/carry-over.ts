import type { DismissedMark, ItemAnnotation, RunAnnotations } from '../models/annotations.ts'
import type { AnswerTag } from '../models/answer-tag.ts'
import type { SurveyDraft } from '../models/draft.ts'
import { compareDrafts } from '../versions/compare-drafts.ts'

/** What a person said of an earlier run, said of the items of a later one. */
export interface CarriedOver {
  /** By the id of the item in the later run. */
  items: Record<string, ItemAnnotation>
  dismissed: DismissedMark[]
  /** Definitions of tags, as they are. Which answers carry them is not carried over: those are other answers. */
  tags: readonly AnswerTag[]
  /** Positions in the later run, from 0, of the items that something is said of and that were changed in between. */
  changed: number[]
  /** Positions in the earlier run, from 0, of the items that something is said of and that the later one does not ask. */
  dropped: number[]
}

/** Members that say nothing of an item and are not carried over: how a run is stored and listed, and what is read in it. */
const FORM: readonly string[] = [
  'format',
  'order',
  'bars',
  'bands',
  'filters',
  'quotes',
  'variables',
] satisfies (keyof RunAnnotations)[]

/** Whether a person has said nothing of a run yet, in any member, also in one that is not known here. */
export function saysNothing(annotations: RunAnnotations): boolean {
  return Object.entries(annotations).every(([member, value]) => FORM.includes(member) || isEmpty(value))
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null
  return Object.keys(value).length === 0
}

/** What can be taken over from an earlier run of the survey; null where that is nothing. */
export function carryOver(
  earlier: RunAnnotations,
  before: SurveyDraft,
  after: SurveyDraft,
): CarriedOver | null {
  const carried: CarriedOver = {
    items: {},
    dismissed: earlier.dismissed.filter(({ item }) => item === null),
    tags: earlier.tags,
    changed: [],
    dropped: [],
  }
  for (const { before: old, after: now, reworded, retyped, optionsChanged } of compareDrafts(before, after)
    .items) {
    if (!old) continue
    const said = earlier.items[old.entry.id]
    const dismissed = earlier.dismissed.filter(({ item }) => item === old.entry.id)
    if (!said && dismissed.length === 0) continue
    if (!now) {
      carried.dropped.push(old.at)
      continue
    }
    const { id } = now.entry
    if (said) carried.items[id] = said
    carried.dismissed.push(...dismissed.map((mark) => ({ ...mark, item: id })))
    if (reworded || retyped || optionsChanged) carried.changed.push(now.at)
  }
  carried.changed.sort((one, other) => one - other)
  carried.dropped.sort((one, other) => one - other)
  const { items, dismissed, tags } = carried
  return Object.keys(items).length + dismissed.length + tags.length > 0 ? carried : null
}

/** Adds to annotations what was carried over; what is said already stays, and so do members that are not known here. */
export function addCarriedOver(annotations: RunAnnotations, { items, dismissed, tags }: CarriedOver): void {
  annotations.items = { ...items, ...annotations.items }
  const isThere = (mark: DismissedMark) =>
    annotations.dismissed.some((one) => one.item === mark.item && one.mark === mark.mark)
  annotations.dismissed.push(...dismissed.filter((mark) => !isThere(mark)))
  if (annotations.tags.length === 0) annotations.tags = [...tags]
}
