import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { Database } from '../../../electron/storage/database/database.ts'
import { migrate } from '../../../electron/storage/database/migrate.ts'
import { MIGRATIONS } from '../../../electron/storage/database/migrations/all.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { inStore, START } from './a-store.ts'
import { eachDiskCall } from './disk-calls.ts'
import { problem } from './problem.ts'
import { aSurvey } from './samples.ts'

const OLD_COPY = 'sonde-2026-01-01T00-00-00-000Z.sqlite'

/** A store whose survey is titled "Now", and a backup with the first Sonde's schema whose survey is titled "Then". */
function aFolder(): string {
  const folder = tempFolder()
  inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Now' })))
  mkdirSync(path.join(folder, 'copies'))
  const copy = new Database()
  copy.open(path.join(folder, 'copies', OLD_COPY))
  migrate(
    copy,
    MIGRATIONS.slice(0, 1),
    () => START,
    () => undefined,
  )
  copy.exec(`
    INSERT INTO surveys (id, title, context, question_count, revision, created_at, updated_at)
      VALUES ('a', 'Then', '', 0, 1, 1, 1);
    INSERT INTO survey_drafts (survey_n, document)
      VALUES (1, '${JSON.stringify({ ...aSurvey('a').draft, title: 'Then' })}');
    PRAGMA journal_mode = DELETE`)
  copy.close()
  return folder
}

/** Title of the survey in the store, after checking that the store can also be read and saved to. */
function whatIsIn(store: Storage): string {
  const survey = store.surveys.get('a')
  store.surveys.list({})
  store.surveys.listVersions('a')
  if (!survey || store.surveys.saveDraft('a', survey.revision, survey.draft, START) === null) return 'nothing'
  return survey.draft.title
}

describe('putting a copy back', () => {
  it('brings an older copy up to date before it takes the place of the store', () => {
    inStore(aFolder(), (store) => {
      expect(store.restoreCopy(OLD_COPY).state).toBe('sound')
      expect(whatIsIn(store)).toBe('Then')
    })
  })

  it('leaves the store in use as it was when a step of the schema does not go through', () => {
    const folder = aFolder()
    const broken = [
      ...MIGRATIONS,
      { id: '900-colours', sql: 'CREATE TABLE IF NOT EXISTS colours (name TEXT)' },
    ]
    inStore(
      folder,
      (store) => {
        // Something in the backup makes this step of the schema fail; the store in use already has the step.
        const copy = new Database()
        copy.open(path.join(folder, 'copies', OLD_COPY))
        copy.exec('CREATE TABLE survey_tags (other TEXT); PRAGMA journal_mode = DELETE')
        copy.close()
        expect(() => store.restoreCopy(OLD_COPY)).toThrow(problem('STORAGE', 'damaged'))
        expect(whatIsIn(store)).toBe('Now')
        expect(store.hold()).toBeNull()
      },
      { migrations: broken },
    )
    inStore(folder, (store) => expect(whatIsIn(store)).toBe('Now'), { migrations: broken })
  })

  it('is whole or not at all, whichever call to the disk is refused', () => {
    const folder = aFolder()
    const refuse = (of: 'file' | 'store') => {
      if (of === 'store') throw new SondeError('STORAGE', { cause: 'full' })
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' })
    }
    let calls = 0
    let refused = 0
    inStore(folder, (store) => {
      const restore = () => store.restoreCopy(OLD_COPY)
      const count = () => {
        calls += 1
      }
      expect(eachDiskCall(Number.POSITIVE_INFINITY, refuse, count).during(restore)).toBeNull()
      for (let call = 1; call <= calls; call += 1) {
        const { revision = 0, draft = aSurvey('a').draft } = store.surveys.get('a') ?? {}
        store.surveys.saveDraft('a', revision, { ...draft, title: 'Now' }, START)
        store.setHold(null)
        const failed = eachDiskCall(call, refuse).during(restore)
        // Some calls only tidy up; if they fail, the backup has been restored all the same.
        expect(whatIsIn(store)).toBe(failed === null ? 'Then' : 'Now')
        expect(store.hold() === null).toBe(failed !== null)
        if (failed === null) continue
        refused += 1
        expect(failed).toEqual(problem('STORAGE', 'full'))
      }
    })
    expect(refused).toBeGreaterThan(15)
    inStore(folder, (store) => expect(whatIsIn(store)).toMatch(/Now|Then/))
  })

  it('is whole or not at all, wherever a crash ends it', () => {
    const folder = aFolder()
    const crashes: string[] = []
    const crashed = mkdtempSync(path.join(tempFolder(), 'crash-'))
    inStore(folder, (store) => {
      const watched = eachDiskCall(
        Number.POSITIVE_INFINITY,
        () => undefined,
        () => {
          const at = path.join(crashed, String(crashes.length))
          cpSync(folder, at, { recursive: true })
          crashes.push(at)
        },
      )
      expect(watched.during(() => store.restoreCopy(OLD_COPY))).toBeNull()
    })
    const found = crashes.map((at) => {
      rmSync(path.join(at, 'sonde.lock'), { force: true })
      return inStore(at, (store) => {
        expect(store.health().state).toBe('sound')
        const what = whatIsIn(store)
        // A restored backup puts the store on hold, wherever the crash came.
        expect(store.hold() !== null).toBe(what === 'Then')
        return what
      })
    })
    expect(new Set(found)).toEqual(new Set(['Now', 'Then']))
    expect(found).toEqual([...found].sort())
  })

  it('tells one that was put there by hand while Sonde was closed, and holds it too', () => {
    const folder = aFolder()
    const store = path.join(folder, 'sonde.sqlite')
    const before = path.join(tempFolder(), 'before.sqlite')
    cpSync(store, before)
    const history = inStore(folder, (opened) => {
      expect(opened.hold()).toBeNull()
      return opened.history()
    })
    inStore(folder, (opened) => {
      expect(opened.hold()).toBeNull()
      expect(opened.history()).toBe(history)
    })
    cpSync(before, store)
    inStore(folder, (opened) => {
      expect(opened.hold()).toMatchObject({ cause: 'folder', left: null })
      expect(opened.history()).not.toBe(history)
    })
    inStore(folder, (opened) => expect(opened.hold()).toMatchObject({ cause: 'folder' }))
  })

  it('gives the restored texts numbers that no window knows', () => {
    const folder = aFolder()
    inStore(folder, (store) => {
      const before = store.surveys.get('a')?.revision ?? 0
      const history = store.history()
      store.restoreCopy(OLD_COPY)
      expect(store.history()).not.toBe(history)
      for (let revision = before; revision < before + 20; revision += 1)
        expect(store.surveys.saveDraft('a', revision, aSurvey('a').draft, START)).toBeNull()
    })
  })

  it('removes what a crash left of one that had not begun to take the place', () => {
    const folder = aFolder()
    writeFileSync(path.join(folder, 'sonde.sqlite.restoring'), 'half')
    inStore(folder, (store) => expect(whatIsIn(store)).toBe('Now'))
    expect(readdirSync(folder)).not.toContain('sonde.sqlite.restoring')
  })
})
