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
