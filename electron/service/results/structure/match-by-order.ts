import { addTo } from '../../json/add-to.ts'
import { bareText } from '../words/comparable.ts'
import { readNumber } from '../words/numbered-name.ts'
import type { Judged, MatchParts } from './judge-column.ts'

/** So many columns must be identified otherwise, in the order of the items, before the order identifies the others. */
const FEWEST_ANCHORS = 2
/** A shorter name may begin like a stem by chance. */
const SHORTEST_NAME = 4

/**
 * Matches the columns that fit several items by the order of the items: where as many neighbouring columns as there are
 * items may each be the item at their place, at only one such position, and enough of them are identified otherwise.
 */
export function byOrder(
  judged: readonly Judged[],
  matches: Map<number, Judged>,
  left: ReadonlySet<number>,
  { draft }: MatchParts,
): void {
  const { questions } = draft
  if (left.size > 0 || questions.every((_, item) => matches.has(item))) return
  const stems = questions.map(({ stem }) => bareText(stem))
  /** Whether a column is called by the beginning of another item's stem, however short. */
  const isOfAnother = (name: string, item: number): boolean => {
    const own = bareText(name)
    return (
      own.length >= SHORTEST_NAME &&
      !stems[item]?.startsWith(own) &&
      stems.some((stem) => stem.startsWith(own))
    )
  }
  const starts = judged.flatMap((_, start) => {
    const run = judged.slice(start, start + questions.length)
    const mayBe = questions.every(({ type }, item) => {
      const one = run[item]
      if (!one || (one.named !== undefined && one.named !== item)) return false
      if (isOfAnother(one.column.names.at(-1) ?? '', item)) return false
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
 * Matches columns by the numbers in their names, if these count all items, from 0 or from 1, and agree with all other
 * matches.
 */
export function byNumber(
  judged: readonly Judged[],
  matches: Map<number, Judged>,
  { draft }: MatchParts,
): void {
  const { questions } = draft
  const styles = new Map<string, Map<number, Judged[]>>()
  for (const one of judged) {
    const numbered = [...one.column.names].reverse().flatMap((name) => readNumber(name) ?? [])[0]
    if (!numbered) continue
    const style = styles.get(numbered.style) ?? new Map<number, Judged[]>()
    addTo(style, numbered.number, one)
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
        ({ named, fits, isText, areNumbers }, _, { length }) =>
          (named === undefined || named === item) &&
          // If there are several columns, words that say nothing here may be the answers, and the numbers something
          // beside them.
          (questions[item]?.type === 'single_choice'
            ? fits.includes(item)
            : isText || (areNumbers && length === 1)),
      )
    const anchors = [...matches].filter(([item, one]) => own(item).includes(one))
    if (anchors.length === 0 || anchors.length < matches.size) continue
    for (const item of questions.keys()) {
      const [one, ...others] = own(item)
      if (one && others.length === 0 && !matches.has(item)) matches.set(item, one)
    }
  }
}

/** The text before the number in a name, and the number: "QID7_TEXT". */
const RISING = /^(\D{1,20})(\d{1,6})(?:\D.*)?$/

/**
 * Matches columns by the order of the numbers in their names, which may have gaps: where there are as many as items,
 * each may be the item at its place, and enough of them can be no other item.
 */
export function byRisingNumbers(
  judged: readonly Judged[],
  matches: Map<number, Judged>,
  { draft: { questions } }: MatchParts,
): void {
  const groups = new Map<string, Map<number, Judged[]>>()
  for (const one of judged) {
    const [, front = '', number] = RISING.exec(one.column.names.at(-1) ?? '') ?? []
    if (number === undefined) continue
    const group = groups.get(front) ?? new Map<number, Judged[]>()
    addTo(group, Number(number), one)
    groups.set(front, group)
  }
  for (const group of groups.values()) {
    if (group.size !== questions.length || group.size < 3) continue
    const inOrder = [...group].sort(([one], [other]) => one - other).map(([, own]) => own)
    const run = inOrder.map((own, item) =>
      own.filter((one) =>
        questions[item]?.type === 'single_choice'
          ? one.fits.includes(item)
          : (one.isText || (one.areNumbers && own.length === 1)) && one.fits.length === 0,
      ),
    )
    const areSingle = run.every(
      ([one, ...others], item) =>
        one && others.length === 0 && (one.named === undefined || one.named === item),
    )
    const anchors = run.filter(([one], item) => one?.fits.length === 1 && one.fits[0] === item)
    const areOthers = [...matches].some(([item, one]) => !run[item]?.includes(one))
    if (!areSingle || areOthers || anchors.length < FEWEST_ANCHORS) continue
    run.forEach(([one], item) => {
      if (one && !matches.has(item)) matches.set(item, one)
    })
  }
}

/** Whether the numbers in the names of columns rise; null where some name has none. */
function isInOrder(names: readonly string[]): boolean | null {
  const numbers = names.map(
    (name) => readNumber(name)?.number ?? Number(/(\d+)\D*$/.exec(name)?.[1] ?? Number.NaN),
  )
  if (numbers.some((number) => Number.isNaN(number))) return null
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
}
