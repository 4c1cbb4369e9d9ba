import type { Language } from '../../text.ts'
import type { Fact } from '../fact.ts'
import type { FamilyReading } from './reading.ts'
import { habitReadings } from './readings-habits.ts'
import { householdReadings } from './readings-household.ts'
import { familiesIn } from './word-families.ts'

/** A fact that the families of a stem's words ask for, and how many of its content words they leave unread. */
export interface ReadByFamilies {
  readonly facts: readonly Fact[]
  /** Those of them that several families together ask for. */
  readonly exact: readonly Fact[]
  readonly unknown: number
}

/** All that is read by families of words; of equally exact ones the first is tried first. */
const familyReadings: readonly FamilyReading[] = [...householdReadings, ...habitReadings]

/** The readings by one family that each of them needs: only those of the families that a stem holds are looked at. */
const byFamily = new Map<string, FamilyReading[]>()
for (const reading of familyReadings)
  for (const family of reading.needs[0] ?? []) {
    const before = byFamily.get(family)
    if (before) before.push(reading)
    else byFamily.set(family, [reading])
  }

/** Families of which one word says what is asked, whatever else is said: `exact` readings with no other family. */
const telling: ReadonlySet<string> = new Set(
  'HOUSINGAID SAVE UNEMPLOYED REMOTE SELF PERMANENT TEMPORARY MASTER PENSION VOTEROLL SOCIALHOUSING SECONDHOME NOBODYELSE ELSE SIBLING OTHERLANGUAGE MANAGE VAPE GRANDCHILD SOCIAL STREAM SMARTPHONE VOLUNTEER WORSHIP CLUB'.split(
    ' ',
  ),
)

/** How exactly a reading says what is asked. */
function exactness({ needs }: FamilyReading): number {
  return needs.length + (needs.some((need) => need.some((family) => telling.has(family))) ? 1.5 : 0)
}

/** What a folded stem asks for by the families of its words, the most exact first. */
export function readByFamilies(
  stem: string,
  language: Language,
  factNamed: (id: string) => Fact | undefined,
): ReadByFamilies {
  const { found, unknown } = familiesIn(stem, language)
  const readings = [...found]
    .flatMap((family) => byFamily.get(family) ?? [])
    .filter(
      ({ needs, not }) =>
        needs.every((need) => need.some((family) => found.has(family))) &&
        !not.some((family) => found.has(family)),
    )
    .sort((a, b) => exactness(b) - exactness(a) || familyReadings.indexOf(a) - familyReadings.indexOf(b))
  const factsOf = (some: readonly FamilyReading[]) => [
    ...new Set(some.flatMap(({ fact }) => (typeof fact === 'string' ? (factNamed(fact) ?? []) : [fact]))),
  ]
  return { facts: factsOf(readings), exact: factsOf(readings.filter((one) => exactness(one) > 1)), unknown }
}
