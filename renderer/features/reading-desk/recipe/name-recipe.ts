import type { TFunction } from 'i18next'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { slug } from '../../../../shared/text/fold-accents.ts'
import { localDay } from '../../../../shared/text/local-day.ts'

/** Letters of a connection's name in a file name, and parts of a recipe that are named there. */
const LONGEST_NAME = 40
const MOST_PARTS = 2

/** The parts of a recipe that have a text of their own. */
export const RECIPE_PARTS = [
  ...(['results', 'createdSurveyId', 'createdSessionId', 'status', 'progress'] as const),
  ...(['transcript', 'profiles', 'surveys', 'sessions', 'refusals'] as const),
]
type RecipePart = (typeof RECIPE_PARTS)[number]

interface RecipeFacts {
  recipe: Recipe
  /** Name of the connection. */
  connection: string
  /** Milliseconds since 1970. */
  now: number
}

/** The recipe with a name that tells whose replies it reads, and which; a name that it has already stays. */
export function namedRecipe({ recipe, connection, now }: RecipeFacts, t: TFunction<'desk'>): Recipe {
  if (recipe.name.trim() !== '') return recipe
  const parts = partsOf(recipe).map((part) => t(`recipe.part.${part}`))
  const name = [connection, parts.join(', '), localDay(now)].filter((each) => each.trim() !== '').join(' – ')
  return { ...recipe, name: name.slice(0, 200) }
}

/** A file name that a person recognises in a folder; only letters, digits and dashes, which every system accepts. */
export function recipeFileName({ recipe, connection, now }: RecipeFacts, t: TFunction<'desk'>): string {
  const parts = partsOf(recipe)
  const told = parts.length > MOST_PARTS ? [] : parts
  const words = [
    t('recipe.fileName'),
    slug(connection, LONGEST_NAME),
    ...told.map((part) => slug(t(`recipe.part.${part}`), LONGEST_NAME)),
    localDay(now),
  ]
  return `${words.filter(Boolean).join('-')}.json`
}

/** Whether nothing was taught yet. */
export function readsNothing(recipe: Recipe): boolean {
  return partsOf(recipe).length === 0
}

/** What the recipe reads. */
function partsOf(recipe: Recipe): RecipePart[] {
  const { statusWords, refusals } = recipe
  return RECIPE_PARTS.filter((part) => {
    if (part === 'refusals') return refusals.length > 0
    if (part === 'status' && Object.keys(statusWords).length > 0) return true
    return recipe[part] !== undefined
  })
}
