import type { Question } from '../../models/draft.ts'
import { foldAccents } from '../../text/fold-accents.ts'

/** An option of an arm whose answers would be counted with another option of A than the one that says the same. */
export interface CrossedOption {
  text: string
  /** The option of A that it would be counted with; null where it would be counted with none. */
  countedWith: string | null
}

/**
 * The first option that says what one option of A says, but is paired with another or with none. It happens where options are
 * typed anew in another order: an id stays with its box. Null where there is none.
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
 * The item with each option that says the same as one of A paired with that one. Other options keep their ids, or get new ones
 * where theirs is that of an option of A which another one says.
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
