import type { Language } from '../../../text.ts'
import type { Fact } from '../fact.ts'
import type { FamilyReading } from './reading.ts'
import { habitReadings } from './readings-habits.ts'
import { householdReadings } from './readings-household.ts'
import { familiesIn } from './word-families.ts'

/** The facts that a stem asks for by its families of words, and the number of its content words in no family. */
export interface ReadByFamilies {
  readonly facts: readonly Fact[]
  /** Those facts for which several families were needed. */
  readonly exact: readonly Fact[]
  readonly unknown: number
}

/** All readings by families. Among equally exact ones, the first is tried first. */
const familyReadings: readonly FamilyReading[] = [...householdReadings, ...habitReadings]

/** Readings by the families in their first need, so that only those of the families in a stem are looked at. */
const byFamily = new Map<string, FamilyReading[]>()
for (const reading of familyReadings)
  for (const family of reading.needs[0] ?? []) {
    const before = byFamily.get(family)
    if (before) before.push(reading)
    else byFamily.set(family, [reading])
  }

/** Families of which a single word is enough: a reading that needs only such a family counts as exact. */
const telling: ReadonlySet<string> = new Set(
  'EXECUTIVE CONSUMERDEBT HOUSINGAID SAVE UNEMPLOYED REMOTE SELF PERMANENT TEMPORARY MASTER PENSION VOTEROLL SOCIALHOUSING SECONDHOME NOBODYELSE ELSE SIBLING OTHERLANGUAGE MANAGE VAPE GRANDCHILD SOCIAL STREAM SMARTPHONE VOLUNTEER WORSHIP CLUB'.split(
    ' ',
  ),
)

/** How exact a reading is: the more families it needs, the more exact. */
function exactness({ needs }: FamilyReading): number {
  return needs.length + (needs.some((need) => need.some((family) => telling.has(family))) ? 1.5 : 0)
}

/** The facts that a folded stem asks for by its families of words, the most exact first. */
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
