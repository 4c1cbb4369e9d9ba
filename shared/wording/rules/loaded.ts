import type { WordingLanguage } from '../finding.ts'
import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { CHARGED_AGAINST } from '../lexicons/charged-against.ts'
import { CHARGED_FAMILIES } from '../lexicons/charged-families.ts'
import { CHARGED_FOR } from '../lexicons/charged-for.ts'
import { LAUDATIVES } from '../lexicons/laudatives.ts'
import { PRAISE } from '../lexicons/leading-cues.ts'
import { LOADED_TRAPS, LOADED_WORDS } from '../lexicons/loaded-words.ts'
import { PEJORATIVES } from '../lexicons/pejoratives.ts'
import { findSpans, has, phrasePattern, phraseSource, type Span, wordPattern } from '../text/phrases.ts'

const STRONG = { fr: phrasePattern(strongWords('fr')), en: phrasePattern(strongWords('en')) }
const MILD = { fr: phrasePattern(LOADED_WORDS.fr.mild), en: phrasePattern(LOADED_WORDS.en.mild) }
/** A charged adjective with its noun and a definite article ("the misguided plan"); not after "a" or « un ». */
const ATTRIBUTIVE = {
  fr: wordPattern(
    `(?<=(?:le|la|les|ce|cet|cette|ces|notre|nos|leurs?|du|des|aux?) |l')(?:${verdicts('fr')})(?= \\p{L}{3,})(?! (?:pour|que|avec|dans|selon|est|sont))|(?<=(?:(?:le|la|les|ce|cet|cette|ces|notre|nos|leurs?|du|des|aux?) |l')(?!(?:plus|moins|tres|trop|aussi) )\\p{L}{3,} )(?:${verdicts('fr')})`,
  ),
  en: wordPattern(
    `(?<=(?:of|on|by|for|from|about|towards?|to|with|against) )(?:${verdicts('en')})(?= (?:\\p{L}+ )?(?!or |and |enough |to |for |in |at |of |that |when |if |than |is |was )\\p{L}{3,}s(?!\\p{L}))|(?<=(?:the|this|these|those|our|their|its|his|her|such|'s|should) (?:\\p{L}+ly )?)(?:${verdicts('en')})(?= (?:and \\p{L}+ )?(?!or |and |enough |to |for |in |at |of |that |when |if |than |is |was )\\p{L}{3,})`,
  ),
}
/** The item asks for the verdict itself: « trouvez-vous la publicité choquante ? ». */
const ASKED_VERDICT =
  /(?:trouv|jug|estim|consid|qualifi|par[aû]i|sembl|rend|\bsont|\best|-t-|etai|dirai|dit|decri)\p{L}*[^.?!]{0,60}$/u
/** « L'audacieuse nouvelle interface »: before its noun a verdict is stated, not asked. */
const BEFORE_ITS_NOUN =
  /^ (?!(?:et|ou|que|qui|pour|dans|avec|de|des|du|par|sur|mais|ni|au|aux|en|selon|comme)(?!\p{L}))\p{L}{3,}/u
const TRAPS = { fr: wordPattern(LOADED_TRAPS.fr), en: wordPattern(LOADED_TRAPS.en) }
/** Praise of what is judged, which the `leading` rule handles. */
const PRAISED = { fr: wordPattern(PRAISE.fr), en: wordPattern(PRAISE.en) }
const SPEAKS_FOR = {
  fr: phrasePattern([...CHARGED_FOR.fr.strong, ...LAUDATIVES.fr.strong]),
  en: phrasePattern([...CHARGED_FOR.en.strong, ...LAUDATIVES.en.strong]),
}
const MILD_ENOUGH = 2

function chargedWords(lang: WordingLanguage): readonly Record<'strong' | 'attributive', readonly string[]>[] {
  const sources = [LOADED_WORDS, CHARGED_AGAINST, CHARGED_FAMILIES, CHARGED_FOR, PEJORATIVES, LAUDATIVES]
  return sources.map((source) => source[lang])
}

function strongWords(lang: WordingLanguage): readonly string[] {
  const lists = chargedWords(lang)
  return lists.flatMap(({ strong }) => strong)
}

function verdicts(lang: WordingLanguage): string {
  const lists = chargedWords(lang)
  return lists.flatMap(({ attributive }) => attributive.map(phraseSource)).join('|')
}

/** Charged words, for or against something, instead of neutral ones. */
export const loaded: Rule = (item) => {
  const traps = findSpans(TRAPS[item.lang], item.text)
  const outside = (span: { start: number; end: number }) =>
    !traps.some((trap) => trap.start < span.end && span.start < trap.end)
  const praised = findSpans(PRAISED[item.lang], item.text)
  const isPraise = (span: Span) =>
    praised.some((praise) => praise.start < span.end && span.start < praise.end) &&
    has(SPEAKS_FOR[item.lang], item.text.slice(span.start, span.end))
  const strong = findSpans(STRONG[item.lang], item.text).find((span) => outside(span) && !isPraise(span))
  if (strong) return [findingAt('loaded', strong)]
  const verdict = findSpans(ATTRIBUTIVE[item.lang], item.text).find(
    (span) => outside(span) && !isAskedVerdict(item, span),
  )
  if (verdict) return [findingAt('loaded', verdict)]
  const mild = findSpans(MILD[item.lang], item.text).filter(outside)
  return mild.length >= MILD_ENOUGH && mild[0] ? [findingAt('loaded', mild[0])] : []
}

function isAskedVerdict(item: ItemContext, span: Span): boolean {
  if (item.lang !== 'fr' || BEFORE_ITS_NOUN.test(item.text.slice(span.end))) return false
  return ASKED_VERDICT.test(item.text.slice(0, span.start))
}
