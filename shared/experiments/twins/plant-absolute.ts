import type { WordingLanguage } from '../../wording/finding.ts'
import { asksYou, namesTwoSides, opensWithVerb } from './asks-you.ts'
import { type StemParts, stemParts } from './stem-parts.ts'

/** "always" is inserted after the match, in a question or in a statement. */
const BEFORE_ALWAYS: Record<WordingLanguage, { question: RegExp; statement: RegExp }> = {
  fr: {
    question: /^\p{L}+-(?:t-)?(?:vous|tu|il|elle|ils|elles|on)(?= )/u,
    statement: /(?<!\p{L})(?:est|sont|doit|doivent|devrait|devraient|peut|peuvent)(?= \p{L})/u,
  },
  en: {
    question: /^(?:do|does|are|is|would|should|can|could|will) (?:you|we|they|it|he|she)(?= )/iu,
    statement: /(?<!\p{L})(?:is|are|should|must|can|will)(?= \p{L})/u,
  },
}
const ALWAYS: Record<WordingLanguage, string> = { fr: 'toujours', en: 'always' }

/** Words that exclude exceptions, to be appended to the sentence. */
const NO_EXCEPTION: Record<WordingLanguage, readonly string[]> = {
  fr: [' en toutes circonstances', ' dans tous les cas sans exception'],
  en: [' in all circumstances', ' in every single case'],
}

/** "satisfied with" and the like, before the thing that is rated; for `ofEverything`. */
const RATED: Record<WordingLanguage, RegExp> = {
  fr: /((?:satisfait|content)(?:e|·e|\(e\))?s? )(de la |de l['’]|du |des |de )/iu,
  en: /((?:satisfied|dissatisfied|happy|pleased) (?:\p{L}+ ){0,2}with )/iu,
}
const ARTICLES: Record<string, string> = {
  'de la ': 'la ',
  'de l’': 'l’',
  "de l'": 'l’',
  'du ': 'le ',
  'des ': 'les ',
}

/** Wordings of a stem that exclude exceptions, the simplest first. */
export function absoluteStems(stem: string, lang: WordingLanguage): string[] {
  const { before, asked, end, ends } = stemParts(stem)
  return wordingsOf(asked, ends, lang).map((words) => `${before}${words}${end}`)
}

function wordingsOf(asked: string, ends: StemParts['ends'], lang: WordingLanguage): string[] {
  if (ends === 'open' || namesTwoSides(asked)) return []
  const behind = NO_EXCEPTION[lang].map((words) => `${asked}${words}`)
  if (ends === 'statement') return [...always(asked, BEFORE_ALWAYS[lang].statement, lang), ...behind]
  const rated = ofEverything(asked, lang)
  if (rated !== null) return [rated]
  if (asksYou(asked, lang)) return [...always(asked, BEFORE_ALWAYS[lang].question, lang), ...behind]
  return opensWithVerb(asked, lang) ? behind : []
}

function always(asked: string, place: RegExp, lang: WordingLanguage): string[] {
  const found = place.exec(asked)
  if (!found) return []
  const at = found.index + found[0].length
  return [`${asked.slice(0, at)} ${ALWAYS[lang]}${asked.slice(at)}`]
}

/**
 * « Satisfait d’absolument tout ce qui concerne la cantine », "satisfied with absolutely everything about the canteen".
 */
function ofEverything(asked: string, lang: WordingLanguage): string | null {
  const found = RATED[lang].exec(asked)
  if (!found) return null
  const [whole, head = '', article = ''] = found
  const behind = asked.slice(found.index + whole.length)
  const all =
    lang === 'fr'
      ? `${head}d’absolument tout ce qui concerne ${ARTICLES[article.toLowerCase()] ?? ''}`
      : `${head}absolutely everything about `
  return `${asked.slice(0, found.index)}${all}${behind}`
}
