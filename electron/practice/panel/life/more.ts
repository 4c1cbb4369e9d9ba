import type { Civic } from './civic.ts'
import { type Draws, moved } from './draws.ts'
import type { Family } from './family.ts'
import type { Health } from './health.ts'
import type { Home } from './home.ts'
import type { Leisure } from './leisure.ts'
import type { Person } from './person.ts'
import type { Travel } from './travel.ts'
import type { Work } from './work.ts'

/** Regions of France, as INSEE names them since 2016. */
export const regions = [
  ['ile-de-france', 18.3],
  ['auvergne-rhone-alpes', 12.1],
  ['nouvelle-aquitaine', 9.1],
  ['occitanie', 9],
  ['hauts-de-france', 8.9],
  ['grand est', 8.3],
  ["provence-alpes-cote d'azur", 7.7],
  ['pays de la loire', 5.7],
  ['bretagne', 5.1],
  ['normandie', 5],
  ['bourgogne-franche-comte', 4.2],
  ['centre-val de loire', 3.9],
  ['corse', 0.5],
  ['outre-mer', 3.2],
] as const

/** What heats the home. */
export type Heating = 'gas' | 'electricity' | 'wood' | 'oil' | 'district'

/** The religion that somebody feels close to. */
export type Religion = 'none' | 'catholic' | 'muslim' | 'protestant' | 'other'

/** Nationality, and for the French whether by birth or acquired. */
export type Nationality = 'birth' | 'acquired' | 'european' | 'other'

/** Further facts that people are often asked for, consistent with the others. */
export interface More {
  readonly region: string
  readonly siblings: number
  /** Euros saved per month. */
  readonly savings: number
  readonly mortgage: boolean
  /** A loan for a car, studies or purchases. */
  readonly otherLoan: boolean
  readonly housingBenefit: boolean
  /** Number of languages spoken well enough for a conversation, including French. */
  readonly languages: number
  readonly heating: Heating
  /** Takes medicine every day. */
  readonly medicines: boolean
  /** Has a lasting illness or health problem. */
  readonly chronic: boolean
  /** Has registered a doctor as their regular one. */
  readonly regularDoctor: boolean
  readonly contactLenses: boolean
  readonly religion: Religion
  /** Visits to a place of worship per year. */
  readonly worshipPerYear: number
  readonly nationality: Nationality
  /** Has a mobile telephone, smartphone or not. */
  readonly mobile: boolean
  /** Hours per day of leisure in front of a screen, without television. */
  readonly screenHours: number
  readonly transitPass: boolean
  /** Holidays abroad in the last twelve months. */
  readonly tripsAbroad: number
  /** Number of associations that the persona belongs to. */
  readonly associations: number
  /** Age at the end of full-time studies; for students the present age. */
  readonly studiesEnd: number
}

/** Draws the further facts, given all before. Tables are plausible inventions for the practice service, not INSEE's. */
export function drawMore(
  person: Person,
  before: Family & Work & Home & Travel & Health & Leisure & Civic,
  draws: Draws,
): More {
  const { age } = person
  const means = Math.log(before.householdIncome / (before.householdSize > 1 ? 3200 : 1750))
  const saves = draws.chance('saves', moved(0.58, 1.5 * means))
  const chronic =
    before.disability || before.health <= 2 || (before.health === 3 && before.doctorPerYear >= 4)
  const religion = draws.pick<Religion>('religion', [
    ['none', age < 50 ? 58 : 38],
    ['catholic', age < 50 ? 22 : 52],
    ['muslim', before.bornInFrance ? (age < 50 ? 9 : 3) : 42],
    ['protestant', 3],
    ['other', 4],
  ])
  const believes = before.worships && religion === 'none' ? 'catholic' : religion
  return {
    region: draws.pick('region', regions),
    siblings: Math.min(9, draws.count('siblings', age >= 60 ? 2.8 : 1.8)),
    savings: saves ? Math.round((before.income * draws.amount('savings', 0.09, 0.7)) / 10) * 10 : 0,
    mortgage:
      before.tenure === 'owner' && age < 75 && before.yearsInHome <= 22 && draws.chance('mortgage', 0.78),
    otherLoan: draws.chance('loan', age < 70 ? 0.27 : 0.12),
    housingBenefit:
      (before.tenure === 'tenant' || before.tenure === 'social') &&
      before.householdIncome < 3000 &&
      draws.chance('benefit', before.householdIncome < 1600 ? 0.75 : 0.25),
    languages: 1 + Math.min(4, draws.count('languages', schooled(before) ? 1 : 0.45)),
    heating: draws.pick<Heating>('heating', [
      ['gas', before.housing === 'house' ? 33 : 42],
      ['electricity', 37],
      ['wood', before.housing === 'house' ? 14 : 1],
      ['oil', before.housing === 'house' ? 12 : 3],
      ['district', before.housing === 'house' ? 0 : 14],
    ]),
    medicines: chronic ? draws.chance('treated', 0.85) : draws.chance('medicine', age >= 60 ? 0.5 : 0.12),
    chronic,
    regularDoctor: chronic || draws.chance('regular doctor', age < 30 ? 0.82 : 0.91),
    contactLenses: before.glasses && draws.chance('lenses', age < 50 ? 0.2 : 0.05),
    religion: believes,
    worshipPerYear: before.worships
      ? draws.pick('worship', [
          [12, 35],
          [24, 25],
          [52, 40],
        ])
      : believes === 'none'
        ? 0
        : draws.pick('feasts', [
            [0, 68],
            [2, 22],
            [4, 10],
          ]),
    nationality: before.french
      ? before.bornInFrance || draws.chance('French by birth', 0.25)
        ? 'birth'
        : 'acquired'
      : draws.chance('European', 0.3)
        ? 'european'
        : 'other',
    mobile: before.smartphone || draws.chance('mobile', 0.75),
    screenHours: before.internet ? 1 + draws.count('screen', age < 35 ? 2.5 : age < 65 ? 1.2 : 0.8) : 0,
    transitPass: before.transitPerYear >= 200 || (before.transitPerYear >= 100 && draws.chance('pass', 0.5)),
    tripsAbroad: before.holidays ? draws.count('abroad', 0.5 * Math.exp(0.6 * means)) : 0,
    associations: before.association ? 1 + draws.count('associations', 0.4) : 0,
    studiesEnd: before.status === 'student' ? age : Math.min(age, endOfStudies(before, draws)),
  }
}

function schooled({ education }: Work): boolean {
  return education === 'bac2' || education === 'bac3' || education === 'bac5'
}

function endOfStudies({ education }: Work, draws: Draws): number {
  const usual = { none: 15, brevet: 15, cap: 17, bac: 18, bac2: 20, bac3: 21, bac5: 23 }[education]
  return usual + (education === 'none' || education === 'brevet' ? 0 : draws.pick('late', late))
}

/** Years lost during the studies. */
const late = [
  [0, 75],
  [1, 25],
] as const
