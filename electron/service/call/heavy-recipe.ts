import type { Recipe } from '../../../shared/models/recipe.ts'

/**
 * Whether a recipe has paths that may take seconds whatever the size of the answer: those that descend or filter, which a foreign
 * recipe may nest. Results are not read where they come in, but from their text.
 */
export function isHeavy({ results: _, refusals: _r, statusWords: _s, ...paths }: Recipe): boolean {
  return /\.\.|\?/.test(JSON.stringify(paths))
}
