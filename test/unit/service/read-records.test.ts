import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCreatedId, readRecords } from '../../../electron/service/read-records.ts'

const row = { id: 7, titre: 'T', status: 'draft', created_at: '2026-03-01T12:00:00Z' }
const record = {
  id: '7',
  title: 'T',
  status: 'draft',
  createdAt: Date.parse('2026-03-01T12:00:00Z'),
  raw: JSON.stringify(row),
}

describe('readRecords', () => {
  it.each(['items', 'results', 'data', 'surveys', 'sessions'])('finds the list under %s', (name) => {
    expect(readRecords({ total: 1, [name]: [row] })).toEqual({ records: [record], unread: 0 })
    expect(readRecords({ data: { [name]: [row] } })).toEqual({ records: [record], unread: 0 })
  })

  it('takes a bare list, and counts rows it cannot read', () => {
    expect(readRecords([row, { titre: 'no id' }, 'odd', null])).toEqual({ records: [record], unread: 3 })
  })

  it.each([
    ['2026-03-01T12:00:00.5Z', 500],
    ['2026-03-01T13:00:00+01:00', 0],
    ['2026-03-01T12:00:00', 0],
    ['2026-03-01 12:00:00', 0],
    [1772366400, 0],
    [1772366400000, 0],
  ])('reads the time %j', (created, milliseconds) => {
    const [read] = readRecords([{ id: 'a', created_at: created }]).records
    expect(read?.createdAt).toBe(Date.parse('2026-03-01T12:00:00Z') + milliseconds)
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
        const { records, unread } = readRecords({ items: rows })
        expect(records.length + unread).toBe(rows.length)
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
