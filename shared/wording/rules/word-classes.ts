import type { WordingLanguage } from '../finding.ts'
import { EVALUATIVE_ADJECTIVES } from '../lexicons/evaluative-adjectives.ts'
import { ENGLISH_VERBS, FRENCH_INFINITIVES, FRENCH_NOT_INFINITIVES } from '../lexicons/verbs.ts'
import { phraseSource } from '../text/phrases.ts'
import { plainPattern } from '../text/plain-letters.ts'
import type { Token } from '../text/tokenise.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const DETERMINERS: Record<WordingLanguage, ReadonlySet<string>> = {
  fr: words(
    "le la les l' un une des du mon ma mes ton ta tes son sa ses votre vos notre nos leur leurs ce cet cette ces au aux",
  ),
  en: words('the a an your our my his her its their this that these those any some more fewer less'),
}
const PREPOSITIONS: Record<WordingLanguage, ReadonlySet<string>> = {
  fr: words("a de d' en par avec sur dans chez envers aupres"),
  en: words('of in on at with by about for to from towards'),
}
/** Adverbs that may stand between a conjunction and an adjective or a verb. */
const ADVERBS: Record<WordingLanguage, ReadonlySet<string>> = {
  fr: words('tres plus assez bien mal moins trop peu pas suffisamment aussi vraiment toujours a-la-fois'),
  en: words(
    'very more not reasonably quite fairly well less too sufficiently also really properly always easily then so fully generally',
  ),
}

export function isDeterminer(token: Token | undefined, lang: WordingLanguage): boolean {
  return token !== undefined && DETERMINERS[lang].has(token.text)
}

export function isPreposition(token: Token | undefined, lang: WordingLanguage): boolean {
  return token !== undefined && PREPOSITIONS[lang].has(token.text)
}

export function isAdverb(token: Token | undefined, lang: WordingLanguage): boolean {
  return token !== undefined && ADVERBS[lang].has(token.text)
}

const ADJECTIVE: Record<WordingLanguage, RegExp> = {
  fr: adjectivePattern('fr'),
  en: adjectivePattern('en'),
}

function adjectivePattern(lang: WordingLanguage): RegExp {
  return plainPattern(
    `^(?:${EVALUATIVE_ADJECTIVES[lang].map((entry) => phraseSource(entry)).join('|')})(?![\\p{L}\\p{N}-])`,
    'u',
  )
}

/** Length of the evaluative adjective that the text starts with, 0 when it starts with none. */
export function adjectiveAt(text: string, lang: WordingLanguage): number {
  return ADJECTIVE[lang].exec(text)?.[0].length ?? 0
}

const ADJECTIVE_ENDING: Record<WordingLanguage, RegExp> = {
  fr: /(?:eux|euses?|ifs?|ives?|ables?|ibles?|antes?|ants?)$/u,
  en: /(?:able|ible|ful|ous|ive|less|ing|ed|ly)$/u,
}

export function looksLikeAdjective(token: Token | undefined, lang: WordingLanguage): boolean {
  if (token?.kind !== 'word' || token.text.length <= 4) return false
  return ADJECTIVE_ENDING[lang].test(token.text) || (lang === 'fr' && /ée?s?$/u.test(token.accented))
}

/** Whether it is a verb in the form that follows a modal: in French the infinitive, in English the plain form. */
export function isPlainVerb(token: Token | undefined, lang: WordingLanguage): boolean {
  if (token?.kind !== 'word') return false
  if (lang === 'en') return ENGLISH_VERBS.has(token.text)
  if (FRENCH_NOT_INFINITIVES.has(token.text)) return false
  if (FRENCH_INFINITIVES.has(token.text)) return true
  if (/(?:res|oir|re)$/u.test(token.text)) return false
  return (
    token.text.length > 4 &&
    /(?:[^i]er|ifier|ublier|udier|ocier|ecier|icier|[cr]ier|onfier|arier|lier|égier|egier|ir)$/u.test(
      token.text,
    )
  )
}
