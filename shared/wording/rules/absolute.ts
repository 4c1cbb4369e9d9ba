import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { ABSOLUTE_TRAPS, ABSOLUTES, STILL_VERBS } from '../lexicons/absolutes.ts'
import { findSpans, has, type Span, wordPattern } from '../text/phrases.ts'

const FOUND = { fr: wordPattern(ABSOLUTES.fr), en: wordPattern(ABSOLUTES.en) }
const TRAPS = { fr: wordPattern(ABSOLUTE_TRAPS.fr), en: wordPattern(ABSOLUTE_TRAPS.en) }
const STILL = wordPattern(STILL_VERBS)
const CONDITION = {
  fr: /(?:^|[.,;] ?)(?:si|meme si|lorsque|quand) [^,?]*$/u,
  en: /(?:^|[.,;] ?)(?:if|even if|when|unless) [^,?]*$/u,
}

/** "Always", "never", "all", "every", asserted: few people can say yes, and a no says little. */
export const absolute: Rule = (item) => {
  const traps = findSpans(TRAPS[item.lang], item.text)
  const found = findSpans(FOUND[item.lang], item.text).find(
    (span) =>
      !traps.some((trap) => touches(trap, span)) &&
      !isConditional(item, span) &&
      !isStill(item, span) &&
      !isAppeal(item, span) &&
      !isReported(item, span) &&
      !isOffered(item, span),
  )
  return found ? [findingAt('absolute', found)] : []
}

function touches(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

/** "Everyone loves a bargain. Do you …?": an appeal to the many, which is the leading rule's. */
function isAppeal(item: ItemContext, span: Span): boolean {
  const sentence = item.sentences.find((part) => part.start <= span.start && part.end >= span.end)
  const next = item.sentences.find((part) => sentence !== undefined && part.start >= sentence.end)
  const many = /^(?:everyone|everybody|tout le monde)/u.test(item.text.slice(span.start))
  return (
    many &&
    sentence?.asks === false &&
    next !== undefined &&
    !/(?:your view|votre avis|votre opinion|agree|d'accord|true|vrai)/u.test(next.text)
  )
}

const LEAST_OFFERED = 5

/** What the second of two options starts with where it only denies the first. */
const DENIES = /^(?:not|no|non|pas|des|some|un|une|any)(?!\p{L})/u

/** An option takes the word up: it is one side of a choice. */
function isOffered(item: ItemContext, span: Span): boolean {
  const [word = ''] = item.text.slice(span.start, span.end).split(' ')
  const [, other] = item.answers
  // Of two options one says it and the other denies it: nobody can say "mostly".
  if (item.answers.length === 2 && DENIES.test(other?.text ?? '')) return false
  return word.length >= LEAST_OFFERED && item.answers.some((option) => option.text.startsWith(`${word} `))
}

const SAYS = {
  fr: /(?:dit|dis|disent|dites|declare(?:nt)?|repete(?:nt)?|repond(?:ent)?|affirme(?:nt)?|entend\p{L}*|phrase|proverbe)[^".?!]*"[^"]*$/u,
  en: /(?:says?|said|saying|tells? you|told you|heard?|claims?|repl(?:y|ies)|proverb)[^".?!]*"[^"]*$/u,
}
const RATES = /(?:accord|agree|vrai|true|faux|false)/u

/** What somebody else is quoted as saying asserts nothing, unless the quotation is what is rated. */
function isReported(item: ItemContext, span: Span): boolean {
  const quoted = SAYS[item.lang].test(item.text.slice(0, span.start)) && item.text.includes('"', span.end)
  return quoted && !item.answers.some((option) => RATES.test(option.text))
}

/** "If you have never …" filters; it asserts nothing. */
function isConditional(item: ItemContext, span: Span): boolean {
  return CONDITION[item.lang].test(item.text.slice(0, span.start))
}

const NEAR = 45

/** « Toujours » beside a verb of state means "still", unless a habit is spoken of. */
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
