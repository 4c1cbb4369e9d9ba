import type { WordingLanguage } from '../finding.ts'
import { CONCEPTS } from '../lexicons/synonyms/concepts.ts'
import { plainWords, withoutEnding } from './plain-words.ts'

const MOST_WORDS = 9
const LONGEST = 90
const DENIAL = /^(?:pas|not|non|no|sans|without|jamais|never|ni|nor)$|n't$/u
const LINK = /^(?:ne|n'|the|and|et|ou|or|y|se|that|who|qui|que|there|l'on)$/u

/**
 * A key of the notions in an option, independent of their order and wording; null where no word has a known notion.
 * "Membership is too expensive" and "The fees are too high" have the same key.
 */
export function conceptKey(option: string, lang: WordingLanguage): string | null {
  if (option.length > LONGEST || /\d/u.test(option)) return null
  const { notions, light } = conceptsOf(lang)
  const text = CONCEPTS[lang].phrases.reduce(
    (read, [pattern, notion]) => read.replace(pattern, ` ${notion}`),
    option,
  )
  let carried = text !== option
  const found = new Set<string>()
  const words = plainWords(text, lang)
  if (words.length > MOST_WORDS) return null
  const aside: string[] = []
  for (const word of words) {
    const named = notions.get(word)
    if (named) {
      carried = true
      for (const notion of named) found.add(notion)
    } else if (DENIAL.test(word)) found.add('¬')
    else if (light.has(word)) aside.push(word)
    else if (!LINK.test(word)) found.add(word)
  }
  if (!carried || found.size === 0) return null
  if (!found.has('haut') && !found.has('high') && !found.has('bas') && !found.has('low')) raiseMuch(found)
  return `&${[...found].sort().join(' ')}`
}

/** Replaces a word for "much" by the notion "high": « trop de bruit », "a lot of noise". */
function raiseMuch(found: Set<string>): void {
  for (const [much, notion] of MUCH) if (found.delete(much)) found.add(notion)
}
const MUCH = [
  ['trop', 'haut'],
  ['beaucoup', 'haut'],
  ['too', 'high'],
  ['lot', 'high'],
] as const

/** The key with family and friends replaced by the wider notion of people close to one; null without such words. */
export function widerKey(key: string, lang: WordingLanguage): string | null {
  const words = key.slice(1).split(' ')
  const near = lang === 'fr' ? NEAR_FR : NEAR_EN
  if (words.length < 2 || !words.some((word) => near.has(word))) return null
  return `&&${[...new Set(words.map((word) => (near.has(word) ? 'near' : word)))].sort().join(' ')}`
}

/** Whether the key names close people in general, which includes family and friends. */
export function namesNear(key: string): boolean {
  return /[ &](?:proch|proche|proximite|lov)(?: |$)/u.test(key)
}

const NEAR_FR = new Set(['proch', 'proche', 'proximite', 'famill', 'famille', 'ami'])
const NEAR_EN = new Set(['family', 'friend', 'lov'])

interface Read {
  notions: ReadonlyMap<string, readonly string[]>
  light: ReadonlySet<string>
}
const read = new Map<WordingLanguage, Read>()

function conceptsOf(lang: WordingLanguage): Read {
  const known = read.get(lang)
  if (known) return known
  const notions = new Map<string, readonly string[]>()
  for (const line of CONCEPTS[lang].words.trim().split('\n')) {
    const [named = '', words = ''] = line.trim().split(': ')
    for (const word of words.split(' ')) notions.set(withoutEnding(word, lang), named.split(' '))
  }
  const made = {
    notions,
    light: new Set(CONCEPTS[lang].light.split(' ').map((word) => withoutEnding(word, lang))),
  }
  read.set(lang, made)
  return made
}
