import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { teach } from '../../../../electron/service/desk/teach/teach.ts'
import { readByRecipe } from '../../../../electron/service/recipes/read-by-recipe.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'
import { FORMS, type Truth, written } from './taught-forms.ts'

/** Whether a recipe reads every answer of every persona correctly, and nothing else. */
function readsAll(data: unknown, { draft, options, said, ids }: Truth, recipe: Recipe): boolean {
  if (!recipe.results) return false
  const { settled } = readByRecipe(data, draft, recipe.results, { personas: ids.length })
  const { answers, respondents } = settled.results
  if (respondents.length !== ids.length || answers.length !== options.flat().length) return false
  // Unnamed respondents are known by their order; all forms list the personas in the order of the truth, or by name.
  const truthOf = respondents.map(({ id }, at) => (id !== null && ids.includes(id) ? ids.indexOf(id) : at))
  return answers.every(({ respondent, question, kind, option, text }) => {
    const person = truthOf[respondent] ?? -1
    const expected = options[person]?.[question]
    return expected === null
      ? kind === 'text' && text === said[person]?.[question]
      : kind === 'option' && option === expected
  })
}

/** Number of payloads in each form. */
const CASES = import.meta.env.MODE === 'torture' ? 200 : 4

describe('teach', () => {
  it.each(FORMS)('reads all answers in %s after one was pointed at', (name) => {
    fc.assert(
      fc.property(written(name), fc.nat(), fc.nat(), ({ truth, form }, one, other) => {
        const person = one % truth.ids.length
        const item = other % truth.draft.questions.length
        const known = { data: form.data, draft: truth.draft, asked: truth.ids.length }
        const need = { need: 'answer' as const, item }
        const ways = teach(emptyRecipe(), { need, path: form.at(person, item) }, known)
        const right = ways.findIndex(({ recipe }) => readsAll(form.data, truth, recipe))
        // If only the choices are numbers, counting from 0 and from 1 may both fit; then both are offered.
        expect({ right: right === 0 || (right > 0 && right < 5), ways }).toMatchObject({ right: true })
      }),
      { numRuns: CASES, endOnFailure: true },
    )
  })
})
