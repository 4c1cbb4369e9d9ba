import type { Cell } from '../../exchange/tables/csv.ts'
import type { Turn } from '../../models/focus.ts'
import type { TranscriptCode, TranscriptNotes } from '../../models/transcript-notes.ts'
import { codesInOrder } from '../change-codes.ts'

/** A transcript with its notes, and what its files tell besides. */
export interface CodingSource {
  sessionId: string
  title: string
  turns: readonly Turn[]
  notes: TranscriptNotes
  /** What is known of speakers, by the name as received: values by the name of the attribute. */
  facts: SpeakerFacts
  /** The columns that tell where each row of a table comes from, and that its words are synthetic. */
  origin: { heads: readonly string[]; cells: readonly Cell[] }
}

export type SpeakerFacts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Makes the identifier of a thing in a file from its name, always the same one. */
export type GuidOf = (name: string) => string

/** Words of the files with codes and passages, in the language of the person. */
export interface CodingWords {
  code: string
  codes: string
  passage: string
  memo: string
  important: string
  yes: string
  speaker: string
  /** Head of the column with the name as received, where the person gave another one. */
  received: string
  role: string
  moderator: string
  participant: string
  round: string
  turn: string
  remark: string
  /** What is said of a passage whose words the transcript does not contain any more. */
  lost: string
  /** The end of a text that is longer than a cell of a workbook may be. */
  cut: string
  name: string
  parent: string
  definition: string
  key: string
  /** Heads of the columns with the number of passages of a code, and with those of the codes under it. */
  passages: string
  passagesWithUnder: string
  /** The folder of the codes that stand for speakers. */
  speakers: string
  /** The code that stands for the mark of an important quote. */
  importantQuote: string
  /** Title of the list of passages that the transcript does not contain any more. */
  lostPassages: string
  /** The heading of a round. */
  roundHeading: string
}

/** Each code's name with the names of those that it is under: "Price / Too high". In the order of the codebook. */
export function codePaths(codes: readonly TranscriptCode[]): ReadonlyMap<string, string> {
  return new Map(codesInOrder(codes).map(({ code, path }) => [code.id, path.join(' / ')]))
}

/** The paths of codes in one cell; codes that are not in the codebook are left out. */
export function pathsInCell(ids: readonly string[], paths: ReadonlyMap<string, string>): string {
  return ids.flatMap((id) => paths.get(id) ?? []).join('; ')
}
