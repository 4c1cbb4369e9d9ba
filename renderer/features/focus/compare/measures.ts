/** What is counted: passages, or the participants who said them. */
export const MEASURES = ['passages', 'participants'] as const
export type Measure = (typeof MEASURES)[number]

/** The sign for a code that is not in a group's codebook. */
export const ABSENT = '–'
/** The sign for a number of participants that nobody knows, since the transcript does not name all of them. */
export const UNKNOWN = '?'
