import { isLeaf, type MapNode, type Node } from '../../node.ts'
import { mayBeAskedNumbers } from './asked-numbers.ts'
import { askedUnit } from './asked-units.ts'
import { type Listed, numberEntries, saidByPerson, saysAnswers } from './listed-numbers.ts'
import { firstLeaf, membersIn, nameOfMember, rowOf } from './listed-people.ts'
import { type ListParts, MOST_OTHERS, optionEntries } from './option-entries.ts'
import { rostersIn } from './rosters.ts'
import { type Said, saidEntries } from './said-entries.ts'

/** The names of a row of one answer. */
const ROW = ['persona', 'answer', 'item']

/**
 * Turns lists of personas under each option of an item into rows of persona, answer and item. Where the lists of one
 * item have nearly everybody, those of the same form count for other items that few were asked, and so do numbers that
 * were said to open-ended items, if all who are listed are among the personas.
 */
export function turnLists(root: Node, parts: ListParts): Node {
  const { draft, declared, known, personas } = parts
  const choices = draft.questions.flatMap(({ type }, at) => (type === 'single_choice' ? [at] : []))
  /** Where lists stand that have nearly everybody, as paths of names. */
  const forms = new Set<string>()
  const listed = new Set<string>()
  /** Where the records of open-ended items have something else than what each persona said. */
  const staying = new Set<string>()
  /** The names of what the records of choices have. */
  const ofChoices = new Set<string>()
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
      (membersIn(entry.people) ?? []).map((member): Node => {
        const leaf = firstLeaf(member)
        return rowOf(member, {
          answer: { ...leaf, value: textOf(entry) },
          item: { ...leaf, value: stem },
        })
      }),
    )
    return { kind: 'list', items: rows }
  }

  /** What was said to an open-ended item, where the same form has the personas under options. */
  function saidRows(node: Node, item: number, path: string): Node | null {
    if (!forms.has(path)) return null
    const said = saidEntries(node, arePersonas)
    if (said) return saidList(said, item)
    const entries = numberEntries(node) ?? saidByPerson(node, arePersonas)
    const people = entries && peopleIn(entries)
    if (!entries || !people || people.length > personas || !arePersonas(people)) return null
    return rowsFor(entries, item, ({ name }) => name)
  }

  /** What was said, one level deeper, beside what is told of all of it: `{mean: 228, each: {"R01": 160, …}}`. */
  function saidWithin(node: Node, item: number, path: string): Node | null {
    if (node.kind !== 'map') return null
    const found = node.items.flatMap((inner, at) =>
      saysAnswers(node.keys[at] ?? '') && inner.kind !== 'leaf' ? (saidRows(inner, item, path) ?? []) : [],
    )
    return found.length === 1 ? (found[0] ?? null) : null
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

  /** The record of an open-ended item, with what was said where the records of choices have their lists. */
  function withSaid(record: MapNode, item: number, path: string): MapNode {
    const inForm = [...forms].flatMap((form) =>
      form.startsWith(`${path}/`) ? form.slice(path.length + 1) : [],
    )
    const [name, ...others] = inForm
    if (name === undefined || others.length > 0) return record
    const stem = draft.questions[item]?.stem ?? ''
    const isNamed = (inner: Node, key: string): boolean =>
      inner.kind !== 'leaf' && (key === name || saysAnswers(key) || askedUnit(inner, stem))
    const maps = record.items.filter((inner) => inner.kind === 'map' && inner.items.length > 0)
    const isAlone =
      maps.length === 1 && !record.items.some((inner, at) => isNamed(inner, record.keys[at] ?? ''))
    const said = record.items.flatMap((inner, at) => {
      const key = record.keys[at] ?? ''
      const isAsked = isAlone && !ofChoices.has(key) && mayBeAskedNumbers(inner, key, stem)
      const rows =
        isNamed(inner, key) || isAsked
          ? (saidRows(inner, item, `${path}/${name}`) ?? saidWithin(inner, item, `${path}/${name}`))
          : null
      // Under one name, all items are read in the same way.
      if (!rows && key !== name) staying.add(`${path}/${key}`)
      return rows && !staying.has(`${path}/${key}`) ? [{ at, rows }] : []
    })
    const [only, ...further] = said
    if (!only || further.length > 0) return record
    return {
      ...record,
      keys: record.keys.map((key, at) => (at === only.at ? name : key)),
      items: record.items.map((inner, at) => (at === only.at ? only.rows : inner)),
    }
  }

  /** Whether each entry of a map is a record that tells an item of its own. */
  function tellItems({ items }: MapNode): boolean {
    const told = items.map((item) => {
      const leaves = item.kind === 'map' ? item.items.filter(isLeaf) : []
      return leaves.map(({ value }) => declared.itemOf(value)).find((own) => own !== null) ?? null
    })
    return items.length > 1 && !told.includes(null) && new Set(told).size === told.length
  }

  function walk(node: Node, owner: number | null, path: string): Node {
    if (node.kind === 'leaf') return node
    if (node.kind === 'list') {
      const rows = rowsOf(optionEntries(node, parts) ?? [], owner, path)
      return rows ?? { ...node, items: node.items.map((item) => walk(item, owner, `${path}/*`)) }
    }
    const named = node.keys.map((name, at): Listed => ({ name, people: node.items[at] as Node }))
    const rows = rowsOf(named, owner, path) ?? rowsOf(optionEntries(node, parts) ?? [], owner, path)
    if (rows) return rows
    const told = new Set(
      node.items.flatMap((item) => (isLeaf(item) ? (declared.itemOf(item.value) ?? []) : [])),
    )
    const own = told.size === 1 ? ([...told][0] ?? null) : owner
    if (own !== null && choices.includes(own)) for (const key of node.keys) ofChoices.add(key)
    if (own !== null && draft.questions[own]?.type === 'open_ended') {
      const said = saidRows(node, own, path)
      if (said) return said
      const record = withSaid(node, own, path)
      if (record !== node) return record
    }
    const areOfItems = tellItems(node)
    return {
      ...node,
      items: node.items.map((item, at) => {
        const about = declared.itemOf(node.keys[at])
        const isOfItem = about !== null || areOfItems
        return walk(item, about ?? own, isOfItem ? `${path}/*` : `${path}/${node.keys[at]}`)
      }),
    }
  }

  const turned = walk(root, null, '')
  if (forms.size === 0) return turned
  rosters = [...rostersIn(root, personas), ...(listed.size <= personas ? [listed] : [])]
  staying.clear()
  // Only after a walk with these is it known what stays.
  walk(root, null, '')
  return walk(root, null, '')
}

/** All who are listed, each once; null where there are no lists of names, or somebody is in two. */
function peopleIn(entries: readonly Listed[]): string[] | null {
  if (entries.length < 2) return null
  const members = entries.map(({ people }) => membersIn(people))
  if (members.includes(null) || entries.every(({ people }) => isLeaf(people))) return null
  const who = members.flatMap((own) => (own ?? []).map(nameOfMember))
  return new Set(who).size < who.length ? null : who
}
