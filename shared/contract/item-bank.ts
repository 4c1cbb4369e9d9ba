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
  /** Some of the items, those kept last first, with how many there are. */
  list: procedure.input(keptItemWindowSchema).output(keptItemPageSchema),
  /** Tells at first, and then whenever an item was kept, renamed, removed or brought back, in whichever window. */
  watch: procedure.output(eventIterator(z.literal('changed'))),
  /** Keeps items of a survey. `kept`: ids of those that were not there yet; `known`: how many were. */
  keep: procedure
    .input(z.object({ questions: z.array(questionSchema), from: keptItemSchema.shape.from }))
    .output(z.object({ kept: z.array(z.string()), known: z.number().int() })),
  /** Gives an item a name; with an empty one it goes by its stem again. */
  rename: procedure.input(z.object({ id: z.string(), name: z.string().trim().max(LONGEST_ITEM_NAME) })),
  /** Removes items, or brings back those that were just removed. All of them or none. */
  setRemoved: procedure.input(z.object({ ids: z.array(z.string()), removed: z.boolean() })),
}
