import type { WordingLanguage } from '../finding.ts'
import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { LOADED_TRAPS, LOADED_WORDS } from '../lexicons/loaded-words.ts'
import { findSpans, phrasePattern, phraseSource, type Span, wordPattern } from '../text/phrases.ts'

const STRONG = { fr: phrasePattern(LOADED_WORDS.fr.strong), en: phrasePattern(LOADED_WORDS.en.strong) }
const MILD = { fr: phrasePattern(LOADED_WORDS.fr.mild), en: phrasePattern(LOADED_WORDS.en.mild) }
/** Before a noun, or in French after one, with an article that takes the thing as given; not after "a" or « un ». */
const ATTRIBUTIVE = {
  fr: wordPattern(
    `(?<=(?:le|la|les|ce|cet|cette|ces|notre|nos|leurs?|du|des|aux?) |l')(?:${verdicts('fr')})(?= \\p{L}{3,})(?! (?:pour|que|avec|dans|selon|est|sont))|(?<=(?:(?:le|la|les|ce|cet|cette|ces|notre|nos|leurs?|du|des|aux?) |l')\\p{L}{3,} )(?:${verdicts('fr')})`,
  ),
  en: wordPattern(
    `(?<=(?:the|this|these|those|our|their|its|his|her|such|'s|should) (?:\\p{L}+ly )?)(?:${verdicts('en')})(?= (?:and \\p{L}+ )?(?!or |and |enough |to |for |in |at |of |that |when |if |than |is |was )\\p{L}{3,})`,
  ),
}
/** The verdict is what is asked: « trouvez-vous la publicité choquante ? ». */
const ASKED_VERDICT =
  /(?:trouv|jug|estim|consid|qualifi|par[aû]i|sembl|rend|\bsont|\best|-t-|etai|dirai|dit|decri)\p{L}*[^.?!]{0,60}$/u
const TRAPS = { fr: wordPattern(LOADED_TRAPS.fr), en: wordPattern(LOADED_TRAPS.en) }
const MILD_ENOUGH = 2

function verdicts(lang: WordingLanguage): string {
  return LOADED_WORDS[lang].attributive.map(phraseSource).join('|')
}

/** Charged words, for or against, in place of plain names. */
export const loaded: Rule = (item) => {
  const traps = findSpans(TRAPS[item.lang], item.text)
  const outside = (span: { start: number; end: number }) =>
    !traps.some((trap) => trap.start < span.end && span.start < trap.end)
  const strong = findSpans(STRONG[item.lang], item.text).find(outside)
  if (strong) return [findingAt('loaded', strong)]
  const verdict = findSpans(ATTRIBUTIVE[item.lang], item.text).find(
    (span) => outside(span) && !isAskedVerdict(item, span),
  )
  if (verdict) return [findingAt('loaded', verdict)]
  const mild = findSpans(MILD[item.lang], item.text).filter(outside)
  return mild.length >= MILD_ENOUGH && mild[0] ? [findingAt('loaded', mild[0])] : []
}

function isAskedVerdict(item: ItemContext, span: Span): boolean {
  return item.lang === 'fr' && ASKED_VERDICT.test(item.text.slice(0, span.start))
}
