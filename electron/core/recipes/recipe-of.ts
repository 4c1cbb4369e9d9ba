import type { Recipe } from '../../../shared/models/recipe.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

/** The recipe of a connection; null where nothing was taught. */
export type RecipeOf = (connectionId: string) => Recipe | null

/** Looks recipes up for the readers. One that the disk refuses is none: what is read without it can be read again. */
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
