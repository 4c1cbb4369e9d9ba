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

/** A line of the source, in its order, with what it became. Empty lines are not listed. */
export interface SourceLine {
  /** As the source has it, with its number, letter or bullet where these are typed. */
  text: string
  role: LineRole
  /** Number of the item that it became a part of, from 1; null where it is no part of an item. */
  item: number | null
  /**
   * How it is written: lines with equal forms look alike (marker, kind of list, indent, bold, question mark), so that
   * they can be told together what they are.
   */
  form: string
}

/** What a person said a line is, by its place in the list of source lines. */
export type ToldRoles = ReadonlyMap<number, ToldRole>
