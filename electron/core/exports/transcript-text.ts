import type { FocusSession, Profile, Transcript } from '../../../shared/models/focus.ts'
import type { TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { personaWordsIn } from '../../../shared/personas/persona-words.ts'
import { dayInWords } from '../../../shared/text/day-in-words.ts'
import { type GivenNames, shownSpeaker } from '../../../shared/transcripts/shown-speaker.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'
import { profileFacts } from './profile-facts.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

/**
 * Writes a transcript as plain text, turn by turn with the speakers, after notices, what is known of the session and of
 * its participants, the memo on the discussion and the moderator guide. Speakers have the names that the person gave
 * them.
 */
export function transcriptText(
  session: Pick<FocusSession, 'draft' | 'practice' | 'connectionName' | 'profiles' | 'roundsRun'>,
  transcript: Pick<Transcript, 'turns' | 'certainty' | 'diverged' | 'receivedAt'>,
  language: ExportLanguage,
  { speakers: given, memo }: Pick<TranscriptNotes, 'speakers' | 'memo'>,
): string {
  const { discussionMemo, moderatorGuide, round: roundWord, says } = TRANSCRIPT_WORDS[language]
  const head = [session.draft.title, ...transcriptNotices(session, transcript, language)]
  const titled = (title: string, text: string) => (text.trim() === '' ? [] : [`${title}\n${text.trim()}`])
  const written = [...titled(discussionMemo, memo), ...titled(moderatorGuide, session.draft.guide)]
  let round: number | null = null
  const turns = transcript.turns.map((turn) => {
    const opens = turn.round !== null && turn.round !== round
    round = turn.round ?? round
    const said = `[${turn.number}] ${turn.speaker === null ? '' : says(shownSpeaker(given, turn.speaker))}${turn.text}`
    return opens ? `${roundWord} ${turn.round}\n\n${said}` : said
  })
  const facts = sessionFacts(session, transcript, language)
  const parts = [head, facts, participants(session.profiles, language, given)].filter(
    (lines) => lines.length > 0,
  )
  return `${[...parts.map((lines) => lines.join('\n')), ...written, ...turns].join('\n\n')}\n`
}

/** What a file with a transcript says first: that its words are synthetic, and what is doubtful about them. */
export function transcriptNotices(
  { practice }: Pick<FocusSession, 'practice'>,
  { certainty, diverged }: Pick<Transcript, 'certainty' | 'diverged'>,
  language: ExportLanguage,
): string[] {
  const words = EXPORT_WORDS[language]
  const { turnsUnsure, turnsDiverged } = TRANSCRIPT_WORDS[language]
  return [
    ...[practice ? words.practice : words.live, words.notice],
    ...(certainty === 'unsure' ? [turnsUnsure] : []),
    ...(diverged ? [turnsDiverged] : []),
  ]
}

/** When the transcript was received, from where, and how many rounds it has; what is not known is not said. */
export function sessionFacts(
  { draft, practice, connectionName, roundsRun }: Parameters<typeof transcriptText>[0],
  { receivedAt }: Pick<Transcript, 'receivedAt'>,
  language: ExportLanguage,
): string[] {
  const { fact, received, connection, rounds, roundsOf } = TRANSCRIPT_WORDS[language]
  const from = practice ? EXPORT_WORDS[language].practiceConnection : connectionName
  const ran =
    roundsRun !== null && draft.rounds !== null ? roundsOf(roundsRun, draft.rounds) : roundsRun?.toString()
  return [
    ...(receivedAt === null ? [] : [fact(received, dayInWords(receivedAt, language))]),
    ...(from === null ? [] : [fact(connection, from)]),
    ...(ran === undefined ? [] : [fact(rounds, ran)]),
  ]
}

/** The participants as the service told them, in the words of the page. */
function participants(profiles: readonly Profile[], language: ExportLanguage, given: GivenNames): string[] {
  if (profiles.length === 0) return []
  const words = personaWordsIn(language)
  const told = TRANSCRIPT_WORDS[language]
  return [
    told.participants,
    ...profiles.flatMap((profile, at) => [
      `  ${profile.name === null ? told.participant(at + 1) : shownSpeaker(given, profile.name)}`,
      ...profileFacts(profile, words).map(([label, value]) => `    ${told.fact(label, value)}`),
    ]),
  ]
}
