import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { questionSchema } from '../models/draft.ts'
import {
  keptItemPageSchema,
  keptItemSchema,
  keptItemWindowSchema,
  LONGEST_ITEM_NAME,
} from '../models/kept-item.ts'
import { procedure } from './base.ts'

/** The item bank: items that are kept to be used in other surveys. Nothing here calls the service. */
export const itemBankContract = {
  /** Some of the items, the last kept first, and how many there are in all. */
  list: procedure.input(keptItemWindowSchema).output(keptItemPageSchema),
  /** One event at first, then one whenever an item was kept, renamed, removed or restored, in any window. */
  watch: procedure.output(eventIterator(z.literal('changed'))),
  /** Keeps items of a survey. `kept`: ids of the items that were new; `known`: how many were already there. */
  keep: procedure
    .input(z.object({ questions: z.array(questionSchema), from: keptItemSchema.shape.from }))
    .output(z.object({ kept: z.array(z.string()), known: z.number().int() })),
  /** Gives an item a name; with an empty one it is shown by its stem again. */
  rename: procedure.input(z.object({ id: z.string(), name: z.string().trim().max(LONGEST_ITEM_NAME) })),
  /** Removes items, or restores those that were just removed. All of them or none. */
  setRemoved: procedure.input(z.object({ ids: z.array(z.string()), removed: z.boolean() })),
}
