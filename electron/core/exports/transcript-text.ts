import type { FocusSession, Transcript } from '../../../shared/models/focus.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'

/** Writes a transcript as plain text, turn by turn with the speakers, after notices and the moderator guide. */
export function transcriptText(
  session: Pick<FocusSession, 'draft' | 'practice'>,
  transcript: Pick<Transcript, 'turns' | 'certainty' | 'diverged'>,
  language: ExportLanguage,
): string {
  const words = EXPORT_WORDS[language]
  const head = [session.draft.title, session.practice ? words.practice : words.live, words.notice]
  if (transcript.certainty === 'unsure') head.push(words.turnsUnsure)
  if (transcript.diverged) head.push(words.turnsDiverged)
  const guide =
    session.draft.guide.trim() === '' ? [] : [`${words.moderatorGuide}\n${session.draft.guide.trim()}`]
  let round: number | null = null
  const turns = transcript.turns.map((turn) => {
    const opens = turn.round !== null && turn.round !== round
    round = turn.round ?? round
    const said = `[${turn.number}] ${turn.speaker === null ? '' : words.says(turn.speaker)}${turn.text}`
    return opens ? `${words.round} ${turn.round}\n\n${said}` : said
  })
  return `${[head.join('\n'), ...guide, ...turns].join('\n\n')}\n`
}
