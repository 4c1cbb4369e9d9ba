import { fold, type Language } from '../../text.ts'
import { toneOf } from '../tone/tone.ts'
import type { Plea } from './push.ts'

/** One thing is liked more than another: "prefer the tram to our trusty buses", « plutôt que ce vieux car sale ». */
const comparison: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:prefer\w*|aim\w* mieux|choisi\w*)(?:-(?:vous|tu))?(?: prefere| choisi)? ([^?,]{3,60}?) (?:a|aux?|plutot qu[e']|au lieu d[eu']s?) ?((?:notre|nos|mon|ma|mes|ce|cette|ces|le|la|les|l'|un|une|des) ?[^?,]{3,60})\?/,
  en: /\b(?:prefer\w*|rather (?:have|take|eat|use|drink|see)|choose|chosen) ([^?,]{3,60}?) (?:to|over|rather than|instead of|than) ((?:my|our|the|this|these|those|that|an?|another|some) [^?,]{3,60})\?/,
}

/**
 * Something is described by what it shows or spreads: "films that wallow in gore", « des jeux qui glorifient le crime
 * ».
 */
const describedByEvil: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:favorable|pour|aimez-vous|approuvez-vous|soutenez-vous|en faveur|accept\w+-vous|regard\w+-vous)\b[^?]*?\b[a-z]+s? (?:qui|dont) (?!(?:punit|punissent|combat\w*|lutt\w+|interdi\w+|protege\w*|previen\w+|redui\w+|limit\w+|sanction\w+|evit\w+|empech\w+|sign\w+|souffr\w+|subi\w+)\b)([^?]{8,})\?/,
  en: /\b(?:in favou?r of|for|like|approve of|support|enjoy|watch|accept|want|back)\b[^?]*?\b[a-z]+s? (?:which|that|who) (?!(?:punish|fight|ban|protect|prevent|reduce|tackle|combat|limit|stop|cut|outlaw|help|treat|investigate|suffer)\w*\b)([^?]{8,})\?/,
}
const twoSided = /\b(?:for or against|pour ou contre|support or oppose|favou?r or oppose)\b/
const leastEvil = -2

/**
 * Which of two compared things is praised or blamed, as a side for the first; undefined where nothing is compared so.
 */
export function comparedWith(asked: string, language: Language): Plea | undefined {
  const [words, one = '', other = ''] = comparison[language].exec(fold(asked).trim()) ?? []
  const more = words === undefined ? 0 : toneOf(one, language) - toneOf(other, language)
  return words === undefined || more === 0 ? undefined : { words, towards: more > 0 ? 1 : -1 }
}

/** A side against a thing that is told by the evils that it shows; undefined where none is. */
export function toldByEvils(asked: string, language: Language): Plea | undefined {
  const question = fold(asked).trim()
  const [words, evils = ''] = describedByEvil[language].exec(question) ?? []
  return words === undefined || twoSided.test(question) || toneOf(evils, language) > leastEvil
    ? undefined
    : { words, towards: -1 }
}
