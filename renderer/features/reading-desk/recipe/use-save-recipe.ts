import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failedWith } from '../../../lib/problem-of.ts'
import { tellProblem } from '../../../ui/tell-problem.tsx'
import { useDeskCalls } from '../desk-calls.ts'
import type { RecipeDesk } from '../use-recipe.ts'

/** Stores the recipe for its connection. If another one was stored meanwhile, the person decides which one stays. */
export function useSaveRecipe(desk: RecipeDesk) {
  const { recipes } = useDeskCalls()
  const cache = useQueryClient()
  const { connectionId, recipe, stored } = desk
  const [saved, setSaved] = useState(false)
  const [conflicts, setConflicts] = useState(false)
  const save = useMutation({
    mutationFn: (revision: number) => recipes.save({ connectionId, revision, recipe }),
    onSuccess: (now) => {
      cache.setQueryData(['desk', 'recipe', connectionId], now)
      desk.nowStored(now)
      setConflicts(false)
      setSaved(true)
    },
    onError: (error) => (failedWith(error, 'CONFLICT') ? setConflicts(true) : tellProblem(error)),
  })
  const theirs = useMutation({
    mutationFn: () => recipes.get({ connectionId }),
    onError: tellProblem,
  })
  return {
    save: () => (desk.outdated ? setConflicts(true) : save.mutate(stored?.revision ?? 0)),
    isSaving: save.isPending || theirs.isPending,
    /** Whether it was stored here, and is still. */
    saved: saved && stored !== null,
    conflicts: conflicts || desk.outdated,
    /** Takes the recipe that was stored meanwhile; undo brings the own one back. */
    takeTheirs: async () => {
      const now = await theirs.mutateAsync()
      desk.nowStored(now)
      if (now) desk.change(now.recipe, 'theirs')
      setConflicts(false)
    },
    /** Stores the own recipe in place of the one that was stored meanwhile. */
    keepMine: async () => {
      const now = await theirs.mutateAsync()
      desk.nowStored(now)
      save.mutate(now?.revision ?? 0)
    },
  }
}
export type SaveRecipe = ReturnType<typeof useSaveRecipe>
