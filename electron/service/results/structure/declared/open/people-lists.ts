import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import { type Listed, numberEntries, numbersByPerson, saysAnswers } from './listed-numbers.ts'
import type { OpenParts } from './open-parts.ts'
import { rostersIn } from './rosters.ts'
import { type Said, saidEntries } from './said-entries.ts'

interface ListParts extends OpenParts {
  declared: Declared
}

/** Of the entries of an item's options, so many at most may be of something else. */
const MOST_OTHERS = 2
/** The names of a row of one answer. */
const ROW = ['persona', 'answer', 'item']

/**
 * Turns lists of personas under each option of an item into rows of persona, answer and item. Where the lists of one item
 * have nearly everybody, those of the same form count for other items that few were asked, and so do numbers that were
 * said to open-ended items, if all who are listed are among the personas.
 */
export function turnLists(root: Node, parts: ListParts): Node {
  const { draft, declared, known, personas } = parts
  const choices = draft.questions.flatMap(({ type }, at) => (type === 'single_choice' ? [at] : []))
  /** Where lists stand that have nearly everybody, as paths of names. */
  const forms = new Set<string>()
  const listed = new Set<string>()
  let rosters: readonly ReadonlySet<string>[] = []

  const arePersonas = (who: readonly string[]): boolean =>
    rosters.some((roster) => who.every((one) => roster.has(one)))

  /** The rows of all entries; null unless the entries are options of one item with different personas. */
  function rowsOf(entries: readonly Listed[], owner: number | null, path: string): Node | null {
    const people = peopleIn(entries)
    if (people === null || people.length > personas) return null
    const isWhole = people.length * 10 >= personas * 7
    if (!isWhole && !(forms.has(path) && arePersonas(people))) return null
    const fits = (owner === null ? choices : [owner]).filter((item) => {
      const all = entries.map((entry) => optionIn(item, entry))
      const told = all.filter((option) => option !== null)
      // Those who chose none may be listed under a word for that.
      return (
        told.length > 1 &&
        all.length - told.length <= MOST_OTHERS &&
        new Set(told).size === told.length &&
        draft.questions[item]?.type === 'single_choice'
      )
    })
    const [item] = fits
    if (item === undefined || (fits.length > 1 && owner === null)) return null
    if (isWhole) {
      forms.add(path)
      for (const one of people) listed.add(one)
    }
    return rowsFor(entries, item, (entry) => {
      const option = optionIn(item, entry) ?? -1
      return draft.questions[item]?.options[option]?.text ?? entry.name
    })
  }

  /** The option that an entry is about; null where its text is the code of another one, for rows have only texts. */
  function optionIn(item: number, { name, isText }: Listed): number | null {
    const option = declared.optionOf(item, name)
    return isText && option !== known.labelOf(item, name) ? null : option
  }

  function rowsFor(entries: readonly Listed[], item: number, textOf: (entry: Listed) => string): Node {
    const stem = draft.questions[item]?.stem ?? null
    const rows = entries.flatMap((entry) =>
      leavesIn(entry.people).map((leaf): Node => {
        const items = [leaf, { ...leaf, value: textOf(entry) }, { ...leaf, value: stem }]
        return { kind: 'map', keys: ROW, items }
      }),
    )
    return { kind: 'list', items: rows }
  }

  /** The entries of a list, each with the text of an option and a list; null where too many are something else. */
  function optionEntries(items: readonly Node[]): Listed[] | null {
    const maps = items.filter((item): item is MapNode => item.kind === 'map')
    const isText = (leaf: Node | undefined): boolean => isLeaf(leaf) && known.isOption(leaf.value)
    const isMeant = (leaf: Node | undefined): boolean =>
      isLeaf(leaf) && choices.some((at) => declared.optionOf(at, leaf.value) !== null)
    const labelBy = (isOption: typeof isText): string | undefined =>
      maps[0]?.keys.find((key) => {
        const told = maps.filter((map) => isOption(map.items[map.keys.indexOf(key)]))
        return told.length > 1 && told.length + MOST_OTHERS >= maps.length
      })
    const byText = labelBy(isText)
    // Beside the texts of options, a number may be a code, or count something.
    const isOption = byText === undefined ? isMeant : isText
    const label = byText ?? labelBy(isMeant)
    if (label === undefined || maps.length < items.length) return null
    const entries: Listed[] = []
    for (const map of maps) {
      const lists = map.items.filter((inner) => inner.kind === 'list')
      const leaf = map.items[map.keys.indexOf(label)]
      const [people] = lists
      // A total has no list of its own.
      if (!people && !isOption(leaf)) continue
      // A value and its label may have the same text.
      const told = new Set(
        map.items.flatMap((inner) => (isLeaf(inner) && isOption(inner) ? inner.value : [])),
      )
      if (!people || lists.length > 1 || !isLeaf(leaf) || told.size > 1) return null
      entries.push({ name: String(leaf.value), people, isText: byText !== undefined })
    }
    return entries
  }

  /** What was said to an open-ended item, where the same form has the personas under options. */
  function saidRows(node: Node, item: number, path: string): Node | null {
    if (!forms.has(path)) return null
    const said = saidEntries(node, arePersonas)
    if (said) return saidList(said, item)
    const entries = numberEntries(node) ?? numbersByPerson(node)
    const people = entries && peopleIn(entries)
    if (!entries || !people || people.length > personas || !arePersonas(people)) return null
    return rowsFor(entries, item, ({ name }) => name)
  }

  function saidList(said: readonly Said[], item: number): Node {
    const stem = draft.questions[item]?.stem ?? null
    const rows = said.map(
      ({ person, words }): Node => ({
        kind: 'map',
        keys: ROW,
        items: [person, words, { ...person, value: stem }],
      }),
    )
    return { kind: 'list', items: rows }
  }

  /** The record of an open-ended item, with what was said where the records of choices have theirs. */
  function withSaid(record: MapNode, item: number, path: string): MapNode {
    const own = [...forms].flatMap((form) => (form.startsWith(`${path}/`) ? form.slice(path.length + 1) : []))
    const [name, ...others] = own
    if (name === undefined || others.length > 0) return record
    const said = record.items.flatMap((inner, at) => {
      const key = record.keys[at] ?? ''
      const rows = key === name || saysAnswers(key) ? saidRows(inner, item, `${path}/${name}`) : null
      return rows ? [{ at, rows }] : []
    })
    const [only, ...further] = said
    if (!only || further.length > 0) return record
    return {
      ...record,
      keys: record.keys.map((key, at) => (at === only.at ? name : key)),
      items: record.items.map((inner, at) => (at === only.at ? only.rows : inner)),
    }
  }

  function walk(node: Node, owner: number | null, path: string): Node {
    if (node.kind === 'leaf') return node
    if (node.kind === 'list') {
      const rows = rowsOf(optionEntries(node.items) ?? [], owner, path)
      return rows ?? { ...node, items: node.items.map((item) => walk(item, owner, `${path}/*`)) }
    }
    const rows = rowsOf(
      node.keys.map((name, at) => ({ name, people: node.items[at] as Node })),
      owner,
      path,
    )
    if (rows) return rows
    const named = new Set(
      node.items.flatMap((item) => (isLeaf(item) ? (declared.itemOf(item.value) ?? []) : [])),
    )
    const own = named.size === 1 ? ([...named][0] ?? null) : owner
    if (own !== null && draft.questions[own]?.type === 'open_ended') {
      const said = saidRows(node, own, path)
      if (said) return said
      const record = withSaid(node, own, path)
      if (record !== node) return record
    }
    return {
      ...node,
      items: node.items.map((item, at) => {
        const about = declared.itemOf(node.keys[at])
        return walk(item, about ?? own, about === null ? `${path}/${node.keys[at]}` : `${path}/*`)
      }),
    }
  }

  const turned = walk(root, null, '')
  if (forms.size === 0) return turned
  rosters = [...rostersIn(root, personas), ...(listed.size <= personas ? [listed] : [])]
  return walk(root, null, '')
}

/** All who are listed, each once; null where there are no lists of names, or somebody is in two. */
function peopleIn(entries: readonly Listed[]): string[] | null {
  if (entries.length < 2) return null
  const areLists = entries.every(({ people }) => people.kind !== 'map')
  if (!areLists || !entries.some(({ people }) => people.kind === 'list')) return null
  const all = entries.flatMap(({ people }) => (people.kind === 'list' ? people.items : [people]))
  if (!all.every(isLeaf)) return null
  const who = all.map(({ value }) => String(value))
  return new Set(who).size < who.length ? null : who
}

function leavesIn(people: Node): readonly LeafNode[] {
  return isLeaf(people) ? [people] : people.kind === 'list' ? people.items.filter(isLeaf) : []
}
