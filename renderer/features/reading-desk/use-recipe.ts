import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ConnectionRecipe, Recipe } from '../../../shared/models/recipe.ts'
import { useDeskCalls } from './desk-calls.ts'
import {
  changeRecipe,
  isChanged,
  recipeStored,
  redoRecipe,
  takeStored,
  typeRecipe,
  undoRecipe,
  useRecipeWorks,
} from './recipe-work.ts'

/** The recipe that a person works on, with the actions on it. */
export interface RecipeDesk {
  connectionId: string
  recipe: Recipe
  stored: ConnectionRecipe | null
  /** Whether it differs from the stored recipe. */
  changed: boolean
  /** Whether another recipe was stored since this one was begun. */
  outdated: boolean
  canUndo: boolean
  canRedo: boolean
  /** Replaces the recipe, as one undo step; `place` names what was changed. */
  change(recipe: Recipe, place: string): void
  undo(): void
  redo(): void
  /** The edited text of the recipe, while it is not applied; null for none. */
  typed: string | null
  type(text: string | null): void
  /** Sets what is stored from now on. */
  nowStored(stored: ConnectionRecipe | null): void
}

/** The recipe of a connection; null until it is loaded. */
export function useRecipe(connectionId: string) {
  const { recipes } = useDeskCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'recipe', connectionId],
    queryFn: ({ signal }) => recipes.get({ connectionId }, { signal }),
    staleTime: 0,
  })
  useEffect(() => {
    if (data !== undefined) takeStored(connectionId, data)
  }, [connectionId, data])
  const work = useRecipeWorks((works) => works[connectionId])
  const desk = useMemo(
    (): RecipeDesk | null =>
      work
        ? {
            connectionId,
            recipe: work.history.present,
            stored: work.stored,
            changed: isChanged(work),
            outdated: work.isOutdated && isChanged(work),
            canUndo: work.history.past.length > 0,
            canRedo: work.history.future.length > 0,
            change: (recipe, place) => changeRecipe(connectionId, recipe, place),
            undo: () => undoRecipe(connectionId),
            redo: () => redoRecipe(connectionId),
            typed: work.typed,
            type: (text) => typeRecipe(connectionId, text),
            nowStored: (stored) => recipeStored(connectionId, stored),
          }
        : null,
    [connectionId, work],
  )
  return { desk, error, refetch }
}
