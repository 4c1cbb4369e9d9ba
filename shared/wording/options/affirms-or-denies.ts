import type { WordingLanguage } from '../finding.ts'
import type { ReadOption } from './read-options.ts'

/** Words that only say yes or no, or deny; with apostrophes as they are folded. */
const DENIALS: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:oui|non|ne|n'|pas|plus|jamais|aucune?|vraiment|tout a fait|du tout|plutot|sans|tres|si)(?!\p{L})/gu,
  en: /(?<!\p{L})(?:yes|no|not|never|(?:do|does|did)(?:n't)?|quite|really|at all|cannot|any|so|very)(?!\p{L})|n't(?!\p{L})/gu,
}
/** What a denial changes beside: « un » becomes « de », « ce » loses its vowel; "cannot" is "can". */
const LITTLE_WORDS: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:un|une|des?|du|d'|ce|c'|en)(?!\p{L})/gu,
  en: /(?<!\p{L})(?:an?|some)(?!\p{L})/gu,
}
const CONTRARIES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:right|true|correct|fair|accurate)(?!\p{L})/u,
    /^(?:wrong|false|incorrect|unfair|inaccurate)(?!\p{L})/u,
  ],
  [/^(?:vrai|exact|juste|correct)(?!\p{L})/u, /^(?:faux|inexact|injuste|incorrect)(?!\p{L})/u],
  [/^(?:for|pour|in favou?r)(?!\p{L})/u, /^(?:against|contre|opposed)(?!\p{L})/u],
  [
    /^(?:i |je |j')?(?:agree|approve|like|d'accord|approuve|aime)/u,
    /^(?:i |je )?(?:disagree|disapprove|dislike|pas d'accord|en desaccord|desapprouve|n'aime)/u,
  ],
]

/**
 * Whether two of a few answers say one thing and its denial ("I would say so" and "I would not say so", « C'est mon cas » and « Ce n'est
 * pas mon cas »): together they are a yes and a no.
 */
export function affirmsOrDenies(answers: readonly ReadOption[], lang: WordingLanguage): boolean {
  const most = 4
  if (answers.length < 2 || answers.length > most) return false
  return answers.some((one, place) =>
    answers.slice(place + 1).some((other) => denies(one.text, other.text, lang)),
  )
}

function denies(one: string, other: string, lang: WordingLanguage): boolean {
  if (CONTRARIES.some(([yes, no]) => (yes.test(one) && no.test(other)) || (no.test(one) && yes.test(other))))
    return true
  const [bare, otherBare] = [one, other].map((text) => withoutDenial(text, lang))
  return one !== other && bare !== undefined && bare !== '' && bare === otherBare
}

function withoutDenial(text: string, lang: WordingLanguage): string {
  return text
    .replaceAll("can't", 'can')
    .replaceAll("won't", 'will')
    .replace(DENIALS[lang], ' ')
    .replace(LITTLE_WORDS[lang], ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
