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

/** A suspicion mark that the person dismissed, and why. Other marks of the same item stay. */
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

/** How the options of an item are ordered in its chart and table. */
export const barOrderSchema = z.enum(['questionnaire', 'size'])

/** Where the bands of a number field begin, in ascending order, by the field's name as received. */
export const bandLimitsSchema = z.record(z.string(), z.array(z.number()))
export type BandLimits = z.infer<typeof bandLimitsSchema>

/**
 * A filter that was given a name. Its conditions are kept unchanged, even those of a newer Sonde that are unknown here;
 * see `filterGroupsSchema` for the known ones.
 */
export const namedFilterSchema = z.looseObject({
  /** Unique among the names, ignoring case and accents. */
  name: z.string(),
  groups: z.array(z.array(z.looseObject({ kind: z.string() }))),
})
export type NamedFilter = z.infer<typeof namedFilterSchema>

/**
 * All that a person adds to the results of one run. One document, so that it is undone and saved as a whole. Members
 * that are unknown here, written by a newer Sonde, are kept unchanged. A member that is added later needs a default
 * here, and none in `annotationsForm`.
 */
export const runAnnotationsSchema = z.looseObject({
  format: z.literal(1),
  /** By the item's id; an item without decision and note has no entry. */
  items: z.record(z.string(), itemAnnotationSchema),
  dismissed: z.array(dismissedMarkSchema),
  order: itemOrderSchema,
  bars: barOrderSchema.default('questionnaire'),
  /** A field without an entry has the usual bands. */
  bands: bandLimitsSchema.default({}),
  filters: z.array(namedFilterSchema).default([]),
  /** Names of variables in files, by the item's id; for an item without an entry the name is made from its stem. */
  variables: z.record(z.string(), z.string()).default({}),
  /** Tags of open answers, in the order in which they are shown. */
  tags: z.array(answerTagSchema).default([]),
  /** An entry for every answer that carries a tag set by hand, or refuses one. */
  answers: z.array(answerNoteSchema).default([]),
  /** Answers kept as quotes, in the person's order. */
  quotes: z.array(answerPlaceSchema).default([]),
})
export type RunAnnotations = z.infer<typeof runAnnotationsSchema>

/** The annotations of a run to which nobody has added any. */
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
  /** Id of the store in which the revision counts; it changes when an older store is restored. */
  history: z.string(),
  /** Milliseconds since 1970; 0 before the first. */
  savedAt: z.number(),
})
export type StoredAnnotations = z.infer<typeof storedAnnotationsSchema>
