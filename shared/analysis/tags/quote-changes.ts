import type { AnswerPlace } from '../../models/answer-tag.ts'

/** Whether both name the same answer. */
export function isSameAnswer(one: AnswerPlace, other: AnswerPlace): boolean {
  return one.item === other.item && one.persona === other.persona
}

/** Adds answers at the end of the quotes; if all of them are quotes already, removes them. */
export function toggleQuotes(quotes: readonly AnswerPlace[], answers: readonly AnswerPlace[]): AnswerPlace[] {
  const added = answers.filter((answer) => !quotes.some((quote) => isSameAnswer(quote, answer)))
  if (added.length > 0) return [...quotes, ...added]
  return quotes.filter((quote) => !answers.some((answer) => isSameAnswer(quote, answer)))
}

/** Moves a quote by `by` places, at most to the beginning or end of the list. */
export function moveQuote(quotes: readonly AnswerPlace[], from: number, by: number): AnswerPlace[] {
  const quote = quotes[from]
  if (!quote) return [...quotes]
  const to = Math.min(Math.max(from + by, 0), quotes.length - 1)
  return quotes.toSpliced(from, 1).toSpliced(to, 0, quote)
}
