import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { saysForeign } from '../items/strange-path.ts'
import { type Cell, type Gathered, nothingGathered } from '../shapes/gathered.ts'
import { answersBesideWords } from './answers-beside-words.ts'
import { tablesOf } from './columns.ts'
import { expand } from './expand.ts'
import { FEW } from './few.ts'
import { type KnownTexts, knownTexts } from './item-refs.ts'
import { findLegends, type Legends } from './legends.ts'
import { type Match, matchColumns } from './match-columns.ts'
import { numbersBesideOthers } from './numbered-siblings.ts'
import { fieldsByName, fieldsOf } from './people-fields.ts'
import { withoutRivals } from './rival-places.ts'
import { explainedNumbers, mayBeMissing } from './said-numbers.ts'
import { prefixOf, type Slot, slotsOf } from './slots.ts'
import { standInsIn } from './stand-ins.ts'
import type { Column, People, Table } from './table.ts'
import { isNamed, isTrait, type Read, undisputed, withoutRepeated } from './undisputed.ts'
import { itemsInCodes } from './used-codes.ts'

/** A key of places in lists only. */
const PLACE = /^\d+(\0\d+)*$/

/**
 * Finds the answers by the structure of a payload, under any names; null where there are none. Items are left out if
 * two places may hold their answers and contradict each other.
 */
export function gatherByStructure(data: unknown, draft: SurveyDraft, personas: number): Gathered | null {
  if (personas < 2) return null
  const known = knownTexts(draft)
  const root = expand(data, known, personas)
  const legends = findLegends(root, draft, known, personas)
  const isItem = (name: string): boolean => known.itemOf(name) !== null || legends.itemOf(name) !== null
  const slots = slotsOf(root, {
    personas,
    items: draft.questions.length,
    isItem,
    isOption: known.isOption,
  })
  const choices = draft.questions.filter(({ type }) => type === 'single_choice').length
  const isCounted = numbersBesideOthers(slots, (name) => known.itemOf(name) ?? legends.itemOf(name))
  const tables = tablesOf({ slots, known, legends, personas, items: draft.questions.length, choices }).map(
    (table): Table => ({ ...table, columns: table.columns.filter((column) => !isCounted(column)) }),
  )
  const inCodes = itemsInCodes(slots, legends, draft.questions.length)
  const parts = { draft, known, legends, personas, hasPlace: itemsWithPlace(slots, known), inCodes }
  const areExplained = explainedNumbers(root, known)
  const reads = tables
    .map((table): Read => {
      const matches = matchColumns(table, { ...parts, areExplained })
      return { table, matches: matches.filter(({ column }) => !isTrait(column, table, isItem)) }
    })
    .filter(({ matches }) => matches.length > 0)
    // Without names, every persona must have a value: only then do the places show whose each value is. Names in a map
    // that name nobody are no places.
    .filter(({ table, matches }) => isNamed(table) || isWhole(table, matches, personas))
    .sort((one, other) => weightOf(other) - weightOf(one))
  const [best] = reads
  if (!best) return null
  // A trait of few personas may happen to be all options of the only choice: its values alone show nothing.
  const isThin = personas <= FEW && choices < 2
  const isBesideAnswers = answersBesideWords(slots)
  const own = withoutRepeated(undisputed(best, reads)).filter(
    ({ item, column, isNamed: isTold }) =>
      !isForeign(column, known) &&
      (isTold || !isThin) &&
      (draft.questions[item]?.type === 'single_choice' || !isBesideAnswers(column)),
  )
  const matches = withoutRivals(own, best.table, { draft, slots, known, legends, personas })
  if (matches.length === 0 || hasOtherNumbers(best.table, slots) || hasOwnNames(best.table, slots))
    return null
  return gather(best.table, matches, { draft, legends, known, slots })
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

/** A word and a number: "P-104". */
const NUMBERED_WORD = /^\p{L}{1,12}[-_.]?\d{1,8}$/u

/**
 * Whether rows that would be told apart by their places have a field with a different id in each, and these ids stand
 * elsewhere in another order: it is unclear in which order the personas are.
 */
function hasOwnNames(table: Table, slots: ReadonlyMap<string, Slot>): boolean {
  const { people } = table
  if (isNamed(table)) return false
  const lists = [...slots.values()].flatMap(({ steps, free, leaves }) => {
    const values = leaves.map(({ value }) => String(value))
    const areIds = values.length === people.names.size && values.every((value) => NUMBERED_WORD.test(value))
    if (!areIds || new Set(values).size < values.length) return []
    return [{ values, isOwn: prefixOf({ steps, free }, free.length) === people.prefix }]
  })
  return lists.some(
    ({ values, isOwn }) =>
      isOwn &&
      lists.some((other) => {
        const isSame = [...other.values].sort().join() === [...values].sort().join()
        return isSame && other.values.join() !== values.join()
      }),
  )
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
  for (const { item, column, isNamed, isOfLabels } of matches) {
    const isChoice = draft.questions[item]?.type === 'single_choice'
    const options = draft.questions[item]?.options ?? []
    const said = [...column.cells.values()].map((cell) => cell.value)
    const inWords = !isChoice && isMostlyWords(said)
    const areWorded = [...column.cells.values()].some((cell) => known.optionOf(item, cell.value) !== null)
    for (const [key, { leaf, value }] of column.cells) {
      const byText = isChoice
        ? isOfLabels || (areWorded && typeof value === 'string')
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
