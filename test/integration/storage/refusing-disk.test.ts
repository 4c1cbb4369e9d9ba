import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { Database } from '../../../electron/storage/database/database.ts'
import { migrate } from '../../../electron/storage/database/migrate.ts'
import { MIGRATIONS } from '../../../electron/storage/database/migrations/all.ts'
import { RowReader } from '../../../electron/storage/database/row-reader.ts'
import { surveyRepository } from '../../../electron/storage/repositories/survey-repository.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { inStore, START } from './a-store.ts'
import { startChild } from './child.ts'
import { eachDiskCall } from './disk-calls.ts'
import { problem } from './problem.ts'
import { aSurvey } from './samples.ts'

const READ_ONLY = JSON.stringify({ code: 'STORAGE', cause: 'read_only' })

describe('a disk that refuses', () => {
  it('is told of when the folder cannot be made', () => {
    const file = path.join(tempFolder(), 'file')
    writeFileSync(file, '')
    expect(() => inStore(path.join(file, 'data'), () => undefined)).toThrow(problem('STORAGE', 'read_only'))
  })

  it('is told of when the folder takes no files', async () => {
    const folder = tempFolder()
    chmodSync(folder, 0o555)
    const child = startChild('opener-child.ts', [folder], { asNobody: true })
    expect(await child.line(() => true)).toBe(READ_ONLY)
    chmodSync(folder, 0o755)
  })

  it('is told of when what is there may only be read, and leaves it as it is', async () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')))
    const file = path.join(folder, 'sonde.sqlite')
    const before = readFileSync(file)
    chmodSync(file, 0o444)
    chmodSync(folder, 0o555)
    const child = startChild('opener-child.ts', [folder], { asNobody: true })

    expect(await child.line(() => true)).toBe(READ_ONLY)
    chmodSync(folder, 0o755)
    chmodSync(file, 0o644)
    expect(readFileSync(file)).toEqual(before)
  })

  it('lets a person work where there is room but for the folder of copies', () => {
    const folder = tempFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')))
    mkdirSync(path.join(folder, 'copies', 'unfinished.sqlite'), { recursive: true })
    const reported: string[] = []

    inStore(
      folder,
      (store) => {
        expect(store.surveys.get('a')).not.toBeNull()
        expect(store.health().copies).toEqual([])
      },
      { report: (event) => reported.push(event) },
    )
    expect(reported).toEqual(['storage_copy_failed'])
  })

  it('tells the person who asks for a backup, and leaves nothing incomplete', () => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      store.surveys.insert(aSurvey('a'))
      const refuse = () => {
        throw Object.assign(new Error('full'), { sqliteCode: 13 })
      }
      const calls: unknown[] = []
      for (let call = 1; call <= 30; call += 1) {
        const failed = eachDiskCall(call, refuse).during(() => store.makeCopy())
        if (failed === null) continue
        expect(failed).toEqual(problem('STORAGE', 'full'))
        calls.push(failed)
        const copies = readdirSync(path.join(folder, 'copies'))
        expect(copies).toEqual(copies.filter((name) => name.startsWith('sonde-')))
      }
      expect(calls.length).toBeGreaterThan(3)
      expect(store.surveys.get('a')).not.toBeNull()
    })
  })

  it('leaves nothing of a survey whose versions had no room any more', () => {
    const database = new Database()
    database.open(path.join(tempFolder(), 'small.sqlite'))
    migrate(
      database,
      MIGRATIONS,
      () => START,
      () => undefined,
    )
    const surveys = surveyRepository(database, new RowReader(() => undefined))
    const draft = { ...aSurvey('a').draft, context: 'x'.repeat(50_000) }
    const versions = Array.from({ length: 20 }, (_, at) => ({
      ...{ id: `v${at}`, number: at + 1, draft, createdAt: START, importedAt: START },
      ...({ name: null, note: '', origin: 'import', target: null, parent: null } as const),
    }))
    const entry = { survey: { ...aSurvey('a', draft), tags: ['wave'] }, versions }

    database.exec('PRAGMA max_page_count = 150')
    expect(() => surveys.insertAll([{ survey: aSurvey('b') }, entry])).toThrow(problem('STORAGE', 'full'))
    expect(surveys.places()).toEqual({ current: 0, archived: 0, deleted: 0 })
    expect(surveys.versions('a')).toEqual([])
    expect(database.get('SELECT COUNT(*) AS count FROM tags')).toEqual({ count: 0 })

    database.exec('PRAGMA max_page_count = 1000')
    surveys.insertAll([entry])
    expect(surveys.listVersions('a')).toHaveLength(20)
    database.close()
  })

  it('loses nothing that was saved when it is full, and goes on when there is room again', () => {
    const database = new Database()
    database.open(path.join(tempFolder(), 'small.sqlite'))
    migrate(
      database,
      MIGRATIONS,
      () => START,
      () => undefined,
    )
    const surveys = surveyRepository(database, new RowReader(() => undefined))
    surveys.insert(aSurvey('a', { title: 'Saved' }))
    const long = { ...aSurvey('a').draft, title: 'Long', context: 'x'.repeat(500_000) }

    // SQLite's own limit fails as a full disk does: with SQLITE_FULL in the middle of the transaction.
    database.exec('PRAGMA max_page_count = 60')
    expect(() => surveys.saveDraft('a', 1, long, START)).toThrow(problem('STORAGE', 'full'))
    expect(surveys.get('a')).toMatchObject({ revision: 1, draft: { title: 'Saved' } })
    expect(surveys.list({ search: 'saved' }).rows).toHaveLength(1)

    database.exec('PRAGMA max_page_count = 1000')
    expect(surveys.saveDraft('a', 1, long, START)).toBe(2)
    database.close()
  })
})
