import type { Recipe } from '../../../shared/models/recipe.ts'

/**
 * Whether a recipe has paths that may take seconds whatever the size of the answer: those that descend or filter, which
 * a foreign recipe may nest. The paths for results do not count, because results are read later, from their stored
 * text.
 */
export function isHeavy({ results: _, refusals: _r, statusWords: _s, ...paths }: Recipe): boolean {
  return /\.\.|\?/.test(JSON.stringify(paths))
}
