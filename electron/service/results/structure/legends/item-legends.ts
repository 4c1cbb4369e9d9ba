import { isLeaf, type LeafNode, type Node } from '../node.ts'
import { codeOf, fieldsIn, type Record, recordsOf, withoutAlike } from '../records.ts'
import { type LegendNotes, type LegendParts, mean, NUMERIC } from './legend-notes.ts'

/** The most options of an item, with what may be listed besides. */
const MOST_OPTIONS = 40

/** Finds the codes of items, and the item that a record is about. */
export function itemLegends(
  { draft, known, personas }: LegendParts,
  { items, leaves }: LegendNotes,
): { lookForItems(node: Node, isInRow: boolean): void; ownerOf(record: Record): number | null } {
  /**
   * Finds codes of items: in records that have each item once, always under the same name, or in maps from codes to
   * stems.
   */
  function lookForItems(node: Node, isInRow: boolean): void {
    if (node.kind === 'leaf') return
    const areRows = isInRow || node.items.length * 2 > personas
    if (isInRow) return
    const records = recordsOf(node)
    const found = records.flatMap((record) => {
      const owner = ownerOf(record)
      return owner === null ? [] : [{ record, owner }]
    })
    const owners = new Set(found.map(({ owner }) => owner))
    if (
      found.length > 0 &&
      owners.size === found.length &&
      (found.length > 1 || draft.questions.length === 1)
    ) {
      const names = new Set(
        found.flatMap(({ record }) => withoutAlike(record.fields).map(({ name }) => name)),
      )
      const columns = [...names].map((name) =>
        found.map(({ record }) => codeOf(record.fields.find((field) => field.name === name)?.leaf.value)),
      )
      for (const codes of [...columns, found.map(({ record }) => codeOf(record.key))]) {
        if (codes.some((code) => code === null) || new Set(codes).size < codes.length) continue
        if (
          !areItemsInOrder(
            found.map(({ owner }) => owner),
            codes.map(String),
          )
        )
          continue
        found.forEach(({ owner }, at) => {
          mean(items, codes[at] ?? '', owner)
        })
      }
      for (const { record } of found)
        for (const { leaf } of record.fields)
          if (known.itemOf(leaf.value) !== null || (typeof leaf.value === 'string' && items.has(leaf.value)))
            leaves.push(leaf)
    }
    if (node.kind === 'map') {
      const lists = node.items.map(itemOfOptions)
      const listed = lists.filter((item) => item !== null)
      if (listed.length > 1 && new Set(listed).size === listed.length)
        node.keys.forEach((key, at) => {
          const item = lists[at]
          if (item !== null && item !== undefined && codeOf(key) !== null) mean(items, key, item)
        })
      const stems = node.items.map((item) => (isLeaf(item) ? known.itemOf(item.value) : null))
      const own = stems.filter((item) => item !== null)
      if (own.length > 1 && new Set(own).size === own.length)
        node.keys.forEach((key, at) => {
          const item = stems[at]
          if (item === null || item === undefined || codeOf(key) === null) return
          mean(items, key, item)
          leaves.push(node.items[at] as LeafNode)
        })
    }
    for (const item of node.items)
      lookForItems(item, areRows && item.kind !== 'leaf' && node.items.length > draft.questions.length)
  }

  /** The only item whose stem (else whose options) a record has. */
  function ownerOf({ map, fields }: Record): number | null {
    const stems = new Set(fields.map(({ leaf }) => known.itemOf(leaf.value)).filter((item) => item !== null))
    if (stems.size > 0) return stems.size === 1 ? ([...stems][0] ?? null) : null
    const lists = new Set(map.items.map(itemOfOptions).filter((item) => item !== null))
    return lists.size === 1 ? ([...lists][0] ?? null) : null
  }

  /** The only item whose options, all of them, a list or a map has. */
  function itemOfOptions(node: Node): number | null {
    if (node.kind === 'leaf' || node.items.length > MOST_OPTIONS) return null
    const texts = node.items.flatMap((item) =>
      (isLeaf(item) ? [item] : item.kind === 'map' ? fieldsIn(item, '').map(({ leaf }) => leaf) : []).filter(
        ({ value }) => known.isOption(value),
      ),
    )
    if (texts.length < 2) return null
    const own = draft.questions.flatMap(({ type, options: its }, item) => {
      const told = new Set(texts.map(({ value }) => known.optionOf(item, value)))
      return type === 'single_choice' &&
        !told.has(null) &&
        told.size === its.length &&
        told.size === texts.length
        ? [item]
        : []
    })
    return own.length === 1 ? (own[0] ?? null) : null
  }

  /**
   * Whether codes that are numbers can be used: a number may be an item's place as well, so both must mean the same
   * item, or the numbers must be too large to be places.
   */
  function areItemsInOrder(owners: readonly number[], codes: readonly string[]): boolean {
    if (!codes.some((code) => NUMERIC.test(code))) return true
    const numbers = codes.map(Number)
    const isAll = owners.every((owner, at) => owner === at) && owners.length === draft.questions.length
    const isOrdered = [0, 1].some((first) =>
      numbers.every((number, at) => number === (owners[at] ?? -1) + first),
    )
    return (isAll && isOrdered) || numbers.every((number) => number > draft.questions.length * 2)
  }

  return { lookForItems, ownerOf }
}
