import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failedWith } from '../../../lib/problem-of.ts'
import { tellProblem } from '../../../ui/tell-problem.tsx'
import { useDeskCalls } from '../desk-calls.ts'
import type { RecipeDesk } from '../use-recipe.ts'

/** Stores the recipe for its connection. Where another one was stored in the meantime, the person says which one holds. */
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
    save: () => save.mutate(stored?.revision ?? 0),
    isSaving: save.isPending || theirs.isPending,
    saved,
    conflicts,
    /** Takes the recipe that was stored in the meantime; one's own can be had again by undoing. */
    takeTheirs: async () => {
      const now = await theirs.mutateAsync()
      desk.nowStored(now)
      if (now) desk.change(now.recipe, 'theirs')
      setConflicts(false)
    },
    /** Stores one's own over the one that was stored in the meantime. */
    keepMine: async () => {
      const now = await theirs.mutateAsync()
      desk.nowStored(now)
      save.mutate(now?.revision ?? 0)
    },
  }
}
export type SaveRecipe = ReturnType<typeof useSaveRecipe>
