import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { DEMOGRAPHIC } from '../words/names.ts'
import { isStandIn } from '../words/stand-in.ts'
import type { KnownTexts } from './item-refs.ts'
import type { Legends } from './legends.ts'
import type { LeafNode } from './node.ts'
import { areSaidNumbers } from './said-numbers.ts'
import type { Column } from './table.ts'

/** In a column without a name of an item, this share of the values must be options of its item. */
const NEARLY_ALL = 0.9
/** In a column with a name of an item, this share must be. */
const MOST = 0.7

/** What is needed to judge columns. */
export interface MatchParts {
  draft: SurveyDraft
  known: KnownTexts
  legends: Legends
  personas: number
  /** The items that some place of the payload is named after. */
  hasPlace: ReadonlySet<number>
  /** The items that are answered in declared codes. */
  inCodes: ReadonlySet<number>
  /** Whether the payload explains numbers by texts of its own. */
  areExplained(leaves: readonly LeafNode[]): boolean
}

/** A column, and what its names and values show. */
export interface Judged {
  column: Column
  at: number
  /** The item that its names give; undefined where they give none, null where they give two. */
  named: number | null | undefined
  /** The items whose options its values are. */
  fits: readonly number[]
  /** The items to which at least half of the values may be options, including numbers. */
  mayBe: readonly number[]
  isText: boolean
  /** Whether most of its values are words of any kind. */
  isWords: boolean
  /** Whether its values are numbers that people may have said, and that the payload does not explain otherwise. */
  areNumbers: boolean
  isBlank: boolean
  /** Whether some value is not just a stand-in for a missing answer. */
  isSaid: boolean
  /** Whether it has each option once, so that it is a list of the options and no answers. */
  isList: boolean
}

/** Judges a column by its names and values; `at`: its position in the table. */
export function judge(column: Column, at: number, isOfItems: boolean, parts: MatchParts): Judged {
  const { draft, known, legends, personas, inCodes, areExplained } = parts
  const said = [...column.names]
    .reverse()
    .map((name) => known.itemOf(name) ?? legends.itemOf(name))
    .filter((item) => item !== null)
  const different = new Set(said)
  const named = different.size === 0 ? undefined : different.size === 1 ? said[0] : null
  const values: (string | number | boolean)[] = []
  /** How often each value occurs. */
  const times = new Map<string | number | boolean, number>()
  for (const { value } of column.cells.values()) {
    if (value === null || isBlank(value)) continue
    values.push(value)
    times.set(value, (times.get(value) ?? 0) + 1)
  }
  const own = column.names.at(-1) ?? ''
  const isTrait = !isOfItems && named === undefined && DEMOGRAPHIC.test(own)
  const texts = values.filter((value) => typeof value === 'string' && /\p{L}/u.test(value)).map(String)
  const fits = isTrait ? [] : fitting()
  const mayBe = isTrait ? [] : possible()
  const words = texts.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0)
  const isText =
    !isTrait &&
    texts.length * 2 > values.length &&
    new Set(texts).size > 1 &&
    words >= texts.length * 2 &&
    !texts.every((text) => known.isOption(text) || isStandIn(text)) &&
    (named !== undefined || !texts.some((text) => known.isOption(text))) &&
    // A field with the text of an item declares the items.
    !texts.some((text) => known.itemOf(text) !== null) &&
    texts.filter(isProfile).length * 2 < texts.length
  const longest = Math.max(0, ...fits.map((item) => draft.questions[item]?.options.length ?? 0))
  const isList = values.length > 1 && values.length <= longest + 1 && times.size === values.length
  const isSaid = values.some((value) => !isStandIn(String(value)))
  const leaves = [...column.cells.values()].filter(({ value }) => !isBlank(value)).map(({ leaf }) => leaf)
  const areNumbers = !isTrait && times.size > 1 && areSaidNumbers(values) && !areExplained(leaves)
  const isWords = texts.filter((text) => !isStandIn(text)).length * 2 > values.length
  return {
    column,
    at,
    named,
    fits,
    mayBe,

    isText,
    isWords,
    areNumbers,
    isList,
    isBlank: values.length === 0,
    isSaid,
  }

  /** The items to which at least half of the values may be options. */
  function possible(): number[] {
    return draft.questions.flatMap(({ type }, item) => {
      if (type !== 'single_choice') return []
      let told = 0
      let all = 0
      for (const [value, count] of times) {
        const isOption =
          (!inCodes.has(item) && known.labelOf(item, value) !== null) || legends.mayMean(value).has(item)
        if (isOption) told += count
        if (isOption || !isStandIn(String(value))) all += count
      }
      return told > 0 && told * 2 >= all ? [item] : []
    })
  }

  /** The items to which nearly all of the values are options. */
  function fitting(): number[] {
    const told = new Map<number, number>()
    const standIns = new Map<number, number>()
    let words = 0
    for (const [value, count] of times) {
      const isNoAnswer = isStandIn(String(value))
      if (!isNoAnswer) words += count
      const byCode = legends.optionsOf(value)
      const items = new Set([...known.optionsOf(value).keys()].filter((item) => !inCodes.has(item)))
      for (const item of byCode.keys()) if (named === item || isTellingCode(value)) items.add(item)
      for (const item of items) {
        told.set(item, (told.get(item) ?? 0) + count)
        if (isNoAnswer) standIns.set(item, (standIns.get(item) ?? 0) + count)
      }
    }
    // Once some values are options in words, a number may be an option of the same item.
    const worded = [...told.keys()]
    for (const [value, count] of times)
      if (typeof value === 'string' && /^\s*\d+\s*$/.test(value))
        for (const item of worded)
          if (known.labelOf(item, value) !== null) told.set(item, (told.get(item) ?? 0) + count)
    const fits = [...told].filter(([item, count]) => {
      const said = words + (standIns.get(item) ?? 0)
      if (named === item) return count >= said * MOST
      return count >= said * NEARLY_ALL && said * 2 >= Math.min(personas, column.cells.size)
    })
    return fits.map(([item]) => item).sort((one, other) => one - other)
  }
}

/** Whether a code is long enough to be nothing else. */
function isTellingCode(value: unknown): boolean {
  return typeof value === 'string' && value.length > 2 && /\D/.test(value)
}

/** Whether a value says nothing. */
export function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** Whether a text describes a person rather than being something that the person said. */
function isProfile(text: string): boolean {
  return /\b\p{L}*[\d\p{L}-]+ (ans|years old|y\.o\.)(?![\p{L}])/iu.test(text)
}
