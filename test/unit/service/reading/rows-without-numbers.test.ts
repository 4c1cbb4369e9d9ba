import { expect, it } from 'vitest'
import { readKeys, readNewKey } from '../../../../electron/service/reading/read-account.ts'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'

const idsOf = (data: unknown, subject: 'survey' | 'focus' = 'survey'): string[] =>
  readRecords(data, subject).records.map(({ id }) => id)

it('takes how many take part in each session for no id', () => {
  const rows = [
    { dossier: '2026/014', theme: 'Letters or texts', seats: 7 },
    { dossier: '2026/021', theme: 'The first question', seats: 6 },
  ]
  expect(idsOf({ sessions: rows }, 'focus')).toEqual([])
  expect(idsOf({ sessions: rows.map((row, at) => ({ ...row, ref: `S-${at + 4}` })) }, 'focus')).toEqual([
    'S-4',
    'S-5',
  ])
  const rounds = {
    'letters or texts': { invites: 7, stade: 'tenue' },
    first: { invites: 6, stade: 'prévue' },
  }
  expect(idsOf(rounds, 'focus')).toEqual([])
  // Where only a title stands beside it, a number is the id: no list would leave it out.
  expect(idsOf([41, 58].map((zor) => ({ zor, sujet: `About ${zor}` })))).toEqual(['41', '58'])
})

it('takes words for ids under a name of ids, or of the survey, where each row has its own', () => {
  const titled = [
    { titre: 'Pneus d’hiver', statut: 'Terminé' },
    { titre: 'Colis', statut: 'Brouillon' },
  ]
  const of = (name: string) =>
    titled.map((row, at) => ({ [name]: ['snow-tires-ottawa', 'colis-postaux'][at], ...row }))
  for (const name of ['cle', 'slug', 'ref', 'enquete', 'survey', 'code'])
    expect(idsOf({ enquetes: of(name) })).toEqual(['snow-tires-ottawa', 'colis-postaux'])
  const groups = [
    { group: 'grp_WRJJzUAdjX', name: 'The assistant', seats: 7 },
    { group: 'grp_VcfhKRGsBG', name: 'Letters', seats: 6 },
  ]
  expect(idsOf({ workspace: 'wsp_St2z5X', groups }, 'focus')).toEqual(['grp_WRJJzUAdjX', 'grp_VcfhKRGsBG'])
  // A title and a code of a country are none.
  expect(
    idsOf([
      { survey: 'Coffee', club: 'North', n: 30 },
      { survey: 'Cakes', club: 'South', n: 40 },
    ]),
  ).toEqual([])
  expect(idsOf({ surveys: titled.map((row, at) => ({ code: ['FRAN', 'ALLE'][at], ...row })) })).toEqual([])
})

it('takes the names of a map for ids where they are words joined by hyphens', () => {
  const map = {
    'table-ronde-guichets': { titre: 'Guichets', stade: 'tenue', invites: 5 },
    'cafes-de-bourg': { titre: 'Cafés', stade: 'tenue', invites: 6 },
  }
  expect(idsOf({ tables_rondes: map, au_total: 2 }, 'focus')).toEqual(Object.keys(map))
  const groups = { 'en-cours': { titre: 'A', n: 5 }, 'a-venir': { titre: 'B', n: 6 } }
  expect(idsOf(groups)).toEqual([])
})

it('takes the progress of a survey for no second id', () => {
  const jobs = [
    { job: '26-1183', libelle: 'Café', phase: 'SETUP', completes: 0 },
    { job: '26-1102', libelle: 'Biscuits', phase: 'CLOSED', completes: 100 },
  ]
  expect(idsOf({ jobs })).toEqual(['26-1183', '26-1102'])
})

it('takes the rows of a board, of which each is in the state that its column is called after', () => {
  const card = (study: string, stage: string) => ({ study, name: `About ${study}`, stage })
  const board = [
    { stage: 'Simmering', cards: [card('std_82ULb8', 'Simmering'), card('std_Fjj4q', 'Simmering')] },
    { stage: 'Shelved', cards: [card('std_n4Bm3', 'Shelved')] },
    { stage: 'Broken', cards: [] },
  ]
  expect(idsOf({ board })).toEqual(['std_82ULb8', 'std_Fjj4q', 'std_n4Bm3'])
  const unlike = board.map(({ cards }) => ({ stage: 'Any', cards }))
  expect(idsOf({ board: unlike })).toEqual([])
})

it('takes of two ids of a creation the one by which its own address calls it', () => {
  const survey = { id: 4127, slug: 'pause-dejeuner', state: 'draft', url: '/api/v1/surveys/4127' }
  expect(readCreatedId({ survey })).toBe('4127')
  expect(readCreatedId({ survey: { ...survey, url: '/surveys/pause-dejeuner' } })).toBe('pause-dejeuner')
  expect(readCreatedId({ survey: { ...survey, url: '/surveys/other-one' } })).toBeNull()
})

it('takes a word under the name of what was created for a likelier id than a number', () => {
  expect(readCreatedId({ group: 'letters', ring: 6 }, 'focus')).toBeNull()
})

it('takes the whole number of a key that has an id in letters besides', () => {
  const edges = [
    { node: { id: 'QXBpS2V5OjExMg==', databaseId: 112, name: 'web', lastFour: '9fQa' } },
    { node: { id: 'QXBpS2V5OjE0MA==', databaseId: 140, name: 'book', lastFour: 'Kd02' } },
  ]
  expect(readKeys({ viewer: { apiKeys: { totalCount: 2, edges } } }).map(({ id }) => id)).toEqual([112, 140])
  const made = { id: 'QXBpS2V5OjE1Mw==', databaseId: 153, name: 'office' }
  const secret = 'chg_k4n8GPxRw703yKscw7r4NIzOiLPAbE44Z0Xi3GOR'
  expect(readNewKey({ createApiKey: { apiKey: made, plainTextToken: secret } })).toMatchObject({
    key: { id: 153 },
    secret,
  })
  const used = [
    { id: 'ak_x', name: 'web', calls_left: 12, rank_no: 4 },
    { id: 'ak_y', name: 'book', calls_left: 40, rank_no: 5 },
  ]
  expect(readKeys({ keys: used })).toEqual([])
})
