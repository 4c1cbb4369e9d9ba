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

/** The recipe that a person works on, and what can be done with it. */
export interface RecipeDesk {
  connectionId: string
  recipe: Recipe
  stored: ConnectionRecipe | null
  /** Whether it differs from what is stored. */
  changed: boolean
  canUndo: boolean
  canRedo: boolean
  /** Puts another recipe in place, as one step; `place` names what was changed. */
  change(recipe: Recipe, place: string): void
  undo(): void
  redo(): void
  /** What was typed as its text and not applied yet; null for nothing. */
  typed: string | null
  type(text: string | null): void
  /** Says what is stored from now on. */
  nowStored(stored: ConnectionRecipe | null): void
}

/** The recipe of a connection; null until it was read. */
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
