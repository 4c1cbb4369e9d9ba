import type { Gathered } from '../../shapes/gathered.ts'
import type { Declared } from './declarations.ts'

/**
 * What a shape found, without the values that the payload declares as codes of missing answers: these are unread. Items
 * of which the codes are the texts of other options have no answers.
 */
export function withSoundCodes(
  shape: Gathered,
  declared: Pick<Declared, 'isOtherCode' | 'isRecoded'>,
): Gathered {
  const sound = shape.cells.filter(({ question: { item } }) => !item || !declared.isRecoded(item.index))
  const cells = sound.map((cell) => {
    const { item } = cell.question
    const isMissing = item && cell.values.some((value) => declared.isOtherCode(item.index, value))
    return isMissing ? { ...cell, isNoOption: true } : cell
  })
  return { ...shape, cells }
}
