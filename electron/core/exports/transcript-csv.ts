import { type Cell, toCsv } from '../../../shared/exchange/tables/csv.ts'
import type { CsvForm } from '../../../shared/models/csv-form.ts'
import type { FocusSession, Profile, Transcript } from '../../../shared/models/focus.ts'
import { personaWordsIn } from '../../../shared/personas/persona-words.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { profileFacts } from './profile-facts.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

/**
 * Writes a transcript as a table for programs that code transcripts and for spreadsheets: a row for each turn, with the
 * group, the round, the speaker and what was said, then what is known of the participant who speaks, a column for each
 * attribute. Attributes stay empty where two participants have the name of the speaker.
 */
export function transcriptCsv(
  session: Pick<FocusSession, 'draft' | 'practice' | 'connectionName' | 'profiles'>,
  { turns }: Pick<Transcript, 'turns'>,
  language: ExportLanguage,
  form: CsvForm,
): string {
  const { connection, source, practice, live, practiceConnection } = EXPORT_WORDS[language]
  const words = TRANSCRIPT_WORDS[language]
  const facts = factsOfSpeakers(session.profiles, language)
  const labels = [...new Set([...facts.values()].flatMap((each) => [...each.keys()]))]
  const { columns } = words
  const header = [
    ...[columns.group, source, connection, columns.turn, columns.round, columns.speaker, columns.role],
    ...[columns.said, ...labels],
  ]
  const from = session.practice ? practiceConnection : session.connectionName
  const own: Cell[] = [session.draft.title, session.practice ? practice : live, from]
  const rows = turns.map(({ number, round, speaker, moderator, text }): Cell[] => {
    const known = facts.get(speaker ?? '')
    const role = moderator ? columns.moderator : columns.participant
    return [...own, number, round, speaker, role, text, ...labels.map((label) => known?.get(label) ?? null)]
  })
  return toCsv(header, rows, form)
}

/** What is known of each participant, by name; participants who share a name are left out. */
function factsOfSpeakers(
  profiles: readonly Profile[],
  language: ExportLanguage,
): Map<string, ReadonlyMap<string, string>> {
  const words = personaWordsIn(language)
  const names = profiles.map(({ name }) => name)
  return new Map(
    profiles.flatMap((profile): [string, ReadonlyMap<string, string>][] => {
      const { name } = profile
      const isShared = names.filter((each) => each === name).length > 1
      return name === null || isShared ? [] : [[name, new Map(profileFacts(profile, words))]]
    }),
  )
}
