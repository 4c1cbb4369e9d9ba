import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../../electron/storage/database/migrations/all.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { inStore, START } from './a-store.ts'
import { problem } from './problem.ts'
import { aSurvey } from './samples.ts'

const DAY = 24 * 60 * 60 * 1000
const at = (time: number) => ({ now: () => time })
const titles = (folder: string, time = START) =>
  inStore(folder, (store) => store.surveys.list({}).rows.map((survey) => survey.title), at(time))

describe('copies', () => {
  it('are made once a day of use: those of ten days stay, and the newest of each week before', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')))
    for (let half = 0; half < 60; half += 1) inStore(folder, () => undefined, at(START + (half * DAY) / 2))

    inStore(
      folder,
      (store) => {
        const { copies } = store.health()
        const days = copies.map((copy) => Math.floor((copy.madeAt - START) / DAY))
        expect(days).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 13, 6])
        expect(copies.every((copy) => copy.size > 0)).toBe(true)
      },
      at(START + 29.55 * DAY),
    )
  })

  it('are not made of a store with nothing in it', () => {
    const folder = tempFolder()
    for (let day = 0; day < 3; day += 1) {
      inStore(folder, (store) => expect(store.health().copies).toEqual([]), at(START + day * DAY))
    }
  })

  it('from before a damage are not pushed out by the days after it', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Worth keeping' })))
    inStore(folder, () => undefined)
    writeFileSync(path.join(folder, 'sonde.sqlite'), 'Dear diary')
    inStore(folder, (store) => store.surveys.insert(aSurvey('b')), at(START + DAY))
    for (let day = 2; day < 90; day += 1) inStore(folder, () => undefined, at(START + day * DAY))

    inStore(
      folder,
      (store) => {
        const { copies } = store.health()
        expect(copies.at(-1)?.madeAt).toBe(START)
        store.restoreCopy(copies.at(-1)?.name ?? '')
        expect(store.surveys.list({}).rows).toMatchObject([{ title: 'Worth keeping' }])
      },
      at(START + 90 * DAY),
    )
  })

  it('are put back through the same object, and what was in use is set aside', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Then' })))
    inStore(folder, (store) => {
      const { surveys } = store
      surveys.saveDraft('a', 1, { ...aSurvey('a').draft, title: 'Now' }, START)
      surveys.insert(aSurvey('b', { title: 'New' }))
      const [copy] = store.health().copies

      expect(store.restoreCopy(copy?.name ?? '')).toEqual({
        state: 'sound',
        setAside: 'sonde-replaced-2026-03-01T09-30-00-000Z.sqlite',
        copies: [copy],
        replaced: [
          {
            name: 'sonde-replaced-2026-03-01T09-30-00-000Z.sqlite',
            replacedAt: START,
            size: expect.any(Number),
          },
        ],
        unreadable: 0,
      })
      expect(surveys.list({}).rows.map((survey) => survey.title)).toEqual(['Then'])
      const revision = surveys.get('a')?.revision ?? 0
      expect(surveys.saveDraft('a', revision, { ...aSurvey('a').draft, title: 'Again' }, START)).toBe(
        revision + 1,
      )
      expect(store.find('again', 5)).toHaveLength(1)
    })
    expect(titles(folder)).toEqual(['Again'])

    const other = tempFolder()
    const aside = readFileSync(path.join(folder, 'sonde-replaced-2026-03-01T09-30-00-000Z.sqlite'))
    writeFileSync(path.join(other, 'sonde.sqlite'), aside)
    expect(titles(other).sort()).toEqual(['New', 'Now'])
  })

  it('are made at once when asked, also of a store that has its backup of the day or was empty at the start', () => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      store.surveys.insert(aSurvey('a', { title: 'Then' }))
      expect(store.makeCopy().copies).toHaveLength(1)
      store.surveys.insert(aSurvey('b'))
      const { copies } = store.makeCopy()
      expect(copies).toHaveLength(2)
      store.restoreCopy(copies[1]?.name ?? '')
      expect(store.surveys.list({}).rows).toMatchObject([{ title: 'Then' }])
    })
    // The day has its backup, so the next start makes no other.
    inStore(folder, (store) => expect(store.health().copies).toHaveLength(2), at(START + 1))
  })

  it('are not the only way back: the data that a restore replaced are restored like a backup', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Then' })))
    const name = inStore(
      folder,
      (store) => {
        store.surveys.saveDraft('a', 1, { ...aSurvey('a').draft, title: 'Now' }, START)
        return store.restoreCopy(store.health().copies[0]?.name ?? '').setAside ?? ''
      },
      at(START + 1),
    )
    expect(titles(folder, START + 2)).toEqual(['Then'])
    inStore(
      folder,
      (store) => {
        expect(store.health().replaced).toMatchObject([{ name, replacedAt: START + 1 }])
        expect(store.restoreCopy(name).replaced.map(({ replacedAt }) => replacedAt - START)).toEqual([3, 1])
        expect(store.hold()).toMatchObject({ cause: 'copy', copyMadeAt: START + 1 })
        expect(store.surveys.list({}).rows).toMatchObject([{ title: 'Now' }])
      },
      at(START + 3),
    )
    inStore(folder, (store) => {
      for (const path of ['sonde.sqlite', '../sonde.sqlite', `../${name}`])
        expect(() => store.restoreCopy(path)).toThrow(problem('MISSING'))
    })
  })

  it('leave the three newest stores that were set aside, and always the last one', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')))
    const aside = () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('sonde-replaced-'))
        .sort()
    const restoreAt = (time: number) =>
      inStore(
        folder,
        (store) => store.restoreCopy(store.health().copies.at(-1)?.name ?? '').setAside ?? '',
        at(time),
      )
    const names = [1, 2, 3, 4, 5].map((day) => restoreAt(START + day * DAY))
    expect(aside()).toEqual(names.slice(2))
    // Log files left behind would be applied to another store of the same name, so they must be deleted too.
    for (const ending of ['-wal', '-shm']) writeFileSync(path.join(folder, `${names[2]}${ending}`), 'log')
    // The clock was set back, so the latest one is not the newest by its name.
    const last = restoreAt(START)
    expect(aside()).toEqual([last, ...names.slice(3)])
  })

  it.each([
    '',
    '.',
    '../sonde.sqlite',
    'copies/x.sqlite',
    '/etc/passwd',
    'sonde-2026-01-01T00-00-00-000Z.sqlite',
  ])('are not put back by the name "%s"', (name) => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      store.surveys.insert(aSurvey('a'))
      expect(() => store.restoreCopy(name)).toThrow(problem('MISSING'))
      expect(store.surveys.get('a')).not.toBeNull()
    })
  })

  it('that are damaged themselves change nothing', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')))
    inStore(folder, (store) => {
      const name = store.health().copies[0]?.name ?? ''
      writeFileSync(path.join(folder, 'copies', name), 'Dear diary')
      expect(() => store.restoreCopy(name)).toThrow(problem('STORAGE', 'damaged'))
      expect(store.surveys.get('a')).not.toBeNull()
    })
    expect(readdirSync(folder).filter((name) => /replaced|damaged/.test(name))).toEqual([])
  })

  it('leave the store at work when they cannot be put in place', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')))
    inStore(folder, (store) => {
      mkdirSync(path.join(folder, 'sonde.sqlite.unfinished'))
      const [copy] = store.health().copies
      expect(() => store.restoreCopy(copy?.name ?? '')).toThrow(problem('STORAGE', 'other'))
      expect(store.surveys.get('a')).not.toBeNull()
      expect(store.surveys.saveDraft('a', 1, aSurvey('a').draft, START)).toBe(2)
    })
  })
})

describe('another version of Sonde', () => {
  const newer = [
    ...MIGRATIONS,
    { id: '900-colours', sql: "ALTER TABLE surveys ADD COLUMN colour TEXT NOT NULL DEFAULT 'teal'" },
    { id: '901-sizes', sql: 'ALTER TABLE surveys ADD COLUMN size INTEGER' },
  ]

  it('brings an older file up to date after copying it', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Then' })))
    const before = inStore(folder, (store) => store.health().copies)

    inStore(
      folder,
      (store) => {
        expect(store.surveys.list({}).rows).toMatchObject([{ title: 'Then' }])
        const { copies } = store.health()
        expect(copies).toHaveLength(before.length + 1)
        // The backup has the older schema: this Sonde can restore it and update it again.
        store.restoreCopy(copies[0]?.name ?? '')
        expect(store.surveys.list({}).rows).toMatchObject([{ title: 'Then' }])
      },
      { now: () => START + 1, migrations: newer },
    )
  })

  it('leaves a file as it is when a step fails', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Then' })))
    const failing = [
      ...newer.slice(0, MIGRATIONS.length + 1),
      { id: '901-broken', sql: 'DROP TABLE run_words; SELECT nonsense' },
    ]
    expect(() => inStore(folder, () => undefined, { migrations: failing })).toThrow(/nonsense/)

    inStore(folder, (store) => expect(store.surveys.list({ search: 'then' }).rows).toHaveLength(1), {
      migrations: newer,
    })
  })

  it('has a file that this one refuses and leaves untouched', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')), { migrations: newer })
    const before = readFileSync(path.join(folder, 'sonde.sqlite'))

    expect(() => inStore(folder, () => undefined)).toThrow(problem('STORAGE', 'newer'))
    expect(readFileSync(path.join(folder, 'sonde.sqlite'))).toEqual(before)
    expect(readdirSync(folder).filter((name) => /damaged|replaced/.test(name))).toEqual([])
    inStore(folder, (store) => expect(store.surveys.get('a')).not.toBeNull(), { migrations: newer })
  })
})
