import { areIds } from '../program-ids.ts'
import { areSaidNumbers, isSaidNumber } from '../said-numbers.ts'
import {
  type Cells,
  type Columns,
  columnsOf,
  hasWords,
  isBlank,
  isForeignPath,
  type ReadParts,
  type Told,
  withoutTraits,
  wordsIn,
} from './columns.ts'
import type { Frame } from './frames.ts'
import type { ItemKeys } from './item-keys.ts'
import { mayBeOptions } from './option-numbers.ts'
import { type Chosen, RIVAL_SHARE, readChoices } from './read-choices.ts'
import { FEWEST_SHARE } from './spots.ts'

/** One way to read a payload: whose answer to what each value is, and what it means. */
export interface Interpretation {
  frame: Frame
  keys: ItemKeys
  /** By item and by the persona's key. */
  answers: ReadonlyMap<number, ReadonlyMap<string, Told>>
  /** How many values were understood. */
  weight: number
  /**
   * Whether some choice has answers of less than half of the personas, or of nobody: they may be about anything, but
   * may be the answers.
   */
  isWeak: boolean
  /** Whether nobody answered any choice. */
  isUnanswered: boolean
}

/** At most this share of the values of a choice may be words that are none of its options; they stay unread. */
const MOST_ODD = { named: 0.3, counted: 0.1 }

/**
 * What a frame tells, if it tells an answer of nearly all personas to every choice; null where anything contradicts it.
 */
export function interpret(frame: Frame, keys: ItemKeys, parts: ReadParts): Interpretation | null {
  const { draft, personas } = parts
  const columns = withoutTraits(columnsOf(frame, keys, parts), frame)
  if (areOfOneEach(columns)) return null
  const choices = [...draft.questions.keys()].filter(
    (item) => draft.questions[item]?.type === 'single_choice',
  )
  if (choices.length === 0 || isNamedByAnswers(frame, keys)) return null
  const answers = new Map<number, ReadonlyMap<string, Told>>()
  const chosen = readChoices(columns, choices, {
    ...parts,
    mostOdd: keys.isNamed ? MOST_ODD.named : MOST_ODD.counted,
  })
  if (chosen === null) return null
  for (const [item, { cells }] of chosen) answers.set(item, cells)
  if (isToldByOptions(frame, [...answers.values()])) return null
  const places = new Set([...chosen.values()].map(({ path }) => path))
  for (const [item, { type }] of draft.questions.entries()) {
    if (type === 'single_choice') continue
    const words = readWords(item, columns, { ...parts, places, choices })
    if (words === null) return null
    if (words.size > 0) answers.set(item, words)
  }
  const spoken = new Set([...places, ...pathsOf(answers, columns)])
  if (keys.isNamed)
    for (const [item, { type }] of draft.questions.entries()) {
      if (type === 'single_choice' || answers.has(item)) continue
      const numbers = readNumbers(item, columns, { ...parts, places: spoken, choices })
      if (numbers) answers.set(item, numbers)
    }
  if (!keys.isNamed && !isConfirmed(frame, columns, chosen, parts)) return null
  // By places alone, each list must have a value for each persona: else nobody knows who was left out. Numbers under
  // places may as well count the personas.
  const { field, isNamed, at } = frame.person
  const isByPlace = field === null && !isNamed && at > frame.family.at
  const isNumbered = [...chosen.values()].some(({ isByMeaning }) => !isByMeaning)
  if (isByPlace && (isNumbered || [...answers.values()].some((own) => own.size !== personas))) return null
  const people = new Set(
    [...answers.values()].flatMap((own) => [...own].flatMap(([key, told]) => (told.isBlank ? [] : [key]))),
  )
  if (people.size > personas || (chosen.size > 0 && people.size < personas * RIVAL_SHARE)) return null
  const all = [...answers.values()].flatMap((own) => [...own.values()])
  return {
    frame,
    keys,
    answers,
    isWeak:
      people.size < personas * FEWEST_SHARE ||
      chosen.size < choices.length ||
      [...chosen.values()].some(({ filled }) => filled * 2 < personas),
    isUnanswered: chosen.size === 0,
    weight: all.filter(({ option, isBlank }) => option !== null || !isBlank).length,
  }
}

/** Whether no item has values of two personas: then the entries are about the items, and are nobody's answers. */
function areOfOneEach(columns: Columns): boolean {
  return [...columns.values()].every((byItem) => [...byItem.values()].every(({ size }) => size < 2))
}

/** Whether the personas would be called by what they said to one of the items. */
function isNamedByAnswers({ family, person }: Frame, { items }: ItemKeys): boolean {
  return family.isOfNames && (person.field ?? []).some(({ steps }) => items.has(steps[family.at] ?? ''))
}

/** Whether the personas would be called by numbers that may be those of their options. */
function isToldByOptions({ person }: Frame, answers: readonly ReadonlyMap<string, Told>[]): boolean {
  const keys = answers.flatMap((own) => [...own.keys()])
  return person.field !== null && mayBeOptions(keys, person.name, answers)
}

/** The words said to an open-ended item; null where two places have some. */
function readWords(
  item: number,
  columns: Columns,
  parts: ReadParts & { places: ReadonlySet<string>; choices: readonly number[] },
): ReadonlyMap<string, Told> | null {
  const { places, choices } = parts
  const decoder = parts.decoder(new Set())
  const candidates = [...columns].flatMap(([path, byItem]) => {
    const cells = byItem.get(item)
    if (!cells || isForeignPath(path)) return []
    const values = [...cells.values()].map(({ value }) => value)
    const texts = values.filter(
      (value) => typeof value === 'string' && /\p{L}/u.test(value) && !decoder.isMissing(null, value),
    )
    // What holds the items' texts, or says of which kind each entry is, holds no answers.
    if (texts.length === 0 || texts.some(parts.isItem) || areIds(texts)) return []
    if (new Set(texts).size < 2 && texts.length > 1) return []
    const isBeside = !places.has(path) && choices.some((choice) => hasWords(byItem.get(choice)))
    return isBeside ? [] : [{ path, cells }]
  })
  const near = candidates.filter(({ path }) => places.has(path))
  const [first, ...others] = near.length > 0 ? near : candidates
  // Where numbers stand beside the answers to the choices, nobody knows whether they or words elsewhere were said.
  const isNumbered = near.length === 0 && [...places].some((path) => hasNumbers(columns.get(path)?.get(item)))
  if (!first || isNumbered) return new Map()
  if (others.length > 0) return null
  return new Map(
    [...first.cells].map(([key, leaf]): [string, Told] => [
      key,
      { leaf, option: null, isBlank: isBlank(leaf) },
    ]),
  )
}

/** The paths on which answers stand. */
function pathsOf(answers: Interpretation['answers'], columns: Columns): string[] {
  const told = new Set([...answers.values()].flatMap((own) => [...own.values()].map(({ leaf }) => leaf)))
  return [...columns].flatMap(([path, byItem]) =>
    [...byItem.values()].some((cells) => [...cells.values()].some((leaf) => told.has(leaf))) ? [path] : [],
  )
}

/**
 * The numbers said to an open-ended item, for which no path has words: on the only path that has numbers of it where
 * the answers to other items stand. Null where there is none, or where they may be codes.
 */
function readNumbers(
  item: number,
  columns: Columns,
  parts: ReadParts & { places: ReadonlySet<string>; choices: readonly number[] },
): ReadonlyMap<string, Told> | null {
  const { places, areExplained, choices, isMissingCode } = parts
  const found = [...columns].flatMap(([path, byItem]) => {
    const cells = byItem.get(item)
    const filled = [...(cells?.values() ?? [])].filter(
      (leaf) => !isBlank(leaf) && !isMissingCode(item, leaf.value),
    )
    const areNumbers = places.has(path) && areSaidNumbers(filled.map(({ value }) => value))
    return cells && areNumbers && !areExplained(filled) ? [cells] : []
  })
  const [only, ...others] = found
  const isWorded = [...columns].some(
    ([path, byItem]) =>
      !isForeignPath(path) && ownWords(byItem, item, choices).some((text) => !areIds([text])),
  )
  if (!only || others.length > 0 || isWorded) return null
  return new Map([...only].map(([key, leaf]) => [key, { leaf, option: null, isBlank: isBlank(leaf) }]))
}

/**
 * The words of an item on a path; none where choices have some of them there too: they say how answers came about
 * ("ok").
 */
function ownWords(byItem: ReadonlyMap<number, Cells>, item: number, choices: readonly number[]): string[] {
  const shared = new Set(choices.flatMap((choice) => wordsIn(byItem.get(choice))))
  const words = wordsIn(byItem.get(item))
  return words.some((text) => shared.has(text)) ? [] : words
}

/** Whether most values that are not blank are numbers, even if there is only one. */
function hasNumbers(cells: Cells | undefined): boolean {
  const filled = [...(cells?.values() ?? [])].filter((leaf) => !isBlank(leaf))
  return filled.filter(({ value }) => isSaidNumber(value)).length * 2 > filled.length
}

/** Whether the answers show that the numbers of the items count them in their order: the other order does not fit. */
function isConfirmed(
  { item: { isNamed } }: Frame,
  columns: Columns,
  chosen: ReadonlyMap<number, Chosen>,
  parts: ReadParts,
): boolean {
  const { questions } = parts.draft
  const last = questions.length - 1
  const others = [...chosen].filter(([item, { path }]) => {
    const values = [
      ...(columns
        .get(path)
        ?.get(last - item)
        ?.values() ?? []),
    ].map(({ value }) => value)
    const reader =
      values.length > 0 && last - item !== item
        ? parts.decoder(new Set()).readerFor(item, values, null)
        : null
    return reader === null
  })
  return others.length >= (isNamed ? 1 : Math.min(2, chosen.size))
}
