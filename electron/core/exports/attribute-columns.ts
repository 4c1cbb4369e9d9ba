import type { RunResults } from '../../../shared/models/results.ts'

/** Names of the personas' attributes, in the order in which they first came. */
export function attributeNames(results: RunResults): string[] {
  return [...new Set(results.respondents.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
}

/** What a persona's attributes say under these names; empty where it has none. */
export function attributeCells(
  attributes: readonly { name: string; value: string }[],
  names: readonly string[],
): string[] {
  const values = new Map(attributes.map(({ name, value }) => [name, value]))
  return names.map((name) => values.get(name) ?? '')
}

/**
 * Heads for the columns of these attributes: their names, with a number behind a name that another column has already, as
 * capitals count for nothing in most programs.
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
