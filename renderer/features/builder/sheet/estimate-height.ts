import type { Question } from '../../../../shared/models/draft.ts'

/** Height of an item without its stem and options: its buttons and paddings. Pixels. */
const AROUND = 69
const STEM_LINE = 24
const OPTION = 32
const OPEN_ANSWER = 32
/** The line with the name of the item's variable. */
const NAME = 24

/** Approximate number of letters on a line of a stem. */
const LETTERS = 52

/** Estimated height of an item on the sheet before it is first rendered, with or without its name. Pixels. */
export function estimateHeight(
  { type, stem, options }: Pick<Question, 'type' | 'stem' | 'options'>,
  withName = false,
): number {
  const lines = Math.max(1, Math.ceil(stem.length / LETTERS))
  return (
    AROUND +
    (withName ? NAME : 0) +
    lines * STEM_LINE +
    (type === 'open_ended' ? OPEN_ANSWER : options.length * OPTION)
  )
}
