import type { WordingLanguage } from '../finding.ts'
import { hasSilentEnt } from './silent-ent.ts'

/**
 * Number of spoken syllables of a word in lower case with accents; at least 1. Hyphenated words are counted by part.
 */
export function countSyllables(word: string, lang: WordingLanguage): number {
  const parts = (lang === 'en' ? word.replace(SHORTENED, '') : word)
    .normalize('NFC')
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '')
  if (parts.length === 0) return 1
  return parts.reduce(
    (sum, part) => sum + Math.max(1, lang === 'fr' ? frenchSyllables(part) : englishSyllables(part)),
    0,
  )
}

/**
 * French: one syllable for each vowel group. A final e is mute, and so is the -ent of a verb in the plural; the u of «
 * qu » and « gu » is no vowel; i, u and ou before a vowel are glides (« pied », « nuit », « oui »), but not after a
 * consonant and l or r (« cri-er », « ou-vri-er »); é, è, ê and vowels with a diaeresis next to another vowel begin a
 * new syllable (« thé-âtre », « na-ïf »).
 */
function frenchSyllables(word: string): number {
  const voiced = word
    .replace(/aoû/gu, 'u')
    .replace(/^pay(?=s)/gu, 'paji')
    .replace(/œ/gu, 'e')
    .replace(/æ/gu, 'e')
    .replace(/qu(?=[aeiouyéèêëàâîïôûù])/gu, 'q')
    .replace(/gu(?=[eiyéèê])/gu, 'g')
    .replace(/(?<=[aeiouéèê])y(?=[aeiouéèê])/gu, 'ij')
    .replace(/(?<=[aeoué])ill(?=[eaioué])/gu, 'j')
    .replace(/(?<=[iué]|ou|ai|oi)e(?=ment|ra|ro|ri)/gu, '')
    .replace(/ge(?=[aoâô])/gu, 'g')
  const spoken = voiced.replace(hasSilentEnt(word) ? /ent$/u : MUTE_E, '')
  const groups = spoken.match(/[aeiouyàâäéèêëîïôöùûü]+/gu) ?? []
  const hiatuses = spoken.match(HIATUS)?.length ?? 0
  const kept = spoken.match(/[bcdfgptv][lr](?:i|u|ou)(?=[aeéèêo])(?!i\b|ui)/gu)?.length ?? 0
  return groups.length + hiatuses + kept
}

const MUTE_E = /(?<=[^aeiouyàâéèêëîïôùûü]|[iuéyoa])e(?:s)?$/u
const HIATUS =
  /[éèê](?=[aeouâôiéèê])|[aouei](?=[éèêïëüö])(?<![gq]u)(?<!i(?=[éèê]))(?<!u(?=[éèê]))|a(?=o)|o(?=a)/gu

/** Endings of English words after an apostrophe that are no syllable ("people's", "you're", "don't", but not "isn't"). */
const SHORTENED = /['’](?:s|re|ve|ll|d|m)$|(?<=^(?:do|ca|wo|are|were|sha|ai))n['’]t$/u

/** The few English words of three letters that have two syllables. */
const TWO_IN_THREE = /^(?:any|ago|via|ego|era)$/u

/**
 * English: one syllable for each vowel group, minus mute e (final, before -ly, -ment …, in -ed and -es, and within
 * "something", "household" and the like), plus one for vowels that are pronounced separately ("area", "science").
 */
function englishSyllables(word: string): number {
  if (word.length <= 3) return TWO_IN_THREE.test(word) ? 2 : 1
  const spoken = word
    .replace(/^every/u, 'evry')
    .replace(
      /^(some|where|there|house|home(?!o)|life|fire|time|care|wide|like)(?=[bdfghlmoptuvw]|as$)/u,
      (part) => part.slice(0, -1),
    )
    .replace(/^y/u, '')
    .replace(/busi/u, 'biz')
    .replace(/(?<=[^aeiouy])e(?=(?:ly|ment|ments|ful|less|ness)$)/u, '')
    .replace(/(?<=[^aeiouylr])es$/u, (ending) => (/(?:[sxzcg]|ch|sh)es$/u.test(word) ? ending : ''))
    .replace(/(?<=[^tdaeiouy])ed$/u, '')
    .replace(/(?<=[^aeiouyl]|[aeiou]l)e$/u, '')
  const groups = spoken.match(/[aeiouy]+/gu)?.length ?? 0
  const apart =
    spoken.match(
      /ea$|ie(?=t|nc)|(?<=cl)ie(?=nt)|(?<=p)oe(?=t|m)|(?<=^l)io(?=n)|(?<![tscgnlx])i[ao](?!u)|(?<=r)iou|ua(?=l|t)|(?<!p)eo(?![pu])|uous|[aeiouy]ing|creat/gu,
    ) ?? []
  return groups + apart.length
}
