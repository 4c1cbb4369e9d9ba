import type { Problem } from '../../shared/models/problem.ts'

/** Three words in a row: the rest of a message is then a sentence, and not just the place of a field. */
const SENTENCE = /\p{L}\s+\p{L}+\s+\p{L}/u

/** Whether the service's message only repeats the messages of the rejected fields, which are shown beside them. */
export function saysAgain({ fields = [], serviceMessage = '' }: Problem): boolean {
  if (fields.length === 0 || !fields.every(({ message }) => serviceMessage.includes(message))) return false
  const rest = fields.reduce((words, { message }) => words.replace(message, ''), serviceMessage)
  return !SENTENCE.test(rest)
}
