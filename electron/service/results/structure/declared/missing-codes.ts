import type { Gathered } from '../../shapes/gathered.ts'
import type { Declared } from './declarations.ts'

/** What a shape found, without the values that the payload declares as codes of missing answers: these are unread. */
export function withoutMissingCodes(shape: Gathered, declared: Pick<Declared, 'isOtherCode'>): Gathered {
  const cells = shape.cells.map((cell) => {
    const { item } = cell.question
    const isMissing = item && cell.values.some((value) => declared.isOtherCode(item.index, value))
    return isMissing ? { ...cell, isNoOption: true } : cell
  })
  return { ...shape, cells }
}
