import { describe, expect, it } from 'vitest'
import { readList } from '../../../electron/core/lost-creation/read-list.ts'
import { readRecords } from '../../../electron/service/reading/read-records.ts'

/** A list in pages of at most `perPage` rows; `before` can change it just before each page is returned. */
function aList(
  ids: string[],
  perPage: number,
  before: (page: number, ids: string[]) => void = () => undefined,
) {
  let page = 0
  return async ({ limit, offset }: { limit: number; offset: number }) => {
    page += 1
    before(page, ids)
    const rows = ids.slice(offset, offset + Math.min(limit, perPage)).map((id) => ({ id }))
    return { value: readRecords(rows), raw: '', date: 0 }
  }
}

const letters = (count: number) => Array.from({ length: count }, (_, at) => `row-${at}`)

describe('a list that is read in pages', () => {
  it.each([
    [0, 50],
    [1, 50],
    [2, 50],
    [49, 50],
    [50, 50],
    [51, 50],
    [5, 2],
    [45, 20],
    [120, 50],
  ])('of %d rows, %d a page, is complete, and each row is read', async (count, perPage) => {
    const { records, complete } = await readList(aList(letters(count), perPage))
    expect(records.map(({ id }) => id)).toEqual(letters(count))
    expect(complete).toBe(true)
  })

  it('is not complete where a deletion let a row slip from one page to the one that was read before', async () => {
    const slipping = aList(letters(6), 3, (page, ids) => {
      if (page === 2) ids.splice(0, 1)
    })
    const { records, complete } = await readList(slipping)
    expect([records.some(({ id }) => id === 'row-3'), complete]).toEqual([true, false])
  })

  it('is complete where new rows pushed others to a later page', async () => {
    const growing = aList(letters(6), 4, (page, ids) => {
      if (page === 2) ids.unshift('new')
    })
    const { records, complete } = await readList(growing)
    expect([records.length, complete]).toEqual([6, true])
  })

  it('is not complete where the service always gives the same page', async () => {
    const page = readRecords(letters(3).map((id) => ({ id })))
    expect((await readList(async () => ({ value: page, raw: '', date: 0 }))).complete).toBe(false)
  })

  it('is not complete where the service gives one row a page, for then no two pages can overlap', async () => {
    expect((await readList(aList(letters(3), 1))).complete).toBe(false)
  })
})
