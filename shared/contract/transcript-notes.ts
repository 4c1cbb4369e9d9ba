import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { codedGroupsSchema } from '../models/coded-group.ts'
import {
  storedTranscriptNotesSchema,
  transcriptCodeSchema,
  transcriptNotesSchema,
} from '../models/transcript-notes.ts'
import { procedure } from './base.ts'

/**
 * What a person adds to the transcript of a focus group: codes, coded passages, memos, names of speakers. Nothing here
 * calls the service.
 */
export const transcriptNotesContract = {
  /** The notes on a session's transcript; before the first save none, at revision 0. MISSING: there is no such session. */
  get: procedure.input(z.object({ id: z.string() })).output(storedTranscriptNotesSchema),
  /** Stores the notes if `revision` is the stored one; CONFLICT where another window stored newer ones. */
  save: procedure
    .input(z.object({ id: z.string(), revision: z.number().int(), notes: transcriptNotesSchema }))
    .output(storedTranscriptNotesSchema.pick({ revision: true, savedAt: true })),
  /** The revision of the notes that is stored now, then each one that any window stores. */
  watch: procedure
    .input(z.object({ id: z.string() }))
    .output(eventIterator(storedTranscriptNotesSchema.pick({ revision: true }))),
  /** The codebooks of all other sessions that have one, last changed first, without those in the bin. */
  codebooks: procedure.input(z.object({ id: z.string() })).output(
    z.array(
      z.object({
        /** Id and title of the session. */
        id: z.string(),
        title: z.string(),
        practice: z.boolean(),
        codes: z.array(transcriptCodeSchema),
      }),
    ),
  ),
  /** All sessions with a codebook and how often their codes were used, last changed first, without those in the bin. */
  groups: procedure.output(codedGroupsSchema),
}
