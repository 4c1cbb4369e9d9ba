import { chmodSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore } from './a-store.ts'
import { aSurvey } from './samples.ts'

/** Files below `folder` on which others than the owner have rights, with their modes. */
function sharedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, mode: statSync(file).mode & 0o077 }))
    .filter(({ mode }) => mode !== 0)
    .map(({ file, mode }) => `${path.relative(folder, file)} ${mode.toString(8)}`)
}

/** A folder open to everybody, and a umask that takes no rights away. */
function openFolder(): string {
  const folder = tempFolder()
  chmodSync(folder, 0o777)
  const before = process.umask(0)
  onTestFinished(() => void process.umask(before))
  return folder
}

// Windows has no such modes: there the access list of the folder applies.
describe.runIf(process.platform !== 'win32')('the files of the store', () => {
  it('are for their owner only, whatever the folder, while it is open and after', () => {
    const folder = openFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')))
    const store = aStore(folder)
    store.surveys.insert(aSurvey('b'))
    // The second opening made a backup; the log files exist while the store is open.
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['sonde.sqlite', 'sonde.sqlite-wal', 'sonde.lock']),
    )
    expect(store.health().copies).toHaveLength(1)
    expect(sharedFiles(folder)).toEqual([])
    store.close()
    expect(sharedFiles(folder)).toEqual([])
  })

  it('that an older Sonde made for all to read are taken back, and a copy put back stays private', () => {
    const folder = openFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')))
    inStore(folder, () => undefined)
    for (const file of ['sonde.sqlite', 'sonde.lock']) chmodSync(path.join(folder, file), 0o644)
    const store = aStore(folder)
    expect(sharedFiles(folder)).toEqual([])
    const [copy] = store.health().copies
    store.restoreCopy(copy?.name ?? '')
    store.surveys.insert(aSurvey('c'))
    expect(sharedFiles(folder)).toEqual([])
  })
})
