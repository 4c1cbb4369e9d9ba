import { z } from 'zod'

/**
 * What divides personas into groups: the values of a field, bands of a number field, the options of an item, or the
 * tags of their answers to an item or (null) to any item. A persona with several tags is in several groups.
 */
export const crossVariableSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('field'), name: z.string() }),
  z.object({ kind: z.literal('bands'), name: z.string(), limits: z.array(z.number()).readonly() }),
  z.object({ kind: z.literal('item'), item: z.number().int().nonnegative() }),
  z.object({
    kind: z.literal('tag'),
    item: z.number().int().nonnegative().nullable(),
    tags: z.array(z.string()).readonly(),
  }),
])
export type CrossVariable = z.infer<typeof crossVariableSchema>

/** By how many variables one file breaks down all items: each is a table more for every item. */
export const MOST_BREAKDOWNS = 5
