import { wordsOfKey } from '../../json/words-of-key.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words in the names of what is not an answer of this run: of another survey, of nobody, or expected. */
const FOREIGN = SPLIT(
  'quota quotas cible cibles target targets objectif objectifs goal goals benchmark benchmarks reference references norm ' +
    'norme previous precedent precedente precedents precedentes prior last old ancien ancienne anciens historique history ' +
    'archive archives archived baseline example examples exemple exemples sample samples pretest pretests test tests pilot ' +
    'pilote suggestion suggestions suggested suggere suggerees expected attendu attendus attendue attendues prediction ' +
    'predictions predicted predit prevision previsions forecast estimate estimates estimation estimated draft brouillon ' +
    'demo mock dummy template modele default defaults rejected rejete rejetes discarded ignored invalid invalides wanted ' +
    'excluded exclu exclus superseded obsolete outdated duplicate duplicates doublon doublons deleted supprime supprimes ' +
    'simulated simule imputed impute extrapolated extrapole smoothed ' +
    // Words for what was not answered.
    'not never except excepted excepte sauf hors without against contre opposite contraire negated negate negation ' +
    'unselected deselected unchosen unchecked eliminated elimine ecarte ecartes ruled ' +
    // Of best and worst, the worst is no answer.
    'worst pire pires least lowest bottom disliked dislike hated',
)
/** "non_choisi", "pas retenu". */
const DENIED = /\b(non|pas|no|jamais)[ _-]?(choisi|retenu|coch|select|chosen|check|pick|tick)/i
/** Words in names that say to which part of the personas, or to which time, something belongs. */
const PART = SPLIT(
  'segment segments groupe groupes group groups subgroup subgroups sous filter filtre filtered filtre subset strate strates ' +
    'croisement croise crosstab wave waves vague vagues period periode year annee scenario variant variante round ' +
    'tour cohort cohorte cible cibles target targets',
)

const ENDS = SPLIT('first last top premier premiere dernier derniere debut')
const SHOWN = SPLIT(
  'shown displayed presented offered seen affiche affichee presente presentee propose proposee option options modalite',
)

/**
 * Whether a name says that its value is what stood first or last among the options shown: "shown_first",
 * "first_option".
 */
export function isShownEnd(name: string): boolean {
  const words = wordsOfKey(name)
  return words.some((word) => ENDS.has(word)) && words.some((word) => SHOWN.has(word))
}

/** Whether a name or a word says that its value is no answer of this run. */
export function isForeignName(name: string): boolean {
  return wordsOfKey(name).some((word) => FOREIGN.has(word)) || DENIED.test(name) || isShownEnd(name)
}

/** Whether a name says to which part of the personas, or to which time, its value belongs. */
export function isPartName(name: string): boolean {
  return wordsOfKey(name).some((word) => PART.has(word))
}

const YES = SPLIT('oui yes true vrai y o 1')
const NO = SPLIT('non no false faux n 0')

/** Whether a flag is set: true, 1, "yes". */
export function isYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && YES.has(value.trim().toLowerCase()))
}

/** Whether a flag is not set: false, 0, "no". */
export function isNo(value: unknown): boolean {
  return value === false || value === 0 || (typeof value === 'string' && NO.has(value.trim().toLowerCase()))
}
