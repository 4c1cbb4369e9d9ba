import { z } from 'zod'
import { create } from 'zustand'
import {
  type ConnectionRecipe,
  connectionRecipeSchema,
  emptyRecipe,
  type Recipe,
} from '../../../shared/models/recipe.ts'
import { type History, redo, replace, startHistory, undo } from '../draft/undo.ts'

/** The recipe of a connection as a person works on it. */
export interface RecipeWork {
  history: History<Recipe>
  /** What is stored; null where nothing is. */
  stored: ConnectionRecipe | null
  /** What was typed as the recipe's text and not applied yet; null for nothing. */
  typed: string | null
}

/** By connection: going to another screen and coming back loses neither the work nor its undo. */
export const useRecipeWorks = create<Readonly<Record<string, RecipeWork>>>(() => ({}))

/** What the browser keeps of work that is not stored; `typed` is absent in what earlier versions of Sonde kept. */
const keptSchema = connectionRecipeSchema.extend({ typed: z.string().nullable().default(null) })

const keptKey = (connectionId: string) => `sonde-recipe-${connectionId}`
const textOf = (recipe: Recipe) => JSON.stringify(recipe)

/** Whether the recipe differs from what is stored. */
export function isChanged({ history, stored }: RecipeWork): boolean {
  return textOf(history.present) !== textOf(stored?.recipe ?? emptyRecipe())
}

/**
 * Takes in the stored recipe. Work that has begun on this page stays. Work that a closed page left behind is restored as one
 * step, also where another recipe was stored meanwhile: undoing that step leads to the stored one, so that neither is lost.
 */
export function takeStored(connectionId: string, stored: ConnectionRecipe | null): void {
  const work = useRecipeWorks.getState()[connectionId]
  if (work && work.stored?.revision === stored?.revision) return
  if (work && isChanged(work)) return
  const history = startHistory(stored?.recipe ?? emptyRecipe())
  const kept = work ? null : readKept(connectionId)
  const isSame = !kept || textOf(kept.recipe) === textOf(history.present)
  put(connectionId, {
    history: isSame ? history : replace(history, kept.recipe, { place: 'kept', now: Date.now() }),
    stored,
    typed: work?.typed ?? kept?.typed ?? null,
  })
}

/** Keeps what was typed, wherever one goes on the page meanwhile. */
export function typeRecipe(connectionId: string, typed: string | null): void {
  const work = useRecipeWorks.getState()[connectionId]
  if (work) put(connectionId, { ...work, typed })
}

/** Puts another recipe in place, as one step that can be undone. */
export function changeRecipe(connectionId: string, recipe: Recipe, place: string): void {
  step(connectionId, (history) =>
    textOf(history.present) === textOf(recipe)
      ? history
      : replace(history, recipe, { place, now: Date.now() }),
  )
}

/** Takes the last step back. */
export const undoRecipe = (connectionId: string): void => step(connectionId, undo)
/** Does the step that was taken back again. */
export const redoRecipe = (connectionId: string): void => step(connectionId, redo)

/** Says what is stored from now on; the steps stay. */
export function recipeStored(connectionId: string, stored: ConnectionRecipe | null): void {
  const work = useRecipeWorks.getState()[connectionId]
  if (work) put(connectionId, { ...work, stored })
}

function step(connectionId: string, take: (history: History<Recipe>) => History<Recipe>): void {
  const work = useRecipeWorks.getState()[connectionId]
  if (work) put(connectionId, { ...work, history: take(work.history) })
}

function put(connectionId: string, work: RecipeWork): void {
  useRecipeWorks.setState({ [connectionId]: work })
  keep(connectionId, work)
}

/** What is not stored yet outlives the page; where the browser keeps nothing, it is in memory alone. */
function keep(connectionId: string, work: RecipeWork): void {
  try {
    if (!isChanged(work) && work.typed === null) localStorage.removeItem(keptKey(connectionId))
    else
      localStorage.setItem(
        keptKey(connectionId),
        JSON.stringify({
          connectionId,
          revision: work.stored?.revision ?? 0,
          savedAt: 0,
          recipe: work.history.present,
          typed: work.typed,
        } satisfies z.infer<typeof keptSchema>),
      )
  } catch {
    // Full or forbidden: nothing is lost as long as the page stays.
  }
}

function readKept(connectionId: string): z.infer<typeof keptSchema> | null {
  try {
    const { data } = keptSchema.safeParse(JSON.parse(localStorage.getItem(keptKey(connectionId)) ?? 'null'))
    return data ?? null
  } catch {
    return null
  }
}
