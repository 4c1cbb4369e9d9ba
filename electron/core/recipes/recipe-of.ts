import type { Recipe } from '../../../shared/models/recipe.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

/** The recipe of a connection; null where there is none. */
export type RecipeOf = (connectionId: string) => Recipe | null

/**
 * Looks recipes up for the readers. A recipe that the disk refuses counts as none, because answers that were read
 * without it can be read again.
 */
export function createRecipeOf({ storage, log }: Pick<CorePorts, 'storage' | 'log'>): RecipeOf {
  return (connectionId) => {
    try {
      return storage.recipes.get(connectionId)?.recipe ?? null
    } catch (error) {
      log.error('recipes.get', { code: toProblem(error).code })
      return null
    }
  }
}
