import { type Cell, toCsv } from '../../../shared/exchange/tables/csv.ts'
import type { CsvForm } from '../../../shared/models/csv-form.ts'
import type { FocusSession, Transcript } from '../../../shared/models/focus.ts'
import type { TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { codePaths, pathsInCell } from '../../../shared/transcripts/export/coding-source.ts'
import { passagesByTurn, placePassages } from '../../../shared/transcripts/place-passages.ts'
import { isRenamed, shownSpeaker } from '../../../shared/transcripts/shown-speaker.ts'
import type { ExportLanguage } from './export-words.ts'
import { factsOfSpeakers, transcriptOrigin } from './transcript-origin.ts'
import { TRANSCRIPT_WORDS } from './transcript-words.ts'

/**
 * Writes a transcript as a table for programs that code transcripts and for spreadsheets: a row for each turn, with the
 * group, the round, the speaker and what was said, then what is known of the participant who speaks, a column for each
 * attribute. Attributes stay empty where two participants have the name of the speaker. A column for the name as
 * received, and one for codes, are there only if the person gave other names, or marked passages.
 */
export function transcriptCsv(
  session: Pick<FocusSession, 'draft' | 'practice' | 'connectionName' | 'profiles'>,
  { turns }: Pick<Transcript, 'turns'>,
  { codes, passages, speakers: given }: Pick<TranscriptNotes, 'codes' | 'passages' | 'speakers'>,
  language: ExportLanguage,
  form: CsvForm,
): string {
  const { columns, coding } = TRANSCRIPT_WORDS[language]
  const origin = transcriptOrigin(session, language)
  const facts = factsOfSpeakers(session.profiles, language)
  const labels = [...new Set([...facts.values()].flatMap((each) => [...each.keys()]))]
  const renamed = isRenamed(given, turns)
  const coded = passages.length > 0
  const codesOf = codesByTurn(turns, { codes, passages })
  const header = [
    ...[...origin.heads, columns.turn, columns.round, columns.speaker, ...(renamed ? [coding.received] : [])],
    ...[columns.role, columns.said, ...(coded ? [coding.codes] : []), ...labels],
  ]
  const rows = turns.map(({ number, round, speaker, moderator, text }, index): Cell[] => {
    const known = facts.get(speaker ?? '')
    const shown = speaker === null ? null : shownSpeaker(given, speaker)
    return [
      ...[...origin.cells, number, round, shown, ...(renamed ? [speaker] : [])],
      ...[moderator ? columns.moderator : columns.participant, text, ...(coded ? [codesOf(index)] : [])],
      ...labels.map((label) => known?.get(label) ?? null),
    ]
  })
  return toCsv(header, rows, form)
}

/** The codes of a turn's passages in one cell, each once and in the order of the codebook, by the turn's position. */
function codesByTurn(
  turns: Transcript['turns'],
  { codes, passages }: Pick<TranscriptNotes, 'codes' | 'passages'>,
): (index: number) => string {
  const paths = codePaths(codes)
  const byTurn = passagesByTurn(placePassages(turns, passages).placed)
  return (index) => {
    const carried = new Set((byTurn.get(index) ?? []).flatMap(({ passage }) => passage.codes))
    return pathsInCell(
      [...paths.keys()].filter((id) => carried.has(id)),
      paths,
    )
  }
}
