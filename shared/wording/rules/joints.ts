import { type ItemContext, tokensIn } from '../item-context.ts'
import { ATTITUDE_CUES, NOT_COORDINATED } from '../lexicons/coordination.ts'
import { readPolarity } from '../options/read-polarity.ts'
import { findSpans, has, type Span, wordPattern } from '../text/phrases.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokenise.ts'

const CONJUNCTION = {
  fr: /(?<![\p{L}\p{N}])(?:et(?! demi)|ou|ainsi que|ainsi qu'|mais aussi|mais(?! aussi)|comme aussi|de meme que|&)(?![\p{L}\p{N}/])/gu,
  en: /(?<![\p{L}\p{N}/])(?:and|or|as well as|but also|but(?! also)|along with|together with|&)(?![\p{L}\p{N}/])/gu,
}
const CUE = { fr: wordPattern(ATTITUDE_CUES.fr), en: wordPattern(ATTITUDE_CUES.en) }
const SPLIT = { fr: wordPattern(NOT_COORDINATED.fr), en: wordPattern(NOT_COORDINATED.en) }

/** A conjunction with its context in the sentence. */
export interface Joint {
  sentence: Sentence
  at: Span
  /** Whether it is "or": an alternative, which makes two questions only if the answers are one scale. */
  either: boolean
  /** Whether it is « mais » or "but", which opposes two judgements. */
  contrast: boolean
  before: string
  after: string
  left: readonly Token[]
  right: readonly Token[]
  /** Whether the sentence asks for an attitude, and the conjunction joins its objects. */
  attitude: boolean
}

/** The most conjunctions that are read in a sentence. */
const MOST_JOINTS = 20

export function jointsIn(item: ItemContext, sentence: Sentence): Joint[] {
  const conjunctions = findSpans(CONJUNCTION[item.lang], sentence.text).slice(0, MOST_JOINTS)
  return conjunctions.flatMap((found) => {
    const at = { start: found.start + sentence.start, end: found.end + sentence.start }
    const word = item.folded.accented.slice(at.start, at.end)
    if (word === 'où') return []
    const before = sentence.text.slice(0, found.start).trimEnd()
    const after = sentence.text.slice(found.end).trimStart()
    return [
      {
        sentence,
        at,
        contrast: word === 'mais' || word === 'but',
        either: word === 'ou' || word === 'or',
        before,
        after,
        left: tokensIn(item, { start: sentence.start, end: at.start }),
        right: tokensIn(item, { start: at.end, end: sentence.end }),
        attitude: isObjectOfAttitude(item, before),
      },
    ]
  })
}

const MOST_WORDS_FROM_CUE = 13

/** Whether the conjunction closely follows a word of attitude in the same clause. */
function isObjectOfAttitude(item: ItemContext, before: string): boolean {
  const cue = findSpans(CUE[item.lang], before).at(-1)
  if (!cue) return false
  const between = before.slice(cue.end)
  return !has(SPLIT[item.lang], between) && between.split(/\s+/u).length <= MOST_WORDS_FROM_CUE
}

/** A list that is longer than any rating scale ("In what country …?") need not be read point by point. */
const MOST_POINTS = 21

/** Whether the options are a rating scale; one other answer is allowed. */
export function isGraded(item: ItemContext): boolean {
  if (item.answers.length > MOST_POINTS) return false
  const points = item.answers.filter((option) => readPolarity(option.text, item.lang) !== null)
  return points.length >= 2 && points.length >= item.answers.length - 1
}
