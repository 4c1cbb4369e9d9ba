import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { comparedReadingsSchema, storedReadingSchema } from '../models/earlier-reading.ts'
import {
  deskNeedSchema,
  deskReadingSchema,
  deskSubjectSchema,
  rereadProgressSchema,
  taughtSchema,
  treeRowSchema,
  triedRecipeSchema,
} from '../models/reading-desk.ts'
import { connectionRecipeSchema, recipeSchema } from '../models/recipe.ts'
import { rawPayloadSchema } from '../models/results.ts'
import { procedure } from './base.ts'

const payload = z.object({ subject: deskSubjectSchema, payloadId: z.string() })

/**
 * The reading desk: a payload as a tree beside what Sonde needs of it. A worker of the host does all work on payloads
 * and keeps the last one parsed for further calls.
 */
export const readingDeskContract = {
  /**
   * The payloads that can be opened for a subject, newest first, and the connection whose recipe reads them. `first` is
   * the one to show first: the newest that is a reply of the service, else the newest; null where there is none.
   */
  open: procedure.input(deskSubjectSchema).output(
    z.object({
      connectionId: z.string(),
      title: z.string(),
      payloads: z.array(rawPayloadSchema),
      first: z.string().nullable(),
    }),
  ),
  /**
   * Rows `offset` to `offset + limit` of the tree in which the paths in `open` are unfolded; `total` counts all rows
   * that are visible then. The root is always open.
   */
  rows: procedure
    .input(
      payload.extend({
        open: z.array(z.string()).max(20_000),
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(1_000),
      }),
    )
    .output(z.object({ rows: z.array(treeRowSchema), total: z.number().int() })),
  /** The next place after `after` whose name or value holds the words; `open`: the paths to unfold to see it. */
  search: procedure
    .input(payload.extend({ words: z.string().min(1).max(500), after: z.string().nullable() }))
    .output(z.object({ path: z.string().nullable(), open: z.array(z.string()), matches: z.number().int() })),
  /**
   * The row number of `path`, to scroll to it, once its parents are unfolded too; `open` is returned with them added.
   */
  locate: procedure
    .input(payload.extend({ open: z.array(z.string()).max(20_000), path: z.string() }))
    .output(z.object({ at: z.number().int().nullable(), open: z.array(z.string()) })),
  /** What `recipe` (by default the connection's) makes of the payload. Stores nothing. */
  read: procedure.input(payload.extend({ recipe: recipeSchema.nullable() })).output(deskReadingSchema),
  /** Ways to extend `recipe` so that `path` is read as `need`; empty where there is none. Stores nothing. */
  teach: procedure
    .input(payload.extend({ recipe: recipeSchema, need: deskNeedSchema, path: z.string() }))
    .output(z.object({ ways: z.array(taughtSchema) })),
}

/** Earlier readings of a run's replies. MISSING where there is no such run or reading. */
export const readingsContract = {
  /** Newest first. */
  list: procedure.input(z.object({ runId: z.string() })).output(z.array(storedReadingSchema)),
  /** A stored reading beside the newest one. */
  compare: procedure
    .input(z.object({ runId: z.string(), number: z.number().int() }))
    .output(comparedReadingsSchema),
}

/** Recipes of connections. */
export const recipesContract = {
  /** Null where the connection has no recipe. */
  get: procedure.input(z.object({ connectionId: z.string() })).output(connectionRecipeSchema.nullable()),
  /** Stores a recipe if `revision` is the stored one (0: none yet); CONFLICT otherwise. Used from the next reply on. */
  save: procedure
    .input(z.object({ connectionId: z.string(), revision: z.number().int(), recipe: recipeSchema }))
    .output(connectionRecipeSchema),
  /** Forgets the recipe; what was read with it stays until it is read again. */
  remove: procedure.input(z.object({ connectionId: z.string(), revision: z.number().int() })),
  /**
   * Reads a recipe from text that a person chose or typed. INVALID lists in `fields` what is wrong, and at which
   * `path`.
   */
  parse: procedure.input(z.object({ text: z.string().max(5_000_000) })).output(recipeSchema),
  /** The text of a recipe file. */
  write: procedure.input(z.object({ recipe: recipeSchema })).output(z.object({ text: z.string() })),
  /** What the recipe would read of the newest run; null where no answers are stored. Stores nothing. */
  tried: procedure
    .input(z.object({ connectionId: z.string(), recipe: recipeSchema }))
    .output(triedRecipeSchema.nullable()),
  /** How many runs of the connection `reread` would read again. */
  rereadable: procedure
    .input(z.object({ connectionId: z.string() }))
    .output(z.object({ runs: z.number().int() })),
  /**
   * Reads all stored replies of the connection's runs again, in a worker. Each run's reading is stored whole or not at
   * all; earlier readings stay. A call while this is under way joins it.
   */
  reread: procedure.input(z.object({ connectionId: z.string() })).output(eventIterator(rereadProgressSchema)),
  /** Stops `reread` after the run that is being read. */
  stopReread: procedure.input(z.object({ connectionId: z.string() })),
}
