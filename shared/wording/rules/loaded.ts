import { findingAt, type Rule } from '../item-context.ts'
import { LOADED_TRAPS, LOADED_WORDS } from '../lexicons/loaded-words.ts'
import { findSpans, phrasePattern, wordPattern } from '../text/phrases.ts'

const STRONG = { fr: phrasePattern(LOADED_WORDS.fr.strong), en: phrasePattern(LOADED_WORDS.en.strong) }
const MILD = { fr: phrasePattern(LOADED_WORDS.fr.mild), en: phrasePattern(LOADED_WORDS.en.mild) }
const TRAPS = { fr: wordPattern(LOADED_TRAPS.fr), en: wordPattern(LOADED_TRAPS.en) }
const MILD_ENOUGH = 2

/** Charged words, for or against, in place of plain names. */
export const loaded: Rule = (item) => {
  const traps = findSpans(TRAPS[item.lang], item.text)
  const outside = (span: { start: number; end: number }) =>
    !traps.some((trap) => trap.start < span.end && span.start < trap.end)
  const strong = findSpans(STRONG[item.lang], item.text).find(outside)
  if (strong) return [findingAt('loaded', strong)]
  const mild = findSpans(MILD[item.lang], item.text).filter(outside)
  return mild.length >= MILD_ENOUGH && mild[0] ? [findingAt('loaded', mild[0])] : []
}
