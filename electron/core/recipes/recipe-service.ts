import type { ConnectionRecipe, Recipe } from '../../../shared/models/recipe.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import { parseRecipe, writeRecipe } from './recipe-file.ts'

/** The recipes of connections. They stay when a connection is removed, as do the answers that were read with them. */
export interface RecipeService {
  /** Null where there is none. */
  get(connectionId: string): ConnectionRecipe | null
  /** Throws CONFLICT for a revision that is not the stored one, and MISSING where there is no such connection. */
  save(input: { connectionId: string; revision: number; recipe: Recipe }): ConnectionRecipe
  remove(input: { connectionId: string; revision: number }): void
  /** Throws INVALID. */
  parse(text: string): Recipe
  write(recipe: Recipe): string
}

export function createRecipeService(
  { storage, clock }: Pick<CorePorts, 'storage' | 'clock'>,
  connections: { get(id: string): unknown },
  hub: Hub,
): RecipeService {
  return {
    get(connectionId) {
      const stored = storage.recipes.get(connectionId)
      return stored?.recipe ? { ...stored, recipe: stored.recipe } : null
    },
    save({ connectionId, revision, recipe }) {
      connections.get(connectionId)
      const savedAt = clock.now()
      // Where the recipe was removed in one window, another window that shows none saves with revision 0.
      const stored = storage.recipes.get(connectionId)
      const known = revision === 0 && stored?.recipe === null ? stored.revision : revision
      const saved = storage.recipes.save(connectionId, known, recipe, savedAt)
      if (saved === null) throw new SondeError('CONFLICT')
      hub.publish('recipeSaved', connectionId)
      return { connectionId, revision: saved, savedAt, recipe }
    },
    remove({ connectionId, revision }) {
      const stored = storage.recipes.get(connectionId)
      if (!stored?.recipe) return
      if (storage.recipes.remove(connectionId, revision, clock.now()) === null)
        throw new SondeError('CONFLICT')
    },
    parse: parseRecipe,
    write: writeRecipe,
  }
}
