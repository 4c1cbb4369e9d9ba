import type { Respondent } from '../models/results.ts'
import type { NumberField } from './number-bands.ts'
import { readNumber } from './read-number.ts'

/** An attribute that splits the personas into groups, with how many have each value. */
export interface AttributeChoice {
  name: string
  values: { value: string; count: number }[]
}

/** An attribute with more values than this identifies personas rather than grouping them. */
const MOST_VALUES = 24

/** Up to this many values an attribute groups personas, even when most of its groups have one. */
const FEW_VALUES = 6

/**
 * Attributes worth filtering by, those with the fewest values first; values by their number of personas, then by name.
 */
export function attributeChoices(respondents: readonly Respondent[]): AttributeChoice[] {
  const counts = new Map<string, Map<string, number>>()
  for (const { attributes } of respondents) {
    for (const { name, value } of attributes) {
      const values = counts.get(name) ?? new Map<string, number>()
      values.set(value, (values.get(value) ?? 0) + 1)
      counts.set(name, values)
    }
  }
  return [...counts]
    .filter(([, values]) => groupsPersonas(values, respondents.length))
    .sort(([, a], [, b]) => a.size - b.size)
    .map(([name, values]) => ({
      name,
      values: [...values]
        .map(([value, count]) => ({ value, count }))
        .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    }))
}

/** Names of fields that merely number the personas. */
const NUMBERING = /(?:^|_| )(?:id|number|numero|no|nr)$/i

/**
 * Fields whose values are all numbers, with at least two different ones, except those that merely number the personas.
 */
export function numberFields(respondents: readonly Respondent[]): NumberField[] {
  // Null: one of its values is no number, so that its further ones need not be read.
  const fields = new Map<string, number[] | null>()
  for (const { attributes } of respondents) {
    for (const { name, value } of attributes) {
      const numbers = fields.get(name)
      if (numbers === null) continue
      const number = readNumber(value)
      if (number === null) fields.set(name, null)
      else if (numbers) numbers.push(number)
      else fields.set(name, [number])
    }
  }
  return [...fields].flatMap(([name, numbers]) => {
    const isNumber = numbers !== null && new Set(numbers).size > 1 && !NUMBERING.test(name)
    return isNumber ? [{ name, numbers }] : []
  })
}

/** A function that says whether a field has a number that is not whole; each field is read when it is first asked for. */
export function fractionsOf(
  respondents: readonly Pick<Respondent, 'attributes'>[],
): (field: string) => boolean {
  const known = new Map<string, boolean>()
  const read = (field: string) =>
    respondents.some(({ attributes }) =>
      attributes.some(({ name, value }) => name === field && !Number.isInteger(readNumber(value) ?? 0)),
    )
  return (field) => {
    const found = known.get(field) ?? read(field)
    known.set(field, found)
    return found
  }
}

/** Whether the values form groups of personas and do not identify each persona, as first names do. */
function groupsPersonas(values: ReadonlyMap<string, number>, personas: number): boolean {
  const { size } = values
  if (size < 2 || size > MOST_VALUES || size >= personas) return false
  const alone = [...values.values()].filter((count) => count === 1).length
  return size <= FEW_VALUES || alone * 2 <= size
}
