import { wordsOfKey } from '../../json/words-of-key.ts'

/**
 * What a name says about the numbers under it: personas (`count`), a share, a base, blanks, or something else. Null
 * where it says nothing. A name is only a hint: numbers are counts only if they fit the run.
 */
export type NumberHint = 'count' | 'share' | 'base' | 'blank' | 'other' | null

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const OTHER = SPLIT(
  'weight weights weighted pondere ponderes ponderee ponderees ponderation poids redresse redresses redressement ' +
    'adjusted ajuste ajustes mean moyenne average median mediane score scores cumul cumule cumules cumulee cumulees ' +
    'cumulative cumulated cum running expected attendu index indice rank rang proba probability probabilite margin ' +
    'marge error std variance lift delta change evolution logit logprob logprobs',
)
/** Beginnings of words which say that numbers were changed (weighted, cumulated …) and no longer count personas. */
const CHANGED = /^(weight|ponder|redress|cumul|extrapol|rebas|rescal|smooth|imput|raking|calag|calibr)/
const SHARE = SPLIT(
  'percent percentage percentages percents pct pourcentage pourcentages pourcent part parts share shares ratio ratios ' +
    'taux rate rates proportion proportions prop fraction fractions relative relatif relatives relatifs',
)
const BLANK = SPLIT(
  'blank blanks blanc blancs missing manquant manquants manquante unanswered skipped skip vide vides empty none null ' +
    'nr na nonreponse nonreponses refus refused',
)
const BASE = SPLIT(
  'base bases total totals totaux sum somme all ensemble asked sample size respondents repondants answered population ' +
    'interroges personas participants denominator denominateur',
)
const COUNT = SPLIT(
  'count counts effectif effectifs nombre nombres nb compte comptes decompte decomptes tally tallies votes voix n',
)
const BLANK_PHRASE =
  /^(sans reponse|pas de reponse|non reponses?|no (answer|response|reply)|not answered|did not answer|n a)s?$/

const SPREAD = SPLIT(
  'distribution repartition breakdown histogram histogramme tabulation table frequencies frequences frequency frequence ' +
    'options option modalites choices choix answers reponses responses results resultats stats statistics statistiques ' +
    'data donnees summary resume aggregate aggregates agregats',
)

/**
 * Whether numbers for options are often under a name: it is about answers as a whole, or about how often each was
 * given.
 */
export function isSpreadName(name: string): boolean {
  const hint = hintOf(name)
  return (
    name === '' || hint === 'count' || hint === 'base' || wordsOfKey(name).every((word) => SPREAD.has(word))
  )
}

/** What a name says about the numbers under it. */
export function hintOf(name: string): NumberHint {
  const words = wordsOfKey(name)
  const has = (known: ReadonlySet<string>): boolean => words.some((word) => known.has(word))
  if (has(OTHER) || words.some((word) => CHANGED.test(word))) return 'other'
  if (has(SHARE) || name.includes('%')) return 'share'
  if (has(BLANK) || BLANK_PHRASE.test(words.join(' '))) return 'blank'
  // "count_total" and "n_base" are bases, whatever else they say.
  if (has(BASE)) return 'base'
  return has(COUNT) ? 'count' : null
}

const TOTAL_LABEL = SPLIT('base bases total totals totaux sum somme ensemble n')
const BLANK_LABEL = SPLIT(
  'blank blanks blanc blancs missing manquant manquants vide vides empty nr na null nonreponse',
)

/** Whether an option's text alone may be the service's label of a total. */
export function isTotalLabel(text: string): boolean {
  const words = wordsOfKey(text)
  return words.length > 0 && words.every((word) => TOTAL_LABEL.has(word))
}

/** Whether an option's text alone may be the service's label of blank answers. */
export function isBlankLabel(text: string): boolean {
  const words = wordsOfKey(text)
  return (
    words.length > 0 && (words.every((word) => BLANK_LABEL.has(word)) || BLANK_PHRASE.test(words.join(' ')))
  )
}

const NUMBERING = SPLIT('score scores index indice rank rang')

/** Whether a name may be of the numbers of options: it says nothing of numbers, or that they are scores or places. */
export function mayNumberOptions(name: string): boolean {
  return hintOf(name) === null || wordsOfKey(name).some((word) => NUMBERING.has(word))
}
