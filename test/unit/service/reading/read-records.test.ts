import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCreatedId, readRecords } from '../../../../electron/service/reading/read-records.ts'

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
        readCreatedId(rows[0])
      }),
    )
  })
})

describe('readCreatedId', () => {
  it.each<[unknown, string | null]>([
    [{ id: 'a' }, 'a'],
    [{ survey_id: 12 }, '12'],
    [{ session: { id: 'x' }, profiles: [] }, 'x'],
    [{ data: { uuid: 'u' } }, 'u'],
    ['bare', 'bare'],
    [{ ok: true }, null],
    [{ id: null }, null],
    [null, null],
  ])('reads %j', (data, id) => {
    expect(readCreatedId(data)).toBe(id)
  })
})
