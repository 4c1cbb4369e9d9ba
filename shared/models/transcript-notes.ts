import { z } from 'zod'
import { TAG_COLOURS } from './answer-tag.ts'

/** The longest name of a code, in UTF-16 code units. */
export const LONGEST_CODE = 60

/** The longest definition of a code and the longest memo, in UTF-16 code units: some seven pages. */
export const LONGEST_NOTE = 20_000

/** A code that passages of a transcript can carry. */
export const transcriptCodeSchema = z.looseObject({
  /** Stays the same when the code gets another name. */
  id: z.string(),
  name: z.string(),
  colour: z.enum(TAG_COLOURS).catch('slate'),
  /** Id of the code that this one belongs under; null for a code at the top. */
  parent: z.string().nullable(),
  /** The key that sets it on the passage in hand: a digit from 1 or a lower-case letter; null where it has none. */
  key: z.string().nullable(),
  /** What the code stands for and when it applies, in the person's words. */
  definition: z.string(),
})
export type TranscriptCode = z.infer<typeof transcriptCodeSchema>

/**
 * Words of one turn that carry codes, a memo, or the person's mark of an important quote. They are identified by the
 * turn and by the words themselves, because a transcript grows and can be read again in another way: `placePassages`
 * finds where they stand now.
 */
export const passageSchema = z.looseObject({
  id: z.string(),
  /** Number of the turn when the passage was marked. */
  turn: z.number().int(),
  /** The speaker as received; null where the transcript named none. */
  speaker: z.string().nullable(),
  /** Where the words began in the text of that turn, in UTF-16 code units. */
  start: z.number().int(),
  /** The words as received. */
  words: z.string(),
  /** Ids of its codes, in the order in which they were set. */
  codes: z.array(z.string()),
  memo: z.string(),
  /** Whether the person marked it as an important quote. */
  important: z.boolean(),
})
export type Passage = z.infer<typeof passageSchema>

/**
 * All that a person adds to the transcript of a focus group. One document, so that it is undone and saved as a whole.
 * Members that are unknown here, written by a newer Sonde, are kept unchanged. A member that is added later needs a
 * default here, and none in `transcriptNotesForm`.
 */
export const transcriptNotesSchema = z.looseObject({
  format: z.literal(1),
  /** The codebook, in the person's order; codes under the same parent keep this order. */
  codes: z.array(transcriptCodeSchema),
  /** In the order in which they were marked. */
  passages: z.array(passageSchema),
  /** A memo on the whole discussion. */
  memo: z.string(),
  /** Other names for speakers, by the name as received. */
  speakers: z.record(z.string(), z.string()),
})
export type TranscriptNotes = z.infer<typeof transcriptNotesSchema>

/** The notes on a transcript to which nobody has added any. */
export function emptyTranscriptNotes(): TranscriptNotes {
  return { format: 1, codes: [], passages: [], memo: '', speakers: {} }
}

/** Notes as they are stored. */
export const storedTranscriptNotesSchema = z.object({
  notes: transcriptNotesSchema,
  /** Grows by one with every save; 0 before the first. A save that names an older one is a conflict. */
  revision: z.number().int(),
  /** Id of the store in which the revision counts; it changes when an older store is restored. */
  history: z.string(),
  /** Milliseconds since 1970; 0 before the first. */
  savedAt: z.number(),
})
export type StoredTranscriptNotes = z.infer<typeof storedTranscriptNotesSchema>
