import type { Question } from '../../../../shared/models/draft.ts'

/** What stands around the stem and the options of an item: its buttons, its paddings. Pixels. */
const AROUND = 69
const STEM_LINE = 24
const OPTION = 32
const OPEN_ANSWER = 32

/** Letters on a line of a stem, about. */
const LETTERS = 52

/** How tall an item will be on the sheet, before it was ever drawn. Pixels. */
export function estimateHeight({ type, stem, options }: Pick<Question, 'type' | 'stem' | 'options'>): number {
  const lines = Math.max(1, Math.ceil(stem.length / LETTERS))
  return AROUND + lines * STEM_LINE + (type === 'open_ended' ? OPEN_ANSWER : options.length * OPTION)
}
