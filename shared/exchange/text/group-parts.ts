import type { DraftWriter } from '../draft-writer.ts'
import { areNumbers } from './number-scale.ts'
import type { PlacedPart } from './placed-line.ts'
import { isAnsweredBy, type SharedAnswers } from './shared-answers.ts'
import { isWritten, optionTexts } from './written-parts.ts'

/** An item, or the rows of a grid with their question, while its lines are read. */
export interface OpenGroup {
  /** Joined only at the end: appending to a text line by line would be slow. */
  stem: PlacedPart[]
  options: PlacedPart[]
  rows: { parts: PlacedPart[]; options: readonly string[] }[]
  /** The answers that a remark below the stem names. */
  named: readonly string[]
  /** The scale that was given for all statements here. */
  shared: SharedAnswers | null
  /** How many answers a remark below the stem allows; null where none says. */
  howMany: 'one' | 'several' | null
  /** Notes on texts left out after its beginning, in their order. */
  after: PlacedPart[]
}

/** A mark alone, as it is left where a bracket before it was divided off. */
const MARK_ALONE = /^[?!.:;,…]+$/

/** The lines of a question as one text. */
const joined = (texts: readonly string[]) =>
  texts.reduce((text, next) => (text === '' || MARK_ALONE.test(next) ? text + next : `${text} ${next}`), '')

/** What the source has for a question: what a person wrote for it is not read. */
export const sourceOf = (stem: readonly PlacedPart[]) =>
  joined(stem.map(({ written: _, ...part }) => withoutRequired(part)))

/** What is asked: the lines of the question, or what a person wrote for them. */
export const joinedQuestion = (stem: readonly PlacedPart[]) => joined(stem.map(withoutRequired))

/** Tells the lines at these places which item they became. */
export type Belongs = (places: readonly number[], item: number | null) => void

/** The answers of a statement, which has those of the scale for all here where it has none or only their numbers. */
export function withScale(
  options: readonly string[],
  statement: string,
  group: OpenGroup,
): readonly string[] {
  const { shared } = group
  if (!shared || isWritten(group.options) || !isAnsweredBy(statement, shared)) return options
  const areNamed = shared.options.length === options.length && !shared.options.some((text) => /\d/.test(text))
  return options.length === 0 || (areNumbers(options) && areNamed) ? shared.options : options
}

/** The answers that are listed for a question, in its own lines and below it. */
export const choicesOf = ({ stem, options }: Pick<OpenGroup, 'stem' | 'options'>) => [
  ...stem.flatMap((part) => part.options ?? []).map((text) => ({ text })),
  ...optionTexts(options),
]

/** A line of a question without the mark that an answer is required. */
function withoutRequired({ text, written, isExact }: PlacedPart): string {
  if (written !== undefined) return written
  return isExact ? text : text.replace(/([?:.)]|\s)\*$/, '$1').trim()
}

/** Adds an item to the draft; returns its number, or null where it was not taken. */
export function addItemOf(
  writer: DraftWriter,
  stem: string,
  options: readonly string[],
  notes: Parameters<DraftWriter['add']>[1],
): number | null {
  const before = writer.count()
  writer.add(options.length > 0 ? { stem, options } : { stem }, notes)
  return writer.count() > before ? writer.count() : null
}

/** The stem of a grid row. If the question ends with "…", the row continues its sentence. */
export function joinRow(question: string, row: string): string {
  const goesOn = row.replace(/^(?:…|\.\.\.)\s*/, '')
  const start = goesOn === row ? question : question.replace(/\s*(?:…|\.\.\.)$/, '')
  return `${start} ${goesOn}`.trim()
}
