import { plainOption } from '../../../../shared/wording/options/read-options.ts'
import { contentWords, fold, type Language } from '../../text.ts'
import { courseValue } from '../scales/courses.ts'
import type { OptionSet } from '../scales/option-set.ts'
import { asksForBurden } from './charged-directions.ts'

/** Acts that take something from a thing, or do away with it; and acts that keep it or give it something. Folded. */
const harsh =
  /\b(?:interdi\w*|stop\w*|arret\w*|supprim\w*|fin|frein\w*|ralent\w*|limit\w*|plafon\w*|quota\w*|encadr\w*|restrei\w*|redui\w*|moins|taxe[rs]?|sanction\w*|amendes?|puni\w*|ferm(?:er|ee?s?)|demol\w*|ras(?:er|ee?s?)|retir\w*|enlev\w*|expuls\w*|rendre|rendue?s?|restitu\w*|refus\w*|renvoy\w*|licenci\w*|perd\w*|annul\w*|ban(?:ned|ning)?|end(?:ed|ing)?|knock\w*|demolish\w*|pull\w* down|tear\w*|torn|remov\w*|clos(?:e|ed|ing)|cap(?:ped|ping)?|curb\w*|cut\w*|reduc\w*|restrict\w*|scrap\w*|sen[dt] (?:it |them )?back|return\w*|evict\w*|fine[ds]?|penal\w*|punish\w*|tax(?:ed)?|block\w*|reject\w*|withdraw\w*|cancel\w*|freez\w*|slow\w*|less|fewer|nothing|none|not paid|unpaid|sack\w*|dismiss\w*|lose|regulat\w*|phas\w* out|sell|sold)\b/
const kind =
  /\b(?:garder?|gardee?s?|conserv\w*|maint(?:enir|ien)\w*|laiss\w*|autoris\w*|permett\w*|acceler\w*|augment\w*|etend\w*|elargi\w*|developp\w*|financ\w*|souten\w*|aid(?:er|ee?s?)|preserv\w*|proteg\w*|restaur\w*|renov\w*|sauv\w*|(?:re?)?ouvr\w*|plus|davantage|payee?s?|construi\w*|poursui\w*|continu\w*|accept\w*|accueill\w*|keep|kept|allow\w*|let|accelerat\w*|speed\w*|expan\w*|extend\w*|rais\w*|increas\w*|more|restor\w*|preserv\w*|protect\w*|fund\w*|paid|buil\w*|open\w*|welcom\w*|renew\w*|continu\w*|sav(?:e|ed)|stay\w*|support\w*|given?|carry on)\b/
const contrary = /\b(?:contre|against|oppos\w+|not|no|ne|non|pas)\b/

/** Burdens on people, of which more is worse: a rate, a fine, a rent. */
const borne =
  /\b(?:cost|pay|rates?|tax(?:es)?|fees?|charges?|fines?|rents?|tolls?|penalt(?:y|ies)|bills?|permits?|prices?|sentences?|payer|paient|coute\w*|taxes?|impots?|tarifs?|loyers?|amendes?|redevances?|cotisations?|peines?|peages?|abonnements?)\b/
const amount = /\b(?:more|less|higher|lower|plus|moins|augment\w+|baiss\w+|increas\w+|reduc\w+|cut|rais\w+)\b/

/** Whether a question asks for more or less of a burden. */
function isBorne(asked: string, language: Language): boolean {
  return borne.test(fold(asked)) || asksForBurden(asked, '', language)
}

/** 1 if an option is good for the thing that is asked about, −1 if bad, 0 if it names no such act. */
function kindness(option: string, burdens: boolean): -1 | 0 | 1 {
  const said = fold(plainOption(option)).replace(/^(?:oui|non|yes|no)(?:,|$)/, '')
  const course = courseValue(said)
  if (course === 0) return 0
  const bad = harsh.test(said) || (course ?? 0) < 0
  const good = !bad && (kind.test(said) || (course ?? 0) > 0)
  if (!bad && !good) return 0
  const turned = contrary.test(said.replace(/\bnot paid\b/, '')) !== (amount.test(said) && burdens)
  return good === turned ? -1 : 1
}

/**
 * The end of the scale whose options are good for the thing that is asked about (1 or −1), where the options name acts:
 * "keep it", « plafonner ». Undefined where they name none.
 */
export function kindEnd(
  options: readonly string[],
  { valence }: OptionSet,
  asked: string,
  language: Language,
): 1 | -1 | undefined {
  const burdens = isBorne(asked, language)
  const kindnesses = options.map((option) => kindness(option, burdens))
  if (kindnesses.filter((one) => one !== 0).length < 2 || !kindnesses.includes(1) || !kindnesses.includes(-1))
    return undefined
  const sum = kindnesses.reduce<number>((total, one, place) => total + one * (valence[place] ?? 0), 0)
  return sum === 0 ? undefined : sum > 0 ? 1 : -1
}

/**
 * For options without an order: content words of those that are good (`side` 1) or bad (−1) for the thing that is asked
 * about. Undefined if the options do not tell.
 */
export function namesOfKind(
  options: readonly string[],
  { substantive }: OptionSet,
  asked: string,
  side: 1 | -1,
  language: Language,
): readonly string[] | undefined {
  const burdens = isBorne(asked, language)
  const offered = substantive.map((place) => options[place] ?? '')
  const chosen = offered.filter((option) => kindness(option, burdens) === side)
  if (chosen.length === 0 || chosen.length === offered.length) return undefined
  const others = new Set(offered.filter((option) => !chosen.includes(option)).flatMap(contentWords))
  return [...new Set(chosen.flatMap(contentWords))].filter((word) => !others.has(word))
}

/** Questions of how much a thing bothers: whoever thinks ill of it is bothered more. */
const bothers: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:gene|genent|derange\w*|agace\w*|irrite\w*|choque\w*|enerve\w*|exaspere\w*|perturbe\w*|revolte\w*|scandalise\w*|fatigue\w*|inquiet\w*|preoccup\w*)\b/,
  en: /\b(?:bother\w*|annoy\w*|disturb\w*|upset\w*|shock\w*|irritat\w*|offend\w*|anger\w*|disgust\w*|put you off|worr\w*|concern(?:s|ed)? you|alarm\w*)\b/,
}

/** Whether a question asks how much a thing bothers. */
export function asksIfBothered(asked: string, language: Language): boolean {
  return bothers[language].test(fold(asked))
}
