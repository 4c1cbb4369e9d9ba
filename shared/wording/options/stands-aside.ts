import type { ItemContext } from '../item-context.ts'
import type { ReadOption } from './read-options.ts'
import { readPolarity } from './read-polarity.ts'

/** A clause about somebody or something ("My child does not go there"), which is no point of a scale. */
const CLAUSE_ASIDE =
  /^(?:my|our|the|nobody|no one|they|it|mon|ma|mes|notre|nos|les?|la|l'|cet?|cette|personne|ca|cela|too early|trop tot|have not|has not|haven't|not (?:tried|used|been)) ?(?:[\p{L}'-]+ ?){2,}/u
const ASIDE =
  /^(?:i |je |j'|there |we |nous |on |il |ils |elle |not applicable|n ?\/ ?a|non concern|pas concern|sans objet|pas d(?:e |')\p{L}+$|does not|it does|cela ne|ne s'applique|no [a-z]+|(?:never|not|did not|didn't|have not|haven't|has not|hasn't|do not|don't|jamais|pas) (?:\p{L}+ )?(?:us(?:e|ed)|tried|try|been|visited|visit|receiv\p{L}+|had|have|own\p{L}*|going?|went|seen|bought|call\p{L}*|contact\p{L}*|utilis\p{L}+|essay\p{L}+|alle\p{L}*|recu\p{L}*|vu\p{L}*|eu|pris|achet\p{L}+|contact\p{L}+|concern\p{L}+))/u
const DENIES = /(?:^| )(?:has|have|is|are|a|ont) (?:no|pas|aucun)/u

/** Sentences that do not answer on the scale: too early to say, no such thing here, a first visit. */
const SAYS_ELSE =
  /^(?:too (?:early|soon) to|trop tot pour|(?:non|pas) concern|not (?:yet )?(?:applicable|relevant|concerned|enough)|sans objet|(?:none|nothing) of|aucune? (?:\p{L}+ ){1,3}(?:ne |n')|(?:pas|plus) (?:encore )?d(?:e |')\p{L}+ (?:dans|chez|a|ici|pres|sur|en)(?!\p{L})|no \p{L}+ (?:\p{L}+ )?(?:\p{L}+s|is|has|exists?|comes?|goes|runs?|here|near|in|at) |no such |no \p{L}+ (?:here|yet|nearby|available)$|first (?:visit|time)|premiere (?:visite|fois))/u
/** The first word of a sentence, which must not also begin other options ("It has improved", "It is worse"). */
const OPENS_SENTENCE =
  /^(?<first>i|i'm|i've|we|we've|you|they|it|he|she|there|this|that|these|my|our|your|nobody|someone|somebody|quelqu'un|je|j'|tu|nous|on|ils?|elles?|c'|ce|ca|cela|mon|ma|mes|notre|nos|votre|vos|personne)(?: |(?<='))/u
/** First words that may also begin a point of a scale ("the same", « la même chose »), unless a verb follows. */
const OPENS_PHRASE = /^(?<first>the|les?|la|l')(?: |(?<='))/u
const HAS_VERB =
  /(?:^| )(?:n'|ne |est |sont |a |ont |etait |existait |existe |is |are |was |were |has |have |had |does |did |do )|n't /u
const LEAST_WORDS = 3

/** Whether an option is no point of the scale: "I do not work", "not applicable", "this was my first visit". */
export function standsAside(option: ReadOption, item: ItemContext): boolean {
  if (option.kind === 'answer' && saysElse(option, item)) return true
  const denies = option.escapes || DENIES.test(option.text)
  if (option.kind === 'answer' && denies && CLAUSE_ASIDE.test(option.text)) return true
  return option.escapes && ASIDE.test(option.text) && !isPoint(option, item)
}

const HEAD_LETTERS = 5

/** Whether an option that looks like a way out is a point of the scale after all ("I do not trust it"). */
function isPoint(option: ReadOption, item: ItemContext): boolean {
  const head = readPolarity(option.text, item.lang)?.head ?? null
  if (head === null) return false
  const stem = head.slice(0, HEAD_LETTERS)
  return item.answers.some((other) => other.index !== option.index && other.text.includes(stem))
}

/** Whether an option is a sentence that answers something else: no other answer begins as it does. */
function saysElse(option: ReadOption, item: ItemContext): boolean {
  if (SAYS_ELSE.test(option.text)) return true
  if (option.text.split(/[ ']/u).length < LEAST_WORDS) return false
  const sentence = OPENS_SENTENCE.exec(option.text) ?? OPENS_PHRASE.exec(option.text)
  const first = sentence?.groups?.first
  if (first === undefined) return false
  if (OPENS_PHRASE.test(option.text) && !HAS_VERB.test(option.text)) return false
  return !item.answers.some(
    (other) => other.index !== option.index && other.text.startsWith(first) && !SAYS_ELSE.test(other.text),
  )
}
