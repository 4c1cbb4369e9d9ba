import { type FactSheet, thisYear } from '../../panel/life/fact-sheet.ts'
import type { Density } from '../../panel/persona.ts'
import { keyOf, unit } from '../../random.ts'
import type { Language } from '../../text.ts'

/** What a form asks of who somebody is. */
export type Identity = 'firstName' | 'birthDate' | 'town' | 'postcode' | 'nationality' | 'contact'

const OPENING = String.raw`^\W*(?:(?:quel(?:le)?s? (?:est|sont)|what(?: is| are|'s)|(?:merci d'|veuillez |please |pouvez-vous )?(?:indique\w*|precise\w*|inscri\w+|enter|give|state|write|fill in))[ ,:]+)?(?:(?:votre|vos|vous|your|the|le|la) |l')?`

/** Each pattern must cover the whole question, so that « le nom de votre école » is not taken for a name. */
const ASKED: readonly (readonly [Identity, RegExp])[] = (
  [
    ['firstName', 'prenoms?|first name|given name|forename'],
    ['birthDate', 'date de naissance|ne(?:e|\\(e\\))? le|date of birth|birth ?date|dob'],
    [
      'town',
      "(?:commune|ville|town|city|village|localite|place|lieu)(?: (?:et|ou|and|or) (?:commune|ville|village|town|city))?(?: de residence| d'habitation| de domicile| of residence| you live in)?|(?:which|what) (?:town|city|village) do you live in|dans quelle (?:commune|ville) (?:habitez|vivez|residez)[- ]vous|de quelle (?:commune|ville) (?:venez|etes)[- ]vous|d'ou (?:venez|etes)[- ]vous|(?:from )?(?:which|what) (?:town|city|village) (?:are you|do you come)(?: from)?|where (?:are you|do you come) from|(?:what(?:'?s| is)? )?(?:the )?name of the (?:community|town|village|city|municipality) (?:you live in|where you live)|nom de la (?:commune|ville) ou vous (?:habitez|vivez)|in (?:which|what) (?:town|city|village) do you live",
    ],
    ['postcode', 'code postal|cp|post ?code|postal code|zip(?: code)?'],
    ['nationality', 'nationalite|nationality|citizenship'],
    [
      'contact',
      'nom(?: de famille)?|nom et prenoms?|prenoms? et nom|(?:full |last |family )?name|surname|(?:numero de )?(?:telephone|tel|portable)|(?:phone|telephone|mobile)(?: number)?|(?:adresse )?(?:e-?mail|mail|courriel)|(?:e-?mail|postal|home) address|adresse(?: postale| electronique| complete)?|address|signature',
    ],
  ] as const
).map(([kind, words]) => [kind, new RegExp(String.raw`${OPENING}(?:${words})[\W_]*$`)])

/**
 * What a question asks of who somebody is: the label of a form's field (« Code postal : »), or the same as a question.
 * Undefined for other questions.
 *
 * @param asked the question, folded
 */
export function identityIn(asked: string): Identity | undefined {
  return ASKED.find(([, whole]) => whole.test(asked))?.[0]
}

/** Communes of France with their postcodes, for each density. */
const COMMUNES: Readonly<Record<Density, readonly (readonly [commune: string, postcode: string])[]>> = {
  dense: [
    ['Paris', '75011'],
    ['Lyon', '69003'],
    ['Marseille', '13005'],
    ['Toulouse', '31500'],
    ['Lille', '59000'],
    ['Nantes', '44000'],
    ['Strasbourg', '67000'],
    ['Montreuil', '93100'],
    ['Villeurbanne', '69100'],
    ['Bordeaux', '33800'],
  ],
  intermediaire: [
    ['Auxerre', '89000'],
    ['Niort', '79000'],
    ['Laval', '53000'],
    ['Vannes', '56000'],
    ['Chartres', '28000'],
    ['Albi', '81000'],
    ['Saumur', '49400'],
    ['Dole', '39100'],
    ['Épernay', '51200'],
    ['Vienne', '38200'],
  ],
  peu_dense: [
    ['Loudun', '86200'],
    ['Pithiviers', '45300'],
    ['Lannemezan', '65300'],
    ['Nyons', '26110'],
    ['Bressuire', '79300'],
    ['Decize', '58300'],
    ['Mirecourt', '88500'],
    ['Quillan', '11500'],
  ],
  tres_peu_dense: [
    ['Chaudes-Aigues', '15110'],
    ['Meymac', '19250'],
    ['Lormes', '58140'],
    ['Florac', '48400'],
    ['Barcelonnette', '04400'],
    ['Die', '26150'],
    ['Felletin', '23500'],
    ['Saugues', '43170'],
  ],
}

/** The commonest foreign nationalities in France. */
const OTHERS: readonly Readonly<Record<Language, string>>[] = [
  { fr: 'algérienne', en: 'Algerian' },
  { fr: 'marocaine', en: 'Moroccan' },
  { fr: 'portugaise', en: 'Portuguese' },
  { fr: 'tunisienne', en: 'Tunisian' },
  { fr: 'italienne', en: 'Italian' },
]
const FRENCH: Readonly<Record<Language, string>> = { fr: 'française', en: 'French' }

/** What a persona brings to such a field. */
interface Holder {
  readonly sheet: FactSheet
  readonly prenom: string
  /** The persona's key. */
  readonly key: number
}

/** What a persona writes there: the same each time that it is asked. Undefined where it would rather not say. */
export function identityOf(
  kind: Identity,
  { sheet, prenom, key }: Holder,
  language: Language,
): string | undefined {
  const draw = (name: string) => unit(keyOf(key, name))
  const communes = COMMUNES[sheet.place]
  const [commune, postcode] = communes[Math.floor(draw('commune') * communes.length)] ?? ['', '']
  switch (kind) {
    case 'firstName':
      return prenom
    case 'birthDate':
      return birthDate(sheet.birthYear, sheet.age, draw('birth date'), language)
    case 'town':
      return commune
    case 'postcode':
      return postcode
    case 'nationality':
      return (sheet.french ? FRENCH : OTHERS[Math.floor(draw('nationality') * OTHERS.length)])?.[language]
    case 'contact':
      return undefined
  }
}

/** Month in which the survey is taken to be asked, when some have had their birthday of the year and some have not. */
const HALF_YEAR = 6
const LONGEST_DAY = 28

/** A day of the year of birth with which the persona has its age today. */
function birthDate(year: number, age: number, share: number, language: Language): string {
  const isPast = thisYear - year === age
  const month = 1 + Math.floor(share * HALF_YEAR) + (isPast ? 0 : HALF_YEAR)
  const day = 1 + Math.floor(((share * 97) % 1) * LONGEST_DAY)
  const two = (number: number) => String(number).padStart(2, '0')
  return language === 'fr' ? `${two(day)}/${two(month)}/${year}` : `${day}/${month}/${year}`
}
