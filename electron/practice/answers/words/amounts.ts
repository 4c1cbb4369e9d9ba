import { type FactSheet, thisYear } from '../../panel/life/fact-sheet.ts'
import { keyOf, normal } from '../../random.ts'
import { rounded } from './round.ts'
import type { Quantity } from './tongue.ts'
import { costs, type Usual } from './usual-costs.ts'

/** Days that slow things take: finding a job, waiting for an appointment or an answer, recovering from something. */
const longer: readonly (readonly [words: RegExp, days: number])[] = [
  [
    /\b(?:se sentir|s'habituer|s'adapter|s'integrer|se faire (?:a|des)|apprendre|maitriser|feel (?:at home|settled)|get used|settle in|adapt|learn|master|make friends)\b/,
    240,
  ],
  [/\b(?:specialist\w*|ophtalm\w*|dermato\w*|operation|irm|mri)\b.*\b(?:attend\w*|attente|wait\w*)\b/, 60],
  [/\b(?:trouver|retrouver|find(?:ing)?|get|obtenir)\b.*\b(?:emploi|travail|job|work|poste)\b/, 120],
  [/\b(?:trouver|find(?:ing)?|get|obtenir)\b.*\b(?:logement|appartement|maison|home|flat|house|place)\b/, 75],
  [
    /\b(?:(?:obtenir|avoir|attend\w*|get|wait\w*)\b.*\b(?:rendez-vous|appointment|specialiste|specialist|operation|surgery))\b/,
    40,
  ],
  [
    /\b(?:reponse|remboursement|dossier|livraison|colis|reply|answer|refund|response|delivery|parcel|application)\b.*\b(?:recevoir|obtenir|mis|prit|pris|avant|get|receive|take|took|arrive|wait\w*)\b|\b(?:recevoir|obtenir|attendu|receive|wait\w*)\b.*\b(?:reponse|remboursement|dossier|livraison|colis|reply|answer|refund|delivery|parcel)\b/,
    12,
  ],
  [/\b(?:remettre|guerir|retablir|convalescence|arret maladie|recover\w*|get over|sick leave)\b/, 25],
  [/\b(?:vacances|sejour|conges|holidays?|stay|trip|vacation)\b/, 12],
  [
    /\b(?:gard\w*|keep|kept|conserv\w*|last)\b.*\b(?:voiture|vehicule|telephone|ordinateur|machine|car|phone|computer|laptop|appliance)\b|\b(?:car|phone|voiture|telephone)\b.*\b(?:last(?! (?:year|month|week|time|night))|dure)\b/,
    1500,
  ],
  [/\b(?:vacances (?:scolaires|d'ete)|school holidays|summer holidays)\b/, 45],
  [/\b(?:travaux|demenagement|renovation|construction|building work|renovat\w*)\b/, 60],
]

/** Days for what a folded question names, if it takes days, weeks or months; undefined if it takes minutes. */
export function daysFor(asked: string, key: number): number | undefined {
  const found = longer.find(([words]) => words.test(asked))
  if (
    !found ||
    /\b(?:par (?:jour|semaine)|a day|a week|per (?:day|week)|salle d'attente|waiting room|hours?|heures?|minutes?)\b/.test(
      asked,
    )
  )
    return undefined
  return Math.max(1, Math.round(spread(found[1], 0.7, key)))
}

/** Weight in kilos of what a folded question names. */
const weights: readonly Usual[] = [
  [/\b(?:sac|bag|backpack|rucksack|valise|suitcase|cartable)\b/, 8],
  [/\b(?:dechets|poubelles?|rubbish|waste)\b/, 6],
  [/\b(?:bebe|baby|naissance|birth)\b/, 3.4],
  [/\b(?:chien|dog)\b/, 16],
  [/\b(?:chat|cat)\b/, 4],
]

/** A weight in words, if a weight is asked for. */
export function weightFor(asked: string, key: number): string | undefined {
  if (!/\b(?:pes(?:e|ent|ez|ait)|poids|kilos?|weigh\w*|heavy)\b/.test(asked)) return undefined
  const [, median] = weights.find(([words]) => words.test(asked)) ?? [undefined, 72]
  return `${Math.max(1, Math.round(spread(median, median > 50 ? 0.18 : 0.4, key)))} kg`
}

/** Durations in minutes, with the spread among people. */
const durations: readonly (readonly [words: RegExp, median: number, by?: number])[] = [
  [/\b(?:mails?|e-?mails?|courriels?|messagerie)\b/, 35],
  [/\b(?:jardin\w*|garden\w*)\b/, 40],
  [/\b(?:jou(?:ez|er|e)|jeux?|play\w*|games?)\b/, 50],
  [/\b(?:enfants?|children|kids)\b.*\b(?:occup\w*|jou\w*|temps|time|play|care)\b/, 120],
  [/\b(?:papiers|demarches|administrati\w*|paperwork|forms?|admin)\b/, 35],
  [/\b(?:radio|podcasts?|musique|music)\b/, 70],
  [/\b(?:dehors|plein air|outdoors?|outside)\b/, 80],
  [/\b(?:telephone|appels?|on the phone|phone calls?)\b.*\b(?:famille|amis|family|friends)\b/, 25],
  [/\b(?:coucher|endorm\w*|fall asleep)\b/, 20],
  [/\b(?:dor[mt]\w*|sommeil|nuit derniere|sle[ep]\w*|last night|a night|par nuit)\b/, 420, 0.13],
  [/\b(?:petit[- ]dejeuner|breakfast|douche|shower|prepar\w*|get ready)\b/, 15],
  [/\b(?:rendez-vous|appointment|consultation)\b/, 25],
  [/\b(?:trajet|transport|commut\w*|journey|work)\b/, 30],
  [/\b(?:benevol\w*|association|volunteer\w*)\b/, 100],
  [/\b(?:dejeuner|midi|lunch)\b/, 45],
  [/\b(?:ecrans?|telephone|reseaux|internet|screens?|phone|online|social media)\b/, 130],
  [/\b(?:television|tele|series?|tv)\b/, 120],
  [/\b(?:cuisin\w*|repas|cook\w*|meals?)\b/, 40],
  [/\b(?:courses|shopping|groceries)\b/, 55],
  [/\b(?:menage|housework|cleaning)\b/, 50],
  [/\b(?:sport|exercise|marche|walk\w*)\b/, 45],
  [/\b(?:li(?:re|sez|t)|lecture|read\w*)\b/, 30],
  [/\b(?:attent\w*|attend\w*|queue|wait\w*)\b/, 20],
  [/\b(?:ecole|school|devoirs|homework)\b/, 35],
  [/\b(?:toilet\w*|water|eau)\b/, 4],
]

/** Numbers of things. */
const counts: readonly Usual[] = [
  [/\b(?:weeks?|semaines?)\b.*\b(?:holidays?|conges|vacances|leave|off)\b/, 6],
  [/\b(?:evenings?|nights?|days?|soirs?|soirees?|jours?|nuits?)\b.*\b(?:week|semaine)\b/, 4],
  [/\b(?:preavis|avance|prevenu\w*|notice|in advance|warning)\b/, 10],
  [/\b(?:courriers?|lettres?|letters?|post|enveloppes?)\b/, 5],
  [/\b(?:robes?|pantalons?|chemises?|jeans?|pulls?|dresses|trousers|shirts?|jumpers?)\b/, 12],
  [/\b(?:prises?|chargeurs?|chargers?|sockets?|cables?)\b/, 6],
  [/\b(?:cles|keys)\b/, 6],
  [/\b(?:cartes? (?:de fidelite|bancaires?)|loyalty cards?|bank cards?|cards)\b/, 4],
  [/\b(?:couvertures|serviettes|draps|towels|sheets|blankets)\b/, 10],
  [/\b(?:bougies|lampes|ampoules|lamps?|bulbs?|candles)\b/, 14],
  [/\b(?:bouteilles|bottles)\b/, 8],
  [/\b(?:dvd|disques|vinyles|records|cds)\b/, 40],
  [/\b(?:livres?|books?)\b.*\b(?:possed\w*|avez-vous chez|own|have at home|shelves)\b/, 120],
  [
    /\b(?:jours?|nuits?|nuitees?|days?|nights?)\b.*\b(?:sejour|vacances|deplacement|voyage|stay|trip|away)\b/,
    5,
  ],
  [/\b(?:chaussures|shoes|vetements|clothes|t-?shirts?|manteaux|coats)\b/, 9],
  [/\b(?:plantes?|plants?|fleurs|flowers|arbres|trees)\b/, 6],
  [/\b(?:cafes?|coffees?|tasses?|cups?|verres?|glasses)\b/, 3],
  [/\b(?:ecrans?|screens?|appareils|devices|applications?|apps?)\b/, 5],
  [/\b(?:courriels?|mails?|e-?mails?|messages?)\b/, 20],
  [/\b(?:contacts?|abonnes|followers|connaissances|people you know|numbers?)\b/, 80],
  [/\b(?:films?|series?|concerts?|musees?|museums?|shows?)\b/, 5],
  [/\b(?:pays|countries|villes|cities)\b/, 6],
  [/\b(?:demenag\w*|moved|emplois|jobs|employeurs|employers)\b/, 4],
  [/\b(?:voisins?|neighbou?rs?)\b/, 6],
  [/\b(?:steps|marches)\b.*\b(?:climb|door|up|stairs|montez|porte)\b/, 22],
  [/\b(?:pas|steps)\b/, 6000],
  [/\b(?:amis?|friends?)\b/, 4],
  [/\b(?:langues?|languages?)\b/, 2],
  [/\b(?:vaches?|cows?|animals?|animaux)\b/, 40],
  [/\b(?:enfants?|children|kids|girls?|boys?|filles?|garcons?)\b/, 1],
  [/\b(?:personnes|gens|people|persons|colleagues|collegues)\b/, 4],
  [/\b(?:livres?|books?)\b/, 5],
  [/\b(?:heures?|hours?)\b/, 3],
  [/\b(?:mots? de passe|passwords?)\b/, 14],
  [/\b(?:fenetres?|windows?|portes?|doors?)\b/, 7],
  [/\b(?:marches|steps|escaliers|stairs)\b/, 22],
  [/\b(?:jours?|days?)\b.*\b(?:vacances|conges|holidays?|leave)\b/, 25],
  [/\b(?:photos?|pictures?)\b/, 900],
  [/\b(?:abonnements?|subscriptions?|chaines?|channels?)\b/, 3],
  [/\b(?:litres?|water|eau)\b/, 110],
  [/\b(?:minutes?)\b/, 25],
  [/\b(?:logements?|households?|menages?)\b/, 1],
]

const monthsOf = (asked: string): number | undefined =>
  /\b(?:trimestr\w*|quarter\w*)\b/.test(asked)
    ? 3
    : /\b(?:jour|day|daily)\b/.test(asked)
      ? 1 / 30
      : /\b(?:semaine|hebdomadaire|week|weekly)\b/.test(asked)
        ? 1 / 4.3
        : /\b(?:mois|mensuel\w*|month|monthly)\b/.test(asked)
          ? 1
          : /\b(?:an|annee|annuel\w*|year|annual\w*|yearly)\b/.test(asked)
            ? 12
            : undefined

/**
 * A sum for what the folded question, or else the context `around` it, names: around its usual cost, and higher for
 * households with more income.
 */
export function sumFor(asked: string, around: string, sheet: FactSheet, key: number): Quantity {
  const usual = costs.find(([words]) => words.test(asked)) ?? costs.find(([words]) => words.test(around))
  const [, median, months] = usual ?? [undefined, 30, undefined]
  const period = monthsOf(asked)
  const share = months !== undefined && period !== undefined ? period / months : 1
  const means = Math.sqrt(sheet.householdIncome / 2800)
  // What is fair is less disputed than what is spent.
  const by = fair.test(asked) ? 0.2 : 0.45
  return { value: Math.max(1, spread(median * share * means, by, key)), unit: 'euro' }
}

/** Questions about what something should cost. */
const fair = /\b(?:raisonnable|juste|normale?|acceptable|reasonable|fair|right|acceptable)\b/

/** A duration in minutes for what a question names. */
export function durationFor(asked: string, key: number): Quantity {
  const [, median, by = 0.5] = durations.find(([words]) => words.test(asked)) ?? [undefined, 30]
  // Daily activities are counted for five days if the question asks for a week.
  const days =
    /\b(?:par semaine|la semaine|(?:d'une|une) semaine|a week|per week|(?:each|every|typical|normal|average|usual|ordinary) week|weekly)\b/.test(
      asked,
    )
      ? 5
      : 1
  return { value: Math.max(1, days * spread(median, by, key)), unit: 'minute' }
}

/** A number for what a question names; some follow from the fact sheet. */
export function countFor(asked: string, sheet: FactSheet, key: number): Quantity {
  if (/\b(?:chambres?|bedrooms?)\b/.test(asked)) return { value: Math.max(1, sheet.rooms - 1), unit: 'count' }
  if (/\b(?:pieces?|rooms?)\b/.test(asked) && !/annexe|professionnel/.test(asked))
    return { value: sheet.rooms, unit: 'count' }
  if (
    /\b(?:personnes?|people|persons|members?|membres)\b.*\b(?:logement|menage|foyer|household|house|home|live)\b/.test(
      asked,
    )
  )
    return { value: sheet.householdSize, unit: 'count' }
  if (/\b(?:terrain|land|plot|garden|jardin)\b/.test(asked))
    return { value: sheet.garden ? rounded(Math.max(20, spread(400, 0.8, key))) : 0, unit: 'squareMetre' }
  if (/\b(?:surface|superficie|square|area|metres? carres?|m2)\b/.test(asked))
    return {
      value: /logement|home|house|flat/.test(asked)
        ? sheet.surface
        : /faudrait|need|ideal|would|aise/.test(asked)
          ? rounded(sheet.surface * 1.3)
          : Math.max(4, spread(15, 0.5, key)),
      unit: 'squareMetre',
    }
  // Kilometres differ in size: driven in a year, to the nearest place of a kind, ready to travel, or any other
  // distance.
  if (
    /\b(?:par an|a year|per year|annuel\w*|yearly)\b/.test(asked) &&
    /\b(?:kilometres?|miles?|km)\b/.test(asked)
  )
    return { value: rounded(spread(11_000, 0.5, key)), unit: 'km' }
  if (/\b(?:nearest|plus proche)\b/.test(asked))
    return { value: Math.max(1, spread(1.6, 0.7, key)), unit: 'km' }
  if (
    /\b(?:voyager|travel|prepared|pret|would you)\b/.test(asked) &&
    /\b(?:far|kilometres?|distance)\b/.test(asked)
  )
    return { value: rounded(Math.max(5, spread(35, 0.7, key))), unit: 'km' }
  if (
    /\b(?:pied|march\w*|walk\w*|on foot)\b/.test(asked) &&
    /\b(?:distance|far|kilometres?|km|miles)\b/.test(asked)
  )
    return { value: Math.max(1, spread(3.5, 0.45, key)), unit: 'km' }
  if (/\b(?:distance|how far|kilometres?)\b/.test(asked))
    return { value: Math.max(1, spread(8, 0.8, key)), unit: 'km' }
  const [, median] = counts.find(([words]) => words.test(asked)) ?? [undefined, 2]
  const least = /\b(?:compris|comptant|including|comprise)\b/.test(asked) ? 1 : 0
  return { value: Math.max(least, spread(median + 0.4, 0.6, key) - 0.4), unit: 'count' }
}

/** Ages at which people do things for the first time, with the year before which it was not possible. */
const firsts: readonly (readonly [words: RegExp, age: number, spread: number, year?: number])[] = [
  [/\b(?:portable|mobile|smartphone|phone|telephone)\b/, 15, 3, 1998],
  [/\b(?:internet|ordinateur|computer|reseaux|social media|e-?mail)\b/, 14, 3, 1997],
  [/\b(?:velo|bike|lire|read|nag\w*|swim\w*)\b/, 7, 1.5],
  [/\b(?:cigarette|fum\w*|smok\w*|alcool|alcohol|biere|beer|embrass\w*|kiss\w*|amoureu\w*|love)\b/, 16, 1.8],
  [/\b(?:travail\w*|emploi|salaire|work\w*|job|wage|pay)\b/, 19, 2.2],
  [/\b(?:conduire|permis|voiture|driv\w*|licence|car|vote\w*)\b/, 20, 2],
  [/\b(?:quitt\w*|parents|depart|leave|left|moved out)\b/, 21, 2.2],
  [/\b(?:enfant|bebe|mari\w*|child|baby|married|achet\w*|bought|house|maison)\b/, 28, 3.5],
]

/** The age at which a person first did what a folded question names; at most the present age. */
export function ageOfFirst(asked: string, age: number, key: number): number {
  const found = firsts.find(([words]) => words.test(asked))
  const [, usual, by, year] = found ?? [undefined, 18, 4]
  const drawn = Math.round(usual + by * normal(keyOf(key, 'first')))
  const earliest = year === undefined ? 5 : age - (thisYear - year - Math.abs(drawn % 5))
  return Math.min(age, Math.max(5, drawn, earliest))
}

/** Number of years that a person has done something, at most since the age of 16. */
export function yearsFor(sheet: FactSheet, key: number): number {
  return Math.max(1, Math.min(sheet.age - 16, Math.round(spread(7, 0.8, key))))
}

function spread(median: number, by: number, key: number): number {
  return median * Math.exp(by * normal(keyOf(key, 'amount')))
}
