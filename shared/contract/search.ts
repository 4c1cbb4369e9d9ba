import { z } from 'zod'
import { procedure } from './base.ts'

/** Finds surveys, runs and focus groups by their words, for the command palette. */
export const searchContract = {
  find: procedure
    .input(z.object({ text: z.string(), limit: z.number().int().min(1).max(50).default(12) }))
    .output(
      z.array(
        z.object({
          kind: z.enum(['survey', 'run', 'focus']),
          id: z.string(),
          title: z.string(),
          practice: z.boolean(),
          /** Of a run: what tells it from others of the same survey. `at`: milliseconds since 1970. */
          run: z.object({ version: z.number().int(), at: z.number() }).optional(),
        }),
      ),
    ),
}
