import { keyOf, normal } from '../../random.ts'
import { rounded } from './round.ts'
import type { Quantity, Tongue } from './tongue.ts'
import { usualRates } from './usual-rates.ts'

/** Figures that people consider right or usual: words that name the subject (folded), the middle, and the spread. */
type Usual = readonly [words: RegExp, middle: number, spread: number]

/** Euros a month. */
const sums: readonly Usual[] = [
  [/\b(?:rich|riche|wealthy|aise|well off)\b/, 5000, 0.4],
  [/\b(?:pauvre|poor|poverty|pauvrete)\b/, 1000, 0.15],
  [/\b(?:minimum|smic|smallest)\b/, 1900, 0.08],
  [/\b(?:pensions?|retraite|retirement)\b/, 1700, 0.15],
  [/\b(?:loyer|rent)\b/, 650, 0.25],
  [/\b(?:famille|family|couple|enfants|children)\b/, 3600, 0.2],
]

/** Shares in per cent. */
const shares: readonly Usual[] = [
  [/\b(?:loyer|logement|se loger|rent|housing|mortgage)\b/, 28, 5],
  [/\b(?:epargn\w*|economis\w*|mettre de cote|sav(?:e|ed|ing|ings))\b/, 10, 6],
  [/\b(?:impots?|taxes?|tax)\b/, 20, 7],
  [/\b(?:alimentation|nourriture|courses|food|groceries)\b/, 22, 7],
  [/\b(?:loisirs?|leisure|dons?|charity|donations?)\b/, 8, 4],
  [/\b(?:pourboire|tip|tips|remise|discount|reduction)\b/, 10, 4],
]

/** Years of age. */
const ages: readonly Usual[] = [
  [/\b(?:retraite|retire\w*|retirement|travailler jusqu|stop working)\b/, 62, 1.6],
  [/\b(?:telephone|portable|smartphone|reseaux|phone|social)\b/, 13, 1.5],
  [/\b(?:vote\w*|voting)\b/, 17.5, 0.8],
  [/\b(?:seul|alone|home alone)\b/, 11, 1.5],
  [/\b(?:conduire|driv\w*)\b/, 79, 4],
  [/\b(?:vieux|vieille|age[es]?\b.*personne|old|elderly)\b/, 74, 5],
  [/\b(?:partir|quitter|leave|move out)\b/, 22, 2],
  [/\b(?:enfants?|child\w*|bebe|baby|marri\w*|marry|couple)\b/, 28, 2.5],
  [/\b(?:adulte|adult|grown)\b/, 21, 2],
]

/** From what age a child may or can do something by itself, or have something of its own. */
const ofAChild: Usual = [
  /\b(?:enfants?|petits?|ados?|child|children|kids?|boys?|girls?)\b.*\b(?:peu(?:t|vent)|doi(?:t|vent)|devrait|laiss\w*|autoris\w*|permet\w*|capables?|avoir|can|could|may|should|let|leave|allow\w*|able|ready|old enough|own|safely|be|have)\b|\b(?:laiss\w*|autoris\w*|permet\w*|confi\w*|donn\w*|offr\w*|let|leave|allow\w*|trust|give)\b.*\b(?:enfants?|petits?|ados?|child|children|kids?)\b/,
  10,
  1.6,
]

/** Questions about having children, which are no questions about what a child may do. */
const parenthood =
  /\b(?:avoir (?:un|des|son|leur)\w* (?:premier )?enfants?|faire (?:un|des) enfants?|(?:have|having) (?:a|their|one's|your|children|kids)\b.{0,12}(?:child|children|kids|baby)?)\b(?!.*\b(?:seul|alone|on their own)\b)/

/** An age told as one's own: « quand j'avais 11 ans ». */
const ofOneself = /^(?:when I|quand j|I was|j’avais)/

/** Ways to say a figure that people consider right; undefined if no such figure is asked for. `asked` is folded. */
export function measured(asked: string, tongue: Tongue, key: number): readonly string[] | undefined {
  const draw = normal(keyOf(key, 'measure'))
  const near = (list: readonly Usual[], otherwise: Usual) =>
    list.find(([words]) => words.test(asked)) ?? otherwise
  if (/\b(?:temperature|degres?|degrees)\b/.test(asked)) {
    return tongue.common.degrees(
      Math.round((/\b(?:chambre|bedroom)\b/.test(asked) ? 17.5 : 19.5) + 0.9 * draw),
    )
  }
  if (/\b(?:pourcentage|proportion|percentage|percent|share|quelle part)\b|%/.test(asked)) {
    const [, middle, by] = near(shares, [/./, 40, 18])
    return tongue.common.percent(Math.min(95, Math.max(5, 5 * Math.round((middle + by * draw) / 5))))
  }
  if (/\bages?\b|\bhow old\b/.test(asked)) {
    const child =
      ofAChild[0].test(asked) &&
      !parenthood.test(asked) &&
      !/\b(?:phone|telephone|portable|smartphone|reseaux|vote\w*|voting)\b/.test(asked)
    const [, middle, spread] = child ? ofAChild : near(ages, [/./, 30, 8])
    // An age that is right for others is not told as one's own.
    return tongue.atAge(Math.round(middle + spread * draw)).filter((text) => !ofOneself.test(text))
  }
  if (/\b(?:vitesse|speed)\b/.test(asked)) {
    const limit = /\b(?:autoroute|motorway|highway)\b/.test(asked)
      ? 125
      : /\b(?:route|country)/.test(asked)
        ? 82
        : 36
    return [`${10 * Math.round((limit + 8 * draw) / 10)} km/h`]
  }
  if (/\bdistance\b/.test(asked)) return tongue.quantity(quantity(8 * Math.exp(0.6 * draw), 'km'))
  const [, middle, spread] = near(sums, [/./, 2100, 0.25])
  const months = /\b(?:an|annuel\w*|year|yearly|annual\w*)\b/.test(asked) ? 12 : 1
  const sum = months * middle * Math.exp(spread * draw)
  return tongue.quantity(quantity(sum > 3000 ? 500 * Math.round(sum / 500) : rounded(sum / 2) * 2, 'euro'))
}

function quantity(value: number, unit: Quantity['unit']): Quantity {
  return { value, unit }
}

/** Times a year that things are usually done; the first match counts. */
const habits: readonly (readonly [words: RegExp, perYear: number])[] = [
  [/\b(?:pret(?:e|er|ez)|emprunt\w*|lent|lend|lending|borrow\w*)\b/, 5],
  [/\b(?:refrigerateur|frigo|congelateur|four|fridge|freezer|oven)\b/, 12],
  [/\b(?:date (?:limite|de peremption)|peremption|use-by|best-before|expiry)\b/, 200],
  [/\b(?:brosse a dents|toothbrush)\b/, 4],
  [/\b(?:impots|tax return|declaration)\b/, 1],
  [/\b(?:chaudiere|boiler|ramon\w*|chimney|contr\w* technique|vidange|mot|service[ds]?)\b/, 1],
  [
    /\b(?:(?:vos|les) (?:yeux|oreilles)|(?:votre|la) (?:vue|audition|tension)|ophtalm\w*|opticien\w*|audio\w*|your (?:eyes|ears|eyesight|hearing|blood pressure)|optician\w*|eye (?:test|exam)\w*|hearing (?:test|check)\w*|vaccin\w*|mammogra\w*|depist\w*|screening)\b/,
    0.9,
  ],
  [/\b(?:don de sang|blood|analyse|check-?up|bilan)\b/, 1],
  [/\b(?:dents|teeth|douche|shower|cafe|coffee|(?:du|de|un|le) the|tea)\b/, 700],
  [/\b(?:politique|politics|actualite avec)\b/, 30],
  [/\b(?:draps|sheets|vitres|windows)\b/, 25],
  [/\b(?:alcool|vin|biere|alcohol|wine|beer)\b/, 60],
  [/\b(?:viande|meat|poisson|fish)\b/, 150],
  [/\b(?:sport\w*|exercise|gym|piscine|swim\w*|courir|run)\b/, 70],
  [/\b(?:cinema|pictures|films?)\b/, 6],
  [/\b(?:train|avion|plane|fly)\b/, 4],
  [/\b(?:bus|tram|metro|velo|bike|cycl\w*)\b/, 90],
  [/\b(?:anxi\w*|stress\w*|lonely|seule?s?|pleur\w*|cry)\b/, 40],
  [/\b(?:livre|book|lis|lisez|read)\b/, 120],
  [/\b(?:livr\w* a domicile|se faire livrer|livreur|deliver\w*|takeaway)\b/, 14],
  [/\bmang\w*\b.*\b(?:ecran|tele)|\beat\b.*\b(?:screen|tv|television)/, 200],
  [/\b(?:(?:les|vos|des) courses|groceries|grocery|food shopping|achats? alimentaires?)\b/, 85],
  [/\b(?:musee|exposition|museum|exhibition|theatre|concert|opera)s?\b/, 3],
  [/\b(?:bibliotheque|mediatheque|library)\b/, 9],
  [/\b(?:restaurant|eat out)\b/, 20],
  [/\b(?:marche|market)\b/, 40],
  [/\b(?:cuisin\w*|cook\w*)\b/, 240],
  [/\b(?:lessive|laundry|washing)\b/, 120],
  [/\b(?:menage|clean\w*|aspirateur|vacuum)\b/, 75],
  [/\b(?:trie[rz]?|recycl\w*|sort)\b/, 300],
  [/\b(?:famille|parents|mere|grands-parents|family|mother|relatives)\b/, 60],
  [/\b(?:amis|copains|friends)\b/, 50],
  [/\b(?:voisin\w*|neighbou?r\w*)\b/, 80],
  [/\b(?:vetements?|habits|clothes|chaussures|shoes)\b/, 9],
  [/\b(?:coiffeu\w*|hairdresser|barber)\b/, 7],
  [/\b(?:dentiste|dentist)\b/, 1],
  [/\b(?:medecin|docteur|doctor|gp)\b/, 4],
  [/\b(?:dispute\w*|fache\w*|argue|quarrel)\b/, 25],
  [/\b(?:mal dorm\w*|insomni\w*|sleep badly|wake)\b/, 70],
  [/\b(?:mail|telephone|portable|messages?|phone|email)\w*\b/, 4000],
  [/\b(?:information|actualite|journal|news)\w*\b/, 340],
  [/\b(?:promen\w*|marche[rz]|walk\w*)\b/, 130],
  [/\b(?:jardin\w*|garden\w*)\b/, 40],
  [/\b(?:eglise|messe|church|mosquee|prie[rz]?|pray)\b/, 6],
  [/\b(?:gateau|dessert|bonbon|chocolat|cake|sweets|chocolate)s?\b/, 110],
  [/\b(?:bio|organic|local)\b/, 70],
  [/\b(?:mairie|administration|town hall|paperwork|demarche)\w*\b/, 3],
  [/\b(?:voyag\w*|vacances|week-ends?|travel\w*|holidays?)\b/, 3],
  [/\b(?:loto|jeux? d'argent|lottery|bet|gambl\w*)\b/, 5],
]

/**
 * Times a year that a person does what a folded question names; `otherwise` where nothing is known of it.
 */
export function timesFor(asked: string, stance: number, key: number, otherwise = 30): number {
  const known = ([words]: readonly [words: RegExp, ...sizes: unknown[]]) => words.test(asked)
  const [, perYear, spread = 0.8]: readonly [unknown, number, number?] = usualRates.find(known) ??
    habits.find(known) ?? [undefined, otherwise]
  return perYear * Math.exp(spread * normal(keyOf(key, 'often')) + 0.3 * stance)
}
