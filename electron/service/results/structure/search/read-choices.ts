import { wordsOfKey } from '../../../json/words-of-key.ts'
import { wordNumber } from '../../words/number-words.ts'
import { FEW } from '../few.ts'
import type { LeafNode } from '../node.ts'
import {
  type Cells,
  type Columns,
  hasWords,
  isBlank,
  isForeignPath,
  type ReadParts,
  type Told,
} from './columns.ts'
import type { Decoder } from './decode.ts'
import { isOtherwise } from './other-numbers.ts'

/** The answers to a choice, and the path on which they stand. */
export interface Chosen {
  path: string
  cells: ReadonlyMap<string, Told>
  /** Whether texts or declared codes say which option each is; if not, numbers count the options. */
  isByMeaning: boolean
  /** How many are not blank. */
  filled: number
}

/** Values of this share of the personas may be the answers, though others may be as well. */
export const RIVAL_SHARE = 0.2

/** Words in the names of fields that hold places in a list, which programs count from 0. */
const INDEX_WORDS: ReadonlySet<string> = new Set(['index', 'idx'])

/** `mostOdd`: of the values of a choice, at most this share may be words that are none of its options. */
type ChoiceParts = ReadParts & { mostOdd: number }

/**
 * The answers to the choices; null where some choice has two different ones, or none. It is left out where nobody seems
 * to have answered it: a path is blank for it that has the answers to all others.
 */
export function readChoices(
  columns: Columns,
  choices: readonly number[],
  parts: ChoiceParts,
): Map<number, Chosen> | null {
  const read = new Map<string, Map<number, Chosen>>()
  for (const [path, byItem] of columns) {
    if (isForeignPath(path) || tellsItems(byItem)) continue
    const own = readColumn(path, byItem, choices, parts)
    if (own.size > 0) read.set(path, own)
  }
  const chosen = new Map<number, Chosen>()
  const sizeOf = (one: Chosen | undefined): number => read.get(one?.path ?? '')?.size ?? 0
  const inOrder = [...read.values()].sort((one, other) => other.size - one.size)
  // A way that tells one item alone shows no more than a survey of one.
  const isOnly = new Set([...columns.values()].flatMap((byItem) => [...byItem.keys()])).size === 1
  for (const item of choices) {
    const all = inOrder.flatMap((own) => (isOtherwise(own, item, read) ? [] : (own.get(item) ?? [])))
    // Beside texts and declared codes of options, a number may count or measure anything.
    const meaning = all.filter(({ isByMeaning }) => isByMeaning)
    const told = meaning.length > 0 ? meaning : all
    // Where a code stands beside its text, the texts are where other items are answered as well.
    const most = sizeOf(told[0])
    const first = told.find((one) => sizeOf(one) === most && areTexts(one.cells, parts)) ?? told[0]
    if (!first) continue
    const others = told.filter((one) => one !== first)
    if (others.some((other) => !areSame(first, other))) return null
    if (
      isLeftBlank(item, first, {
        columns,
        read,
        open: openIn(parts.draft),
        fewest: parts.personas * RIVAL_SHARE,
      }) ||
      (isOnly && isBesideBlanks(item, columns))
    )
      return null
    chosen.set(item, first)
  }
  if (chosen.size === choices.length) return chosen
  const left = choices.filter((item) => !chosen.has(item))
  const isBlankFor = (item: number, byItem: ReadonlyMap<number, Cells>): boolean =>
    filledIn(byItem.get(item)) < Math.max(1, parts.personas * RIVAL_SHARE)
  const isUnanswered = [...columns].some(
    ([path, byItem]) =>
      left.every((item) => byItem.has(item) && isBlankFor(item, byItem)) &&
      [...chosen.keys()].every((item) => read.get(path)?.has(item)),
  )
  // Of few personas, a path of which only some choices can be read may have the answers to all.
  return isUnanswered || (parts.personas <= FEW && chosen.size > 0) ? chosen : null
}

/**
 * Whether a path has one number for each item, the same for everybody and another one for each: it is the item's own
 * number.
 */
function tellsItems(byItem: ReadonlyMap<number, Cells>): boolean {
  const numbers = [...byItem.values()].map((cells) => {
    const values = new Set([...cells.values()].map(({ value }) => String(value)))
    const [only = ''] = values
    return values.size === 1 && cells.size > 1 && isNumeral(only) ? only : null
  })
  return numbers.length > 1 && !numbers.includes(null) && new Set(numbers).size === numbers.length
}

/** Whether all values that mean an option are texts of options. */
function areTexts(cells: Chosen['cells'], { isOption }: ReadParts): boolean {
  return [...cells.values()].every(({ option, leaf }) => option === null || isOption(leaf.value))
}

/** How many values are not blank. */
function filledIn(cells: Cells | undefined): number {
  return [...(cells?.values() ?? [])].filter((leaf) => !isBlank(leaf)).length
}

/** What a path tells of each choice whose values it has the options of. */
function readColumn(
  path: string,
  byItem: ReadonlyMap<number, Cells>,
  choices: readonly number[],
  parts: ChoiceParts,
): Map<number, Chosen> {
  const own = choices.flatMap((item) => {
    const cells = byItem.get(item)
    return cells ? [{ item, cells, values: [...cells.values()].map(({ value }) => value) }] : []
  })
  const common = standInsIn(own, parts)
  const decoderOf = ({ item, values }: (typeof own)[number]): Decoder =>
    parts.decoder(new Set([...common, ...oddWords(item, values, parts)]))
  const people = new Set([...byItem.values()].flatMap((cells) => [...cells.keys()]))
  // An index is never written for a missing answer, nor is a 0 where -1 or a declared code is.
  const isIndex = wordsOfKey((JSON.parse(path) as (string | null)[]).at(-1) ?? '').some((word) =>
    INDEX_WORDS.has(word),
  )
  const hasMissingCodes = [...byItem.values()].some((cells) =>
    [...cells.values()].some(
      ({ value }) => /^\s*-\d+\s*$/.test(String(value)) || parts.missing.has(String(value).trim()),
    ),
  )
  const showsBlanks =
    isIndex ||
    hasMissingCodes ||
    own.some(
      ({ cells, values }) =>
        cells.size < people.size || values.some((value) => value === null || value === ''),
    )
  const numbered = own.filter((one) => decoderOf(one).readerFor(one.item, one.values, null) === null)
  // Numbers that few personas have beside the only item may count or measure anything.
  const isThin = parts.draft.questions.length === 1 && parts.personas <= FEW
  const first = isThin ? null : parts.decoder(common).firstNumber(numbered, showsBlanks)
  const found = new Map<number, Chosen>()
  for (const one of own) {
    const { item, cells, values } = one
    const reader = decoderOf(one).readerFor(item, values, first)
    if (!reader) continue
    const told = new Map(
      [...cells].map(([key, leaf]): [string, Told] => [
        key,
        { leaf, option: reader(leaf.value), isBlank: isBlank(leaf) },
      ]),
    )
    const filled = [...told.values()].filter((one) => !one.isBlank)
    const options = filled.filter(({ option }) => option !== null)
    const isByMeaning = decoderOf(one).readerFor(item, values, null) !== null
    if (options.length * 2 > filled.length && filled.length >= parts.personas * RIVAL_SHARE)
      found.set(item, { path, cells: told, isByMeaning, filled: filled.length })
  }
  return found
}

/** The few words among the values of a choice that are none of its options. */
function oddWords(
  item: number,
  values: readonly LeafNode['value'][],
  { decoder, mostOdd }: ChoiceParts,
): string[] {
  const plain = decoder(new Set())
  const filled = values.filter((value) => !plain.isMissing(item, value))
  const odd = filled.filter(
    (value) => typeof value === 'string' && !isNumeral(value) && !plain.readerFor(item, [value], null),
  )
  return odd.length <= filled.length * mostOdd ? odd.map((value) => String(value).trim()) : []
}

/** Whether a text may count the options, in digits or in words. */
function isNumeral(text: string): boolean {
  return /^\s*\d*\s*$/.test(text) || wordNumber(text) !== null
}

/** Texts that stand where no option does for two choices at least: they say that there is no answer. */
function standInsIn(
  own: readonly { item: number; values: readonly LeafNode['value'][] }[],
  { decoder }: ReadParts,
): ReadonlySet<string> {
  const plain = decoder(new Set())
  const times = new Map<string, number>()
  for (const { item, values } of own)
    for (const value of new Set(values)) {
      if (typeof value !== 'string' || isNumeral(value)) continue
      if (plain.isMissing(item, value) || plain.readerFor(item, [value], null)) continue
      times.set(value.trim(), (times.get(value.trim()) ?? 0) + 1)
    }
  return new Set([...times].flatMap(([text, count]) => (count >= Math.min(2, own.length) ? [text] : [])))
}

/** The open-ended items. */
function openIn({ questions }: ReadParts['draft']): number[] {
  return questions.flatMap(({ type }, item) => (type === 'single_choice' ? [] : [item]))
}

/**
 * Whether another path that has the answers to other items is blank for this one, or nearly so, whose answers would be
 * on a path that has these other items too: it may hold what was expected.
 */
function isLeftBlank(
  item: number,
  { path }: Chosen,
  {
    columns,
    read,
    open,
    fewest,
  }: {
    columns: Columns
    read: ReadonlyMap<string, ReadonlyMap<number, Chosen>>
    open: readonly number[]
    /** So few values are none. */
    fewest: number
  },
): boolean {
  const own = columns.get(path)
  return [...columns].some(([other, byItem]) => {
    const cells = byItem.get(item)
    if (other === path || cells === undefined || cells.size === 0 || filledIn(cells) >= Math.max(1, fewest))
      return false
    return (
      [...(read.get(other)?.keys() ?? [])].some(
        (shared) => shared !== item && filledIn(own?.get(shared)) > 0,
      ) ||
      open.some((shared) => {
        const [words, ownWords] = [byItem.get(shared), own?.get(shared)]
        return hasWords(words) && hasWords(ownWords) && !explainsBlanks(words, ownWords)
      })
    )
  })
}

/** Whether values stand only where the answers are blank, and are few: they tell why there is no answer. */
function explainsBlanks(cells: Cells | undefined, answers: Cells | undefined): boolean {
  const told = [...(cells ?? [])].filter(([, leaf]) => !isBlank(leaf))
  const isUnanswered = (key: string): boolean => {
    const answer = answers?.get(key)
    return answer === undefined || isBlank(answer)
  }
  return told.length * 2 < filledIn(answers) && told.every(([key]) => isUnanswered(key))
}

/** Whether some path is blank for the only item that is told: the answers may be there, if nobody gave one. */
function isBesideBlanks(item: number, columns: Columns): boolean {
  return [...columns.values()].some((byItem) => {
    const cells = byItem.get(item)
    return cells !== undefined && cells.size > 1 && [...cells.values()].every(isBlank)
  })
}

function areSame(one: Chosen, other: Chosen): boolean {
  const optionOf = ({ cells }: Chosen, key: string): number | null => cells.get(key)?.option ?? null
  return [...new Set([...one.cells.keys(), ...other.cells.keys()])].every(
    (key) => optionOf(one, key) === optionOf(other, key),
  )
}
