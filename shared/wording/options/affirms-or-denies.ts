import type { WordingLanguage } from '../finding.ts'
import type { ReadOption } from './read-options.ts'

/** Negations, with folded apostrophes. */
const DENIAL: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:n'|(?:non|ne|pas|plus|jamais|aucune?|sans)(?!\p{L}))/gu,
  en: /(?<!\p{L})(?:no|not|never|cannot|without)(?!\p{L})|n't(?!\p{L})/gu,
}
/**
 * Words that are left out of account when a statement is compared with its negation, since they change or appear with
 * it: « un » becomes « de », « ce » loses its vowel; "do" is added for "not".
 */
const BESIDE_DENIAL: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:[dc]'|(?:oui|avec|un|une|des?|du|ce|en|vraiment|tout a fait|du tout|si)(?!\p{L}))/gu,
  en: /(?<!\p{L})(?:yes|with|do|does|did|an?|some|any|quite|really|at all|so|very|can)(?!\p{L})/gu,
}
/** A negative prefix: "unconcerned", « insatisfait ». */
const DENYING_PREFIX: Record<WordingLanguage, RegExp> = {
  fr: /^(?:in|im|ir|il|non[ -]|mal|me|de|des)(?=\p{L}{4})/u,
  en: /^(?:un|in|im|ir|dis|non-?)(?=\p{L}{4})/u,
}
const CONTRARIES: readonly (readonly [RegExp, RegExp])[] = [
  [/^yes(?!\p{L})/u, /^(?:no|not|hardly)(?!\p{L})/u],
  [/^oui(?!\p{L})/u, /^(?:non|pas|aucun|guere)(?!\p{L})/u],
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

const MOST_ANSWERS = 4

/**
 * Whether two of at most four answers are a statement and its negation ("I would say so" and "I would not say so", «
 * C'est mon cas » and « Ce n'est pas mon cas »), so that they are like yes and no.
 */
export function affirmsOrDenies(answers: readonly ReadOption[], lang: WordingLanguage): boolean {
  if (answers.length < 2 || answers.length > MOST_ANSWERS) return false
  return answers.some((one, place) =>
    answers.slice(place + 1).some((other) => denies(one.text, other.text, lang)),
  )
}

function denies(one: string, other: string, lang: WordingLanguage): boolean {
  if (CONTRARIES.some(([yes, no]) => (yes.test(one) && no.test(other)) || (no.test(one) && yes.test(other))))
    return true
  if (one !== other && (unprefixed(one, lang) === other || unprefixed(other, lang) === one)) return true
  if (isDenial(one, lang) === isDenial(other, lang)) return false
  const [bare, otherBare] = [one, other].map((text) => withoutDenial(text, lang))
  return bare !== undefined && bare !== '' && bare === otherBare
}

/** The text without a negative prefix of its last word: « c'est inexact » becomes « c'est exact ». */
function unprefixed(text: string, lang: WordingLanguage): string {
  const from = text.search(/[\p{L}-]+$/u)
  return from < 0 ? text : text.slice(0, from) + text.slice(from).replace(DENYING_PREFIX[lang], '')
}

function isDenial(text: string, lang: WordingLanguage): boolean {
  return text.search(DENIAL[lang]) >= 0
}

function withoutDenial(text: string, lang: WordingLanguage): string {
  return text
    .replaceAll("can't", 'can')
    .replaceAll("won't", 'will')
    .replace(DENIAL[lang], ' ')
    .replace(BESIDE_DENIAL[lang], ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
