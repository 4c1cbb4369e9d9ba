import type { WordingLanguage } from '../finding.ts'

/** French participles that do not end in « é », without agreement, with accents. */
const FRENCH =
  'pris mis fait dit écrit lu bu vu reçu eu perdu vendu connu venu tenu couru rendu attendu entendu répondu ouvert offert souffert découvert subi sorti parti fini choisi servi suivi conduit construit produit inscrit permis promis appris surpris rempli disparu paru vécu mordu battu battue détruit interrompu rompu cousu cuit revenu devenu parvenu obtenu retenu commis remis repris entrepris franchi saisi senti menti dormi ressenti averti converti investi fourni réuni guéri vieilli grandi rempli accompli parcouru agi réagi recouru secouru survenu descendu mort offerts refait'
const FRENCH_IRREGULAR = new Set(FRENCH.split(' '))

/** English participles and past forms that do not end in "-ed". */
const ENGLISH =
  'been gone broken stolen lost taken got gotten gone come become begun bitten bought brought built burnt caught chosen cut done drawn driven drunk eaten fallen felt fought found flown forgotten given grown heard held hit hurt kept known laid led left lent let made met paid put read ridden risen run said seen sent set shaken shot shut slept sold spent spoken stood struck sung sunk swum taught thrown told torn understood won worn written went came broke stole arrived took fell flew gave grew knew ran rang rung saw sank shook spoke stuck swam threw tore wore wrote'
const ENGLISH_IRREGULAR = new Set(ENGLISH.split(' '))

/**
 * Whether a word (in lower case, with its accents) has the form of a past participle; in English also of a past tense.
 */
export function isParticiple(word: string, lang: WordingLanguage): boolean {
  if (lang === 'en')
    return (
      ENGLISH_IRREGULAR.has(word) ||
      (/\p{L}{2}ed$/u.test(word) &&
        !/^(?:need|speed|feed|weed|seed|indeed|naked|hundred|sacred|wicked)$/u.test(word))
    )
  if (/\p{L}ée?s?$/u.test(word)) return true
  return [word, word.replace(/s$/u, ''), word.replace(/es?$/u, '')].some((form) => FRENCH_IRREGULAR.has(form))
}
