import type { Respondent } from '../../models/results.ts'

/** Personas by one field of the profile. */
export interface TraitGroups {
  /** Name of the field, as received. */
  field: string
  /** Values as received, or bands of a number field ("18–34"), in their order. */
  values: string[]
  /** Place of each persona's value in `values`, by position; -1 where the persona does not have the field. */
  groupOf: number[]
}

/** A field with more values than this is a number to be cut in bands, or a name that groups nobody. */
const MOST_VALUES = 12
const BANDS = 4

/**
 * The fields of the profile that put personas into groups: at most twelve values, or numbers, which are cut into four bands of
 * about as many personas. Names, descriptions and whatever else differs from persona to persona are left out.
 */
export function groupByTraits(respondents: readonly Respondent[]): TraitGroups[] {
  const fields = new Map<string, (string | undefined)[]>()
  for (const [position, { attributes }] of respondents.entries()) {
    for (const { name, value } of attributes) {
      const told = fields.get(name) ?? new Array<string | undefined>(respondents.length).fill(undefined)
      told[position] ??= value.trim()
      fields.set(name, told)
    }
  }
  return [...fields].flatMap(([field, told]) => groupBy(field, told))
}

function groupBy(field: string, told: readonly (string | undefined)[]): TraitGroups[] {
  const given = told.filter((value): value is string => value !== undefined && value !== '')
  const distinct = [...new Set(given)].sort(byNumber)
  if (distinct.length < 2) return []
  if (distinct.length <= MOST_VALUES) {
    const places = new Map(distinct.map((value, place) => [value, place]))
    return [{ field, values: distinct, groupOf: told.map((value) => places.get(value ?? '') ?? -1) }]
  }
  return given.every((value) => isNumber(value)) ? [cutInBands(field, told, given.map(Number))] : []
}

function isNumber(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/u.test(value)
}

function byNumber(one: string, other: string): number {
  if (isNumber(one) && isNumber(other)) return Number(one) - Number(other)
  return one < other ? -1 : 1
}

/** Bands of about as many personas; the same number is never in two. */
function cutInBands(
  field: string,
  told: readonly (string | undefined)[],
  numbers: readonly number[],
): TraitGroups {
  const sorted = [...numbers].sort((a, b) => a - b)
  const starts = Array.from(
    { length: BANDS },
    (_, band) => sorted[Math.floor((band * sorted.length) / BANDS)] ?? 0,
  )
  const bounds = [...new Set(starts)]
  const bandOf = (value: number) => bounds.findLastIndex((bound) => bound <= value)
  const values = bounds.map((_, band) => {
    const own = sorted.filter((value) => bandOf(value) === band)
    return `${own[0]}–${own.at(-1)}`
  })
  const groupOf = told.map((value) => (value === undefined || value === '' ? -1 : bandOf(Number(value))))
  return { field, values, groupOf }
}
