import type { FocusSession, Profile, Transcript } from '../../../shared/models/focus.ts'
import type { TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { personaWordsIn } from '../../../shared/personas/persona-words.ts'
import { heading, paragraph, type ReportBlock } from '../../../shared/report/report.ts'
import { capital } from '../../../shared/text/capital.ts'
import { type GivenNames, shownSpeaker } from '../../../shared/transcripts/shown-speaker.ts'
import type { ExportLanguage } from './export-words.ts'
import { profileFacts } from './profile-facts.ts'
import { transcriptDocument } from './transcript-document.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

/** The notes that a transcript is written with: the names that the person gave to speakers, and the memo. */
type Written = Pick<TranscriptNotes, 'speakers' | 'memo'>

/** A transcript as a Word document; see `transcriptBlocks`. */
export function transcriptWord(
  told: { session: FocusSession; transcript: Transcript },
  notes: Written,
  { language, at }: { language: ExportLanguage; at: number },
): Uint8Array<ArrayBuffer> {
  const kind = capital(TRANSCRIPT_WORDS[language].transcript)
  const blocks = transcriptBlocks(told.session, told.transcript, language, notes)
  return transcriptDocument(told, { kind, language, at }, blocks)
}

/**
 * Who takes part, the memo on the discussion, the moderator guide, then the turns with their numbers and speakers, each
 * round under a heading of its own.
 */
export function transcriptBlocks(
  { draft, profiles }: Pick<FocusSession, 'draft' | 'profiles'>,
  { turns }: Pick<Transcript, 'turns'>,
  language: ExportLanguage,
  { speakers: given, memo }: Written,
): ReportBlock[] {
  const words = TRANSCRIPT_WORDS[language]
  const titled = (title: string, text: string): ReportBlock[] =>
    text.trim() === '' ? [] : [heading(1, title), paragraph(text.trim())]
  let round: number | null = null
  const said = turns.flatMap((turn): ReportBlock[] => {
    const opens = turn.round !== null && turn.round !== round
    round = turn.round ?? round
    const speaker = turn.speaker === null ? '' : words.says(shownSpeaker(given, turn.speaker))
    const turnBlock = paragraph(turn.text, 'plain', `[${turn.number}] ${speaker}`.trimEnd())
    return opens ? [heading(2, `${words.round} ${turn.round}`), turnBlock] : [turnBlock]
  })
  return [
    ...participants(profiles, language, given),
    ...titled(words.discussionMemo, memo),
    ...titled(words.moderatorGuide, draft.guide),
    heading(1, capital(words.transcript)),
    ...said,
  ]
}

/** The participants as the service told them, in the words of the page. */
function participants(
  profiles: readonly Profile[],
  language: ExportLanguage,
  given: GivenNames,
): ReportBlock[] {
  if (profiles.length === 0) return []
  const words = personaWordsIn(language)
  const { participants: title, participant, fact, report } = TRANSCRIPT_WORDS[language]
  const rows = profiles.map((profile, at) => {
    const facts = profileFacts(profile, words).map(([label, value]) => fact(label, value))
    const name = profile.name === null ? participant(at + 1) : shownSpeaker(given, profile.name)
    return { cells: [name, facts.join(' · ') || report.none] }
  })
  return [heading(1, title), { kind: 'table', caption: '', head: [], rows, numbers: [], widths: [1, 4] }]
}
