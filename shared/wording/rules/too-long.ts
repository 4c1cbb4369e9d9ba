import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { findSpans, type Span, wordPattern } from '../text/phrases.ts'

/** A stem with more words is too long to be kept in mind. */
const MOST_WORDS = 40
const NESTED_WORDS = 28
const NESTED_CLAUSES = 4
const LIST_PARTS = 5
const LIST_PART_WORDS = 4

/** Words that open a subordinate clause. */
const SUBORDINATORS = {
  fr: wordPattern(
    "qui|que|qu'|dont|ou(?= (?:vous|il|elle|l'on|on|les|le|la) )|lorsque|lorsqu'|quand|si|s'(?=il)|alors que|parce que|puisque|bien que|afin que|pour que|tandis que|lequel|laquelle|lesquels|lesquelles|auquel|a laquelle|duquel|sachant",
  ),
  en: wordPattern(
    'which|that|who|whom|whose|when|where|whether|if|although|though|because|unless|while|whereas|until|provided',
  ),
}

/** A stem that is too long to be kept in mind, or whose clauses are nested. */
export const tooLong: Rule = (item) => {
  const words = item.tokens.filter((token) => token.kind !== 'mark' && !token.text.endsWith("'"))
  const first = words[0]
  const last = words.at(-1)
  if (!first || !last) return []
  const whole = { start: first.start, end: last.end }
  if (words.length > MOST_WORDS && words.length - listedWords(item) > MOST_WORDS) {
    return [findingAt('too_long', whole)]
  }
  const nested = item.sentences.find((sentence) => isNested(item, sentence))
  return nested ? [findingAt('too_long', nested, 'too_long_nested')] : []
}

function isNested(item: ItemContext, sentence: Span): boolean {
  const text = item.text.slice(sentence.start, sentence.end)
  const words = item.tokens.filter(
    (token) => token.kind !== 'mark' && token.start >= sentence.start && token.end <= sentence.end,
  )
  return words.length >= NESTED_WORDS && findSpans(SUBORDINATORS[item.lang], text).length >= NESTED_CLAUSES
}

/** Words of a long plain list ("sport, reading, gardening …"), which reads easily. */
function listedWords(item: ItemContext): number {
  const parts = item.text
    .split(/[,;]|(?<=\s)(?:et|ou|and|or)(?=\s)/u)
    .map((part) => part.trim().split(/\s+/u).length)
  let listed = 0
  let run: number[] = []
  for (const size of [...parts, Number.POSITIVE_INFINITY]) {
    if (size <= LIST_PART_WORDS) run.push(size)
    else {
      if (run.length >= LIST_PARTS) listed += run.reduce((sum, part) => sum + part, 0)
      run = []
    }
  }
  return listed
}
