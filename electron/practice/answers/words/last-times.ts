import type { Language } from '../../text.ts'
import { list } from './lore.ts'
import type { Told } from './told.ts'

/** When things were last done, grouped by how rarely they are done; the words that name them are folded. */
const lastTimes: readonly Told[] = [
  [
    /\b(?:chang\w*|remplac\w*|renouvel\w*|replac\w*|upgrad\w*|new)\b.*\b(?:telephone|portable|smartphone|ordinateur|television|machine|lave-linge|frigo|matelas|lunettes|fournisseur|operateur|banque|assurance|mutuelle|phone|computer|laptop|television|tv|fridge|mattress|glasses|supplier|provider|bank|insurer|insurance)\b/,
    'il y a deux ans | l’an dernier | il y a trois ans | il y a six mois | il y a quatre ou cinq ans | l’hiver dernier | il y a un an et demi | au printemps',
    'two years ago | last year | three years ago | six months ago | four or five years ago | last winter | a year and a half ago | in the spring',
  ],
  [
    /\b(?:yeux|vue|lunettes|ophtalmo\w*|audition|permis|passeport|carte d'identite|demenag\w*|voiture|vehicule|meubles?|matelas|emploi|embauch\w*|hopital|hospitalis\w*|operation|mariage|musee|theatre|opera|concert|vaccin\w*|avion|augment\w*|eyesight|eyes?|glasses|optician|hearing|licence|passport|move[ds]? (?:house|home)|moved|car|furniture|mattress|hospital\w*|surgery|wedding|museum|theatre|opera|vaccin\w*|fly|flew|flown|plane|pay rise|promot\w*|change[ds]? (?:jobs?|bank))\b/,
    'il y a un an | il y a deux ans | il y a trois ans environ | l’an dernier | il y a six mois | il y a bien cinq ans | l’année dernière, au printemps | il y a très longtemps, je ne sais plus | en 2023',
    'a year ago | two years ago | about three years ago | last year | six months ago | a good five years ago | last spring | a very long time ago, I forget | in 2023',
  ],
  [
    /\b(?:vacances|conges|sejour|voyag\w*|week-?end|nuits|ailleurs|partie?s?|holidays?|vacation|trip|away|nights?|travel\w*|abroad)\b/,
    'l’été dernier | il y a deux mois | à Pâques | il y a un an | au mois de mai | à Noël | en septembre | il y a deux ans, je crois | au printemps',
    'last summer | two months ago | at Easter | a year ago | in May | at Christmas | in September | two years ago, I think | in the spring',
  ],
  [
    /\b(?:medecin|docteur|dentiste|coiffeu\w*|cinema|train|bibliotheque|prise de sang|examen|controle|administration|mairie|doctor|gp|dentist|hairdresser|haircut|cinema|film|train|library|blood|check-?up|town hall|wrote|letter|lettre|blame|complain\w*|plain\w*)\b/,
    'le mois dernier | il y a trois semaines | il y a deux mois | il y a six mois | l’hiver dernier | il y a une quinzaine de jours | l’an dernier | au début de l’année',
    'last month | three weeks ago | two months ago | six months ago | last winter | a fortnight ago | last year | at the beginning of the year',
  ],
  [
    /\b(?:plombier|electricien|serrurier|artisan|depanneur|reparateur|notaire|avocat|police|pompiers|ambulance|assurance|tradesman|tradesmen|plumber|electrician|locksmith|builder|repairman|solicitor|lawyer|ambulance|insurance)\b/,
    'il y a six mois | l’an dernier | il y a deux ans | au printemps | l’hiver dernier | il y a trois ou quatre ans | il y a deux mois | il y a un an environ',
    'six months ago | last year | two years ago | in the spring | last winter | three or four years ago | two months ago | about a year ago',
  ],
  [
    /\b(?:mange\w*|bu|dormi|douche|cuisin\w*|telephon\w*|appel\w*|messages?|courses|televis\w*|marche|ri|rigol\w*|eat|ate|eaten|drink|drank|drunk|slept|cook\w*|call\w*|phon\w*|texts?|shopping|watch\w*|walk\w*|laugh\w*|spoke|speak|talk\w*|news)\b/,
    'hier | ce matin | hier soir | avant-hier | il y a deux ou trois jours | samedi dernier | la semaine dernière',
    'yesterday | this morning | last night | the day before yesterday | two or three days ago | last Saturday | last week',
  ],
]

const otherwise: Told = [
  /./,
  'la semaine dernière | samedi dernier | il y a un mois | le mois dernier | il y a deux mois | l’été dernier | il y a six mois | il y a une quinzaine de jours',
  'last week | last Saturday | a month ago | last month | two months ago | last summer | six months ago | a fortnight ago',
]

/** When one last did what a folded question names. */
export function lastTimesFor(asked: string, language: Language): readonly string[] {
  const [, french, english] = lastTimes.find(([words]) => words.test(asked)) ?? otherwise
  return list(language === 'fr' ? french : english)
}
