import type { Cell } from '../../../shared/exchange/tables/csv.ts'
import type { RunResults } from '../../../shared/models/results.ts'

/** Names of the personas' attributes, in the order of their first occurrence. */
export function attributeNames(results: RunResults): string[] {
  return [...new Set(results.respondents.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
}

const DECIMAL = /^-?\d+\.\d+$/

/**
 * The values of a persona's attributes with these names; empty where it has none. Decimals become numbers, so that they
 * get the decimal sign of the file: a French Excel reads "1.5" as the first of May.
 */
export function attributeCells(
  attributes: readonly { name: string; value: string }[],
  names: readonly string[],
): Cell[] {
  const values = new Map(attributes.map(({ name, value }) => [name, value]))
  return names.map((name) => {
    const value = values.get(name) ?? ''
    // "1.50" may be a version number: a value that a number would not reproduce stays text.
    return DECIMAL.test(value) && String(Number(value)) === value ? Number(value) : value
  })
}

/**
 * Heads for the columns of these attributes: their names, with a number added to a name that another column has
 * already. Letter case is ignored, as most programs do.
 *
 * @param others heads of the file's other columns
 */
export function attributeHeads(names: readonly string[], others: readonly string[]): string[] {
  const taken = new Set(others.map((head) => head.toLowerCase()))
  return names.map((name) => {
    let head = name
    for (let number = 2; taken.has(head.toLowerCase()); number += 1) head = `${name}_${number}`
    taken.add(head.toLowerCase())
    return head
  })
}
