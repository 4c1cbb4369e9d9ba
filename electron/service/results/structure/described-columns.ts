import { isLeaf, type LeafNode, type Node } from './node.ts'

/**
 * The records of a list of columns, each a map of its name and a list with a value of each persona
 * (`{name: "q1", values: […]}`); null where a list is none, or two fields may be the names.
 */
export function openDescribedColumns(items: readonly Node[], personas: number): Node | null {
  if (items.length < 2 || personas < 2) return null
  const columns = items.map((item) => {
    if (item.kind !== 'map') return null
    const lists = item.items.filter((inner) => inner.kind === 'list')
    const [values] = lists
    const isColumn = lists.length === 1 && values?.kind === 'list' && values.items.length === personas
    if (!isColumn || !values.items.every(isLeaf)) return null
    const fields = item.keys.flatMap((key, at): [string, LeafNode][] => {
      const leaf = item.items[at]
      return isLeaf(leaf) && typeof leaf.value === 'string' && leaf.value !== '' ? [[key, leaf]] : []
    })
    return { values: values.items, fields: new Map(fields) }
  })
  if (columns.includes(null)) return null
  const [first] = columns
  const naming = [...(first?.fields.keys() ?? [])].filter((key) => {
    const names = columns.map((column) => column?.fields.get(key)?.value)
    return !names.includes(undefined) && new Set(names).size === names.length
  })
  const [name, ...others] = naming
  if (name === undefined || others.length > 0) return null
  const keys = columns.map((column) => String(column?.fields.get(name)?.value))
  return {
    kind: 'list',
    items: Array.from(
      { length: personas },
      (_, row): Node => ({
        kind: 'map',
        keys,
        items: columns.flatMap((column) => column?.values[row] ?? []),
      }),
    ),
  }
}
