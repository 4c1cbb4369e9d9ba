import type { FocusSession, Profile } from '../../../shared/models/focus.ts'
import { personaWordsIn } from '../../../shared/personas/persona-words.ts'
import type { CodingSource, SpeakerFacts } from '../../../shared/transcripts/export/coding-source.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { profileFacts } from './profile-facts.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

/** The columns that tell of each row which group it comes from, and that its words are synthetic. */
export function transcriptOrigin(
  { draft, practice, connectionName }: Pick<FocusSession, 'draft' | 'practice' | 'connectionName'>,
  language: ExportLanguage,
): CodingSource['origin'] {
  const words = EXPORT_WORDS[language]
  return {
    heads: [TRANSCRIPT_WORDS[language].columns.group, words.source, words.connection],
    cells: [
      ...[draft.title, practice ? words.practice : words.live],
      practice ? words.practiceConnection : connectionName,
    ],
  }
}

/** What is known of each participant, by name; participants who share a name are left out. */
export function factsOfSpeakers(profiles: readonly Profile[], language: ExportLanguage): SpeakerFacts {
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
