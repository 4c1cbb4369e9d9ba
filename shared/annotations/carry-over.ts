import type { DismissedMark, ItemAnnotation, RunAnnotations } from '../models/annotations.ts'
import type { AnswerTag } from '../models/answer-tag.ts'
import type { SurveyDraft } from '../models/draft.ts'
import { compareDrafts } from '../versions/compare-drafts.ts'

/** Annotations of an earlier run, transferred to the items of a later one. */
export interface CarriedOver {
  /** By the id of the item in the later run. */
  items: Record<string, ItemAnnotation>
  dismissed: DismissedMark[]
  /**
   * Definitions of tags, unchanged. The answers that have them are not carried over: the later run has other answers.
   */
  tags: readonly AnswerTag[]
  /** Positions in the later run, from 0, of annotated items that were changed in between. */
  changed: number[]
  /** Positions in the earlier run, from 0, of annotated items that the later run does not ask. */
  dropped: number[]
}

/** Members that are not about items and are not carried over: format, ways of displaying, filters, and quotes. */
const FORM: readonly string[] = [
  'format',
  'order',
  'bars',
  'bands',
  'filters',
  'quotes',
  'variables',
] satisfies (keyof RunAnnotations)[]

/** Whether a run has no annotations yet, including members that only a newer Sonde knows. */
export function saysNothing(annotations: RunAnnotations): boolean {
  return Object.entries(annotations).every(([member, value]) => FORM.includes(member) || isEmpty(value))
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null
  return Object.keys(value).length === 0
}

/** The annotations that can be taken over from an earlier run of the survey; null where there are none. */
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

/** Adds carried-over annotations. Existing ones take precedence; members that are unknown here stay. */
export function addCarriedOver(annotations: RunAnnotations, { items, dismissed, tags }: CarriedOver): void {
  annotations.items = { ...items, ...annotations.items }
  const isThere = (mark: DismissedMark) =>
    annotations.dismissed.some((one) => one.item === mark.item && one.mark === mark.mark)
  annotations.dismissed.push(...dismissed.filter((mark) => !isThere(mark)))
  if (annotations.tags.length === 0) annotations.tags = [...tags]
}
