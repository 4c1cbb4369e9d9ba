import type { WordingLanguage } from '../../finding.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words that do not distinguish two options. */
export const OPTION_FILLERS: Record<WordingLanguage, ReadonlySet<string>> = {
  fr: words(
    "le la les l' un une des du de d' en a au aux par avec sur dans chez pour mon ma mes votre vos notre nos son sa ses je j' c' c'est est suis etait etais il elle on vous ce cette s' se m' me ai avons qu' ils elles soient etre",
  ),
  en: words(
    "the a an by in on at my our your with of from i i'm am it is was it's to via through being mainly them having be",
  ),
}

/** Opposites, one pair each: "not warm enough" is "too cold". Folded, in the singular. */
export const OPPOSITES: Record<WordingLanguage, string> = {
  fr: 'chaud froid / grand petit / long court / haut bas / eleve bas / rapide lent / facile difficile / simple complique / fort faible / lumineux sombre / clair sombre / bruyant calme / tot tard / loin pres / eloigne proche / lourd leger / epais mince / large etroit / dur mou / frequent rare / beaucoup peu / nombreux peu / sale propre / vieux jeune / sucre amer / strict souple / vaste etroit / spacieux exigu / cher marche',
  en: 'warm cold / hot cold / big small / large small / long short / high low / fast slow / quick slow / expensive cheap / easy difficult / easy hard / simple complicated / loud quiet / noisy quiet / bright dark / light dark / early late / far near / far close / heavy light / thick thin / wide narrow / hard soft / firm soft / strong weak / many few / much little / deep shallow / old young / clean dirty / strict lenient / spacious cramped / sweet bitter / dry wet / full empty / tight loose / frequent rare',
}
