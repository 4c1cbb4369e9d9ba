import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { declaredCodes } from '../../recipes/declared-codes.ts'
import { movedOptions } from '../../recipes/moved-options.ts'
import type { TaughtCell } from '../../recipes/taught-cell.ts'
import { type Weighed, type WeighParts, weigh } from './weigh.ts'

interface WaysParts extends Pick<WeighParts, 'draft' | 'asked'> {
  data: unknown
}

/**
 * The recipe as it is, where options come as texts or the person said how numbers count; else one that counts from 0,
 * one that counts from 1, or both where the numbers do not show it.
 */
export function waysToCount(recipe: ResultsRecipe, parts: WaysParts, known: Weighed | null): ResultsRecipe[] {
  // A rule that a value stands for no answer says nothing about the other values.
  const isTold = recipe.meanings.some(({ option }) => option !== null)
  if (recipe.optionsFrom !== null || isTold || areNoPlaces(parts, known)) return [recipe]
  const { data, draft, asked } = parts
  const { numbers, others, tooLarge } = countNumbers(
    weigh(data, recipe, { draft, asked, trustsPlaces: true }).cells,
    parts,
  )
  if (numbers <= others) return [recipe]
  // A 0 may stand for a blank.
  return tooLarge === 0
    ? [
        { ...recipe, optionsFrom: 0 },
        { ...recipe, optionsFrom: 1 },
      ]
    : [{ ...recipe, optionsFrom: 1 }]
}

/**
 * Whether the person said that numbers are no places: what was taught before has some that could be, and are not taken
 * so.
 */
function areNoPlaces({ data, draft }: WaysParts, known: Weighed | null): boolean {
  if (!known || known.recipe.optionsFrom !== null) return false
  const isMoved = movedOptions(data, draft)
  const cells = known.cells.filter(({ item }) => !isMoved(item))
  const { numbers, others } = countNumbers(cells, { data, draft })
  return numbers > others
}

/** How many numbers may be places of options, from 0 or from 1, and how many may not. */
function countNumbers(
  cells: readonly TaughtCell[],
  { data, draft }: Pick<WaysParts, 'data' | 'draft'>,
): { numbers: number; others: number; tooLarge: number } {
  const codes = declaredCodes(data, draft)
  let numbers = 0
  let others = 0
  let tooLarge = 0
  for (const { item, found, marked } of cells) {
    const question = draft.questions[item]
    if (question?.type !== 'single_choice' || marked !== undefined) continue
    const texts = new Set(question.options.map(({ text }) => text.trim()))
    for (const { value } of found) {
      const text = typeof value === 'number' || typeof value === 'string' ? `${value}`.trim() : ''
      if (!/^\d{1,4}$/.test(text) || texts.has(text) || codes(item, text) !== null) continue
      const number = Number(text)
      // Larger numbers are codes, or stand for missing answers.
      if (number > question.options.length) others += 1
      else numbers += 1
      if (number === question.options.length) tooLarge += 1
    }
  }
  return { numbers, others, tooLarge }
}
