import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { OtherOrders } from '../../items/other-orders.ts'
import { type Gathered, nothingGathered } from '../../shapes/gathered.ts'
import { type Opening, openedOnce } from '../declared/open/open-payload.ts'
import { knownTexts } from '../item-refs.ts'
import type { LeafNode } from '../node.ts'
import { explainedNumbers } from '../said-numbers.ts'
import { findCodeBooks } from './code-books.ts'
import { soundTellings } from './contradicted.ts'
import { createDecoder } from './decode.ts'
import { familiesOf, framesOf, type Teller } from './frames.ts'
import { gatherInterpretation } from './gather-interpretation.ts'
import { type Interpretation, interpret } from './interpretation.ts'
import { itemColumns } from './item-columns.ts'
import { itemKeysOf } from './item-keys.ts'
import { normalised } from './normalised.ts'
import { agreeing, hasTwin } from './rivals.ts'
import { type Shape, shapesOf } from './spots.ts'

/** Payloads of more values than answers in the most verbose form take are not searched: that would take seconds. */
const VALUES_PER_ANSWER = 14
const FEWEST_VALUES = 40_000

/**
 * Finds the answers by trying every way in which the values of a payload may be told apart by persona and by item: by
 * the names, the places and the fields of the entries around them. A way counts only where it gives each choice its
 * options and nothing else, for nearly all personas; where two ways that count tell different answers, none does.
 */
export function gatherBySearch(
  data: unknown,
  draft: SurveyDraft,
  {
    personas,
    orders,
    open = openedOnce(data, draft, personas),
  }: { personas: number; orders: OtherOrders; open?: Opening },
): Gathered | null {
  const most = Math.max(FEWEST_VALUES, personas * draft.questions.length * VALUES_PER_ANSWER)
  if (personas < 2 || draft.questions.length === 0 || !hasAtMost(data, most)) return null
  const known = knownTexts(draft)
  const { root, declared, missing } = open.whole()
  const tree = normalised(root, known)
  const shapes = shapesOf(tree, personas)
  if (shapes === null) return null
  const books = findCodeBooks(tree, { draft, known, personas, itemOf: declared.itemOf })
  if (books === null) return null
  const itemOf = (key: string): number | null =>
    known.itemOf(key) ?? declared.itemOf(key) ?? books.itemOf(key)
  // The places in a list are no ids, though items may be called by numbers.
  const noItem = (): null => null
  const keysOf = (
    keys: ReadonlySet<string>,
    { isOfItems, isPlace }: { isOfItems: boolean; isPlace: boolean },
  ) => itemKeysOf([...keys], { draft, itemOf: isPlace ? noItem : itemOf, isOfItems })
  const byPrefix = new Map<string, Shape[]>()
  const prefixes = (steps: Shape['steps']): readonly Shape[] => {
    const id = JSON.stringify(steps).slice(0, -1)
    const before = byPrefix.get(id)
    if (before) return before
    const own = shapes.filter(
      (shape) => JSON.stringify(shape.steps.slice(0, steps.length)).slice(0, -1) === id,
    )
    byPrefix.set(id, own)
    return own
  }
  const parts = {
    draft,
    personas,
    decoder: (standIns: ReadonlySet<string>) =>
      createDecoder(draft, { known, declared, books, orders, standIns }),
    isDeclared: ({ spots }: Shape) =>
      spots.length > 0 && spots.every(({ leaf }) => books.leaves.has(leaf) && !books.doubtful.has(leaf)),
    isItem: (value: unknown) => known.itemOf(value) !== null,
    isOption: known.isOption,
    areExplained: explainedNumbers(root, known),
    isMissingCode: declared.isOtherCode,
    missing,
  }
  const isText = (text: string): boolean =>
    known.isOption(text) || books.isCode(text) || (/\D/.test(text) && itemOf(text) !== null)
  const answering = itemColumns(shapes, draft.questions.length, (names) =>
    keysOf(names, { isOfItems: true, isPlace: false }),
  )
  const isAnswer = ({ field }: Teller): boolean => field?.some((shape) => answering.has(shape)) ?? false
  const found: Interpretation[] = []
  for (const family of familiesOf(shapes, draft.questions.length))
    for (const { teller, keys } of soundTellings(family, keysOf)) {
      if (isAnswer(teller)) continue
      // Where the payload lists the items in another order, numbers may count them in that order.
      if (!keys.isNamed && orders.areItemsMoved) continue
      for (const frame of framesOf(family, teller, { personas, isText, prefixes })) {
        if (isAnswer(frame.person)) continue
        const read = interpret(frame, keys, parts)
        if (read) found.push(read)
      }
    }
  const best = agreeing(found)
  if (!best || tellsAny(best, books.doubtful) || isCountedByOptions(best)) return null
  if (hasTwin(best, shapes, known.isOption)) return null
  const legend: LeafNode[] = [
    ...declared.leaves,
    ...draft.questions.flatMap((_, item) => books.of(item).flatMap(({ leaves }) => leaves)),
  ]
  const gathered = gatherInterpretation(best, {
    ...{ draft, shapes, prefixes, isText },
    isMissingCode: declared.isOtherCode,
  })
  return gathered.cells.length === 0
    ? nothingGathered('structure')
    : { ...gathered, legend: legend.map(({ path, raw }) => ({ path, value: raw })) }
}

/** Whether some answer of an interpretation is one of these values. */
function tellsAny({ answers }: Interpretation, leaves: ReadonlySet<LeafNode>): boolean {
  return [...answers.values()].some((own) => [...own.values()].some(({ leaf }) => leaves.has(leaf)))
}

/**
 * Whether numbers would tell the items, each of which always stands with one option: they may be those of the options.
 */
function isCountedByOptions({ keys, frame, answers }: Interpretation): boolean {
  if (keys.isNamed || frame.item.field === null) return false
  return [...answers.values()].every((own) => {
    const options = [...own.values()].flatMap(({ option }) => option ?? [])
    return new Set(options).size < 2
  })
}

function hasAtMost(data: unknown, most: number): boolean {
  let left = most
  const count = (value: unknown): boolean => {
    left -= 1
    if (typeof value !== 'object' || value === null) return left >= 0
    return left >= 0 && Object.values(value).every(count)
  }
  return count(data)
}
