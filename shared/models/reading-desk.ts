import { z } from 'zod'
import { recipeSchema } from './recipe.ts'
import { runResultsSchema } from './results.ts'
import { certaintySchema } from './run.ts'

/** What the desk is opened on: the payloads of a run or session, or the last reply to an operation. */
export const deskSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('run'), id: z.string() }),
  z.object({ kind: z.literal('session'), id: z.string() }),
  /** The newest reply to an operation on a connection, see `service-answers`. */
  z.object({ kind: z.literal('connection'), id: z.string(), operation: z.string() }),
])
export type DeskSubject = z.infer<typeof deskSubjectSchema>

/** What Sonde needs of a payload. `item` is the position of an item in the questionnaire. */
export const deskNeedSchema = z.discriminatedUnion('need', [
  z.object({ need: z.literal('persona') }),
  z.object({ need: z.literal('persona_id') }),
  /** A value that stands for a missing answer: "don't know", -9. */
  z.object({ need: z.literal('no_answer') }),
  z.object({ need: z.literal('answer'), item: z.number().int().min(0) }),
  z.object({ need: z.literal('field'), name: z.string() }),
  z.object({ need: z.literal('survey_id') }),
  z.object({ need: z.literal('session_id') }),
  z.object({ need: z.literal('status') }),
  z.object({ need: z.literal('progress_done') }),
  z.object({ need: z.literal('progress_total') }),
  z.object({ need: z.literal('progress_share') }),
  z.object({ need: z.literal('transcript') }),
  z.object({ need: z.literal('turn_words') }),
  z.object({ need: z.literal('turn_speaker') }),
  z.object({ need: z.literal('profile') }),
  /** A part of an entry in a list of surveys or focus groups. */
  z.object({
    need: z.literal('listed'),
    of: z.enum(['surveys', 'sessions']),
    part: z.enum(['id', 'title', 'status']),
  }),
])
export type DeskNeed = z.infer<typeof deskNeedSchema>

/** What is found at present for a need, and by what means. */
export const deskFoundSchema = z.object({
  need: deskNeedSchema,
  /** The stem of the item, for an answer. */
  label: z.string().nullable(),
  by: z.enum(['recipe', 'readers', 'nothing']),
  certainty: certaintySchema.nullable(),
  /** How many values were found, and how many should be; null where that is not known. */
  found: z.number().int(),
  expected: z.number().int().nullable(),
  /** The first few values that were found at their place but not understood, as received. */
  notUnderstood: z.array(z.object({ path: z.string(), value: z.string() })),
  /** The places of the first 2,000 values, to be marked in the tree. */
  paths: z.array(z.string()),
})
export type DeskFound = z.infer<typeof deskFoundSchema>

/** A row of the tree: a value of the payload, or a map or list with the number of its entries. */
export const treeRowSchema = z.object({
  /** As JSONPath from `$`, the `data` of the reply; `$$` is the whole reply. */
  path: z.string(),
  depth: z.number().int(),
  /** Name in a map or place in a list; "" for the root. */
  key: z.union([z.string(), z.number()]),
  kind: z.enum(['map', 'list', 'text', 'number', 'truth', 'null']),
  /** A text as it is, the rest as JSON, cut at 300 characters; "" for maps and lists. */
  value: z.string(),
  /** Entries of a map or list; 0 for others. */
  size: z.number().int(),
  /** Whether a later value under the same name in the same map overrides it: it is shown, but not read. */
  hidden: z.boolean().optional(),
})
export type TreeRow = z.infer<typeof treeRowSchema>

/** How much of a run's answers is read: the answers understood, and the items with such answers or with totals. */
export const amountReadSchema = z.object({ answers: z.number().int(), items: z.number().int() })
export type AmountRead = z.infer<typeof amountReadSchema>

/** What a recipe makes of the payload. */
export const deskReadingSchema = z.object({
  recipe: recipeSchema,
  /** Problems of the recipe itself: which part, and a code for why it cannot be used. */
  problems: z.array(
    z.object({
      part: z.string(),
      path: z.string().nullable(),
      problem: z.enum([
        'broken_path',
        'selects_nothing',
        'too_many',
        'unequal_lengths',
        'no_personas',
        'repeated_name',
      ]),
      detail: z.string(),
    }),
  ),
  found: z.array(deskFoundSchema),
  /** The answers as they would be read, of which the first ten personas are shown; null where the payload has none. */
  results: runResultsSchema.nullable(),
  /** How many answers the recipe finds that are of nobody among its personas. */
  ofNobody: z.number().int().optional(),
  /**
   * What would be stored of the answers: where the recipe does not fit, so that `isUsed` is false, what Sonde reads
   * without it.
   */
  kept: amountReadSchema.extend({ isUsed: z.boolean() }).nullable(),
})
export type DeskReading = z.infer<typeof deskReadingSchema>

/** A way to understand the value that the person pointed at; where there are several, the page asks which is meant. */
export const taughtSchema = z.object({
  recipe: recipeSchema,
  /** How one value was generalised to all values of its kind. */
  how: z.enum([
    ...(['each_persona', 'each_item', 'both', 'this_value_only', 'column', 'table'] as const),
    ...([
      'last_entry',
      'same_entry',
      'named_entry',
      'whole_is_1',
      'whole_is_100',
      'each_turn',
      'each_profile',
      'each_entry',
    ] as const),
  ]),
  /** Distinguishes this way from others with the same `how`, for example by where it looks. */
  place: z.string().optional(),
  /** Whether numbers count from 0 or 1; null where this way does not depend on it. */
  from: z.union([z.literal(0), z.literal(1)]).nullable(),
  /** How many values it finds and understands: answers of personas, or otherwise values of the need. */
  understood: z.number().int(),
  notUnderstood: z.number().int(),
  /** How many values that Sonde reads by itself, elsewhere in the payload, it would read no more. */
  lost: z.number().int().optional(),
  /** The first values that it finds, where ways with the same `how` differ only in these. */
  first: z.array(z.string()).optional(),
  /** What would be read of the persona that was pointed at, for the first items. */
  sample: z.array(z.object({ item: z.number().int(), text: z.string(), isUnread: z.boolean() })).optional(),
})
export type Taught = z.infer<typeof taughtSchema>

/** A recipe tried on the stored answers of a connection's newest run. */
export const triedRecipeSchema = z.object({
  runId: z.string(),
  title: z.string(),
  /** The stored reading. */
  before: amountReadSchema,
  /** What would be read; where the recipe does not fit, so that `isUsed` is false, without it. */
  now: amountReadSchema,
  isUsed: z.boolean(),
})
export type TriedRecipe = z.infer<typeof triedRecipeSchema>

/** Progress of reading all stored replies again. */
export const rereadProgressSchema = z.object({
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  /** Runs whose figures changed. `before`, `now`: answers understood. */
  changed: z.array(
    z.object({
      runId: z.string(),
      title: z.string(),
      before: z.number().int(),
      now: z.number().int(),
      /** Figures of options (item × option) that differ. */
      figures: z.number().int(),
    }),
  ),
  /** Runs whose earlier reading was kept, because they could not be read again or nothing of them would be read. */
  kept: z.number().int(),
})
export type RereadProgress = z.infer<typeof rereadProgressSchema>
