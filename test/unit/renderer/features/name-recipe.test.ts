import type { TFunction } from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { namedRecipe, recipeFileName } from '../../../../renderer/features/reading-desk/recipe/name-recipe.ts'
import { emptyRecipe } from '../../../../shared/models/recipe.ts'

const t = ((key: string) => key) as unknown as TFunction<'desk'>

describe('the day in the name of a recipe', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Pacific/Auckland'))
  afterEach(() => void vi.unstubAllEnvs())

  it('is that of the person, also where it is still yesterday elsewhere', () => {
    // 2 March, half past one in the morning in Auckland; 1 March in Greenwich.
    const now = Date.UTC(2026, 2, 1, 12, 30)
    const facts = { recipe: emptyRecipe(), connection: 'Institut', now }
    expect(namedRecipe(facts, t).name).toBe('Institut – 2026-03-02')
    expect(recipeFileName(facts, t)).toMatch(/-2026-03-02\.json$/)
  })
})
