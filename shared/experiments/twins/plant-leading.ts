import type { WordingLanguage } from '../../wording/finding.ts'
import { asksYou, namesTwoSides } from './asks-you.ts'
import { lowerFirst, type StemParts, stemParts, upperFirst } from './stem-parts.ts'

/** An inverted French question: verb, linking "t", pronoun, and the rest. */
const INVERTED = /^(\p{L}+)-(t-)?(vous|tu|il|elle|ils|elles|on) (.+)$/u
const VOWEL = /^[aeiouyhéèêàâîôû]/iu

/** Verbs that begin a question in English, and their contracted negations. */
const NEGATED: Record<string, string> = {
  do: 'don’t',
  does: 'doesn’t',
  did: 'didn’t',
  is: 'isn’t',
  are: 'aren’t',
  was: 'wasn’t',
  were: 'weren’t',
  should: 'shouldn’t',
  would: 'wouldn’t',
  could: 'couldn’t',
  has: 'hasn’t',
  have: 'haven’t',
}

/** Wordings of a stem that push towards an answer, the simplest first. */
export function leadingStems(stem: string, firstOption: string, lang: WordingLanguage): string[] {
  const parts = stemParts(stem)
  const { before, asked, end } = parts
  if (parts.ends === 'statement') return [certain(parts, lang)]
  const like = lang === 'fr' ? 'Comme la plupart des gens, ' : 'Like most people, '
  const most =
    lang === 'fr'
      ? `La plupart des gens répondent «\u00A0${firstOption}\u00A0». `
      : `Most people answer “${firstOption}”. `
  const negative = namesTwoSides(asked) ? null : negated(asked, lang)
  return [
    ...(negative === null ? [] : [`${before}${negative}${end}`]),
    ...(asksYou(asked, lang) && !namesTwoSides(asked) ? [`${before}${like}${lowerFirst(asked)}${end}`] : []),
    ...(firstOption === '' ? [] : [`${most}${stem.trim()}`]),
  ]
}

function certain({ before, asked, end }: StemParts, lang: WordingLanguage): string {
  const that = VOWEL.test(asked) ? 'Il est évident qu’' : 'Il est évident que '
  return `${before}${lang === 'fr' ? that : 'Obviously, '}${lowerFirst(asked)}${end}`
}

function negated(asked: string, lang: WordingLanguage): string | null {
  return lang === 'fr' ? negativeInFrench(asked) : negativeInEnglish(asked)
}

/** With these words "pas" would change the meaning: « pas toujours », « pas plus ». */
const NO_PLACE_FOR_NOT = /(?<!\p{L})(?:toujours|plus|déjà|encore|jamais|aussi|très|assez)(?!\p{L})/iu

function negativeInFrench(asked: string): string | null {
  const [, verb, link = '', pronoun, rest] = INVERTED.exec(asked) ?? []
  if (verb === undefined || pronoun === undefined || rest === undefined) return null
  if (NO_PLACE_FOR_NOT.test(rest)) return null
  const not = VOWEL.test(verb) ? 'N’' : 'Ne '
  return `${not}${verb.toLowerCase()}-${link}${pronoun} pas ${rest}`
}

function negativeInEnglish(asked: string): string | null {
  const [, verb = '', rest] = /^(\p{L}+) (.+)$/u.exec(asked) ?? []
  const contracted = NEGATED[verb.toLowerCase()]
  if (contracted === undefined || rest === undefined || /(?<!\p{L})(?:any|ever|yet)(?!\p{L})/iu.test(rest))
    return null
  return `${upperFirst(contracted)} ${rest}`
}
