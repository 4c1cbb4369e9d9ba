import type { ImportNoteCode } from '../import-result.ts'
import type { LineRole, ToldRole } from '../source-lines.ts'
import type { SharedAnswers } from './shared-answers.ts'

/** A line of the source, or one of the parts that it was split into, with what it was taken for. */
export interface PlacedPart {
  /** The place of its line in the list of source lines. */
  at: number
  role: LineRole
  text: string
  /** What a person wrote for it: that is taken word for word, whatever `text` is. */
  written?: string
  /** Answers in the head of a grid, or of a row alone. */
  options?: readonly string[]
  /** Answers that it gives for several questions. */
  shared?: SharedAnswers
  /** Whether it does not belong to the item above it. */
  isFresh?: boolean
  /** Whether it is a further line of the answer above it. */
  joins?: boolean
  /** Whether a box to tick was before it. That does not say whether several may be ticked. */
  isTicked?: boolean
  /** Whether a line to write on is right below it, so that it is answered in one's own words. */
  hasBlank?: boolean
  /** Whether it is taken exactly as written, also where it looks like a blank to fill or an instruction. */
  isExact?: boolean
  /** Whether a person told what its line is, so that it is nothing else. */
  isTold?: boolean
  /** What is noted about it unless a person told what it is. */
  note?: ImportNoteCode
  /** A part of it that is left out, which is noted. */
  dropped?: string
  /** Empty lines before it, which are kept in a context. */
  gap?: number
}

/** A line of the source with the parts that it was split into. */
export interface PlacedLine {
  /** As the source has it, with all spaces. */
  text: string
  form: string
  parts: PlacedPart[]
  /** Its words where it goes on with the line above it. */
  more: string
  /** The same line as a person told that it is. */
  as(role: ToldRole): PlacedPart[]
  /** A stretch of it as a line by itself; `cuts` are all places where it is divided. */
  stretch(from: number, to: number, cuts: readonly number[]): PlacedLine
  /** The same line with the words of a further one, which goes on with it. */
  goingOn(more: string): PlacedLine
}
