import { NUMBER_WORDS } from '../../../../shared/wording/lexicons/numbers.ts'

/** Folded options without numbering: rewrites words that stand for a number, and removes words around one. */
const said: readonly (readonly [RegExp, string])[] = [
  [/(?<=€|\beuros?) (?:nets?|bruts?|gross|net)\b/g, ''],
  [/^[^0-9()]*\(([^()]*\d[^()]*)\)$/, '$1'],
  [/\b(?:un )?quart d'heure\b|\b(?:a )?quarter of an hour\b/g, '15 minutes'],
  [/^(?:oui|yes),? (?:d'|de |avec |of |with )?(?:une?|one)(?: [a-z-]+)?$/, '1'],
  [/^(?:oui|yes),? (?:d'|de |avec |of |with )?(?:une?|one)(?: seule?)?(?: [a-z' -]+)?$/, '1'],
  [/^(?:oui|yes),? (?:de |d'|of )?(?:plusieurs|several|more than one|plus d'une?)\b.*$/, '2 +'],
  [/^(?:non|no),? (?:just|only|juste|seulement) (?:the )?(?:one|une?)\b.*$/, '1'],
  [
    /^(?:seule?|alone)$|^(?:(?:no|non),? )?(?:just|only) (?:me|myself)$|^(?:juste |seulement )?moi(?: seule?)?$/,
    '1',
  ],
  [
    /^(?:i (?:live|am) (?:alone|on my own|by myself)|je (?:vis|suis|j'habite) seule?|j'habite seule?|(?:une|1) (?:seule )?personne \(moi\))$/,
    '1',
  ],
  [
    /^(?:oui|yes),? (?:deux|two)(?: autres| other)? ?.*(?:plus|more)\b.*$|^(?:oui|yes),? (?:deux|two) or more\b.*$/,
    '2 or more',
  ],
  [/^(?:de|from) (?=(?:une?|one|\d+) (?:a|to) )/, ''],
  [/^(?:a|en) (?=(?:deux|trois|quatre|cinq|six|\d)\b)/, ''],
  [/^(?:i'm|i am|j'ai) (?=.*\d)/, ''],
  [/^within the (?:past|last) (month|year|week)$/, 'less than 1 $1'],
  [/ ago or (?:earlier|before|longer|more)\b/g, ' or more'],
  [/^il y a (.+) ou (?:avant|plus|davantage|plus longtemps)$/, '$1 ou plus'],
  [/ ago$|^il y a /g, ''],
  [/^(?:vous|you) (?:seule?s?|alone|only)$|^(?:just|only) you$|^(?:juste|seulement) vous$/, '1'],
  [/^(?:j'en ai(?: eu)?|i have(?: had)?|i've had) (?:une?|one)(?: seule?)?$/, '1'],
  [/^(?:j'en ai(?: eu)?|i have(?: had)?|i've had) (?:plusieurs|several|more than one)$/, '2 +'],
  [/^(?:deja )?(?:adultes?|adult|grown[- ]?up|majeure?|all grown up)$/, '18 +'],
  [/^(?:en|in) ((?:19|20)\d\d) (?:ou|or|et|and) (?:apres|plus tard|later|after)$/, '$1 +'],
  [/^(?:en|in) ((?:19|20)\d\d) (?:ou|or|et|and) (?:avant|plus tot|earlier|before)$/, '< $1'],
  [/^(?:none of them|none at all|pas une seule|pas un seul|aucune? d'eux)$/, '0'],
  [/^(?:oui|yes) ?[,:–—-]+ ?(?=\S)/, ''],
  [/^(?:zero|aucune?s?|none|rien)[,:(] ?.*$/, '0'],
  [
    /^(?:(?:non|no),? ?)?(?:not once|pas une (?:seule )?fois|not (?:at all|any)|pas du tout|aucune fois|jamais|never)\b.*$/,
    '0',
  ],
  [/^(?:non|no|pas)(?:[ ,].*)?$/, '0'],
  [/^(?:i|we) (?:don't|do not|haven't|have not|didn't|did not|never)\b.*$/, '0'],
  [/^(?:nobody|no one|personne)(?:[ ,].*)?$/, '0'],
  [/^(?:only )?once(?: \(.*| only)?$/, '1'],
  [/^(?:only )?twice(?: \(.*| only)?$/, '2'],
  [/^once or twice\b.*$/, '1 to 2'],
  [/^twice or more\b.*$/, '2 +'],
  [
    /^(?:un paquet|a pack|one pack|20)(?: (?:par jour|a day))? ?(?:ou|et|or|and) (?:plus|more)$/,
    '20 or more',
  ],
  [
    /\b(?:an? |one )hour and a half\b|\b1 ?h(?:eure)? ?(?:et demie|30)\b|\bune heure (?:et demie|30)\b/g,
    '90 minutes',
  ],
  [/\bhalf an hour\b|\bune demi-heure\b|\bhalf-hour\b/g, '30 minutes'],
  [/\ban hour\b|\bune heure\b/g, '1 hour'],
  [/\b(?:une? |a )?(?:dizaine)\b/g, '10'],
  [/\b(?:une? |a )(?:douzaine|dozen)\b/g, '12'],
  [/^(?:les )?(?:annees )?(?:19|20)?(\d)0s?'?s? (?:or earlier|or before|ou avant|et avant)$/, '< 19$19'],
  [/^(?:les |the )?(?:annees )?(1[89]|20)(\d)0'?s$/, '$1$20 - $1$29'],
  [/^(?:les |the )?annees (1[89]|20)(\d)0$/, '$1$20 - $1$29'],
  [/^(?:les |the )?annees ([2-9])0$/, '19$10 - 19$19'],
  [
    /^(?:les |the )?(?:annees )?(1[89]|20)(\d)0(?:'?s)? (?:or later|or after|ou apres|et apres|ou plus tard)$/,
    '$1$20 +',
  ],
  [/^studio\b.*$/, '0'],
  [/^(?:une?|one) (?=(?:ou|a|or|to|-) \d)/, '1 '],
  [/^(?:j'en ai|i have|i've got|yes, i have) (?:une?|one) (?:ou plusieurs|or more)$/, '1 +'],
  [/^(?:still|only|just|already|barely|encore|seulement|deja|a peine|juste) (?=.*\d)/, ''],
  [
    /^[a-z][a-z' -]{2,30}, (?=(?:moins|plus|less|more|under|over|\d)[^,]*\d?[^,]*$)(?=.*\d)(?<!^(?:oui|non|yes|no), )/,
    '',
  ],
  [
    / or (?:taller|longer|older|bigger|larger|higher|above|over|heavier|upwards|later|beyond|greater)\b/g,
    ' or more',
  ],
  [/ (?:ou|et) (?:davantage|plus grande?s?|plus agee?s?|au-dela|au-dessus|plus tard)\b/g, ' ou plus'],
  [/ or (?:shorter|younger|smaller|lower|below|under|lighter|earlier)\b/g, ' or less'],
  [/^within the (?:past|last) (\d+) (month|year|week)s?$/, 'less than $1 $2s'],
  [
    /^(?:les |the )?(?:annees )?(?:19)?([2-9])0'?s? (?:ou|or|et|and|-) (?:les |the )?(?:annees )?(?:19)?([2-9])0'?s?$/,
    '19$10 - 19$29',
  ],
  [/^(\d+|deux|trois|quatre|cinq|two|three|four|five) (?:of us|d'entre nous)\b/, '$1'],
  [/^(?:mono|single|only) child$|^(?:je suis |fils |fille )?(?:enfant )?unique$/, '0'],
]

/** Nouns after a number: "two children", « 3 voitures ou plus ». */
const things =
  /(?<=^(?:\w+ ){0,3}\w+) (?:children|child|kids?|enfants?|voitures?|vehicules?|cars?|vehicles?|personnes?|people|persons?|associations?|clubs?|langues?|languages?|pieces?|rooms?|chambres?|bedrooms?|freres? et soeurs?|siblings?|brothers? (?:and|or) sisters?|livres?|books?|cigarettes?|tasses?|cups?|films?|vols?|flights?|trips?|sejours?|voyages?|visites?|fois|times|petits-enfants|grandchildren|repas|meals?|verres?|glasses)(?= |$)/

/** « Plus que cela », "More often than that": more than all other options. */
const above =
  /^(?:(?:encore )?(?:plus|davantage)(?: souvent)?(?: que (?:cela|ca))?|more(?: often)?(?: than that)?|(?:above|over) that|au-dela|plus tard|plus recemment|later|more recently)$/

/** « Moins que cela », "less than that": less than the other option. */
const below =
  /^(?:(?:non|no), ?)?(?:moins(?: longtemps| souvent)?(?: que (?:cela|ca))?|less(?: often)?(?: than that)?|fewer(?: than that)?|(?:below|under) that|not that (?:many|much|long))$/

const counting =
  /^(?:(?:oui|yes|non|no|je|j'ai|i|we|nous|have|ai|avons|only|seulement|moins de|less than|plus de|more than|au moins|at least|de|between|entre|from) )*(?:\d[\d ,.]*|une?|one|a|deux|two|trois|three|quatre|four|cinq|five|aucune?|no)(?: (?:a|to|ou|or|et|and|-) (?:\d[\d ,.]*|deux|two|trois|three|quatre|four|cinq|five))? (pieces?|rooms?|chambres?|bedrooms?|enfants?|child|children|kids|voitures?|cars?|vehicules?|personnes?|people|habitants|inhabitants|langues?|languages?|livres?|books?|chats?|cats?|chiens?|dogs?|petits-enfants|grandchildren|freres?|soeurs?|siblings|cigarettes|cafes|cups of coffee|films|vols|flights)\b/

/**
 * The noun that at least two options count: « deux pièces », « trois pièces » are about rooms, whatever the stem says.
 */
export function countedIn(plain: readonly string[]): string {
  const things = plain.flatMap((option) => counting.exec(option)?.[1] ?? [])
  return things.length >= 2 ? (things[0] ?? '') : ''
}

const figures: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS.fr,
  ...NUMBER_WORDS.en,
  onze: 11,
  treize: 13,
  quatorze: 14,
  seize: 16,
  eleven: 11,
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
}

/** Numbers written as words, except one, which could be an article: « Entre trois et onze », "three or fewer". */
const inWords = new RegExp(
  `(?<![-\\w])(?:${Object.keys(figures)
    .filter((word) => (figures[word] ?? 0) > 1 && !/^(?:cent|mille|neuf|hundred|thousand)/.test(word))
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![-\\w])`,
  'g',
)

function figure(word: string): string {
  return String(figures[word])
}

/** Rewrites the options of a question about a number into a form from which ranges can be read. */
export function countsOf(plain: readonly string[]): string[] {
  const read = plain.map((option) =>
    said
      .reduce((text, [words, number]) => text.replace(words, number), option.replace(inWords, figure))
      .replace(things, ''),
  )
  const most = Math.max(...read.flatMap((text) => (text.match(/\d+/g) ?? []).map(Number)), 0)
  return read.map((text) => (above.test(text) ? `${most + 1} +` : below.test(text) ? `< ${most}` : text))
}
