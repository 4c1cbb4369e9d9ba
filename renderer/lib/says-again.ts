import type { Problem } from '../../shared/models/problem.ts'

/** Two words of a sentence after each other: what is left of a message is more than the place of a field. */
const SENTENCE = /\p{L}\s+\p{L}+\s+\p{L}/u

/** Whether the service's own words only say once more what is shown for the fields that it rejected. */
export function saysAgain({ fields = [], serviceMessage = '' }: Problem): boolean {
  if (fields.length === 0 || !fields.every(({ message }) => serviceMessage.includes(message))) return false
  const rest = fields.reduce((words, { message }) => words.replace(message, ''), serviceMessage)
  return !SENTENCE.test(rest)
}
