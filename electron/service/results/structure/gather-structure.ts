import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { saysForeign } from '../items/strange-path.ts'
import { type Cell, type Gathered, nothingGathered } from '../shapes/gathered.ts'
import { tablesOf } from './columns.ts'
import { expand } from './expand.ts'
import { type KnownTexts, knownTexts } from './item-refs.ts'
import { findLegends, type Legends } from './legends.ts'
import { type Match, matchColumns } from './match-columns.ts'
import type { LeafNode } from './node.ts'
import { fieldsByName, fieldsOf } from './people-fields.ts'
import { withoutRivals } from './rival-places.ts'
import { explainedNumbers, mayBeMissing } from './said-numbers.ts'
import { type Slot, slotsOf } from './slots.ts'
import { standInsIn } from './stand-ins.ts'
import type { Column, People, Table } from './table.ts'
import { itemsInCodes } from './used-codes.ts'

/** A key of places in lists only. */
const PLACE = /^\d+(\0\d+)*$/

/** A table whose columns are matched with items. */
interface Read {
  table: Table
  matches: Match[]
}

/**
 * Finds the answers by the structure of a payload, under any names; null where there are none. Items are left out if
 * two places may hold their answers and contradict each other.
 */
export function gatherByStructure(data: unknown, draft: SurveyDraft, personas: number): Gathered | null {
  if (personas < 2) return null
  const known = knownTexts(draft)
  const root = expand(data, known, personas)
  const legends = findLegends(root, draft, known, personas)
  const slots = slotsOf(root, {
    personas,
    items: draft.questions.length,
    isItem: (name) => known.itemOf(name) !== null || legends.itemOf(name) !== null,
    isOption: known.isOption,
  })
  const choices = draft.questions.filter(({ type }) => type === 'single_choice').length
  const tables = tablesOf({ slots, known, legends, personas, items: draft.questions.length, choices })
  const inCodes = itemsInCodes(slots, legends, draft.questions.length)
  const parts = { draft, known, legends, personas, hasPlace: itemsWithPlace(slots, known), inCodes }
  const areExplained = explainedNumbers(root, known)
  const reads = tables
    .map((table): Read => ({ table, matches: matchColumns(table, { ...parts, areExplained }) }))
    .filter(({ matches }) => matches.length > 0)
    // Without names, every persona must have a value: only then do the places show whose each value is. Names in a map
    // that name nobody are no places.
    .filter(({ table, matches }) => isNamed(table) || isWhole(table, matches, personas))
    .sort((one, other) => weightOf(other) - weightOf(one))
  const [best] = reads
  if (!best) return null
  const own = withoutRepeated(undisputed(best, reads)).filter(
    ({ column }) => !isForeign(column, known) && !isTrait(column, best.table),
  )
  const matches = withoutRivals(own, best.table, { slots, known, legends, personas })
  if (matches.length === 0 || hasOtherNumbers(best.table, slots)) return null
  return gather(best.table, matches, { draft, legends, known, slots })
}

/** Whether several personas have the same value under each of several items, and nobody has two: it is a trait of theirs. */
function isTrait({ slot }: Column, { columns, isOfItems }: Table): boolean {
  if (!isOfItems) return false
  const values = new Map<string, unknown>()
  const repeated = new Set<string>()
  for (const { slot: other, cells } of columns) {
    if (other !== slot) continue
    for (const [key, { value }] of cells) {
      if (value === null || value === '') continue
      if (values.has(key) && values.get(key) !== value) return false
      if (values.has(key)) repeated.add(key)
      values.set(key, value)
    }
  }
  return repeated.size > 1
}

/** The items whose text is the name of a place. */
function itemsWithPlace(slots: ReadonlyMap<string, Slot>, known: KnownTexts): Set<number> {
  const names = new Set(
    [...slots.values()].flatMap(({ steps }) =>
      steps.flatMap(({ kind, name }) => (kind === 'name' ? name : [])),
    ),
  )
  return new Set([...names].flatMap((name) => known.itemOf(name) ?? []))
}

/** Whether some name on the path to a column says that it holds no answers of this run. */
function isForeign({ slot, names }: Column, known: KnownTexts): boolean {
  const steps = slot.steps.flatMap(({ kind, name }) => (kind === 'name' ? [name] : []))
  return [...steps, ...names].some(
    (name) => known.itemOf(name) === null && saysForeign(`$[${JSON.stringify(name)}]`),
  )
}

/**
 * Whether the numbers that name the personas occur in another order elsewhere: they may then be places as well as
 * names.
 */
function hasOtherNumbers({ people }: Table, slots: ReadonlyMap<string, Slot>): boolean {
  const names = [...people.names.values()].map(String)
  if (!names.every((name) => /^\d{1,3}$/.test(name))) return false
  return [...slots.values()].some(({ leaves }) => {
    const values = leaves.map(({ value }) => String(value))
    const shared = values.filter((value) => names.includes(value)).length
    const areOnce = new Set(values).size === values.length && values.length === names.length
    return areOnce && shared * 2 > names.length && values.join() !== names.join()
  })
}

/** How much a table has: the number of answers and, in a tie, whether personas are named. */
function weightOf({ table, matches }: Read): number {
  const answers = matches.reduce((sum, { column }) => sum + column.cells.size, 0)
  return answers + (isNamed(table) ? 0.5 : 0)
}

function isWhole({ people }: Table, matches: readonly Match[], personas: number): boolean {
  const areListed = [...people.names.keys()].every((key) => PLACE.test(key))
  return (
    areListed &&
    people.names.size === personas &&
    matches.every(({ column }) => column.cells.size === personas)
  )
}

function isNamed({ people }: Table): boolean {
  return [...people.names.values()].every((name) => name !== null)
}

/**
 * The matches of the best table that no other place contradicts, plus those of other tables of the same personas for
 * items that it lacks.
 */
function undisputed(best: Read, reads: readonly Read[]): Match[] {
  const own = new Map(best.matches.map((match) => [match.item, match]))
  const disputed = new Set<number>()
  const owners = new Map<LeafNode, number>()
  for (const { item, column } of best.matches) for (const place of placesOf(column)) owners.set(place, item)
  for (const other of reads) {
    if (other === best) continue
    for (const match of other.matches) {
      const mine = own.get(match.item)
      const places = [...placesOf(match.column)]
      const elsewhere = new Set(places.map((place) => owners.get(place)).filter((item) => item !== undefined))
      // The same values as those of another item: one of the two readings is wrong, and it is unclear which.
      for (const item of elsewhere) if (item !== match.item) disputed.add(item).add(match.item)
      if (mine) {
        if (!tellsTheSame(mine.column, match.column, best.table, other.table)) disputed.add(match.item)
      } else if (elsewhere.size === 0 && isOfSame(best.table, other.table)) {
        own.set(match.item, { ...match, column: renamed(match.column, best.table, other.table) })
        for (const place of places) owners.set(place, match.item)
      }
    }
  }
  return [...own.values()].filter(({ item }) => !disputed.has(item))
}

/**
 * The matches without those that have the same value for every persona as another item has: such values are about the
 * personas.
 */
function withoutRepeated(matches: readonly Match[]): Match[] {
  const seen = new Map<string, Match[]>()
  for (const match of matches) {
    const told = [...match.column.cells]
      .filter(([, { value }]) => value !== null && value !== '')
      .map(([key, { value }]) => `${key}\n${value}`)
      .sort()
    const isVaried = new Set([...match.column.cells.values()].map(({ value }) => value)).size > 1
    const key = isVaried && told.length > 2 ? told.join('\n\n') : `${match.item}`
    seen.set(key, [...(seen.get(key) ?? []), match])
  }
  return [...seen.values()].flatMap((same) => (same.length === 1 ? same : []))
}

function placesOf({ cells }: Column): Set<LeafNode> {
  return new Set([...cells.values()].map(({ leaf }) => leaf.origin))
}

/** Whether two columns are the same values of the same personas, or have equal values for them in two places. */
function tellsTheSame(one: Column, other: Column, mine: Table, theirs: Table): boolean {
  const own = new Map([...one.cells].map(([key, { leaf }]) => [leaf.origin, key]))
  const shared = [...other.cells].filter(([, { leaf }]) => own.has(leaf.origin))
  if (shared.length > 0) {
    const pairs = shared.map(([key, { leaf }]) => [own.get(leaf.origin), key] as const)
    const areSame =
      new Set(pairs.map((pair) => pair.join('\n'))).size === new Set(pairs.map(([key]) => key)).size &&
      new Set(pairs.map(([key]) => key)).size === new Set(pairs.map(([, key]) => key)).size
    return areSame && shared.length === Math.min(one.cells.size, other.cells.size)
  }
  if (!isOfSame(mine, theirs)) return false
  const renamedCells = renamed(other, mine, theirs).cells
  return [...one.cells].every(([key, { value }]) => {
    const rival = renamedCells.get(key)
    return rival === undefined || rival.value === null || rival.value === value
  })
}

/** Whether the personas of two tables have the same names. */
function isOfSame(mine: Table, theirs: Table): boolean {
  if (firstNumber(mine, theirs) !== null) return true
  if (!isNamed(mine) || !isNamed(theirs)) return false
  const names = new Set(mine.people.names.values())
  return (
    names.size === mine.people.names.size &&
    [...theirs.people.names.values()].every((name) => names.has(name))
  )
}

/**
 * The number (0 or 1) from which the names of the other table's personas count the places of this one, whose personas
 * have no names; null where they do not, or where it is unclear.
 */
function firstNumber(mine: Table, theirs: Table): 0 | 1 | null {
  const count = mine.people.names.size
  const numbers = [...theirs.people.names.values()].map((name) =>
    /^\d+$/.test(name ?? '') ? Number(name) : Number.NaN,
  )
  if ([...mine.people.names.values()].some((name) => name !== null)) return null
  if (!numbers.every((number) => number <= count) || numbers.includes(0) === numbers.includes(count))
    return null
  return numbers.includes(0) ? 0 : 1
}

/** A column of another table, with the keys of this one. */
function renamed(column: Column, mine: Table, theirs: Table): Column {
  const first = firstNumber(mine, theirs)
  const keys = new Map(
    [...mine.people.names].map(([key, name], at) => [first === null ? name : String(at + first), key]),
  )
  const cells = new Map(
    [...column.cells].flatMap(([key, cell]) => {
      const own = keys.get(theirs.people.names.get(key) ?? null)
      return own === undefined ? [] : [[own, cell] as const]
    }),
  )
  return { ...column, cells }
}

interface GatherParts {
  draft: SurveyDraft
  legends: Legends
  known: KnownTexts
  slots: ReadonlyMap<string, Slot>
}

function gather({ people }: Table, matches: readonly Match[], parts: GatherParts): Gathered {
  const { draft, legends, known } = parts
  const gathered = nothingGathered('structure')
  const used = new Set(matches.map(({ column }) => column.slot.id))
  const own = fieldsOf(people, used, parts.slots)
  const listed = fieldsByName(people, used, parts.slots)
  const inOrder = inTheirOrder(people.names)
  const keys = new Map(inOrder.map(([key, name], at) => [key, name ?? `#${at}`]))
  for (const [key, name] of inOrder)
    gathered.respondents.set(keys.get(key) ?? key, {
      id: name,
      attributes: [...(own.get(key) ?? []), ...(listed.get(name ?? '') ?? [])].filter(
        ({ value }) => value !== name,
      ),
    })
  const standIns = standInsIn(matches, parts)
  for (const { item, column, isNamed } of matches) {
    const isChoice = draft.questions[item]?.type === 'single_choice'
    const options = draft.questions[item]?.options ?? []
    const said = [...column.cells.values()].map((cell) => cell.value)
    const inWords = !isChoice && isMostlyWords(said)
    const areWorded = [...column.cells.values()].some((cell) => known.optionOf(item, cell.value) !== null)
    for (const [key, { leaf, value }] of column.cells) {
      const byText = isChoice
        ? areWorded && typeof value === 'string'
          ? known.labelOf(item, value)
          : known.optionOf(item, value)
        : null
      const byCode = isChoice ? legends.optionOf(item, value) : null
      const isClear = byText === null || byCode === null || byText === byCode
      const option = isClear ? (byText ?? byCode) : null
      // Texts are decoded for comparison only: a person reads what was received.
      const received = value === leaf.value ? (leaf.exact ?? value) : value
      const answer = option === null ? received : (options[option]?.text ?? value)
      const isBlank = value === null || (typeof value === 'string' && value.trim() === '')
      const cell: Cell = {
        respondent: keys.get(key) ?? key,
        question: { names: [], position: null, item: { index: item, isNamed } },
        values: isBlank ? [] : [answer],
        path: leaf.path,
        source: leaf.raw,
        ...(option !== null && isBareNumber(answer) ? { option } : {}),
        // Here only its text or a declared code says what an answer means.
        isNoOption: isChoice
          ? option === null
          : (inWords ? isBareNumber(value) : mayBeMissing(value, said)) || standIns.has(value),
      }
      gathered.cells.push(cell)
    }
  }
  gathered.legend = legends.leaves.map(({ path, raw }) => ({ path, value: raw }))
  gathered.byPlace = [...people.names.values()].some((name) => name === null)
  return gathered
}

/** The rows in the order of the payload, which identifies the personas if they have no names. */
function inTheirOrder(names: People['names']): [string, string | null][] {
  const rows = [...names]
  if (!rows.every(([key, name]) => name === null && PLACE.test(key))) return rows
  const placeOf = (key: string): number[] => key.split('\u0000').map(Number)
  return rows.sort(([one], [other]) => {
    const theirs = placeOf(other)
    return placeOf(one).reduce((order, place, at) => order || place - (theirs[at] ?? 0), 0)
  })
}

/**
 * Whether most answers to an open-ended item are words: a bare number among them is a code, such as 99 for a refusal.
 */
function isMostlyWords(values: readonly unknown[]): boolean {
  const worded = values.filter((value) => typeof value === 'string' && /\p{L}\S*\s+\S/u.test(value))
  return worded.length * 2 > values.length
}

function isBareNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value))
}
