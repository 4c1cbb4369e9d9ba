import { fold, type Language } from '../../text.ts'
import { blamingPhrasesEn, moreToneWordsEn, praisingPhrasesEn } from './more-words-en.ts'
import { blamingPhrasesFr, moreToneWordsFr, praisingPhrasesFr } from './more-words-fr.ts'
import { toneWordsEn } from './words-en.ts'
import { toneWordsFr } from './words-fr.ts'

/** The words of one side: whole ones, and beginnings of words. */
interface WordClass {
  readonly whole: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
}

function classOf(lines: readonly string[]): WordClass {
  const entries = lines.join(' ').split(' ')
  const starts = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1))
  return { whole: new Set(entries.filter((entry) => !entry.endsWith('*'))), beginnings: new Set(starts) }
}

const words: Readonly<Record<Language, Readonly<Record<'for' | 'misfortune' | 'blame', WordClass>>>> = {
  fr: {
    for: classOf([...toneWordsFr.for, ...moreToneWordsFr.for]),
    misfortune: classOf([...toneWordsFr.misfortune, ...moreToneWordsFr.misfortune]),
    blame: classOf([...toneWordsFr.blame, ...moreToneWordsFr.blame]),
  },
  en: {
    for: classOf([...toneWordsEn.for, ...moreToneWordsEn.for]),
    misfortune: classOf([...toneWordsEn.misfortune, ...moreToneWordsEn.misfortune]),
    blame: classOf([...toneWordsEn.blame, ...moreToneWordsEn.blame]),
  },
}

/** Phrases that are weighed as a whole. */
const phrases: Readonly<Record<Language, Readonly<Record<'for' | 'blame', RegExp>>>> = {
  fr: { for: praisingPhrasesFr, blame: blamingPhrasesFr },
  en: { for: praisingPhrasesEn, blame: blamingPhrasesEn },
}

/** Letters of the shortest beginning in the lists. */
const shortest = 3

function isIn(word: string, { whole, beginnings }: WordClass): boolean {
  if (whole.has(word)) return true
  for (let length = shortest; length <= word.length; length++)
    if (beginnings.has(word.slice(0, length))) return true
  return false
}

function isAgainst(word: string, language: Language): boolean {
  return isIn(word, words[language].misfortune) || isIn(word, words[language].blame)
}

/** Words that deny what stands shortly behind them: "no more noise", « sans danger ». */
const denial =
  /^(?:not|no|never|without|neither|nor|less|fewer|prevent\w*|avoid\w*|reduc\w*|end(?:s|ed|ing)?|stop\w*|fight\w*|against|sans|aucune?|jamais|ni|pas|moins|evit\w+|redui\w+|empech\w+|contre|lutt\w+|combat\w*|diminu\w+|baiss\w+)$/
const reach = 3

/** Names of things with a word in them that elsewhere praises or blames. */
const things =
  /\b(?:(?:de|la|une|cette|par|chaque) nuits?|restaura(?:nt|tion)s? rapides?|espaces? verts?|feux? verts?|primes? (?:de|d')|(?:une|la|leurs?|cette) primes?|vols? (?:interieurs?|directs?|internationaux|courts?|long\w*|pour|vers|en avion)|beaux-arts|bons? d'achat|aller simple|libre-service|temps libre|juste (?:avant|apres|un|une)|fast food|green spaces?|free (?:time|trade|school meals)|waste (?:collection|bins?|sorting|water)|crime (?:novels?|series|fiction)|cancer screening|fire (?:station|brigade)|trade fair|value for money|bon de)(?![a-z-])/g

/** Words in place of a phrase, both in the lists of either language. */
const blamed = 'scandale'
const praised = 'excellent'

/**
 * How much more a text praises than blames, in words; below 0 if it blames. A word behind a denial counts for the other
 * side.
 */
export function toneOf(text: string, language: Language): number {
  const said =
    fold(text)
      .replace(things, ' ')
      .replace(phrases[language].blame, ` ${blamed} `)
      .replace(phrases[language].for, ` ${praised} `)
      .match(/[a-z]+(?:-[a-z]+)*/g) ?? []
  return said.reduce((sum, word, place) => {
    const side = isAgainst(word, language) ? -1 : isIn(word, words[language].for) ? 1 : 0
    if (side === 0) return sum
    const denied = said.slice(Math.max(0, place - reach), place).some((before) => denial.test(before))
    return sum + (denied ? -side : side)
  }, 0)
}

/** Whether a text tells of something that befell people, for which a question may propose a remedy. */
export function tellsMisfortune(text: string, language: Language): boolean {
  return (fold(text).match(/[a-z]+(?:-[a-z]+)*/g) ?? []).some((word) =>
    isIn(word, words[language].misfortune),
  )
}
