import type { Respondent } from '../../models/results.ts'

/** Personas by one field of the profile. */
export interface TraitGroups {
  /** Name of the field, as received. */
  field: string
  /** Values as received, or bands of a number field ("18–34"), in their order. */
  values: string[]
  /** For each persona position the index of its value in `values`; -1 where the persona does not have the field. */
  groupOf: number[]
}

/** A field with more different values is cut into bands if it is a number, and otherwise ignored. */
const MOST_VALUES = 12
const BANDS = 4

/**
 * The profile fields that divide personas into groups: fields with at most twelve values, and numbers, which are cut
 * into four bands of about equally many personas. Names, descriptions and whatever else differs between personas are
 * left out.
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

/** Bands of about equally many personas; equal numbers are always in the same band. */
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
