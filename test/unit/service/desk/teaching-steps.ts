import { expect } from 'vitest'
import { teach } from '../../../../electron/service/desk/teach/teach.ts'
import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'
import { aSurvey } from '../../../support/drafts.ts'

const NO_DRAFT = aSurvey('', [])

/** What is taught, and the path that is pointed at. */
export type Step = readonly [DeskNeed, string]

/** The interpretations of a step, the likeliest first. */
export function ways(data: unknown, [need, path]: Step, recipe: Recipe = emptyRecipe()) {
  return teach(recipe, { need, path }, { data, draft: NO_DRAFT, asked: null })
}

/** The recipe after all steps, each with its likeliest interpretation. */
export function taught(data: unknown, ...steps: Step[]): Recipe {
  return steps.reduce((recipe, step) => {
    const [way] = ways(data, step, recipe)
    expect(way, `${step[0].need} at ${step[1]}`).toBeDefined()
    return way?.recipe ?? recipe
  }, emptyRecipe())
}
