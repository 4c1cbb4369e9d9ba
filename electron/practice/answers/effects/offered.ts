import { plainOption } from '../../../../shared/wording/options/read-options.ts'
import { fold, type Language } from '../../text.ts'
import { sidesByDenial } from '../scales/denials.ts'
import { readOptionSet } from '../scales/option-set.ts'

/** Number of letters by which a word of the stem is recognised in an option. */
const stemLength = 5

/**
 * The question, folded, without the words of options that are against the thing: in « poursuivre ou arrêter » only an
 * option ends it, and not the question.
 */
export function withoutOffered(asked: string, options: readonly string[], language: Language): string {
  const { valence } = readOptionSet(options, language, asked)
  const against = options.filter((_, place) => (valence[place] ?? 0) < 0)
  const others = new Set(options.filter((option) => !against.includes(option)).flatMap(stemsOf))
  const said = new Set(against.flatMap(stemsOf).filter((stem) => !others.has(stem)))
  return fold(asked)
    .replace(/\bpoursui\w+/g, ' ')
    .replace(/[a-z-]+/g, (word) => (word.length >= 3 && said.has(word.slice(0, stemLength)) ? ' ' : word))
}

function stemsOf(option: string): string[] {
  return (fold(option).match(/[a-z-]{3,}/g) ?? []).map((word) => word.slice(0, stemLength))
}

const negation = /\b(?:ne |n')\S+(?: \S+)? (?:pas|plus|jamais)\b|\b(?:not|never)\b|n't\b/
const yesOrNo = /^(?:oui|non|yes|no|si)(?:$|,)/

/**
 * Whether the stem states a denial that one option repeats and another contradicts ("It isn't", "It is"), so that
 * leading towards the stem leads to the denial.
 */
export function statesDenial(asked: string, options: readonly string[], language: Language): boolean {
  const words = options.map(plainOption)
  if (words.some((word) => yesOrNo.test(word)) || !negation.test(fold(asked))) return false
  return sidesByDenial(words, language) !== undefined
}

/**
 * Whether the options say too much and too little: whoever is for a thing then finds that there is too little of it.
 */
export function offersTooMuch(options: readonly string[]): boolean {
  const words = options.map(plainOption)
  return (
    words.some((word) =>
      /\b(?:too (?:high|big|much|many|large|long|generous)|trop (?:eleve|haut|grand|gros|long|de|genereu)\w*|trop)\b/.test(
        word,
      ),
    ) &&
    words.some((word) =>
      /\b(?:too (?:low|small|little|few|short)|trop (?:bas|faible|petit|court|peu)\w*|pas assez|insuffisant\w*)\b/.test(
        word,
      ),
    )
  )
}
