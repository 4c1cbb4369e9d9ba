import { z } from 'zod'

/*
 * A recipe tells Sonde where a service puts what Sonde needs. People make one by pointing at values on the reading desk, and may
 * read, edit, export and import it. Its places are JSONPath expressions (RFC 9535); `$` is the `data` of the service's reply, and
 * a path that begins with `@` starts at the persona, turn or record that the list beside it selects.
 */

/** A JSONPath expression, as text: one that is broken is told to the person by what reads it, with its place in the recipe. */
const pathSchema = z.string().trim().min(1).max(2_000)

/** The longest list in a recipe. */
const MOST = 500

/** A field of a profile, and where it stands, from the persona. */
const recipeFieldSchema = z.object({ name: z.string().min(1).max(200), path: pathSchema })

/**
 * Where the answers to items stand. In every path of a rule these stand for something:
 * - `{item}`: the number of the item, of which the first has the number `from`;
 * - `{stem}`: its stem, as a JSON string; `{persona}`: the persona's id, as a JSON value;
 * - `{column}`: the place, in what `header` selects, of the entry that is the item's: it reads, at `name` from the entry, as
 *   `columnName` says (with `{item}` or `{stem}` in it). `{code}`: what stands at `code` from that entry, as a JSON value.
 *
 * A path that begins with `@` starts at each persona. One that begins with `$` selects a value for each persona, in their order.
 * With `rows`, answers are records of their own, which `rows` selects: `path`, `who` (whose value is a persona's id) and `which`
 * (which reads as `columnName` says) then start at the record.
 *
 * With `stem`, the rule is for that item alone. Of several rules the first that selects anything counts.
 */
export const answerRuleSchema = z.object({
  path: pathSchema,
  from: z.number().int().min(0).max(100_000).default(1),
  header: pathSchema.optional(),
  columnName: z.string().max(500).optional(),
  name: pathSchema.optional(),
  code: pathSchema.optional(),
  rows: pathSchema.optional(),
  who: pathSchema.optional(),
  which: pathSchema.optional(),
  stem: z.string().max(10_000).optional(),
})
export type AnswerRule = z.infer<typeof answerRuleSchema>

/** What values mean. `received` is compared as text; with `stem`, for that item alone. `option: null` is a blank. */
export const valueMeaningSchema = z.object({
  received: z.string().max(10_000),
  option: z.string().max(10_000).nullable(),
  stem: z.string().max(10_000).optional(),
})
export type ValueMeaning = z.infer<typeof valueMeaningSchema>

/** How the answers of a run are read. */
export const resultsRecipeSchema = z.object({
  /** A text that is a table: it is read as a list of maps, a row each, before anything else. */
  tables: z
    .array(z.object({ path: pathSchema, separator: z.enum([',', ';', '\t', '|']) }))
    .max(20)
    .default([]),
  /** Selects a value for each persona. Where answers are `rows`, the same value again is the same persona. */
  personas: pathSchema,
  /** From the persona; `~` is the name under which it stands in a map. */
  personaId: pathSchema.optional(),
  fields: z.array(recipeFieldSchema).max(MOST).default([]),
  answers: z.array(answerRuleSchema).max(MOST).default([]),
  /** Where answers are numbers: whether they count the options from 0 or 1; null where they are texts or told by `meanings`. */
  optionsFrom: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .default(null),
  meanings: z.array(valueMeaningSchema).max(MOST).default([]),
})
export type ResultsRecipe = z.infer<typeof resultsRecipeSchema>

/** The four statuses that the interface names. */
export const taughtStatusSchema = z.enum(['draft', 'running', 'done', 'failed'])
export type TaughtStatus = z.infer<typeof taughtStatusSchema>

/** Status words of this service beyond those that Sonde knows; compared without case and accents. */
export const statusWordsSchema = z.record(z.string().max(200), taughtStatusSchema)

/** How progress is told: what is done, of how many where that stands somewhere; or a share, 0 to 1 or 0 to 100. */
export const progressRecipeSchema = z.object({
  done: pathSchema.optional(),
  total: pathSchema.optional(),
  share: pathSchema.optional(),
  shareOf: z.union([z.literal(1), z.literal(100)]).default(100),
})

export const transcriptRecipeSchema = z.object({
  /** The whole text; or the turns, with words and speaker from each. */
  text: pathSchema.optional(),
  turns: pathSchema.optional(),
  words: pathSchema.optional(),
  speaker: pathSchema.optional(),
})

/** A list of surveys, sessions or keys. */
export const listRecipeSchema = z.object({
  records: pathSchema,
  id: pathSchema,
  title: pathSchema.optional(),
  status: pathSchema.optional(),
})

/** A refusal whose message holds `contains` (without case and accents) means this. */
export const refusalMeaningSchema = z.object({
  contains: z.string().trim().min(1).max(500),
  means: z.enum(['already_launched', 'not_finished']),
})
export type RefusalMeaning = z.infer<typeof refusalMeaningSchema>

/** Which version of the format this Sonde writes. */
export const RECIPE_VERSION = 1

/** What Sonde was shown of a service. Every part may be missing: what is not told is read as it always is. */
export const recipeSchema = z.object({
  format: z.literal('sonde-recipe'),
  version: z.literal(RECIPE_VERSION),
  name: z.string().max(200).default(''),
  results: resultsRecipeSchema.optional(),
  createdSurveyId: pathSchema.optional(),
  createdSessionId: pathSchema.optional(),
  status: pathSchema.optional(),
  statusWords: statusWordsSchema.default({}),
  progress: progressRecipeSchema.optional(),
  transcript: transcriptRecipeSchema.optional(),
  /** Profiles of a focus session; `id` and the fields are told from each. */
  profiles: z
    .object({ list: pathSchema, id: pathSchema.optional(), fields: z.array(recipeFieldSchema).default([]) })
    .optional(),
  surveys: listRecipeSchema.optional(),
  sessions: listRecipeSchema.optional(),
  refusals: z.array(refusalMeaningSchema).max(MOST).default([]),
})
export type Recipe = z.infer<typeof recipeSchema>

/** A recipe that says nothing. */
export function emptyRecipe(): Recipe {
  return recipeSchema.parse({ format: 'sonde-recipe', version: RECIPE_VERSION })
}

/** The recipe of a connection as it is stored. `savedAt` is in milliseconds since 1970. */
export const connectionRecipeSchema = z.object({
  connectionId: z.string(),
  revision: z.number().int(),
  savedAt: z.number(),
  recipe: recipeSchema,
})
export type ConnectionRecipe = z.infer<typeof connectionRecipeSchema>
