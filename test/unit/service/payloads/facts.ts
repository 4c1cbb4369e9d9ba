/** A scalar of a payload, with the names and indexes that lead to it. */
export interface Leaf {
  steps: readonly (string | number)[]
  value: string | number | boolean
}

/** Every scalar of a payload except null. */
export function leavesOf(value: unknown, steps: readonly (string | number)[] = []): Leaf[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((inner, at) => leavesOf(inner, [...steps, at]))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...steps, key]))
  }
  return [{ steps, value: value as Leaf['value'] }]
}

/** Every list and object of a payload, the payload first. */
export function nodesOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(nodesOf)]
}

/** Texts that a reading may contain without inventing them: scalars, names, flat lists, anything as JSON. */
export function textsOf(data: unknown): Set<string> {
  const leaves = leavesOf(data)
  const nodes = nodesOf(data)
  return new Set([
    ...leaves.map(({ value }) => String(value)),
    ...nodes.flatMap((node) =>
      Array.isArray(node) ? [node.join(', '), node.join('\n')] : Object.keys(node),
    ),
    ...nodes.map((node) => JSON.stringify(node)),
    JSON.stringify(data) ?? '',
    '',
  ])
}

/** All numbers of a payload, including those in its texts. */
export function numbersOf(data: unknown): Set<number> {
  const numbers = new Set<number>()
  for (const { value } of leavesOf(data)) {
    if (typeof value === 'number') numbers.add(value)
    for (const digits of String(value).match(/\d+(?:[.,]\d+)?/g) ?? [])
      numbers.add(Number(digits.replace(',', '.')))
  }
  return numbers
}
