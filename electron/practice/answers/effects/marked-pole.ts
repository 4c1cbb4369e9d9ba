import { fold, type Language } from '../../text.ts'
import { readOptionSet } from '../scales/option-set.ts'
import type { Plea } from './push.ts'

/**
 * Adjectives for the lesser or worse of two ends. "How tall is she?" asks for a height, "how short is she?" says that
 * she is short. Difficulty, cost and danger are left out: questionnaires measure them as such.
 */
const marked: Readonly<Record<Language, string>> = {
  fr: 'petite?s?|courte?s?|lente?s?|mauvaise?s?|faibles?|laide?s?|bete?s?|ennuyeu(?:x|se|ses)|sales?|vieux|vieille?s?|etroite?s?|basse?s?|bas|maigres?|pauvres?|impolie?s?|incompetente?s?|desagreables?|paresseu(?:x|se|ses)',
  en: 'short|small|little|slow|bad|poor|weak|ugly|boring|dull|dirty|old|narrow|low|thin|stupid|lazy|rude|incompetent|unpleasant|unfriendly|unfair|shallow|dim|messy|unreliable|dishonest',
}
const asksHow: Readonly<Record<Language, RegExp>> = {
  fr: new RegExp(
    `\\b(?:a quel point|combien|dans quelle mesure)\\b[^?]{0,60}-(?:t-)?(?:il|elle|ils|elles|ce) (?:\\w+ )?(${marked.fr})(?![a-z])`,
  ),
  en: new RegExp(
    `^how (${marked.en}) (?:is|are|was|were|do you (?:think|find|consider)|did you (?:think|find)|would you (?:say|rate))(?![a-z])`,
  ),
}
const denial = /^(?:not|pas|peu|un|in)\b|^(?:neither|ni)\b/

/** The end of a scale with two ends whose lesser or worse one the question names; undefined where it names none. */
export function markedPole(asked: string, options: readonly string[], language: Language): Plea | undefined {
  const [words, adjective = ''] = asksHow[language].exec(fold(asked).trim()) ?? []
  if (words === undefined) return undefined
  const { kind, valence, substantive } = readOptionSet(options, language, asked)
  if (kind !== 'scale') return undefined
  const stem = adjective.slice(0, stemLetters)
  const saying = substantive.filter((place) => fold(options[place] ?? '').includes(stem))
  const own = saying.filter((place) => !denial.test(fold(options[place] ?? '')))
  // On a scale with one end only ("not at all slow … very slow") the adjective is what is measured.
  if (own.length === 0 || saying.length > substantive.length / 2) return undefined
  const sum = own.reduce((total, place) => total + (valence[place] ?? 0), 0)
  return sum === 0 ? undefined : { words, towards: sum > 0 ? 1 : -1 }
}
const stemLetters = 5
