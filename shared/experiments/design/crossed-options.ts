import type { Question } from '../../models/draft.ts'
import { foldAccents } from '../../text/fold-accents.ts'

/** An option of an arm whose answers would not be counted with the option of A that has the same text. */
export interface CrossedOption {
  text: string
  /** The option of A that it would be counted with; null where it would be counted with none. */
  countedWith: string | null
}

/**
 * The first option that has the text of an option of A, but the id of another one or of none. This happens when options
 * are retyped in another order, since an id stays with its input field. Null where there is none.
 */
export function findCrossedOption(question: Question, base: Question): CrossedOption | null {
  for (const option of question.options) {
    const paired = base.options.find(({ id }) => id === option.id)
    const isSame = paired !== undefined && saysSame(paired.text, option.text)
    if (!isSame && base.options.some(({ text }) => saysSame(text, option.text))) {
      return { text: option.text.trim(), countedWith: paired?.text.trim() ?? null }
    }
  }
  return null
}

/**
 * The item in which each option with the text of an option of A gets the id of the latter. Other options keep their
 * ids, or get new ones where their id was given to another option.
 */
export function pairByText(question: Question, base: Question, newId: () => string): Question {
  const taken = new Set<string>()
  const pairs = question.options.map((option) => {
    const same = base.options.find(({ id, text }) => !taken.has(id) && saysSame(text, option.text))
    if (same) taken.add(same.id)
    return { option, same }
  })
  const options = pairs.map(({ option, same }) => {
    if (same) return { ...option, id: same.id }
    return taken.has(option.id) ? { ...option, id: newId() } : option
  })
  return { ...question, options }
}

function saysSame(one: string, other: string): boolean {
  const words = foldAccents(one).trim()
  return words !== '' && words === foldAccents(other).trim()
}
