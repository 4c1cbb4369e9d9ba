import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDesk } from '../../../../electron/service/desk/desk-reading.ts'
import { teach } from '../../../../electron/service/desk/teach/teach.ts'
import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'
import { inventedServices, SERVICES } from '../../../support/services/invented.ts'

const services = inventedServices(path.join(SERVICES, 'y'))

/** The results of a service on the desk, as a person teaches them. */
function deskOf(name: string) {
  const service = services.find((one) => one.name === name)
  if (!service) throw new Error(`no service ${name}`)
  const { draft } = service
  const { answers: truth, personas } = service.truth
  const data = service.body('results')?.data
  const read = (recipe: Recipe) => readDesk(data, recipe, { kind: 'results', draft, personas })
  const words = (recipe: Recipe) =>
    (read(recipe).results?.answers ?? []).flatMap(({ respondent, question, kind, option, text }) => {
      const said = option === null ? text : draft.questions[question]?.options[option]?.text
      return kind === 'option' || kind === 'text' ? [{ respondent, question, said: said ?? '' }] : []
    })
  return {
    ways: (recipe: Recipe, need: DeskNeed, at: string) =>
      teach(recipe, { need, path: at }, { data, draft, asked: personas }),
    read,
    /** What is understood of some items. */
    said: (recipe: Recipe, ...items: number[]) =>
      words(recipe)
        .filter(({ question }) => items.includes(question))
        .map(({ question, said }) => `${question} ${said}`)
        .toSorted(),
    /** Answers understood, by item. */
    counts: (recipe: Recipe) =>
      draft.questions.map((_, item) => words(recipe).filter(({ question }) => question === item).length),
    /** Answers to single choices that are understood as another option than the true one. */
    wrong: (recipe: Recipe) =>
      words(recipe).filter(
        ({ respondent, question, said }) =>
          draft.questions[question]?.type === 'single_choice' && truth?.[respondent]?.[question] !== said,
      ),
  }
}

const answer = (item: number): DeskNeed => ({ need: 'answer', item })

/** The likeliest way's recipe. */
function first(ways: readonly { recipe: Recipe }[]): Recipe {
  const [way] = ways
  expect(way).toBeDefined()
  return way?.recipe ?? emptyRecipe()
}

describe('how numbers count, as the person chose', () => {
  const desk = deskOf('pulse-desk')

  it.each([null, 0, 1] as const)('stays %s when another item is taught', (optionsFrom) => {
    const { results, ...recipe } = first(desk.ways(emptyRecipe(), answer(0), '$.closed.matrix[0][0]'))
    if (!results) throw new Error('not taught')
    const chosen = { ...recipe, results: { ...results, optionsFrom } }
    const ways = desk.ways(chosen, answer(1), '$.open[0].by_id["21841"]')
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways) expect(way.recipe.results).toMatchObject({ optionsFrom })
  })
})

describe('a number where the options are listed in another order than the draft’s', () => {
  const desk = deskOf('dicebound')
  const PLACE = '$.rounds[0].picks.c01'

  it('is never taken as a place in the draft’s order', () => {
    const ways = desk.ways(emptyRecipe(), answer(0), PLACE)
    expect(ways.length).toBeGreaterThan(0)
    for (const { recipe } of ways) expect(desk.wrong(recipe)).toEqual([])
    const { found } = desk.read(first(ways))
    const item = found.find(({ need }) => need.need === 'answer' && need.item === 0)
    expect(item).toMatchObject({ found: 26, certainty: 'unsure' })
    expect(item?.notUnderstood.map(({ value }) => value).toSorted()).toEqual(['0', '1', '2', '3'])
  })

  it('is not, even if the person says that numbers count from 0', () => {
    const { results, ...recipe } = first(desk.ways(emptyRecipe(), answer(0), PLACE))
    for (const optionsFrom of [0, 1] as const)
      expect(desk.wrong({ ...recipe, ...(results && { results: { ...results, optionsFrom } }) })).toEqual([])
  })
})

describe('answers to other items that Sonde reads by itself', () => {
  it('stay where a way for all items would read something else', () => {
    const desk = deskOf('labo-ville')
    const before = desk.said(emptyRecipe(), 3, 6)
    const ways = desk.ways(emptyRecipe(), answer(0), '$.Responses[0].Choice')
    expect(ways.length).toBeGreaterThan(0)
    for (const { recipe } of ways) expect(desk.said(recipe, 3, 6)).toEqual(before)
    const recipe = first(ways)
    expect(desk.counts(recipe)).toEqual([21, 22, 16, 21, 21, 19, 19])
    expect(desk.wrong(recipe)).toEqual([])
    // What is pointed at is what the person says, and leaves the other items as they were taught.
    const more = first(desk.ways(recipe, answer(6), '$.Responses[132].Text'))
    expect(desk.counts(more)).toEqual([21, 22, 16, 21, 21, 19, 19])
  })
})

it('personas that are pointed at after an answer keep the answers', () => {
  const desk = deskOf('dicebound')
  const taught = first(desk.ways(emptyRecipe(), answer(0), '$.rounds[0].picks.c01'))
  const ways = desk.ways(taught, { need: 'persona' }, '$.cast.c01')
  expect(ways.map(({ recipe }) => recipe.results?.personas)).toEqual(['$.cast[*]'])
  const { results } = desk.read(first(ways))
  expect(results?.respondents).toHaveLength(28)
  expect(results?.answers.filter(({ question }) => question === 0)).toHaveLength(26)
})
