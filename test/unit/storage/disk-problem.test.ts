import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { diskCause, onDisk } from '../../../electron/storage/disk/disk-problem.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** The error that `work` throws. */
function errorOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}

function open(file: string): DatabaseSyncInstance {
  const connection = new DatabaseSync(file)
  connection.exec('CREATE TABLE IF NOT EXISTS t (a TEXT UNIQUE)')
  return connection
}

describe('what the disk refuses', () => {
  it.each<[string, string | null, (folder: string) => unknown]>([
    [
      'a file under a file',
      'read_only',
      (folder) => {
        writeFileSync(path.join(folder, 'file'), '')
        mkdirSync(path.join(folder, 'file', 'folder'))
      },
    ],
    ['a folder read as a file', 'other', (folder) => readFileSync(folder)],
    ['a database that is a folder', 'read_only', (folder) => open(folder)],
    [
      'a write to a file opened to read',
      'read_only',
      (folder) => {
        open(path.join(folder, 'a')).close()
        new DatabaseSync(path.join(folder, 'a'), { readOnly: true }).exec('DELETE FROM t')
      },
    ],
    [
      'a file that is no database',
      'damaged',
      (folder) => {
        writeFileSync(path.join(folder, 'a'), 'Dear diary, today I met a table.')
        open(path.join(folder, 'a'))
      },
    ],
    [
      'no room',
      'full',
      () => {
        const connection = open(':memory:')
        connection.exec('PRAGMA max_page_count = 4; INSERT INTO t VALUES (hex(zeroblob(99999)))')
      },
    ],
    [
      'a file that another holds',
      'in_use',
      (folder) => {
        open(path.join(folder, 'a')).exec('BEGIN EXCLUSIVE')
        open(path.join(folder, 'a'))
      },
    ],
    ['a broken rule of the schema', null, () => open(':memory:').exec("INSERT INTO t VALUES ('x'), ('x')")],
    ['a slip in the SQL', null, () => open(':memory:').exec('SELEKT')],
    ['a mistake of ours', null, () => JSON.parse('{')],
  ])('%s is told as %s', (_, cause, work) => {
    const error = errorOf(() => work(tempFolder()))
    expect(diskCause(error)).toBe(cause)

    const told = errorOf(() =>
      onDisk(() => {
        throw error
      }),
    )
    if (cause === null) expect(told).toBe(error)
    else expect(told).toMatchObject({ name: 'SondeError', problem: { code: 'STORAGE', cause }, cause: error })
  })

  it('is known by the extended codes too, which SQLite gives for what it could not write', () => {
    for (const [code, cause] of [
      [778, 'other'], // SQLITE_IOERR_WRITE: what a disk that turned read-only ends in
      [1032, 'read_only'], // SQLITE_READONLY_DBMOVED
      [2067, null], // SQLITE_CONSTRAINT_UNIQUE
    ] as const)
      expect(diskCause(Object.assign(new Error('disk I/O error'), { sqliteCode: code }))).toBe(cause)
  })

  it('asks the folder for the reason where SQLite gives none', () => {
    const refused = Object.assign(new Error('disk I/O error'), { sqliteCode: 778 })
    const told = (folder: string) =>
      errorOf(() =>
        onDisk(() => {
          throw refused
        }, folder),
      )
    const folder = tempFolder()
    expect(told(folder)).toMatchObject({ problem: { code: 'STORAGE', cause: 'other' } })
    expect(readdirSync(folder)).toEqual([])
    // A folder cannot be created below a file.
    writeFileSync(path.join(folder, 'file'), '')
    expect(told(path.join(folder, 'file'))).toMatchObject({ problem: { cause: 'read_only' } })
  })

  it('leaves alone what was told already', () => {
    const error = new SondeError('MISSING')
    expect(
      errorOf(() =>
        onDisk(() => {
          throw error
        }),
      ),
    ).toBe(error)
    expect(diskCause(error)).toBeNull()
    expect(diskCause('text')).toBeNull()
    expect(onDisk(() => 7)).toBe(7)
  })
})
