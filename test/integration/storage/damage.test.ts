import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../shared/models/results.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { aRun } from '../../support/a-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { inStore, START } from './a-store.ts'
import { aConnection, aSurvey, someResults } from './samples.ts'

const DAY = 24 * 60 * 60 * 1000
const at = (time: number) => ({ now: () => time })

/** A folder whose store holds a survey, and a backup made a day later. */
function aFolderWithCopy(): string {
  const folder = tempFolder()
  inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Worth keeping' })))
  inStore(folder, (store) => expect(store.health().copies).toHaveLength(1), at(START + DAY))
  return folder
}

function storeFile(folder: string): string {
  return path.join(folder, 'sonde.sqlite')
}

function damaged(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('sonde-damaged-'))
}

/** Overwrites part of a file, as a failing disk might. */
function overwrite(file: string, from: number, bytes: Uint8Array): void {
  const content = readFileSync(file)
  content.set(bytes.subarray(0, Math.max(0, content.length - from)), from)
  writeFileSync(file, content)
}

/** Runs SQL that SQLite forbids by default, to produce what only damage can produce. */
function vandalise(folder: string, sql: string): void {
  const connection = new DatabaseSync(storeFile(folder), { defensive: false })
  connection.exec(sql)
  connection.close()
}

describe('a damaged file', () => {
  it.each<[string, (file: string) => void]>([
    ['without its header', (file) => overwrite(file, 0, Buffer.alloc(100))],
    ['that is something else', (file) => writeFileSync(file, 'Dear diary')],
    ['that was emptied', (file) => writeFileSync(file, '')],
    ['that was cut', (file) => truncateSync(file, 9_000)],
    ['with broken pages', (file) => overwrite(file, 4_096, Buffer.alloc(40_000, 7))],
    ['whose schema makes no sense', (file) => overwrite(file, 44, Buffer.from([0, 0, 0, 9]))],
    [
      'of another program',
      (file) => {
        rmSync(file)
        const connection = new DatabaseSync(file)
        connection.exec('CREATE TABLE recipes (name TEXT)')
        connection.close()
      },
    ],
  ])('%s is set aside as it is, and an empty store opens', (_, damage) => {
    const folder = aFolderWithCopy()
    damage(storeFile(folder))
    const before = readFileSync(storeFile(folder))

    inStore(
      folder,
      (store) => {
        const health = store.health()
        expect(health).toMatchObject({
          state: 'replaced',
          setAside: 'sonde-damaged-after-copy-000001-2026-03-03T09-30-00-000Z.sqlite',
          copies: [{ name: 'sonde-000001-day-00002-2026-03-02T09-30-00-000Z.sqlite', madeAt: START + DAY }],
        })
        expect(readFileSync(path.join(folder, health.setAside ?? ''))).toEqual(before)
        expect(store.surveys.list({}).rows).toEqual([])
        store.surveys.insert(aSurvey('new'))
      },
      at(START + 2 * DAY),
    )
    // Once the new store holds work, the warning is not repeated.
    inStore(folder, (store) => expect(store.health().state).toBe('sound'), at(START + 2 * DAY))
  })

  it('takes its log along, which must not be played into the new one', () => {
    const folder = aFolderWithCopy()
    writeFileSync(storeFile(folder), 'Dear diary')
    writeFileSync(`${storeFile(folder)}-wal`, 'log')
    writeFileSync(`${storeFile(folder)}-journal`, 'journal')

    const setAside = inStore(folder, (store) => store.health().setAside ?? '')
    expect(readFileSync(path.join(folder, `${setAside}-wal`), 'utf8')).toBe('log')
    expect(readFileSync(path.join(folder, `${setAside}-journal`), 'utf8')).toBe('journal')
  })

  it('is told of again at the next start while nothing was put in its place', () => {
    const folder = aFolderWithCopy()
    writeFileSync(storeFile(folder), 'Dear diary')
    const first = inStore(folder, (store) => store.health())
    const second = inStore(folder, (store) => store.health())
    expect(second).toEqual(first)
    expect(damaged(folder)).toHaveLength(1)
  })

  it('does not count as a fresh start when it is gone altogether', () => {
    const folder = aFolderWithCopy()
    rmSync(storeFile(folder))
    inStore(folder, (store) => {
      const { state, setAside, copies } = store.health()
      expect({ state, setAside, copies: copies.length }).toEqual({
        state: 'replaced',
        setAside: null,
        copies: 1,
      })
    })
  })

  it('never overwrites another one', () => {
    const folder = aFolderWithCopy()
    for (const text of ['One', 'Two']) {
      writeFileSync(storeFile(folder), text)
      inStore(folder, () => undefined)
    }
    expect(
      damaged(folder)
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .sort(),
    ).toEqual(['One', 'Two'])
  })

  it('opens, or is set aside untouched, wherever the damage fell', () => {
    const folder = aFolderWithCopy()
    const sound = readFileSync(storeFile(folder))
    const place = fc.nat({ max: sound.length - 1 })
    fc.assert(
      fc.property(place, fc.uint8Array({ minLength: 1, maxLength: 9_000 }), (from, bytes) => {
        for (const name of damaged(folder)) rmSync(path.join(folder, name))
        writeFileSync(storeFile(folder), sound)
        overwrite(storeFile(folder), from, bytes)
        const before = readFileSync(storeFile(folder))

        inStore(folder, (store) => {
          const { state, setAside } = store.health()
          if (state === 'replaced') {
            expect(readFileSync(path.join(folder, setAside ?? ''))).toEqual(before)
            expect(store.surveys.list({}).rows).toEqual([])
          }
          store.surveys.insert(aSurvey('new'))
          expect(store.surveys.get('new')).not.toBeNull()
        })
      }),
      { numRuns: 60 },
    )
  })
})

describe('a damaged search index', () => {
  it('is made anew, and costs nobody anything', () => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      store.surveys.insert(aSurvey('a', { title: 'Mobilité' }))
      store.focus.insert(aFocusSession('f'))
      store.focus.indexTranscript('f', 'Les trams')
      store.surveys.freeze('a', aSurvey('a').draft, 'v', START)
      store.runs.insert(aRun({ surveyId: 'a', versionId: 'v' }))
      store.payloads.add({ id: 'p', subjectId: 'run-1', kind: 'results', text: '{}', receivedAt: START })
      const answers: Answer[] = [{ respondent: 0, question: 0, kind: 'text', option: null, text: 'Un vélo' }]
      store.runs.saveResults('run-1', 'p', someResults({ answers }), START)
    })
    vandalise(
      folder,
      `UPDATE survey_words_data SET block = zeroblob(length(block)) WHERE id > 10;
       UPDATE focus_words_data SET block = zeroblob(length(block)) WHERE id > 10;
       UPDATE answer_words_data SET block = zeroblob(length(block)) WHERE id > 10`,
    )
    const reported: string[] = []
    inStore(
      folder,
      (store) => {
        expect(store.health()).toMatchObject({ state: 'sound', setAside: null })
        expect(store.surveys.list({ search: 'mobil' }).rows).toHaveLength(1)
        expect(store.focus.list({ search: 'tram' })).toHaveLength(1)
        expect(store.find('velo', 5).map(({ kind }) => kind)).toEqual(['answer'])
        expect(store.surveys.saveDraft('a', 1, aSurvey('a').draft, START)).toBe(2)
      },
      { report: (event) => reported.push(event) },
    )
    expect(reported).toEqual(['storage_words_rebuilt'])
  })
})

describe('a record that no longer reads', () => {
  it('is left out of lists, counted, reported once, and refused when asked for; it stays in the file', () => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      store.surveys.insert(aSurvey('a', { title: 'Torn' }))
      store.surveys.insert(aSurvey('b', { title: 'Whole' }))
      store.focus.insert(aFocusSession('f'))
      store.focus.insert(aFocusSession('g'))
      store.connections.save(aConnection('c'))
      store.connections.save(aConnection('d'))
    })
    vandalise(
      folder,
      `UPDATE survey_drafts SET document = '{"title": "To' WHERE survey_n = 1;
       UPDATE focus_sessions SET document = json_set(document, '$.state', 'dancing') WHERE id = 'f';
       UPDATE connections SET document = '[]' WHERE id = 'c'`,
    )
    const reported: unknown[] = []
    inStore(
      folder,
      (store) => {
        // The library does not read drafts: the row is listed, and opening it reports the damage.
        expect(store.surveys.list({}).rows.map((survey) => survey.title)).toEqual(['Whole', 'Torn'])
        const refused = expect.objectContaining({ problem: { code: 'STORAGE', cause: 'damaged' } })
        for (let times = 0; times < 2; times += 1) {
          expect(() => store.surveys.get('a')).toThrow(refused)
          expect(() => store.focus.get('f')).toThrow(refused)
          expect(store.focus.list({}).map((session) => session.id)).toEqual(['g'])
          expect(store.connections.list().map((connection) => connection.id)).toEqual(['d'])
        }
        expect(store.health()).toMatchObject({ state: 'sound', unreadable: 3 })
      },
      { report: (event, details) => reported.push({ event, ...details }) },
    )
    const event = 'storage_row_unreadable'
    expect(reported).toEqual([
      { event, subject: 'survey', id: 'a' },
      { event, subject: 'focus', id: 'f' },
      { event, subject: 'connection', id: 'c' },
    ])
    const connection = new DatabaseSync(storeFile(folder))
    expect(connection.prepare("SELECT document FROM connections WHERE id = 'c'").get()?.document).toBe('[]')
    connection.close()
  })
})
