/** What a line of a text or a Word document was taken for. */
export type LineRole =
  /** The title of the survey. */
  | 'title'
  /** A paragraph of the context that personas are told. */
  | 'context'
  /** The heading of a section: left out. */
  | 'heading'
  /** A remark on how to answer, or to the interviewer: left out. */
  | 'instruction'
  /** The first line of an item. */
  | 'stem'
  /** A further line of the stem above it. */
  | 'stem_more'
  /** One or several response options of the item above it. */
  | 'option'
  /** A row of a grid: an item of its own, which shares its options with the rows beside it. */
  | 'row'
  /** Anything else that is left out. */
  | 'left_out'

/** What a person can tell that a line is. */
export type ToldRole =
  | LineRole
  /** A question with its response options on the same line: the line is divided, and becomes a stem. */
  | 'stem_options'

/** What a line is that a person told to be this: a question with its options is shown as the question. */
export const lineRoleOf = (told: ToldRole): LineRole => (told === 'stem_options' ? 'stem' : told)

/**
 * Names a line permanently, whatever is divided or joined around it: its place among the lines of the source that are
 * not empty, and for a part that a person divided off also where it begins: "12", "12.40". A line that a person added
 * has a place below zero: "-1".
 */
export type LineId = string

/** A stretch of one line of the source: all of it, or a part that a person divided off. */
export interface LinePiece {
  /**
   * The place of its line among the lines of the source that are not empty, from 0; below zero for a line that a person
   * added, which has nothing of the source.
   */
  place: number
  /** Where it begins in that line, in characters. */
  from: number
  /** As the source has it, with all spaces. */
  text: string
}

/** The name of a line that begins with this piece. */
export const idOf = ({ place, from }: Pick<LinePiece, 'place' | 'from'>): LineId =>
  from === 0 ? String(place) : `${place}.${from}`

/** A line of the source, with what it became. Empty lines are not listed. */
export interface SourceLine {
  id: LineId
  /** As the source has it, with its number, letter or bullet where these are typed; or as a person wrote it. */
  text: string
  /** What it is made of: one piece, or several where a person joined lines. */
  pieces: readonly LinePiece[]
  /** What a person wrote for it, which is taken word for word instead of what the source has. */
  written?: string
  role: LineRole
  /** Number of the item that it became a part of, from 1; null where it is no part of an item. */
  item: number | null
  /**
   * How it is written: lines with equal forms look alike (marker, kind of list, indent, bold, question mark), so that
   * they can be told together what they are.
   */
  form: string
}

/** What a person said a line is, by its name. */
export type ToldRoles = ReadonlyMap<LineId, ToldRole>

/** All that a person told about the lines of a source. */
export interface Told {
  roles: ToldRoles
  /** Where lines are divided: by the place of the line, in ascending order, the characters with which parts begin. */
  cuts: ReadonlyMap<number, readonly number[]>
  /** The lines that go on with the one above. */
  joined: ReadonlySet<LineId>
  /**
   * All lines in the order that a person gave them; empty where it is that of the source. What is not named stands
   * behind the line of which it was a part.
   */
  order: readonly LineId[]
  /** The lines that were moved by a person, not those that gave way. */
  moved: ReadonlySet<LineId>
  /** What a person wrote for lines, which is taken word for word: nothing is read in it. */
  written: ReadonlyMap<LineId, string>
  /**
   * The lines that a person added, in the order in which this was done: for each one the line behind which it stands
   * where it was not moved. The first one is "-1", the next one "-2". One for which nothing is written is gone.
   */
  added: readonly LineId[]
  /** The lines of which a person confirmed that they were read correctly; nothing else is read because of it. */
  kept: ReadonlySet<LineId>
}

/** Nothing told. */
export const NOTHING_TOLD: Told = {
  roles: new Map(),
  cuts: new Map(),
  joined: new Set(),
  order: [],
  moved: new Set(),
  written: new Map(),
  added: [],
  kept: new Set(),
}

/** Whether nothing is told. */
export const isUntold = ({ roles, cuts, joined, order, written, added, kept }: Told): boolean =>
  order.length + added.length === 0 && [roles, cuts, joined, written, kept].every(({ size }) => size === 0)

/** Whether a person said what a line is, confirmed it or wrote it. */
export const isSaid = (
  id: LineId,
  { roles, written, kept }: Pick<Told, 'roles' | 'written' | 'kept'>,
): boolean => roles.has(id) || written.has(id) || kept.has(id)

/** Whether a piece is a line that a person added, and no part of the source. */
export const isAdded = ({ place }: Pick<LinePiece, 'place'>): boolean => place < 0

/** The place of the line that is added as the `nth` one, from 0. */
export const placeOfAdded = (nth: number): number => -1 - nth

/** The text of pieces as one line. */
export const textOfPieces = (pieces: readonly LinePiece[]): string =>
  pieces.map(({ text }) => text.replace(/[\t\n]+/g, ' ').trim()).join(' ')
