import type { WordingLanguage } from '../finding.ts'
import { plainPattern } from '../text/plain-letters.ts'

/** A point of a comparison scale: "much quieter" is more of "quiet", « un peu moins bonne » is less of « bon ». */
interface Comparative {
  more: boolean
  head: string
}

const NEUTRAL: Record<WordingLanguage, RegExp> = {
  fr: /^(?:a peu pres |restee?s? )?(?:(?:tout )?(?:autant|aussi)(?: .*)?|pareil\p{L}*|(?:la|le) meme(?: chose)?|identiques?|inchangee?s?|stables?|ni plus ni moins.*|(?:pas|aucun) (?:de )?chang\p{L}*|n'a pas change|comme (?:avant|ailleurs|prevu|aujourd'hui|hier|les autres|d'habitude)|(?:au|a la|le|la|de la) memes? \p{L}+|equivalente?s?|conforme .*|ni mieux ni .*|aucune difference)$/u,
  en: /^(?:about |roughly |much )?(?:the same|as (?:much|many|\p{L}+)(?: as .*)?|unchanged|no change|no different|neither .*|stayed the same|as (?:before|elsewhere|expected|usual|now|ever)|(?:about |roughly )?(?:the same|similar|the usual) \p{L}+|no difference|equal|equivalent|similar|average)$/u,
}
const DEGREE: Record<WordingLanguage, string> = {
  fr: '(?:beaucoup|bien|nettement|un peu|legerement|tres nettement|largement|sensiblement|vraiment|infiniment|encore|franchement|a peine|plutot|tout juste|fortement|considerablement|quelque peu|un tout petit peu|extremement)',
  en: '(?:much|far|a lot|a little|a bit|slightly|somewhat|significantly|considerably|rather|a great deal|marginally|even|noticeably|quite a bit|moderately|very much|a tiny bit|a fair bit|quite a lot|fairly|many|a few|vastly|lots|only slightly|definitely|clearly|substantially)',
}
const WORDS: Record<WordingLanguage, ReadonlyMap<string, Comparative>> = {
  fr: new Map([
    ['mieux', { more: true, head: 'bon' }],
    ['meilleur', { more: true, head: 'bon' }],
    ['pire', { more: true, head: 'mauvais' }],
  ]),
  en: new Map([
    ['better', { more: true, head: 'good' }],
    ['worse', { more: true, head: 'bad' }],
  ]),
}

/** The part that says with what something is compared. */
const BESIDE: Record<WordingLanguage, RegExp> = {
  fr: /(?<=\p{L}) (?:que |qu'|par rapport a |dans (?!l'ensemble)).+$/u,
  en: /(?<=\p{L}) (?:than|compared with|compared to) .+$/u,
}

/**
 * The sides of a comparison scale, 0 for "about the same". Null where an option is no comparative, or more than two
 * qualities are compared.
 */
export function comparedSides(options: readonly string[], lang: WordingLanguage): (-1 | 0 | 1)[] | null {
  if (options.some((option) => /\d/u.test(option))) return null
  const points = options.map((option) => option.replace(BESIDE[lang], ''))
  const read = points.map((option) => (NEUTRAL[lang].test(option) ? null : readComparative(option, lang)))
  if (read.some((point) => point === undefined)) return null
  const heads = [...new Set(read.flatMap((point) => (point ? [point.head] : [])))]
  if (heads.length === 0 || heads.length > 2) return null
  return read.map((point) => {
    if (!point) return 0
    return point.more === (point.head === heads[0]) ? 1 : -1
  })
}

function readComparative(option: string, lang: WordingLanguage): Comparative | undefined {
  const bare = option.replace(plainPattern(`^${DEGREE[lang]} `, 'u'), '')
  const single = lang === 'fr' ? bare.replace(/e?s?$/u, (end) => (/^meilleur/u.test(bare) ? '' : end)) : bare
  const word = WORDS[lang].get(single)
  if (word) return word
  const pattern =
    lang === 'fr'
      ? /^(?<way>plus|moins)(?: (?<head>\p{L}+))?$/u
      : /^(?<way>more|less|fewer)(?: (?<head>\p{L}+))?$/u
  const found = pattern.exec(bare)?.groups
  if (found) return { more: /^(?:plus|more)$/u.test(found.way ?? ''), head: headOf(found.head ?? '', lang) }
  const ending = lang === 'en' ? /^(?<stem>\p{L}{3,})er$/u.exec(bare)?.groups : undefined
  return ending ? { more: true, head: (ending.stem ?? '').replace(/i$/u, 'y') } : undefined
}

function headOf(word: string, lang: WordingLanguage): string {
  if (lang === 'en') return word
  if (/^(?:bien|bon|bonne)s?$/u.test(word)) return 'bon'
  return /^(?:mal|mauvaise?s?)$/u.test(word) ? 'mauvais' : word.replace(/e?s?$/u, '')
}
