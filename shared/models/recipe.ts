import { z } from 'zod'

/*
 * A recipe tells Sonde where in a service's replies to find what it needs. People make one by pointing at values on the
 * reading desk, and may read, edit, export and import it. Its places are JSONPath expressions (RFC 9535); `$` is the
 * `data` of the service's reply. A path that begins with `@` starts at the persona, turn or record selected by the list
 * path in the same part.
 */

/** A JSONPath expression, as text. Whoever reads it reports a syntax error with its place in the recipe. */
const pathSchema = z.string().trim().min(1).max(2_000)

/** The most entries of a list in a recipe. */
const MOST = 500

/** A field of a profile and its path, from the persona. */
const recipeFieldSchema = z.object({ name: z.string().min(1).max(200), path: pathSchema })

/**
 * Where the answers to items are found. Every path of a rule may contain these placeholders:
 * - `{item}`: the number of the item; the first item has the number `from`;
 * - `{stem}`: its stem, as a JSON string; `{persona}`: the persona's id, as a JSON value;
 * - `{column}`: the position of the item's entry among the entries that `header` selects. It is the entry whose value
 *   at `name` equals `columnName` (in which `{item}` and `{stem}` are filled in);
 * - `{code}`: the value at `code` of that entry, as a JSON value;
 * - `{option}`: the number of each option, the first one `firstOption`. What the path selects is no answer then, but says
 *   whether the option was chosen.
 *
 * A path that begins with `@` starts at each persona. One that begins with `$` selects a value for each persona, in
 * their order. With `rows`, each answer is a record of its own, selected by `rows`. The paths `path` (the answer),
 * `who` (the persona's id) and `which` (the item, as `columnName` writes it) then start at the record.
 *
 * With `stem`, the rule is for that item alone; with `type`, for the items of that type. Of several rules the first one that selects anything is used; one that
 * selects only blanks, where no other selects more. Where `who` selects several ids, all of them gave the answer.
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
  type: z.enum(['single_choice', 'open_ended']).optional(),
  firstOption: z.union([z.literal(0), z.literal(1)]).optional(),
})
export type AnswerRule = z.infer<typeof answerRuleSchema>

/**
 * What a received value means. It is compared as text; with `stem`, for that item alone. `option: null`: left blank.
 */
export const valueMeaningSchema = z.object({
  received: z.string().max(10_000),
  option: z.string().max(10_000).nullable(),
  stem: z.string().max(10_000).optional(),
})
export type ValueMeaning = z.infer<typeof valueMeaningSchema>

/** How the answers of a run are read. */
export const resultsRecipeSchema = z.object({
  /** Texts that are tables: each is first turned into a list with one map for each row. */
  tables: z
    .array(z.object({ path: pathSchema, separator: z.enum([',', ';', '\t', '|']) }))
    .max(20)
    .default([]),
  /**
   * Selects a value for each persona. Where answers are `rows`, equal values are the same persona. Absent where Sonde's
   * own readers find the answers, and the recipe only says what some values mean.
   */
  personas: pathSchema.optional(),
  /** From the persona; `~` is the name of the map entry that holds it. */
  personaId: pathSchema.optional(),
  fields: z.array(recipeFieldSchema).max(MOST).default([]),
  answers: z.array(answerRuleSchema).max(MOST).default([]),
  /** For answers that are numbers: whether options count from 0 or 1; null where answers are texts or in `meanings`. */
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

/** Status words of this service that Sonde does not know by itself; compared without case and accents. */
export const statusWordsSchema = z.record(z.string().max(200), taughtStatusSchema)

/** Where progress is found: a number done, with a total if there is one; or a share, 0 to 1 or 0 to 100 (`shareOf`). */
export const progressRecipeSchema = z.object({
  done: pathSchema.optional(),
  total: pathSchema.optional(),
  share: pathSchema.optional(),
  shareOf: z.union([z.literal(1), z.literal(100)]).default(100),
})

export const transcriptRecipeSchema = z.object({
  /** The whole text; or else `turns`, with `words` and `speaker` from each turn. */
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

/** What a refusal means whose message contains this text, ignoring case and accents. */
export const refusalMeaningSchema = z.object({
  contains: z.string().trim().min(1).max(500),
  means: z.enum(['already_launched', 'not_finished']),
})
export type RefusalMeaning = z.infer<typeof refusalMeaningSchema>

/** Which version of the format this Sonde writes. */
export const RECIPE_VERSION = 1

/** All that a person taught Sonde about a service. Every part may be missing; Sonde's own readers then do that part. */
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
  /** Profiles of a focus session; the paths of `id` and of the fields start at each profile. */
  profiles: z
    .object({ list: pathSchema, id: pathSchema.optional(), fields: z.array(recipeFieldSchema).default([]) })
    .optional(),
  surveys: listRecipeSchema.optional(),
  sessions: listRecipeSchema.optional(),
  refusals: z.array(refusalMeaningSchema).max(MOST).default([]),
})
export type Recipe = z.infer<typeof recipeSchema>

/** A recipe without any part. */
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
