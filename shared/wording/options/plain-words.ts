import type { WordingLanguage } from '../finding.ts'
import { OPTION_FILLERS } from '../lexicons/synonyms/fillers.ts'

/** Words that compare amounts; with them, small words matter too. */
const COMPARES: Record<WordingLanguage, RegExp> = {
  fr: /(?:^| )(?:moins|plus|davantage|maximum|minimum|jusqu'a|entre|trop)(?![\p{L}])/u,
  en: /(?:^| )(?:less|fewer|more|least|most|up to|over|under|between|too)(?![\p{L}])/u,
}

/** The words of a folded option that distinguish it from others, without articles, pronouns and endings. */
export function plainWords(option: string, lang: WordingLanguage): string[] {
  const words = option.split(/[^\p{L}\p{N}'%+-]+|(?<=')/u).filter((word) => word !== '')
  const counts = /\d/u.test(option) || COMPARES[lang].test(option)
  const kept = words.filter((word, place) => {
    const pronoun = /^une?$/u.test(word) && (words[place - 1] === "l'" || words[place + 1] === 'peu')
    const bound = counts && /^(?:une?|au|a|an)$/u.test(word)
    return pronoun || bound || !OPTION_FILLERS[lang].has(word)
  })
  return (kept.length > 0 ? kept : words).map((word) => withoutEnding(word, lang))
}

const SHORTEST_INFLECTED = 4
const SHORTEST_STEM = 3

/** Removes endings of number, gender and tense. Only meant for comparing options with each other. */
export function withoutEnding(word: string, lang: WordingLanguage): string {
  if (word.length < SHORTEST_INFLECTED) return word
  const stem = lang === 'en' ? englishStem(word) : frenchStem(word)
  return stem.length < SHORTEST_STEM ? word : stem
}

/** Irregular past forms, with their present. */
const PAST = new Map(
  'sold sell gave give threw throw kept keep went go took take bought buy ate eat left leave wrote write drove drive ran run swam swim drank drink saw see read read made make lost lose paid pay spent spend sent send told tell found find met meet thrown throw given give taken take eaten eat seen see gone go done do did do'
    .split(' ')
    .flatMap((word, place, all) => (place % 2 === 0 ? [[word, all[place + 1] ?? word] as const] : [])),
)

function englishStem(word: string): string {
  const present = PAST.get(word)
  if (present !== undefined) return present
  if (word.endsWith('ss')) return word
  const single = word
    .replace(/(?<=[^aeiou])ies$/u, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/u, '')
    .replace(/(?<=[^s'])s$/u, '')
  if (/\p{L}{3}[st]ion$/u.test(single)) return single.replace(/ion$/u, '')
  const verb = /(?:ing|ed)$/u.test(single) && single.length > 5 ? single.replace(/(?:ing|ed)$/u, '') : single
  return verb === single ? single.replace(/(?<=[^aeiou])e$/u, '') : verb.replace(/([^aeiouls])\1$/u, '$1')
}

function frenchStem(word: string): string {
  const single = word.replace(/(?<=[^u'])s$/u, '').replace(/(?<=eau|eu)x$/u, '')
  if (/\p{L}{3}ation$/u.test(single)) return single.replace(/ation$/u, '')
  if (/\p{L}{3}[st]ion$/u.test(single)) return single.replace(/ion$/u, '')
  if (single.length > 5 && /[^i]er$/u.test(single)) return single.replace(/er$/u, '')
  return single.replace(/ee$/u, 'e').replace(/(?<=[^aeiou])e$/u, '')
}
