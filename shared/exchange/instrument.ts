import type { SurveyDraft } from '../models/draft.ts'

/** A questionnaire to write into another program's file. */
export interface Instrument {
  draft: SurveyDraft
  /** Names the version for a person, e.g. "v3 · Before the pilot · 2026-11-20". */
  version: string
  /** When that version was made. Milliseconds since 1970. */
  at: number
}

/** The version of an instrument in words that every format can carry. The day is that of UTC. */
export function versionLabel({ number, name, createdAt }: VersionFacts): string {
  const day = new Date(createdAt).toISOString().slice(0, 10)
  return [`v${number}`, name?.trim() ?? '', day].filter((each) => each !== '').join(' · ')
}

interface VersionFacts {
  number: number
  name: string | null
  createdAt: number
}
