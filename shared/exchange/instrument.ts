import type { SurveyDraft } from '../models/draft.ts'
import { localDay } from '../text/local-day.ts'

/** A questionnaire to be written into a file for another program. */
export interface Instrument {
  draft: SurveyDraft
  /** Names the version for a person, e.g. "v3 · Before the pilot · 2026-11-20". */
  version: string
  /** When that version was made. Milliseconds since 1970. */
  at: number
}

/** The name of a version as text that every file format can hold. The day is that of the person. */
export function versionLabel({ number, name, createdAt }: VersionFacts): string {
  return [`v${number}`, name?.trim() ?? '', localDay(createdAt)].filter((each) => each !== '').join(' · ')
}

interface VersionFacts {
  number: number
  name: string | null
  createdAt: number
}
