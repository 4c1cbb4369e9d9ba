import { wordsOfKey } from '../../json/words-of-key.ts'

const BEFORE: ReadonlySet<string> = new Set(
  'before avant pre earlier anterieur anterieure antes vorher'.split(' '),
)
const AFTER: ReadonlySet<string> = new Set(
  'after apres post later posterieur posterieure despues nachher'.split(' '),
)

/**
 * Whether two names differ only in that one says before and the other after: "answer_before", "answer_after". What was
 * said before and after something are two answers, and nobody knows which of them counts.
 */
export function areTwoMoments(before: string, after: string): boolean {
  const [earlier, later] = [before, after].map(wordsOfKey)
  if (!earlier?.some((word) => BEFORE.has(word)) || !later?.some((word) => AFTER.has(word))) return false
  const rest = (words: readonly string[], moments: ReadonlySet<string>): string =>
    words.filter((word) => !moments.has(word)).join(' ')
  return rest(earlier, BEFORE) === rest(later, AFTER)
}
