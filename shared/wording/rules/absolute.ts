import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { ABSOLUTE_TRAPS, ABSOLUTES, STILL_VERBS } from '../lexicons/absolutes.ts'
import { LEAVES_ROOM, NO_EXCEPTION } from '../lexicons/no-exception.ts'
import { findSpans, has, type Span, wordPattern } from '../text/phrases.ts'

const FOUND = { fr: wordPattern(ABSOLUTES.fr), en: wordPattern(ABSOLUTES.en) }
const BUILT = { fr: wordPattern(NO_EXCEPTION.fr), en: wordPattern(NO_EXCEPTION.en) }
const ROOM = { fr: wordPattern(LEAVES_ROOM.fr), en: wordPattern(LEAVES_ROOM.en) }
const TRAPS = { fr: wordPattern(ABSOLUTE_TRAPS.fr), en: wordPattern(ABSOLUTE_TRAPS.en) }
const STILL = wordPattern(STILL_VERBS)
const CONDITION = {
  fr: /(?:^|[.,;] ?)(?:si|meme si|lorsque|quand) [^,?]*$/u,
  en: /(?:^|[.,;] ?)(?:if|even if|when|unless) [^,?]*$| if (?:they|it|there|you|we|he|she|the|your) [^,?]*$/u,
}

/** Assertions with "always", "never", "all", "every": few people can say yes, and a no says little. */
export const absolute: Rule = (item) => {
  const traps = findSpans(TRAPS[item.lang], item.text)
  const found =
    findSpans(FOUND[item.lang], item.text).find(
      (span) => !traps.some((trap) => touches(trap, span)) && isAsserted(item, span),
    ) ?? builtWithoutException(item, traps)
  return found ? [findingAt('absolute', found)] : []
}

/** Constructions such as "nothing but money", « il est impossible de … », in items with options. */
function builtWithoutException(item: ItemContext, traps: readonly Span[]): Span | undefined {
  if (!item.closed || BOTH_SIDES.test(item.text)) return undefined
  const around = [...traps, ...findSpans(ROOM[item.lang], item.text)]
  return findSpans(BUILT[item.lang], item.text).find(
    (span) => !around.some((trap) => touches(trap, span)) && !isPreface(item, span) && isAsserted(item, span),
  )
}

/** Asks whether people are for or against a measure: then "all" or "never" is part of the measure. */
const BOTH_SIDES =
  /(?<!\p{L})(?:support or oppose|oppose or support|for or against|in favou?r (?:of )?or (?:against|opposed)|approve or disapprove|should or should not|pour ou contre|favorable ou (?:\p{L}+ )?(?:oppose|defavorable)|approuvez-vous ou desapprouvez)/u

/** Whether it is in a statement before the question: an argument, which the `leading` rule handles. */
function isPreface(item: ItemContext, span: Span): boolean {
  const place = item.sentences.findIndex((part) => part.start <= span.start && part.end >= span.end)
  const next = item.sentences.slice(place + 1).find((part) => part.asks)
  return place >= 0 && item.sentences[place]?.asks === false && next !== undefined && !JUDGES.test(next.text)
}

/** The question asks about the preceding statement. */
const JUDGES = /(?:your view|votre avis|votre opinion|agree|d'accord|true|vrai|your opinion|partagez)/u

function isAsserted(item: ItemContext, span: Span): boolean {
  return (
    !isConditional(item, span) &&
    !isScope(item, span) &&
    !isStill(item, span) &&
    !isAppeal(item, span) &&
    !isReported(item, span) &&
    !isOffered(item, span)
  )
}

const PLAIN_FACT =
  /^(?:is|are|was|were|will|does|do|did|has|have|can|which|what)(?!\p{L})(?![^?]*(?<!\p{L})(?:you|your|people|think|everyone|everybody|always|never)(?!\p{L}))[^?]*\?$/u
const ASKS_AMOUNT =
  /(?<!\p{L})(?:what (?:is|was|were|are)|how (?:much|many)|list|enter|provide|give)(?!\p{L})/u
const WHICH_ALL = /(?<!\p{L})(?:which|what|who) $/u

/** "Will all steps be logged?", "which all tools do you use": "all" says what is asked about, and claims nothing. */
function isScope(item: ItemContext, span: Span): boolean {
  if (item.lang !== 'en' || !item.text.startsWith('all', span.start)) return false
  if (
    WHICH_ALL.test(item.text.slice(0, span.start)) ||
    item.text.startsWith('all of the following', span.start)
  )
    return true
  if (!item.closed && ASKS_AMOUNT.test(item.text.slice(0, span.start))) return true
  const sentence = item.sentences.find((part) => part.start <= span.start && part.end >= span.end)
  return sentence !== undefined && PLAIN_FACT.test(sentence.text)
}

function touches(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

/** "Everyone loves a bargain. Do you …?": an appeal to the majority, which the `leading` rule handles. */
function isAppeal(item: ItemContext, span: Span): boolean {
  const sentence = item.sentences.find((part) => part.start <= span.start && part.end >= span.end)
  const next = item.sentences.find((part) => sentence !== undefined && part.start >= sentence.end)
  const many = /^(?:everyone|everybody|tout le monde)/u.test(item.text.slice(span.start))
  return many && sentence?.asks === false && next !== undefined && !JUDGES.test(next.text)
}

const LEAST_OFFERED = 5

/** How the second of two options begins if it only denies the first. */
const DENIES = /^(?:not|no|non|pas|des|some|un|une|any)(?!\p{L})/u

/** Whether an option has the absolute word too, so that it is one of the answers to choose from. */
function isOffered(item: ItemContext, span: Span): boolean {
  const [word = ''] = item.text.slice(span.start, span.end).split(' ')
  const [, other] = item.answers
  // With two options, of which one denies the other, nobody can answer "mostly".
  if (item.answers.length === 2 && DENIES.test(other?.text ?? '')) return false
  return word.length >= LEAST_OFFERED && item.answers.some((option) => option.text.startsWith(`${word} `))
}

const SAYS = {
  fr: /(?:dit|dis|disent|dites|declare(?:nt)?|repete(?:nt)?|repond(?:ent)?|affirme(?:nt)?|entend\p{L}*|phrase|proverbe)[^".?!]*"[^"]*$/u,
  en: /(?:says?|said|saying|tells? you|told you|heard?|claims?|repl(?:y|ies)|proverb)[^".?!]*"[^"]*$/u,
}
const RATES = /(?:accord|agree|vrai|true|faux|false|partag|share|right|wrong|raison|tort)/u

/** Whether it is quoted from somebody else, which asserts nothing unless the quotation is what people rate. */
function isReported(item: ItemContext, span: Span): boolean {
  const before = item.text.slice(0, span.start)
  const quoted = SAYS[item.lang].test(before) && item.text.includes('"', span.end)
  if (!quoted && !isQuotedSlogan(item, span)) return false
  return !item.answers.some((option) => RATES.test(option.text))
}

const SLOGAN = {
  fr: /(?:slogan|formule|mention|titre|marque|devise|enseigne|phrase|affiche|publicite|annonce|chanson|expression|mots?|message|etiquette|accroche|promesse|argument|livre|brochure|depliant|film|emission|campagne|guide|roman|article|spectacle|serie|tract|courrier|rapport)s? ?(?:de |d'|du |des |suivante?,? ?)*:? ?"[^"]*$/u,
  en: /(?:slogan|line|words?|phrase|title|brand|motto|label|headline|tagline|claim|poster|advert|ad|song|expression|message|promise|sign|leaflet|brochure|book|booklet|film|poster|programme|program|guide|series|campaign|show|letter|article|report|novel|play|entitled|called|named)s?:? ?["'][^"]*$/u,
}

/**
 * Whether it is in a quoted title or slogan: "… the line 'We never close'", or a quotation before "which book is
 * this?".
 */
function isQuotedSlogan(item: ItemContext, span: Span): boolean {
  const before = item.text.slice(0, span.start)
  const after = item.text.slice(span.end)
  if (SLOGAN[item.lang].test(before)) return /["']/u.test(after)
  const [, asked = ''] = /^[^"]*["'](?= )(.*)$/u.exec(after) ?? []
  return /^["'][^"]*$/u.test(before) && asked.endsWith('?') && !JUDGES.test(asked)
}

/** Whether it is in a condition ("If you have never …"), which asserts nothing. */
function isConditional(item: ItemContext, span: Span): boolean {
  return CONDITION[item.lang].test(item.text.slice(0, span.start))
}

const NEAR = 45

/** Whether « toujours » means "still": with a verb of state, unless the item is about a habit. */
function isStill(item: ItemContext, span: Span): boolean {
  if (item.lang !== 'fr' || item.text.slice(span.start, span.end) !== 'toujours') return false
  const before = item.text.slice(Math.max(0, span.start - NEAR), span.start)
  const after = item.text.slice(span.end, span.end + NEAR)
  if (
    /^ (?:en retard|a l'heure|mieux|plus|moins|raison|tort|le meme|la meme|trop|bien|complet|prudent\p{L}*|honnete\p{L}*|ponctuel\p{L}*|attenti\p{L}*|polie?|sincere|patiente?|respectueu\p{L}*|de bonne humeur|disponible|sure? de|gentil\p{L}*|fidele|calme|pleine?s?|bonde\p{L}*|tout\p{L}*|tous)(?!\p{L})/u.test(
      after,
    )
  )
    return false
  if (/(?:quand|lorsque|avant de|des que|chaque fois|a chaque)/u.test(item.text)) return false
  if (
    /(?:depuis|aujourd'hui|actuellement|encore|malgre|apres|avant|ne ou|nee ou|ancienne?|premier|premiere)(?!\p{L})/u.test(
      item.text,
    )
  )
    return true
  return has(STILL, before)
}
