import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDesk } from '../../../../electron/service/desk/desk-reading.ts'
import { teach } from '../../../../electron/service/desk/teach/teach.ts'
import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'
import { aChoice, aSurvey } from '../../../support/drafts.ts'
import { inventedServices, SERVICES } from '../../../support/services/invented.ts'

const PEOPLE = ['Inès', 'Paul', 'Zoé', 'Léo']
const draft = aSurvey('Mobilité', [
  aChoice('q1', 'Marchez-vous ?', ['Oui', 'Non']),
  aChoice('q2', 'Pédalez-vous ?', ['Oui', 'Non']),
])
const known = { draft, asked: PEOPLE.length }
const answer = (item: number): DeskNeed => ({ need: 'answer', item })

/** Records of one answer each, beside a list of some of the personas. */
function listing(...listed: number[]) {
  return {
    gens: listed.map((at) => ({ ref: `p${at}`, nom: PEOPLE[at] })),
    rep: PEOPLE.flatMap((_, at) => [
      { q: 'Marchez-vous ?', p: `p${at}`, v: at % 2 === 0 ? 'Oui' : 'Non' },
      { q: 'Pédalez-vous ?', p: `p${at}`, v: 'Non' },
    ]),
  }
}

const ofListed = (answers: object): Recipe =>
  ({
    ...emptyRecipe(),
    results: {
      ...{ tables: [], fields: [], optionsFrom: null, meanings: [] },
      ...{ personas: '$.gens[*]', personaId: '@.ref', answers: [answers] },
    },
  }) as Recipe

describe('answers of nobody in the list of personas', () => {
  const rule = { rows: '$.rep[*]', which: '@.q', columnName: '{stem}', path: '@.v', who: '@.p', from: 1 }

  it('are counted where records name their persona', () => {
    const reading = readDesk(listing(0, 1), ofListed(rule), { kind: 'results', draft, personas: 4 })
    expect(reading.results?.answers).toHaveLength(4)
    expect(reading.ofNobody).toBe(4)
  })

  it('are none where all personas are listed', () => {
    const reading = readDesk(listing(0, 1, 2, 3), ofListed(rule), {
      ...{ kind: 'results', draft, personas: 4 },
    })
    expect(reading.ofNobody).toBe(0)
  })

  it('are counted where personas are the names of maps', () => {
    const service = inventedServices(path.join(SERVICES, 'y')).find(({ name }) => name === 'dicebound')
    const data = service?.body('results')?.data
    const asked = { kind: 'results', draft: service?.draft ?? draft, personas: 28 }
    const [way] = teach(
      emptyRecipe(),
      { need: answer(0), path: '$.rounds[0].picks.c01' },
      { data, draft: asked.draft, asked: 28 },
    )
    const { results } = way?.recipe ?? {}
    if (!results) throw new Error('not taught')
    const all = readDesk(data, { ...emptyRecipe(), results }, asked)
    expect(all.results?.respondents).toHaveLength(28)
    expect(all.ofNobody).toBe(0)
    // A list taught as the personas that has 26 of them: who is missing there is told.
    const first = { ...results, personas: '$.rounds[0].picks[*]', personaId: '~' }
    const answers = [{ path: '$.rounds[{item}].picks[*]', from: 0 }]
    const fewer = readDesk(data, { ...emptyRecipe(), results: { ...first, answers } }, asked)
    expect(fewer.results?.respondents).toHaveLength(26)
    expect(fewer.ofNobody).toBeGreaterThan(0)
  })
})

describe('ways to find the ids of personas', () => {
  it('show the first values, and are offered once for the same values', () => {
    const data = {
      ...{
        a: PEOPLE.map((nom, at) => ({ ref: `p${at}`, nom })),
        b: PEOPLE.map((_, at) => ({ id: `p${at}` })),
      },
      rep: PEOPLE.map((nom, at) => ({ w: { id: `p${at}`, nom }, v: 'Oui' })),
    }
    for (const place of ['$.a[0].ref', '$.rep[0].w.id', '$.rep[0].w.nom']) {
      const ways = teach(emptyRecipe(), { need: { need: 'persona_id' }, path: place }, { ...known, data })
      expect(ways.length).toBeGreaterThan(0)
      expect(new Set(ways.map(({ first }) => first?.join())).size).toBe(ways.length)
      expect(ways[0]?.first).toEqual(place.endsWith('nom') ? PEOPLE.slice(0, 3) : ['p0', 'p1', 'p2'])
    }
  })
})

describe('a missing answer', () => {
  it('teaches nothing where nobody has answered in the same place', () => {
    const rows = PEOPLE.map((_, at) => ({ p: `p${at}`, q: [at === 0 ? null : 'Oui', null] }))
    const data = { rows }
    const at = (item: number, place: string) =>
      teach(emptyRecipe(), { need: answer(item), path: place }, { ...known, data })
    expect(at(1, '$.rows[0].q[1]').every(({ understood }) => understood > 0)).toBe(true)
    const none = { rows: Array.from({ length: 9 }, (_, person) => ({ p: `p${person}`, x: null, y: 'Oui' })) }
    const nothing = teach(
      emptyRecipe(),
      { need: answer(0), path: '$.rows[0].x' },
      { draft, asked: 9, data: none },
    )
    expect(nothing).toEqual([])
    // Where others have answered, their place is learned.
    expect(at(0, '$.rows[0].q[0]')[0]?.understood).toBeGreaterThan(0)
  })
})

it('a way says how many answers to other items it would lose', () => {
  const data = { lignes: PEOPLE.map((nom, at) => ({ nom, Q1: at % 2 ? 'Oui' : 'Non', Q2: 'Oui' })) }
  const ways = teach(emptyRecipe(), { need: answer(0), path: '$.lignes[0].Q1' }, { ...known, data })
  expect(ways[0]?.lost).toBe(0)
})
