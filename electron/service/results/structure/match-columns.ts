import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { DEMOGRAPHIC } from '../words/names.ts'
import { readNumber } from '../words/numbered-name.ts'
import { isStandIn } from '../words/stand-in.ts'
import type { KnownTexts } from './item-refs.ts'
import type { Legends } from './legends.ts'
import { idOf, type Slot } from './slots.ts'
import type { Column, Table } from './table.ts'

/** A column and the item that it has the answers to. */
export interface Match {
  item: number
  column: Column
  /** Whether the payload itself says so: by the item's text, or by a code that it declares. */
  isNamed: boolean
}

/** So many of the values of a column that nothing names must be options of its item. */
const NEARLY_ALL = 0.9
/** So many must be of one that is named. */
const MOST = 0.7
/** So many columns must stand where the items' order has them before those are told by it that nothing else tells. */
const FEWEST_ANCHORS = 2

interface MatchParts {
  draft: SurveyDraft
  known: KnownTexts
  legends: Legends
  personas: number
  /** The items that some place of the payload is named after. */
  hasPlace: ReadonlySet<number>
  /** The items that are answered in declared codes. */
  inCodes: ReadonlySet<number>
}

interface Judged {
  column: Column
  at: number
  /** The item that its names say; undefined where they say none, null where they say two. */
  named: number | null | undefined
  /** The items whose options its values are. */
  fits: readonly number[]
  /** The items of whose options at least half of the values are some, numbers too. */
  mayBe: readonly number[]
  isText: boolean
  /** Whether most of its values are words of any kind. */
  isWords: boolean
  isBlank: boolean
  /** Whether some value is more than what a program writes where there is no answer. */
  isSaid: boolean
  /** Whether it is the options once each: a list of them, and no answers. */
  isList: boolean
}

/**
 * Matches the columns of a table with items: by what the payload calls them, by what they hold, and, where two items have
 * the same options, by their order, if enough other columns show that it is the items'. A column that may be two items',
 * and an item that may have two columns, are left.
 */
export function matchColumns({ columns, isOfItems, isWithinItem }: Table, parts: MatchParts): Match[] {
  const { draft } = parts
  const judged = columns.map((column, at) => judge(column, at, isOfItems, parts))
  const isChoice = (item: number): boolean => draft.questions[item]?.type === 'single_choice'
  const choices = draft.questions.flatMap((_, item) => (isChoice(item) ? [item] : []))
  const matches = new Map<number, Judged>()
  const left = new Set<number>()
  const take = (item: number, candidates: readonly Judged[], rivals: readonly Judged[] = []): void => {
    const [first, ...further] = candidates
    if (!first || matches.has(item) || left.has(item)) return
    const others = [...further, ...rivals.filter((one) => !candidates.includes(one))]
    if (others.every(({ column }) => saysTheSame(column, first.column))) matches.set(item, first)
    else left.add(item)
  }
  for (const item of choices) {
    const own = judged.filter(({ named }) => named === item)
    take(
      item,
      own.filter(({ fits }) => fits.includes(item)),
      own.filter(({ mayBe }) => mayBe.includes(item)),
    )
  }
  const places = new Set([...matches.values()].map(({ column }) => column.slot))
  const isOfChoice = ({ named }: Judged): boolean => typeof named === 'number' && isChoice(named)
  for (const item of draft.questions.keys()) {
    const named = judged.filter((one) => one.named === item)
    if (!isChoice(item))
      take(item, isOfItems ? saidAmong(named, judged, places, isOfChoice) : wordsAmong(named, judged))
  }
  const namedItems = new Set(matches.keys())
  const unnamed = judged.filter(({ named }) => named === undefined)
  const contenders = new Map(choices.map((item) => [item, unnamed.filter(({ fits }) => fits.includes(item))]))
  for (const item of choices) {
    if (matches.has(item)) continue
    const own = (contenders.get(item) ?? []).filter(({ fits }) => fits.length === 1)
    // A place without a value may be the answers as well, if nobody gave one.
    const rivals = unnamed.filter(
      ({ fits, mayBe, isBlank }) => isBlank || (fits.length === 0 && mayBe.includes(item)),
    )
    if (own.length === (contenders.get(item) ?? []).length) take(item, own, rivals)
  }
  byNumber(judged, matches, parts)
  byOrder(judged, matches, left, parts)
  // What nothing names is taken for answers only where the table has every choice, or twins that nobody can tell apart.
  const isTwin = (item: number): boolean =>
    (contenders.get(item) ?? []).length > 0 &&
    (contenders.get(item) ?? []).every(({ fits }) => fits.length > 1)
  if (
    !choices.every((item) => matches.has(item) || isTwin(item)) ||
    [...left].some((item) => !namedItems.has(item))
  )
    for (const item of [...matches.keys()]) if (!namedItems.has(item)) matches.delete(item)
  if (isWithinItem !== true) takeOpen(judged, matches, isOfItems, parts)
  return [...matches]
    .filter(([, { isList }]) => !isList)
    .map(([item, { column }]) => ({ item, column, isNamed: namedItems.has(item) }))
}

function judge(column: Column, at: number, isOfItems: boolean, parts: MatchParts): Judged {
  const { draft, known, legends, personas, inCodes } = parts
  const said = [...column.names]
    .reverse()
    .map((name) => known.itemOf(name) ?? legends.itemOf(name))
    .filter((item) => item !== null)
  const different = new Set(said)
  const named = different.size === 0 ? undefined : different.size === 1 ? said[0] : null
  const values: (string | number | boolean)[] = []
  /** How often each of the values is there. */
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
    texts.filter(isProfile).length * 2 < texts.length
  const longest = Math.max(0, ...fits.map((item) => draft.questions[item]?.options.length ?? 0))
  const isList = values.length > 1 && values.length <= longest + 1 && times.size === values.length
  const isSaid = values.some((value) => !isStandIn(String(value)))
  const isWords = texts.filter((text) => !isStandIn(text)).length * 2 > values.length
  return {
    column,
    at,
    named,
    fits,
    mayBe,

    isText,
    isWords,
    isList,
    isBlank: values.length === 0,
    isSaid,
  }

  /** The items of whose options at least half of the values may be some. */
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

  /** The items whose options nearly all of the values are. */
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
    const fits = [...told].filter(([item, count]) => {
      const said = words + (standIns.get(item) ?? 0)
      if (named === item) return count >= said * MOST
      return count >= said * NEARLY_ALL && said * 2 >= Math.min(personas, column.cells.size)
    })
    return fits.map(([item]) => item).sort((one, other) => one - other)
  }
}

/** A code that is long enough to be nothing else. */
function isTellingCode(value: unknown): boolean {
  return typeof value === 'string' && value.length > 2 && /\D/.test(value)
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** Whether a text describes a person rather than being their words. */
function isProfile(text: string): boolean {
  return /\b\p{L}*[\d\p{L}-]+ (ans|years old|y\.o\.)(?![\p{L}])/iu.test(text)
}

/**
 * The columns of an open-ended item that hold texts. None do for sure where another one is blank for some personas: it may
 * have the few answers, and the texts be about the personas, unless other items show that they are not.
 */
function wordsAmong(named: readonly Judged[], judged: readonly Judged[]): Judged[] {
  const texts = named.filter(({ isText }) => isText)
  const isAlone = ({ column }: Judged): boolean =>
    judged.filter((one) => one.column.slot === column.slot).length === 1
  const hasBlanks = ({ column }: Judged): boolean =>
    [...column.cells.values()].some(({ value }) => isBlank(value))
  const isDoubtful = texts.some(
    (text) => isAlone(text) && !hasBlanks(text) && named.some((one) => one !== text && hasBlanks(one)),
  )
  return isDoubtful ? [] : texts
}

/**
 * As `wordsAmong`, of rows of which each is of one item. The words stand where the choices' answers stand; where nothing
 * does there, in a field that the choices leave blank.
 */
function saidAmong(
  named: readonly Judged[],
  judged: readonly Judged[],
  places: ReadonlySet<Slot>,
  isOfChoice: (one: Judged) => boolean,
): Judged[] {
  if (places.size === 0) return wordsAmong(named, judged)
  const own = named.filter(({ column, isSaid }) => places.has(column.slot) && isSaid)
  if (own.length > 0) return own.filter(({ isText, isWords }) => isText || isWords)
  const isFree = ({ column }: Judged): boolean =>
    judged.every((one) => one.column.slot !== column.slot || !isOfChoice(one) || one.isBlank)
  const free = named.filter((one) => one.isText && isFree(one))
  return free.length === 1 ? free : []
}

function saysTheSame(one: Column, other: Column): boolean {
  return (
    one.cells.size === other.cells.size &&
    [...one.cells].every(([key, { value }]) => other.cells.get(key)?.value === value)
  )
}

/**
 * Matches the columns that fit several items by the items' order: where as many columns as there are items stand side by
 * side, each of which may be the item at its place, there is one such place only, and enough of them are told otherwise.
 */
function byOrder(
  judged: readonly Judged[],
  matches: Map<number, Judged>,
  left: ReadonlySet<number>,
  { draft }: MatchParts,
): void {
  const { questions } = draft
  if (left.size > 0 || questions.every((_, item) => matches.has(item))) return
  const starts = judged.flatMap((_, start) => {
    const run = judged.slice(start, start + questions.length)
    const mayBe = questions.every(({ type }, item) => {
      const one = run[item]
      if (!one || (one.named !== undefined && one.named !== item)) return false
      return type === 'single_choice' ? one.fits.includes(item) : one.isText || one.column.cells.size === 0
    })
    return mayBe ? [run] : []
  })
  const [run, ...others] = starts
  if (!run || others.length > 0) return
  if ([...matches].some(([item, { at }]) => run[item]?.at !== at)) return
  const anchors = run.filter(
    ({ named, fits }, item) => named === item || (fits.length === 1 && fits[0] === item),
  )
  const isNumbered = isInOrder(run.map(({ column }) => column.names.at(-1) ?? ''))
  if (anchors.length < FEWEST_ANCHORS || isNumbered === false) return
  const twins = run.filter(({ fits }) => fits.length > 1)
  const outside = judged.filter(
    (one) => !run.includes(one) && one.fits.some((item) => twins.some(({ fits }) => fits.includes(item))),
  )
  if (outside.length > 0) return
  run.forEach((one, item) => {
    if (questions[item]?.type === 'single_choice' && !matches.has(item)) matches.set(item, one)
  })
}

/**
 * Matches columns by numbers in their names, where these count all items, from 0 or from 1, and agree with what the other
 * columns hold.
 */
function byNumber(judged: readonly Judged[], matches: Map<number, Judged>, { draft }: MatchParts): void {
  const { questions } = draft
  const styles = new Map<string, Map<number, Judged[]>>()
  for (const one of judged) {
    const numbered = [...one.column.names].reverse().flatMap((name) => readNumber(name) ?? [])[0]
    if (!numbered) continue
    const style = styles.get(numbered.style) ?? new Map<number, Judged[]>()
    style.set(numbered.number, [...(style.get(numbered.number) ?? []), one])
    styles.set(numbered.style, style)
  }
  for (const style of styles.values()) {
    const numbers = [...style.keys()]
    const base = Math.min(...numbers)
    if (
      base > 1 ||
      numbers.length !== questions.length ||
      Math.max(...numbers) !== base + questions.length - 1
    )
      continue
    const own = (item: number): Judged[] =>
      (style.get(item + base) ?? []).filter(
        ({ named, fits, isText }) =>
          (named === undefined || named === item) &&
          (questions[item]?.type === 'single_choice' ? fits.includes(item) : isText),
      )
    const anchors = [...matches].filter(([item, one]) => own(item).includes(one))
    if (anchors.length === 0 || anchors.length < matches.size) continue
    for (const item of questions.keys()) {
      const [one, ...others] = own(item)
      if (one && others.length === 0 && !matches.has(item)) matches.set(item, one)
    }
  }
}

/** Whether two columns stand in one row under names that differ in their numbers only, or in a row without names. */
function isWrittenAlike(one: Judged | undefined, other: Judged | undefined): boolean {
  const [own, their] = [one, other].map((judged) => judged?.column.slot.steps ?? [])
  const last = own?.at(-1)
  if (!last || !their || idOf(own?.slice(0, -1) ?? []) !== idOf(their.slice(0, -1))) return false
  const bare = (name = ''): string => name.replace(/\d+/g, '#')
  return last.kind === 'place' || (/\d/.test(last.name) && bare(last.name) === bare(their.at(-1)?.name))
}

/** Whether the numbers in the names of columns count up; null where they have none. */
function isInOrder(names: readonly string[]): boolean | null {
  const numbers = names.map(
    (name) => readNumber(name)?.number ?? Number(/(\d+)\D*$/.exec(name)?.[1] ?? Number.NaN),
  )
  if (numbers.some((number) => Number.isNaN(number))) return null
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
}

/**
 * The only open-ended item that is left, where all choices of the table are told and one column of sentences is left: one
 * of rows that have nothing but items, or one that stands where the item's neighbours leave it a place.
 */
function takeOpen(
  judged: readonly Judged[],
  matches: Map<number, Judged>,
  isOfItems: boolean,
  { draft: { questions }, hasPlace }: MatchParts,
): void {
  const open = questions.flatMap(({ type }, item) =>
    type !== 'single_choice' && !matches.has(item) ? [item] : [],
  )
  if (matches.size === 0 || open.length === 0) return
  // A place has its name: the few answers there are not sentences enough, but no other place has them.
  if (open.some((item) => hasPlace.has(item) || judged.some(({ named }) => named === item))) return
  const used = new Set(matches.values())
  const texts = judged.filter((one) => one.isText && one.named === undefined && !used.has(one))
  if (isOfItems) {
    const isWhole = matches.size === questions.length - 1
    if (open.length === 1 && texts.length === 1 && isWhole && texts[0])
      matches.set(open[0] as number, texts[0])
    return
  }
  // Sentences that lie between the columns of the items before and behind, if no others do.
  if (texts.length !== open.length) return
  const ats = [...matches].sort(([one], [other]) => one - other).map(([, { at }]) => at)
  if (!ats.every((at, place) => place === 0 || at > (ats[place - 1] ?? 0))) return
  const fits = open.every((item, place) => {
    const at = texts[place]?.at ?? -1
    const before = item === 0 ? null : (matches.get(item - 1)?.at ?? texts[open.indexOf(item - 1)]?.at)
    const behind =
      item === questions.length - 1 ? null : (matches.get(item + 1)?.at ?? texts[open.indexOf(item + 1)]?.at)
    if (before === undefined || behind === undefined) return false
    // At an end of the items a column is theirs only where it is written as they are. What is about the personas stands
    // in front of the items, so that the last column of a table is the last item's.
    const neighbour = judged[before ?? behind ?? -1]
    const isEnd = before === null || (behind === null && at < judged.length - 1)
    return (
      (before === null || before === at - 1) &&
      (behind === null || behind === at + 1) &&
      (!isEnd || isWrittenAlike(judged[at], neighbour))
    )
  })
  if (!fits) return
  for (const [place, item] of open.entries()) matches.set(item, texts[place] as Judged)
}
