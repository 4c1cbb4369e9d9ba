import { contentWords, fold, type Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { directionOf } from '../opinion/direction.ts'
import { readOptionSet } from '../scales/option-set.ts'

/** Words that set one thing against another in a sentence: "prefer the bus to the tram". */
const setAgainst =
  /\b(?:rather than|instead of|plutot que?|au lieu)\b|\b(?:\w+er|more \w+|plus \w+|mieux) (?:than|qu[e'])|(?<=\bprefer\w*\b[^.]*) (?:to|a|au|aux)\b/

/**
 * For options without an order: the content words of the options that a push favours. These are the options named by
 * the statement before the question, else those that point in its direction (« le garder », « le supprimer »).
 * Undefined if nothing tells the options apart; empty if the statement concerns none of the options, so that there is
 * no push.
 */
export function namesPushedFor(
  texte: string,
  words: string,
  towards: 1 | -1,
  options: readonly string[],
  language: Language,
): readonly string[] | undefined {
  const { kind, substantive } = readOptionSet(options, language, texte)
  if (kind !== 'nominal') return undefined
  const offered = substantive.map((place) => options[place] ?? '')
  const { premises, asked } = partsOf(texte)
  const premise = premises.find((part) => part.includes(words) || fold(part).includes(fold(words)))
  if (premise !== undefined) {
    const named = namedIn(fold(premise).split(setAgainst, 1)[0] ?? '', offered)
    if (named.length > 0 && named.length < offered.length) return own(named, offered)
  }
  const way = offered.filter((option) => directionOf(option, language).sign === towards)
  if (way.length > 0 && way.length < offered.length && namedIn(asked, offered).length === offered.length)
    return own(way, offered)
  return premise !== undefined && namedIn(texte, offered).length === 0 ? [] : undefined
}

function namedIn(text: string, options: readonly string[]): string[] {
  const said = new Set(contentWords(text))
  return options.filter((option) => own([option], options).some((word) => said.has(word)))
}

/** The content words of some options that occur in no other option. */
function own(chosen: readonly string[], options: readonly string[]): string[] {
  const others = new Set(options.filter((option) => !chosen.includes(option)).flatMap(contentWords))
  return [...new Set(chosen.flatMap(contentWords))].filter((word) => !others.has(word))
}
