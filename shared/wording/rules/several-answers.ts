import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { ASKS_FOR_ONE, COMBINES, ONE_ANSWER, SEVERAL_ANSWERS } from '../lexicons/several-answers.ts'
import { findSpan, findSpans, wordPattern } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'
import { isGraded } from './joints.ts'

const SEVERAL = { fr: wordPattern(SEVERAL_ANSWERS.fr), en: wordPattern(SEVERAL_ANSWERS.en) }
const ONE = { fr: wordPattern(ONE_ANSWER.fr), en: wordPattern(ONE_ANSWER.en) }
const LAST = { fr: wordPattern(ASKS_FOR_ONE.fr), en: wordPattern(ASKS_FOR_ONE.en) }
const COMBINED = { fr: plainPattern(COMBINES.fr, 'u'), en: plainPattern(COMBINES.en, 'u') }
/** Options that name two things each: "Books and films". */
const PAIRED = { fr: /\p{L} (?:et|\+) \p{L}/u, en: /\p{L} (?:and|\+|&) \p{L}/u }

/**
 * A single choice whose stem asks for several answers. Yes and no, or degrees, are a row of a grid: there, several are
 * asked of the whole grid, and one of each row.
 */
export const severalAnswers: Rule = (item) => {
  if (!item.closed || item.answers.length < 2 || item.yesNo || isGraded(item)) return []
  if (canSaySeveral(item) || findSpan(ONE[item.lang], item.text)) return []
  // What stands before a last question for one thing tells of several things, but asks for none of them.
  const from = findSpan(LAST[item.lang], item.text)?.start ?? 0
  const asked = findSpans(SEVERAL[item.lang], item.text).find(({ start }) => start >= from)
  return asked ? [findingAt('several_answers', asked)] : []
}

/** Whether an option stands for several others, so that one choice may be enough. */
function canSaySeveral({ answers, lang }: ItemContext): boolean {
  return (
    answers.some(({ text }) => COMBINED[lang].test(text)) ||
    (answers.length > 2 && answers.every(({ text }) => PAIRED[lang].test(text)))
  )
}
