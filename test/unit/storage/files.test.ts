import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameWithTime, setAside, timeOfName } from '../../../electron/storage/disk/files.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const NOON = Date.UTC(2026, 0, 31, 12)

describe('names with a time', () => {
  it('tell their time, to the millisecond', () => {
    const folder = tempFolder()
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        expect(timeOfName(nameWithTime(folder, 'sonde', date.getTime(), '.sqlite'))).toBe(date.getTime())
      }),
    )
  })

  it('sort as their times do', () => {
    const folder = tempFolder()
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4e12 })), (times) => {
        const names = (list: number[]) => list.map((time) => nameWithTime(folder, 'sonde', time, ''))
        expect(names(times).sort()).toEqual(names(times.toSorted((a, b) => a - b)))
      }),
    )
  })

  it('are free', () => {
    const folder = tempFolder()
    const names = [1, 2, 3].map(() => {
      const name = nameWithTime(folder, 'copy', NOON, '.json')
      writeFileSync(path.join(folder, name), '')
      return name
    })
    const stem = 'copy-2026-01-31T12-00-00-000Z'
    expect(names).toEqual([`${stem}.json`, `${stem}-2.json`, `${stem}-3.json`])
  })

  it.each(['', 'sonde.sqlite', 'sonde-2026-13-01T00-00-00-000Z.sqlite', 'sonde-2026-01-01.sqlite'])(
    'are not taken for one: %j',
    (name) => expect(timeOfName(name)).toBeNull(),
  )
})

describe('setting a file aside', () => {
  it('moves its companions along, and nothing else', () => {
    const folder = tempFolder()
    for (const name of ['a.sqlite', 'a.sqlite-wal', 'a.sqlite-journal', 'b.sqlite', 'b.sqlite-wal']) {
      writeFileSync(path.join(folder, name), name)
    }
    const name = setAside(folder, 'a.sqlite', 'old', NOON)
    expect(name).toBe('old-2026-01-31T12-00-00-000Z.sqlite')
    expect(readdirSync(folder).sort()).toEqual([
      'b.sqlite',
      'b.sqlite-wal',
      name,
      `${name}-journal`,
      `${name}-wal`,
    ])
    expect(readFileSync(path.join(folder, `${name}-wal`), 'utf8')).toBe('a.sqlite-wal')
  })
})
