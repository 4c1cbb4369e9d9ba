import { z } from 'zod'

/** Names an answer to a probe: whose it is, in which run, and to which probe. */
export const probeAnswerPlaceSchema = z.object({
  run: z.string(),
  /** Position of the persona in the run's `respondents`. */
  respondent: z.number().int(),
  /** Id of the probe's item. */
  probe: z.string(),
})
export type ProbeAnswerPlace = z.infer<typeof probeAnswerPlaceSchema>

/** What a person notes about one answer to a probe. */
export const codedAnswerSchema = z.looseObject({
  ...probeAnswerPlaceSchema.shape,
  /** A code of QAS-99 (`QAS_CODES`), or one that only a newer Sonde knows; null where it has none. */
  code: z.string().nullable(),
  /** The suggested code that was dismissed; null where none was. A different suggestion is still shown. */
  refused: z.string().nullable(),
})
export type CodedAnswer = z.infer<typeof codedAnswerSchema>

/**
 * All that a person adds to an experiment. One document, so that it is undone and saved as a whole. Members that are
 * unknown here, written by a newer Sonde, are kept unchanged. A member that is added later needs a default here, and
 * none in `experimentNotesForm`.
 */
export const experimentNotesSchema = z.looseObject({
  format: z.literal(1),
  /** An entry for every answer that has a code, or a dismissed suggestion. */
  answers: z.array(codedAnswerSchema),
  /** What the probes show, in the person's words. */
  note: z.string(),
})
export type ExperimentNotes = z.infer<typeof experimentNotesSchema>

/** The notes of an experiment to which nobody has added any. */
export function emptyExperimentNotes(): ExperimentNotes {
  return { format: 1, answers: [], note: '' }
}

/** Notes as they are stored. */
export const storedExperimentNotesSchema = z.object({
  notes: experimentNotesSchema,
  /** Grows by one with every save; 0 before the first. A save that names an older one is a conflict. */
  revision: z.number().int(),
  /** Id of the store in which the revision counts; it changes when an older store is restored. */
  history: z.string(),
  /** Milliseconds since 1970; 0 before the first. */
  savedAt: z.number(),
})
export type StoredExperimentNotes = z.infer<typeof storedExperimentNotesSchema>
