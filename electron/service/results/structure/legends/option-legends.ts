import { addTo } from '../../../json/add-to.ts'
import { isLeaf, type LeafNode, type Node } from '../node.ts'
import { codeOf, type Record, recordOf, recordsOf } from '../records.ts'
import { codesJudge } from './judge-codes.ts'
import type { LegendNotes, LegendParts, Pair } from './legend-notes.ts'

/** From this number of rows for each persona on, a list may be the personas' own. */
const FEWEST_SHARE = 0.7

/** Finds the codes of options, for the item that owns them or for all items that have these options. */
export function optionLegends(
  parts: LegendParts,
  notes: LegendNotes,
  ownerOf: (record: Record) => number | null,
): (node: Node, owner: number | null) => void {
  const { draft, known, personas, choices } = parts
  const { items, doubtful, doubtfulPaths } = notes
  const judge = codesJudge(parts, notes)
  const isNearly = (rows: number): boolean => rows <= personas && rows >= Math.ceil(personas * FEWEST_SHARE)
  /** The number of options of all items together. */
  const allOptions = choices.reduce((sum, item) => sum + (draft.questions[item]?.options.length ?? 0), 0)

  /** Looks for codes of options, of the item that owns the place, or of every item that has exactly these options. */
  function lookForOptions(node: Node, owner: number | null, isAnswered = false): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map' && !isAnswered) {
      const pairs = node.keys.flatMap((code, at): Pair[] => {
        const leaf = node.items[at]
        return isLeaf(leaf) ? [{ code, leaf }] : []
      })
      if (pairs.length === node.keys.length) judge(pairs, owner, '')
    }
    const records = recordsOf(node)
    if (records.length > 0) lookAtRecords(records, owner)
    const answering = node.kind === 'list' ? fieldsOfWords(node.items) : new Set()
    node.items.forEach((item, at) => {
      const key = node.kind === 'map' ? (node.keys[at] ?? '') : ''
      const own = item.kind === 'map' ? ownerOf(recordOf(item, key)) : null
      const hasAnswers =
        item.kind === 'map' &&
        item.keys.some((name, place) => {
          const leaf = item.items[place]
          return answering.has(name) && isLeaf(leaf) && known.isOption(leaf.value)
        })
      lookForOptions(item, own ?? known.itemOf(key) ?? items.get(key) ?? owner, hasAnswers)
    })
  }

  /** The fields of entries that hold words where the entry is of an open-ended item: they name no options. */
  function fieldsOfWords(entries: readonly Node[]): ReadonlySet<string> {
    return new Set(
      entries.flatMap((entry) => {
        const record = entry.kind === 'map' ? recordOf(entry, '') : null
        const item = record === null ? null : ownerOf(record)
        if (record === null || item === null || choices.includes(item)) return []
        return record.fields.flatMap(({ name, leaf }) =>
          typeof leaf.value === 'string' && known.itemOf(leaf.value) === null ? [name] : [],
        )
      }),
    )
  }

  /**
   * Looks at records of options: each has an option's text in one field, its code in another, and perhaps its item's in
   * a third.
   */
  function lookAtRecords(records: readonly Record[], owner: number | null): void {
    const names = [...new Set(records.flatMap(({ fields }) => fields.map(({ name }) => name)))]
    const fields = new Map(
      records.map((record) => [
        record,
        new Map([...record.fields].reverse().map(({ name, leaf }) => [name, leaf])),
      ]),
    )
    const fieldOf = (record: Record, name: string): LeafNode | undefined => fields.get(record)?.get(name)
    /** Whether each option occurs once: otherwise the records are answers, many of which are equal. */
    const mayBeCoded = (group: readonly Record[], label: string, item: number | null): boolean => {
      const texts = group.flatMap((record) => {
        const value = fieldOf(record, label)?.value
        return item === null || known.optionOf(item, value) !== null ? [value] : []
      })
      if (new Set(texts).size === texts.length) return true
      const having = (text: unknown): number =>
        choices.filter((other) => known.labelOf(other, text) !== null).length
      return (
        group.length === allOptions &&
        [...new Set(texts)].every((text) => texts.filter((one) => one === text).length <= having(text))
      )
    }
    const labelled = new Map<string, Record[]>()
    for (const [record, byName] of fields)
      for (const [name, { value }] of byName) if (known.isOption(value)) addTo(labelled, name, record)
    for (const label of names) {
      const own = labelled.get(label) ?? []
      if (own.length === 0) continue
      const itemOf = (record: Record, name: string): number | null => {
        const value = fieldOf(record, name)?.value
        return known.itemOf(value) ?? items.get(String(value)) ?? null
      }
      // Fields that name an item to which each record has an option; a plain number of an option could look like an
      // item's.
      const refs = [...(fields.get(own[0] as Record)?.keys() ?? [])].filter(
        (name) =>
          name !== label &&
          own.every((record) => {
            const item = itemOf(record, name)
            return item !== null && known.labelOf(item, fieldOf(record, label)?.value) !== null
          }),
      )
      const areAgreed = own.every((record) => new Set(refs.map((name) => itemOf(record, name))).size === 1)
      const groups = new Map<number | null, Record[]>()
      for (const record of own) {
        const item = areAgreed ? itemOf(record, refs[0] ?? '') : owner
        addTo(groups, item, record)
      }
      for (const [item, group] of groups) {
        // Codes tell options apart: a single option declares none.
        if (group.length < 2 || !mayBeCoded(group, label, item)) continue
        // Nearly as many rows as personas: the answers of all personas may look like codes of the item's options.
        const isOwn = item !== owner
        const areSome = !isOwn && own.length < records.length
        if (isNearly(isOwn ? group.length : records.length) && (areSome || isOfOne(group.length, item))) {
          for (const of of item === null ? choices : [item])
            for (const { leaf } of group.flatMap((record) => record.fields))
              if (typeof leaf.value === 'string' && !known.isOption(leaf.value))
                doubtful.set(leaf.value, (doubtful.get(leaf.value) ?? new Set()).add(of))
          for (const { leaf } of group.flatMap((record) => record.fields)) doubtfulPaths.add(leaf.path)
          continue
        }
        const first = fields.get(group[0] as Record)
        for (const name of [...names.filter((one) => first?.has(one)), null]) {
          if (name === label) continue
          const pairs = group.flatMap((record): Pair[] => {
            const leaf = fieldOf(record, label)
            const code = codeOf(name === null ? record.key : fieldOf(record, name)?.value)
            const codeLeaf = name === null ? undefined : fieldOf(record, name)
            return leaf && code !== null ? [{ code, leaf, codeLeaf }] : []
          })
          if (pairs.length === group.length) judge(pairs, item, name ?? '')
        }
      }
    }
  }

  /** Whether some item has so many options. */
  function isOfOne(count: number, owner: number | null): boolean {
    const items = owner === null ? choices : [owner]
    return items.some((item) => draft.questions[item]?.options.length === count)
  }

  return lookForOptions
}
