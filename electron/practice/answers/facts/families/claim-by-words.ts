import type { FactSheet } from '../../../panel/life/fact-sheet.ts'
import type { Language } from '../../../text.ts'
import { familiesIn } from './word-families.ts'

type Holds = (sheet: FactSheet) => boolean

/** For each family of words, whether what it says is true of a person. */
const said: Readonly<Record<string, Holds>> = {
  ABROAD: ({ tripsAbroad }) => tripsAbroad > 0,
  ALONE: ({ householdSize }) => householdSize === 1,
  BIKE: ({ bicycle }) => bicycle,
  CAR: ({ cars }) => cars > 0,
  CAT: ({ cat }) => cat,
  CHILD: ({ children }) => children > 0,
  CIVIL: ({ contract }) => contract === 'public',
  COMPUTER: ({ computer }) => computer,
  COUPLE: ({ couple }) => couple,
  DIVORCED: ({ marital }) => marital === 'divorced',
  DOG: ({ dog }) => dog,
  ELECTRICITY: ({ heating }) => heating === 'electricity',
  EYEWEAR: ({ glasses }) => glasses,
  FLAT: ({ housing }) => housing === 'flat',
  FULLTIME: ({ status, partTime }) => status === 'employed' && !partTime,
  GARDEN: ({ garden }) => garden,
  GAS: ({ heating }) => heating === 'gas',
  GRANDCHILD: ({ grandchildren }) => grandchildren > 0,
  HOUSE: ({ housing }) => housing === 'house',
  LICENCE: ({ licence }) => licence,
  MARRIED: ({ marital }) => marital === 'married',
  MASTER: ({ education }) => education === 'bac5',
  MORTGAGE: ({ mortgage }) => mortgage,
  OWN: ({ tenure }) => tenure === 'owner',
  PACSED: ({ marital }) => marital === 'pacs',
  PARTTIME: ({ partTime }) => partTime,
  PERMANENT: ({ contract }) => contract === 'permanent',
  RENT: ({ tenure }) => tenure === 'tenant' || tenure === 'social',
  RETIRED: ({ status }) => status === 'retired',
  SELF: ({ contract }) => contract === 'self',
  SMARTPHONE: ({ smartphone }) => smartphone,
  SOCIALHOUSING: ({ tenure }) => tenure === 'social',
  STUDENT: ({ status }) => status === 'student',
  TEMPORARY: ({ contract }) => contract === 'fixed',
  UNEMPLOYED: ({ status }) => status === 'unemployed',
  WIDOWED: ({ marital }) => marital === 'widowed',
  WORK: ({ status }) => status === 'employed',
}

const answer = /^(?:oui|yes|non|no|si)\b[ ,:;–—-]*(?:mais |but |and |et |je suis |i am |i'm |c'est |it's )*/
const denial = /\b(?:not|never|no|n't|without|pas|jamais|sans|aucune?|ni)\b|n't\b/

/**
 * What a folded option claims after its yes or no: « Oui, en CDI », "No, I'm retired"; undefined if it claims nothing
 * known.
 */
export function claimByWords(option: string, language: Language): Holds | undefined {
  const beside = option.replace(answer, '')
  if (beside === option || beside === '') return undefined
  const { found } = familiesIn(beside, language)
  const known = [...found].flatMap((family) => said[family] ?? [])
  if (known.length === 0) return undefined
  const any = / (?:ou|or) |\//.test(beside)
  const holds: Holds = (sheet) => (any ? known.some((one) => one(sheet)) : known.every((one) => one(sheet)))
  return denial.test(beside) ? (sheet) => !holds(sheet) : holds
}
