import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { hintOf } from '../words/number-names.ts'
import type { KnownTexts } from './item-refs.ts'
import { isLeaf, type LeafNode, type Node } from './node.ts'
import { codeOf, fieldsIn, type Record, recordOf, recordsOf } from './records.ts'

/** A list with so many rows a persona may be the personas' own. */
const FEWEST_SHARE = 0.7
const NUMERIC = /^-?\d+([.,]\d+)?$/
/** Codes beside those of the options, such as of a missing answer. */
const MOST_OTHER_CODES = 3
/** An item has at most so many options, with what may stand beside them. */
const MOST_OPTIONS = 40

/** What the codes of a payload mean, as it declares them anywhere. */
export interface Legends {
  /** The item that a code stands for; null where it stands for none, or for two. */
  itemOf(code: unknown): number | null
  /** Whether a code is said to stand for two items. */
  isDisputed(code: unknown): boolean
  /** The option of an item that a code stands for; null where it stands for none, or for two. */
  optionOf(item: number, code: unknown): number | null
  /** The option of every item of which a code stands for one, by the item. */
  optionsOf(code: unknown): ReadonlyMap<number, number>
  /** The items whose options a text may be a code of: also where rows may declare it that may be personas' too. */
  mayMean(code: unknown): ReadonlySet<number>
  /** Whether such rows are at a path. */
  isDoubtful(path: string): boolean
  /** Whether the payload declares codes of an item's options. */
  hasCodes(item: number): boolean
  /** The places where the codes are declared. */
  leaves: readonly LeafNode[]
}

/** What one code means; null: two things. */
type Meanings = Map<string, number | null>

/** An option's text and a code beside it. */
interface Pair {
  code: string
  leaf: LeafNode
  codeLeaf?: LeafNode | undefined
}

/** Finds the lists and maps that pair items with codes, or the options of an item with codes. */
export function findLegends(root: Node, draft: SurveyDraft, known: KnownTexts, personas: number): Legends {
  const items: Meanings = new Map()
  const options = draft.questions.map((): Meanings => new Map())
  const leaves: LeafNode[] = []
  /** By code: the items whose options it may stand for. */
  const doubtful = new Map<string, Set<number>>()
  const doubtfulPaths = new Set<string>()
  /** Items of which the payload declares numbers in another order: no number means any of their options. */
  const turned = new Set<number>()
  const isNearly = (rows: number): boolean => rows <= personas && rows >= Math.ceil(personas * FEWEST_SHARE)
  const choices = draft.questions.flatMap(({ type }, at) => (type === 'single_choice' ? [at] : []))
  /** As many as all items have together. */
  const allOptions = choices.reduce((sum, item) => sum + (draft.questions[item]?.options.length ?? 0), 0)
  const mean = (meanings: Meanings | undefined, code: string, meaning: number): void => {
    const before = meanings?.get(code)
    if (before !== null) meanings?.set(code, before === undefined || before === meaning ? meaning : null)
  }

  /** Codes of items: from records that have each item once, under the same name, or from a map of codes to stems. */
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
      const names = new Set(found.flatMap(({ record }) => record.fields.map(({ name }) => name)))
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

  /** The one item whose stem a record has. */
  function ownerOf({ map, fields }: Record): number | null {
    const stems = new Set(fields.map(({ leaf }) => known.itemOf(leaf.value)).filter((item) => item !== null))
    if (stems.size > 0) return stems.size === 1 ? ([...stems][0] ?? null) : null
    const lists = new Set(map.items.map(itemOfOptions).filter((item) => item !== null))
    return lists.size === 1 ? ([...lists][0] ?? null) : null
  }

  /** The one item whose options a list or a map has, all of them. */
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

  /** Codes of options, of the item that owns the place, or of every item that has exactly these options. */
  function lookForOptions(node: Node, owner: number | null): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map') {
      const pairs = node.keys.flatMap((code, at): Pair[] => {
        const leaf = node.items[at]
        return isLeaf(leaf) ? [{ code, leaf }] : []
      })
      if (pairs.length === node.keys.length) judge(pairs, owner, '')
    }
    const records = recordsOf(node)
    if (records.length > 0) lookAtRecords(records, owner)
    node.items.forEach((item, at) => {
      const key = node.kind === 'map' ? (node.keys[at] ?? '') : ''
      const own = item.kind === 'map' ? ownerOf(recordOf(item, key)) : null
      lookForOptions(item, own ?? known.itemOf(key) ?? items.get(key) ?? owner)
    })
  }

  /** Records of options: each has an option's text in one field, its code in another, and perhaps its item's in a third. */
  function lookAtRecords(records: readonly Record[], owner: number | null): void {
    const names = [...new Set(records.flatMap(({ fields }) => fields.map(({ name }) => name)))]
    const fields = new Map(
      records.map((record) => [
        record,
        new Map([...record.fields].reverse().map(({ name, leaf }) => [name, leaf])),
      ]),
    )
    const fieldOf = (record: Record, name: string): LeafNode | undefined => fields.get(record)?.get(name)
    /** Whether each option is there once: else they are answers, of which many are alike. */
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
    const labels = names.filter((name) =>
      records.some((record) => known.isOption(fieldOf(record, name)?.value)),
    )
    for (const label of labels) {
      const own = records.filter((record) => known.isOption(fieldOf(record, label)?.value))
      const itemOf = (record: Record, name: string): number | null => {
        const value = fieldOf(record, name)?.value
        return known.itemOf(value) ?? items.get(String(value)) ?? null
      }
      // A field that says an item of which each record has an option: the number of an option may look like an item's.
      const refs = names.filter(
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
        groups.set(item, [...(groups.get(item) ?? []), record])
      }
      for (const [item, group] of groups) {
        // Codes tell options one from another: a single one declares none.
        if (group.length < 2 || !mayBeCoded(group, label, item)) continue
        // Nearly as many rows as personas: what each of them said may look like codes of the item's options.
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
        for (const name of [...names, null]) {
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

  /** Whether so many may be the options of one item. */
  function isOfOne(count: number, owner: number | null): boolean {
    const items = owner === null ? choices : [owner]
    return items.some((item) => draft.questions[item]?.options.length === count)
  }

  /**
   * Takes pairs for the codes of an item where they have each of its options once. Pairs that belong to no item are its
   * codes where they have its options and no others, or all options of all items.
   */
  function judge(all: readonly Pair[], owner: number | null, name: string): void {
    // A few codes of missing answers may stand beside those of the options.
    const pairs = all.filter(({ leaf }) => known.isOption(leaf.value))
    if (owner === null && all.length > pairs.length + MOST_OTHER_CODES) return
    const codes = pairs.map(({ code }) => code)
    if (pairs.length < 2 || new Set(codes).size < codes.length) return
    const areNumbers = codes.every((code) => NUMERIC.test(code))
    // Numbers of personas are no codes.
    if (areNumbers && name !== '' && (hintOf(name) !== null || sumOf(codes) === personas)) return
    // As many as there are personas: what each of them said may look like that.
    if (owner === null && pairs.length === personas) return
    let isTaken = false
    for (const item of owner === null ? choices : [owner]) {
      const found = pairs.map(({ leaf }) => known.labelOf(item, leaf.value))
      const told = found.filter((option) => option !== null)
      const count = draft.questions[item]?.options.length ?? 0
      if (
        told.length !== count ||
        new Set(told).size !== count ||
        (owner === null && told.length < found.length)
      )
        continue
      const inOrder = found.flatMap((option, at) =>
        option === null ? [] : [{ option, code: codes[at] ?? '' }],
      )
      if (
        !areInOrder(
          inOrder.map(({ option }) => option),
          inOrder.map(({ code }) => code),
        )
      ) {
        turned.add(item)
        continue
      }
      found.forEach((option, at) => {
        if (option !== null) mean(options[item], codes[at] ?? '', option)
      })
      isTaken = true
    }
    if (!isTaken && owner === null) isTaken = judgeAll(pairs)
    if (isTaken) leaves.push(...pairs.flatMap(({ leaf, codeLeaf }) => (codeLeaf ? [leaf, codeLeaf] : [leaf])))
  }

  /** Pairs of all options of all items together, each as often as there are items that have it. */
  function judgeAll(pairs: readonly Pair[]): boolean {
    const wanted = choices.flatMap((item) => draft.questions[item]?.options.map((_, at) => [item, at]) ?? [])
    if (pairs.length !== wanted.length) return false
    const isWhole = choices.every((item) =>
      (draft.questions[item]?.options ?? []).every(({ text }) => {
        const having = choices.filter((other) => known.optionOf(other, text) !== null).length
        return (
          pairs.filter(({ leaf }) => known.optionOf(item, leaf.value) === known.optionOf(item, text))
            .length === having
        )
      }),
    )
    if (!isWhole) return false
    for (const { code, leaf } of pairs)
      for (const item of choices) {
        const option = known.optionOf(item, leaf.value)
        if (option !== null) mean(options[item], code, option)
      }
    return true
  }

  /** Whether numbers may be codes: such as count the options in their order, or as cannot count them. */
  function areInOrder(options: readonly number[], codes: readonly string[]): boolean {
    if (!codes.every((code) => NUMERIC.test(code))) return true
    const numbers = codes.map(Number)
    return (
      [0, 1].some((first) => numbers.every((number, at) => number === (options[at] ?? -1) + first)) ||
      numbers.every((number) => Number.isInteger(number) && number > options.length + 1 && number > personas)
    )
  }

  /** A number may be an item's place as well as its code: it is only used where both mean the same. */
  function areItemsInOrder(owners: readonly number[], codes: readonly string[]): boolean {
    if (!codes.some((code) => NUMERIC.test(code))) return true
    const numbers = codes.map(Number)
    const isAll = owners.every((owner, at) => owner === at) && owners.length === draft.questions.length
    const isOrdered = [0, 1].some((first) =>
      numbers.every((number, at) => number === (owners[at] ?? -1) + first),
    )
    return (isAll && isOrdered) || numbers.every((number) => number > draft.questions.length * 2)
  }

  lookForItems(root, false)
  lookForOptions(root, null)
  const optionOf = (item: number, code: unknown): number | null =>
    turned.has(item) && NUMERIC.test(String(code)) ? null : (options[item]?.get(codeOf(code) ?? '') ?? null)
  const byCode = new Map<unknown, ReadonlyMap<number, number>>()
  const allCodes = new Set(options.flatMap((codes) => [...codes.keys()]))
  const optionsOf = (code: unknown): ReadonlyMap<number, number> => {
    const before = byCode.get(code)
    if (before) return before
    const found = new Map<number, number>()
    if (allCodes.has(codeOf(code) ?? ''))
      for (const item of options.keys()) {
        const option = optionOf(item, code)
        if (option !== null) found.set(item, option)
      }
    byCode.set(code, found)
    return found
  }
  return {
    isDisputed: (code) => items.get(codeOf(code) ?? '') === null,
    itemOf: (code) => items.get(codeOf(code) ?? '') ?? null,
    optionOf,
    optionsOf,
    mayMean: (code) => doubtful.get(String(code)) ?? new Set(optionsOf(code).keys()),
    isDoubtful: (path) => doubtfulPaths.has(path),
    hasCodes: (item) => (options[item]?.size ?? 0) > 0,
    leaves,
  }
}

function sumOf(codes: readonly string[]): number {
  return codes.reduce((total, code) => total + Number(code), 0)
}
