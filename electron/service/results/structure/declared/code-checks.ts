import type { Gathered } from '../../shapes/gathered.ts'
import type { Declared } from './declarations.ts'
import type { DeclaredLists } from './listed-options.ts'

const BARE_NUMBER = /^\s*\d{1,4}\s*$/

/** What a shape found, without the values that the payload declares as codes of missing answers: these are unread. */
export function withoutMissingCodes(shape: Gathered, declared: Pick<Declared, 'isOtherCode'>): Gathered {
  const cells = shape.cells.map((cell) => {
    const { item } = cell.question
    const isMissing = item && cell.values.some((value) => declared.isOtherCode(item.index, value))
    return isMissing ? { ...cell, isNoOption: true } : cell
  })
  return { ...shape, cells }
}

/**
 * What a shape found by texts, without the numbers that answer an item of which the codes are the texts of other
 * options: each may mean either. Neither do numbers count where each option has two different ones.
 */
export function withoutRecoded(
  shape: Gathered | null,
  declared: Pick<DeclaredLists, 'isRecoded' | 'isTwofold'>,
): Gathered | null {
  if (shape === null) return null
  // Of a cell of a table in a text, the whole text is the source; of a list of personas under an option, a persona.
  const isCode = ({ values }: Gathered['cells'][number]): boolean =>
    values.some((value) => BARE_NUMBER.test(String(value)))
  const isNumber = ({ values: [value], source = value }: Gathered['cells'][number]): boolean =>
    BARE_NUMBER.test(String(source)) || String(source).includes('\n')
  const cells = shape.cells.filter((cell) => {
    const item = cell.question.item?.index
    if (item === undefined) return true
    return !(declared.isTwofold(item) && isNumber(cell)) && !(declared.isRecoded(item) && isCode(cell))
  })
  return cells.length === 0 ? null : { ...shape, cells }
}

/**
 * What a shape found, without the answers to items about which the payload contradicts itself. Answers whose item no
 * name gives are also left out, where the payload refers to that item elsewhere.
 */
export function withoutItems(
  shape: Gathered | null,
  { disputed, referred }: { disputed: ReadonlySet<number>; referred: ReadonlySet<number> },
): Gathered | null {
  if (!shape || disputed.size + referred.size === 0) return shape
  const cells = shape.cells.filter(({ question: { item } }) => {
    const index = item?.index ?? -1
    return !disputed.has(index) && (item?.isNamed === true || !referred.has(index))
  })
  return cells.length === 0 ? null : { ...shape, cells }
}
