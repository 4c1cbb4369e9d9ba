import { z } from 'zod'
import { answerNoteSchema, answerPlaceSchema, answerTagSchema } from './answer-tag.ts'

/** What a person decided about an item after seeing its answers. */
export const itemDecisionSchema = z.enum(['keep', 'fix', 'drop'])
export type ItemDecision = z.infer<typeof itemDecisionSchema>

/** What a person says of one item. */
export const itemAnnotationSchema = z.looseObject({
  /** Null while nothing is decided. */
  decision: itemDecisionSchema.nullable(),
  note: z.string(),
})
export type ItemAnnotation = z.infer<typeof itemAnnotationSchema>

/** A mark of suspicion that the person dismissed, and why. It holds for this mark alone: another one of the item stays. */
export const dismissedMarkSchema = z.looseObject({
  /** Id of the item; null for a mark of the whole run. */
  item: z.string().nullable(),
  /** Names the mark among those of its item: see `markKey`. */
  mark: z.string(),
  reason: z.string(),
})
export type DismissedMark = z.infer<typeof dismissedMarkSchema>

/** How the overview lists the items. */
export const itemOrderSchema = z.enum(['questionnaire', 'suspicion'])
export type ItemOrder = z.infer<typeof itemOrderSchema>

/** How the options of an item stand in its chart and table. */
export const barOrderSchema = z.enum(['questionnaire', 'size'])

/** Where the bands of a field begin that is a number, upwards, by the field's name as received. */
export const bandLimitsSchema = z.record(z.string(), z.array(z.number()))
export type BandLimits = z.infer<typeof bandLimitsSchema>

/**
 * A filter that was given a name. Its conditions are kept as they are, those of a Sonde that knows more too; see
 * `filterGroupsSchema` for those that are known here.
 */
export const namedFilterSchema = z.looseObject({
  /** Differs from the other ones' also without capitals and accents. */
  name: z.string(),
  groups: z.array(z.array(z.looseObject({ kind: z.string() }))),
})
export type NamedFilter = z.infer<typeof namedFilterSchema>

/**
 * All that a person adds to the results of one run. One document, so that undoing and saving treat it as one. Members
 * that are not known here (of a Sonde that knows more) are kept as they are. A member that is added later needs a default,
 * and stands without it in `annotationsForm`.
 */
export const runAnnotationsSchema = z.looseObject({
  format: z.literal(1),
  /** By the item's id; an item without anything has no entry. */
  items: z.record(z.string(), itemAnnotationSchema),
  dismissed: z.array(dismissedMarkSchema),
  order: itemOrderSchema,
  bars: barOrderSchema.default('questionnaire'),
  /** A field without an entry stands in the usual bands. */
  bands: bandLimitsSchema.default({}),
  filters: z.array(namedFilterSchema).default([]),
  /** Names of variables in files, by the item's id; an item without an entry has one made from its stem. */
  variables: z.record(z.string(), z.string()).default({}),
  /** Tags of open answers, in the order in which they are shown. */
  tags: z.array(answerTagSchema).default([]),
  /** An entry for every answer that carries a tag set by hand, or refuses one. */
  answers: z.array(answerNoteSchema).default([]),
  /** Answers kept as quotes, in the person's order. */
  quotes: z.array(answerPlaceSchema).default([]),
})
export type RunAnnotations = z.infer<typeof runAnnotationsSchema>

/** Of a run of which nothing was said yet. */
export function emptyAnnotations(): RunAnnotations {
  return {
    format: 1,
    items: {},
    dismissed: [],
    order: 'questionnaire',
    bars: 'questionnaire',
    bands: {},
    filters: [],
    variables: {},
    tags: [],
    answers: [],
    quotes: [],
  }
}

/** Annotations as they are stored. */
export const storedAnnotationsSchema = z.object({
  annotations: runAnnotationsSchema,
  /** Grows by one with every save; 0 before the first. A save that names an older one is a conflict. */
  revision: z.number().int(),
  /** Which data the revision counts in: another name after older data took their place. */
  history: z.string(),
  /** Milliseconds since 1970; 0 before the first. */
  savedAt: z.number(),
})
export type StoredAnnotations = z.infer<typeof storedAnnotationsSchema>
