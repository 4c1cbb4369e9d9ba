import { z } from 'zod'
import { questionSchema } from '../models/draft.ts'
import { runSchema } from '../models/run.ts'
import type { Suspicion } from './diagnostics/suspicion.ts'

/** A run as it is named beside what it shows. */
export const seenRunNameSchema = runSchema.pick({
  ...{ id: true, versionNumber: true, createdAt: true },
  ...{ connectionId: true, connectionName: true, practice: true },
})

/** What the answers of a run show about one of its items. */
export const seenItemSchema = z.object({
  /** As the run asked it. */
  question: questionSchema,
  /** Whether the answers can be judged: see `ItemDiagnosis`. */
  state: z.enum(['judged', 'too_few', 'counts_only', 'nothing']),
  /** The heaviest mark from the answers (not the wording checker) that is not dismissed; null where there is none. */
  mark: z.custom<Suspicion>((value) => typeof value === 'object').nullable(),
  /** The run of which all this is, where the newest with answers cannot judge the item and this older one can. */
  olderRun: seenRunNameSchema.optional(),
})
export type SeenItem = z.infer<typeof seenItemSchema>

/** What the newest run of a survey that has answers shows of its items, in the order of the run's questionnaire. */
export const seenRunSchema = z.object({
  run: seenRunNameSchema,
  items: z.array(seenItemSchema),
})
export type SeenRun = z.infer<typeof seenRunSchema>
