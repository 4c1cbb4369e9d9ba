import { z } from 'zod'
import { create } from 'zustand'
import {
  type ConnectionRecipe,
  connectionRecipeSchema,
  emptyRecipe,
  type Recipe,
} from '../../../shared/models/recipe.ts'
import { type History, redo, replace, startHistory, undo } from '../draft/undo.ts'

/**
 * The recipe of a connection while a person works on it. No kind of draft (`features/draft`): a draft is stored as one
 * types, but every reply is read by a stored recipe, so that a person stores it when it is ready.
 */
export interface RecipeWork {
  history: History<Recipe>
  /** The stored recipe; null where none is stored. */
  stored: ConnectionRecipe | null
  /** The edited text of the recipe, while it is not applied; null for none. */
  typed: string | null
  /**
   * Whether the work was begun on another recipe than the stored one, so that the person must decide which one stays.
   */
  isOutdated: boolean
}

/** By connection, so that leaving the screen and coming back loses neither the work nor its undo steps. */
export const useRecipeWorks = create<Readonly<Record<string, RecipeWork>>>(() => ({}))

/**
 * The browser's copy of work that is not stored. `isChanged` tells whether the recipe differed from the stored one, or
 * only a text was typed. Copies of earlier versions of Sonde lack both fields.
 */
const keptSchema = connectionRecipeSchema.extend({
  typed: z.string().nullable().default(null),
  isChanged: z.boolean().default(true),
})

const keptKey = (connectionId: string) => `sonde-recipe-${connectionId}`
const textOf = (recipe: Recipe) => JSON.stringify(recipe)

/** Whether the recipe differs from the stored one. */
export function isChanged({ history, stored }: RecipeWork): boolean {
  return textOf(history.present) !== textOf(stored?.recipe ?? emptyRecipe())
}

/**
 * Takes over the stored recipe. Work that has begun on this page stays. Work left by a closed page is restored as one
 * step, even if another recipe was stored meanwhile: undoing that step leads to the stored one, so that neither is
 * lost.
 */
export function takeStored(connectionId: string, stored: ConnectionRecipe | null): void {
  const work = useRecipeWorks.getState()[connectionId]
  if (work && work.stored?.revision === stored?.revision) return
  if (work && isChanged(work)) return
  const history = startHistory(stored?.recipe ?? emptyRecipe())
  const kept = work ? null : readKept(connectionId)
  const restored = kept?.isChanged && textOf(kept.recipe) !== textOf(history.present) ? kept : null
  put(connectionId, {
    history: restored ? replace(history, restored.recipe, { place: 'kept', now: Date.now() }) : history,
    stored,
    typed: work?.typed ?? kept?.typed ?? null,
    isOutdated: restored !== null && restored.revision !== (stored?.revision ?? 0),
  })
}

/** Keeps the edited text while the person visits other screens. */
export function typeRecipe(connectionId: string, typed: string | null): void {
  const work = useRecipeWorks.getState()[connectionId]
  if (work) put(connectionId, { ...work, typed })
}

/** Replaces the recipe, as one undo step. */
export function changeRecipe(connectionId: string, recipe: Recipe, place: string): void {
  step(connectionId, (history) =>
    textOf(history.present) === textOf(recipe)
      ? history
      : replace(history, recipe, { place, now: Date.now() }),
  )
}

/** Undoes the last step. */
export const undoRecipe = (connectionId: string): void => step(connectionId, undo)
/** Redoes the last undone step. */
export const redoRecipe = (connectionId: string): void => step(connectionId, redo)

/** Sets what is stored from now on; the undo steps stay. */
export function recipeStored(connectionId: string, stored: ConnectionRecipe | null): void {
  const work = useRecipeWorks.getState()[connectionId]
  if (work) put(connectionId, { ...work, stored, isOutdated: false })
}

function step(connectionId: string, take: (history: History<Recipe>) => History<Recipe>): void {
  const work = useRecipeWorks.getState()[connectionId]
  if (work) put(connectionId, { ...work, history: take(work.history) })
}

function put(connectionId: string, work: RecipeWork): void {
  useRecipeWorks.setState({ [connectionId]: work })
  keep(connectionId, work)
}

/** Keeps unstored work in the browser, so that it outlives the page; without storage it is only in memory. */
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
          isChanged: isChanged(work),
        } satisfies z.infer<typeof keptSchema>),
      )
  } catch {
    // Storage is full or forbidden: nothing is lost as long as the page is open.
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
