import type { SurveyDraft } from '../models/draft.ts'
import { dayInWords } from '../text/day-in-words.ts'
import { localDay } from '../text/local-day.ts'

/** A questionnaire to be written into a file for another program. */
export interface Instrument {
  draft: SurveyDraft
  /** Names the version for a person, e.g. "v3 · Before the pilot · 2026-11-20". */
  version: string
  /** When that version was made. Milliseconds since 1970. */
  at: number
}

/**
 * The name of a version as text that every file format can hold. The day is that of the person.
 *
 * @param language of a text for people, which has the day in words
 */
export function versionLabel({ number, name, createdAt }: VersionFacts, language?: 'fr' | 'en'): string {
  const day = language ? dayInWords(createdAt, language) : localDay(createdAt)
  return [`v${number}`, name?.trim() ?? '', day].filter((each) => each !== '').join(' · ')
}

interface VersionFacts {
  number: number
  name: string | null
  createdAt: number
}
