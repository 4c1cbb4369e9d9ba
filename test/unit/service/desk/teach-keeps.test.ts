import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDesk } from '../../../../electron/service/desk/desk-reading.ts'
import { teach } from '../../../../electron/service/desk/teach/teach.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { inventedServices, SERVICES } from '../../../support/services/invented.ts'

const known = new Map<string, ReturnType<typeof inventedServices>>()

/** The results of a service on the desk, with nothing taught yet. */
function deskOf(set: string, name: string) {
  const services = known.get(set) ?? inventedServices(path.join(SERVICES, set))
  known.set(set, services)
  const service = services.find((one) => one.name === name)
  if (!service) throw new Error(`no service ${name}`)
  const { draft } = service
  const { personas } = service.truth
  const data = service.body('results')?.data
  const read = (recipe: Recipe): RunResults | null =>
    readDesk(data, recipe, { kind: 'results', draft, personas }).results
  return {
    ways: (item: number, at: string) =>
      teach(emptyRecipe(), { need: { need: 'answer', item }, path: at }, { data, draft, asked: personas }),
    /** What is recognised, by persona and item. */
    said: (recipe: Recipe): Map<string, string | number | null> => {
      const results = read(recipe)
      return new Map(
        (results?.answers ?? []).flatMap(({ respondent, question, kind, option, text }) => {
          const id = results?.respondents[respondent]?.id ?? respondent
          return kind === 'option' || kind === 'text' ? [[`${id} ${question}`, option ?? text]] : []
        }),
      )
    },
    people: (recipe: Recipe) => read(recipe)?.respondents.length,
  }
}

/** Places of answers that Sonde reads by itself: the first way there keeps all of them. */
const PLACES = [
  ['records with a list of all who said it', 'y', 'fede-etudiante', 0, '$.questions[0].valeurs[1].reponse'],
  ['a persona in such a list', 'y', 'fede-etudiante', 1, '$.questions[1].modalites[1].qui[1]'],
  ['records that name their persona', 'y', 'fede-etudiante', 5, '$.questions[5].verbatims[7].texte'],
  ['maps of those who answered', 'x', 'region-ecoute', 1, '$.questions[1].reponses.P007'],
  ['a field for numbers only', 'x', 'agora-etat', 2, '$.reponses[66].nombre'],
  ['records that refer to others', 'x', 'chorus-works', 1, '$.records[22].relationships.option.data.id'],
  ['words beside references', 'x', 'chorus-works', 0, '$.records[0].attributes.body'],
  ['records among others', 'y', 'terre-partagee', 0, '$.included[134].relationships.choix.data.id'],
  ['codes of missing answers in a table', 'x', 'obseau', 0, '$.fichier.contenu'],
  ['codes of missing answers', 'y', 'lemania-insight', 0, '$.Segments[0].Interviews[0].Answers.Q01'],
  ['words for missing answers', 'y', 'barometre-redac', 0, '$.tableau.data[0][4]'],
  ['codes of missing answers in rows', 'z', 'institut-vauquelin', 0, '$.fichier.lignes[0][5]'],
  ['words beside a code', 'y', 'counterview-research', 3, '$.respondents.R1001.responses.Q4.value'],
] as const

describe('the likeliest way reads all that Sonde read by itself, and no more of other items', () => {
  it.each(PLACES)('in %s', (_, set, name, item, at) => {
    const desk = deskOf(set, name)
    const before = desk.said(emptyRecipe())
    const [way] = desk.ways(item, at)
    expect(way).toBeDefined()
    const now = desk.said(way?.recipe ?? emptyRecipe())
    expect([...before.keys()].filter((key) => !now.has(key))).toEqual([])
    // It may find more of the item that was shown.
    const more = [...now.keys()].filter((key) => !before.has(key) && !key.endsWith(` ${item}`))
    expect(more).toEqual([])
  })
})

describe('names of fields', () => {
  it('are not ids of personas', () => {
    const desk = deskOf('y', 'fede-etudiante')
    for (const place of ['reponse', 'effectif', 'part'])
      for (const { recipe } of desk.ways(0, `$.questions[0].valeurs[1].${place}`))
        expect(recipe.results?.personaId).not.toBe('~')
  })
})

describe('personas without an answer to the item', () => {
  it('are personas of the way too, where the reply lists all of them', () => {
    const desk = deskOf('y', 'dicebound')
    const [way] = desk.ways(0, '$.rounds[0].picks.c01')
    expect(desk.people(way?.recipe ?? emptyRecipe())).toBe(28)
  })
})
