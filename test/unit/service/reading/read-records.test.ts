import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'

const row = { id: 7, titre: 'T', status: 'draft', created_at: '2026-03-01T12:00:00Z' }
const record = {
  id: '7',
  title: 'T',
  toldTitle: 'T',
  status: 'draft',
  createdAt: Date.parse('2026-03-01T12:00:00Z'),
  createdTold: '2026-03-01T12:00:00Z',
  content: { context: null, personas: null, questionCount: null, questions: null },
  raw: JSON.stringify(row),
}

describe('readRecords', () => {
  it.each(['items', 'results', 'data', 'surveys', 'sessions'])('finds the list under %s', (name) => {
    expect(readRecords({ total: 1, [name]: [row] })).toEqual({ records: [record], unrecognised: 0 })
    expect(readRecords({ data: { [name]: [row] } })).toEqual({ records: [record], unrecognised: 0 })
  })

  it('takes no id from two columns in a row in which they are the same', () => {
    const rows = [
      { kip: 13, dor: 13, txt: 'Le vélo en ville' },
      { kip: 97, dor: 19, txt: 'Trains de nuit' },
    ]
    expect(readRecords({ zud: rows })).toEqual({ records: [], unrecognised: 2 })
  })

  it.each(['spring: first wave', '2026-03-01', 'v1.2', 'a/b', '7.5'])(
    'takes "%s" for an id where that is its name',
    (id) => {
      expect(readRecords([{ ...row, id }]).records).toMatchObject([{ id }])
      expect(readRecords([{ ...row, id: undefined, survey_id: id }]).records).toMatchObject([{ id }])
    },
  )

  it('tells a row of a map of titles as received, with its title', () => {
    const { records } = readRecords({ e8: 'Le vélo en ville', e9: 'Trains de nuit' })
    expect(records.map(({ id, title, raw }) => [id, title, raw])).toEqual([
      ['e8', 'Le vélo en ville', '{"e8":"Le vélo en ville"}'],
      ['e9', 'Trains de nuit', '{"e9":"Trains de nuit"}'],
    ])
  })

  it('takes a bare list, and counts rows it cannot read', () => {
    expect(readRecords([row, { titre: 'no id' }, 'odd', null])).toEqual({
      records: [record],
      unrecognised: 3,
    })
  })

  it.each([
    ['2026-03-01T12:00:00.5Z', 500],
    ['2026-03-01T13:00:00+01:00', 0],
    ['2026-03-01 12:00:00+00:00', 0],
    ['2026-03-01T07:00:00-0500', 0],
    ['Sun, 01 Mar 2026 12:00:00 GMT', 0],
    [1772366400, 0],
    [1772366400000, 0],
    ['1772366400', 0],
  ])('reads the time %j', (created, milliseconds) => {
    const [read] = readRecords([{ id: 'a', created_at: created }]).records
    expect(read?.createdAt).toBe(Date.parse('2026-03-01T12:00:00Z') + milliseconds)
  })

  it.each([
    '2026-03-01',
    '2026-03-01T12:00:00',
    '2026-03-01 12:00:00',
    '2026-03-01T12:00Z',
    '01/03/2026 12:00:00',
  ])('takes %j for no instant, and keeps it as told', (created) => {
    const [read] = readRecords([{ id: 'a', created_at: created }]).records
    expect(read).toMatchObject({ createdAt: null, createdTold: created })
  })

  it('reads what a row tells of what its survey asks, and takes an empty list for nothing told', () => {
    const questions = [{ texte: 'Why?', type: 'choix_unique', options: ['A', { label: 'B' }] }, 'And now?']
    const told = { id: 'a', contexte: 'C', nb_personas: 12, questions }
    expect(readRecords([told]).records[0]?.content).toEqual({
      context: 'C',
      personas: 12,
      questionCount: 2,
      questions: [
        { stem: 'Why?', options: ['A', 'B'] },
        { stem: 'And now?', options: null },
      ],
    })
    const silent = { id: 'a', nb_personas: 0, questions: [], survey: { nb_questions: 3 } }
    expect(readRecords([silent]).records[0]?.content).toEqual({
      context: null,
      personas: null,
      questionCount: 3,
      questions: null,
    })
  })

  it.each([1e300, 8.64e15 + 1, -1, 0, 'tomorrow', '9999999-99-99', true])(
    'takes %j for no time',
    (created) => {
      expect(readRecords([{ id: 'a', created_at: created }]).records[0]?.createdAt).toBeNull()
    },
  )

  it('never throws, and takes every row or counts it', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (rows) => {
        const { records, unrecognised } = readRecords({ items: rows })
        expect(records.length + unrecognised).toBe(rows.length)
        readRecords(rows[0])
      }),
    )
  })
})

describe('a list under names of its own', () => {
  it.each<[unknown, string[]]>([
    [{ fiches: [{ ref: 'E-1' }, { ref: 'E-2' }], nb: 2 }, ['E-1', 'E-2']],
    [
      {
        xq: {
          zed: [
            { kor: 41, nom: 'A', bul: 3 },
            { kor: 42, nom: 'B', bul: 3 },
          ],
        },
      },
      ['41', '42'],
    ],
    [{ corpus: { '41': { intitule: 'A' }, '42': { intitule: 'B' } } }, ['41', '42']],
    [
      {
        entete: ['no', 'libelle'],
        lignes: [
          [41, 'A'],
          [42, 'B'],
        ],
      },
      ['41', '42'],
    ],
    [{ brouillons: [{ id: 1 }], terminees: [{ id: 2 }] }, ['1', '2']],
    [
      [
        { lien: '/api/v1/surveys/41', auteur: { id: 7 } },
        { lien: '/api/v1/surveys/42', auteur: { id: 7 } },
      ],
      ['41', '42'],
    ],
    [{ page: { enquetes: [{ enquete: { id: 'a' } }, { enquete: { id: 'b' } }] } }, ['a', 'b']],
    [
      [
        { survey_key: 'kf', proprietaire: 12 },
        { survey_key: 'kg', proprietaire: 13 },
      ],
      ['kf', 'kg'],
    ],
  ])('is read by what its rows hold: %j', (data, ids) => {
    expect(readRecords(data).records.map(({ id }) => id)).toEqual(ids)
  })

  it.each<unknown>([
    [
      { xa: 1, xb: 11 },
      { xa: 2, xb: 12 },
    ],
    { one: [{ ka: 1 }, { ka: 2 }], two: [{ kb: 3 }, { kb: 4 }] },
    { lot: [{ created_at: 1_700_000_000 }, { created_at: 1_700_000_001 }] },
  ])('is not read where two readings fit, and does not look empty: %j', (data) => {
    const { records, unrecognised } = readRecords(data)
    expect([records, unrecognised > 0]).toEqual([[], true])
  })

  it('takes the objects that each stand alone in a row', () => {
    const node = { id: 'U3Vy', title: 'T', state: 'DRAFT' }
    const { records } = readRecords({
      viewer: { surveys: { edges: [{ node }, { node: { ...node, id: 'V4' } }] } },
    })
    expect(records.map(({ id, title, status }) => [id, title, status])).toEqual([
      ['U3Vy', 'T', 'DRAFT'],
      ['V4', 'T', 'DRAFT'],
    ])
  })

  it('tells title and status under any name, where there is one of each', () => {
    const rows = [
      { ref: 'a1', sujet: 'Les transports', ou: 'EN_COURS', maj: '2026-01-02' },
      { ref: 'a2', sujet: 'Le travail', ou: 'Terminée', maj: '2026-01-03' },
    ]
    expect(readRecords({ fiches: rows }).records).toMatchObject([
      { id: 'a1', title: 'Les transports', status: 'EN_COURS' },
      { id: 'a2', title: 'Le travail', status: 'Terminée' },
    ])
  })
})
