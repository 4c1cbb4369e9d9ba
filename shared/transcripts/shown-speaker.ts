import type { Turn } from '../models/focus.ts'
import type { TranscriptNotes } from '../models/transcript-notes.ts'

/** Names that a person gave to speakers, by the name as received. */
export type GivenNames = TranscriptNotes['speakers']

/** The name that the person gave to a speaker, as typed; a speaker may be called "constructor". */
export function givenName(given: GivenNames, speaker: string): string | undefined {
  return Object.hasOwn(given, speaker) ? given[speaker] : undefined
}

/** The name under which a speaker is shown: the one that the person gave, else the one received. */
export function shownSpeaker(given: GivenNames, speaker: string): string {
  return givenName(given, speaker)?.trim() || speaker
}

/** Whether a speaker of these turns or passages has another name than the one received. */
export function isRenamed(given: GivenNames, said: readonly Pick<Turn, 'speaker'>[]): boolean {
  return said.some(({ speaker }) => speaker !== null && shownSpeaker(given, speaker) !== speaker)
}
