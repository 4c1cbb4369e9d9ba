import type { SurveyDraft } from '../models/draft.ts'

/** A questionnaire to be written into a file for another program. */
export interface Instrument {
  draft: SurveyDraft
  /** Names the version for a person, e.g. "v3 · Before the pilot · 2026-11-20". */
  version: string
  /** When that version was made. Milliseconds since 1970. */
  at: number
}

/** The name of a version as text that every file format can hold. The date is in UTC. */
export function versionLabel({ number, name, createdAt }: VersionFacts): string {
  const day = new Date(createdAt).toISOString().slice(0, 10)
  return [`v${number}`, name?.trim() ?? '', day].filter((each) => each !== '').join(' · ')
}

interface VersionFacts {
  number: number
  name: string | null
  createdAt: number
}
