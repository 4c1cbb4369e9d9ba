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
} from '../models/reading-desk.ts'
import { connectionRecipeSchema, recipeSchema } from '../models/recipe.ts'
import { rawPayloadSchema } from '../models/results.ts'
import { procedure } from './base.ts'

const payload = z.object({ subject: deskSubjectSchema, payloadId: z.string() })

/**
 * The reading desk: a payload as a tree beside what Sonde needs of it. All work on payloads is done in a worker of the host;
 * the last one stays parsed, for whoever goes on with it.
 */
export const readingDeskContract = {
  /** The payloads that can be opened for a subject, newest first, and the connection whose recipe reads them. */
  open: procedure
    .input(deskSubjectSchema)
    .output(z.object({ connectionId: z.string(), title: z.string(), payloads: z.array(rawPayloadSchema) })),
  /**
   * Rows of the tree in their order, `offset` to `offset + limit`, with `open` (paths) unfolded; `total` counts all rows that are
   * unfolded. The root is always open.
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
  /** Places whose name or value holds the words, in the order of the payload from `after` on; `open` is what to unfold to see it. */
  search: procedure
    .input(payload.extend({ words: z.string().min(1).max(500), after: z.string().nullable() }))
    .output(z.object({ path: z.string().nullable(), open: z.array(z.string()), matches: z.number().int() })),
  /** The place of `path` among the rows that `open` unfolds once its parents are added; to scroll there. */
  locate: procedure
    .input(payload.extend({ open: z.array(z.string()).max(20_000), path: z.string() }))
    .output(z.object({ at: z.number().int().nullable(), open: z.array(z.string()) })),
  /** What `recipe` (by default the connection's) makes of the payload. Stores nothing. */
  read: procedure.input(payload.extend({ recipe: recipeSchema.nullable() })).output(deskReadingSchema),
  /** Ways to understand that `path` is what is needed, on top of `recipe`. Empty where it cannot be. Stores nothing. */
  teach: procedure
    .input(payload.extend({ recipe: recipeSchema, need: deskNeedSchema, path: z.string() }))
    .output(z.object({ ways: z.array(taughtSchema) })),
}

/** What was read of a run before it was read again. MISSING where there is no such run or reading. */
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
  /** Null where nothing was taught. */
  get: procedure.input(z.object({ connectionId: z.string() })).output(connectionRecipeSchema.nullable()),
  /** Stores a recipe if `revision` is the stored one (0 where there is none); CONFLICT otherwise. Used from the next answer on. */
  save: procedure
    .input(z.object({ connectionId: z.string(), revision: z.number().int(), recipe: recipeSchema }))
    .output(connectionRecipeSchema),
  /** Forgets it; what was read stays until it is read again. */
  remove: procedure.input(z.object({ connectionId: z.string(), revision: z.number().int() })),
  /** Reads a recipe from text that a person chose or typed. INVALID says at `path` what is wrong, in `fields`. */
  parse: procedure.input(z.object({ text: z.string().max(5_000_000) })).output(recipeSchema),
  /** The text of a recipe file. */
  write: procedure.input(z.object({ recipe: recipeSchema })).output(z.object({ text: z.string() })),
  /**
   * Reads everything stored of the connection's runs again, in a worker; each run is stored whole or not at all, the earlier readings stay. Asking
   * while one is under way joins it.
   */
  reread: procedure.input(z.object({ connectionId: z.string() })).output(eventIterator(rereadProgressSchema)),
  /** Stops it after the run that is being read. */
  stopReread: procedure.input(z.object({ connectionId: z.string() })),
}
