import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withBuildLock } from '../../../electron/cli/build-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sonde-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lock = () => path.join(folder, 'build.lock')

test.for(['', '0', '-1', 'x', '4194305'])(
  'a lock that names no living owner is taken over: "%s"',
  async (left) => {
    writeFileSync(lock(), left)
    const told: string[] = []
    const seen = await withBuildLock(async () => readFileSync(lock(), 'utf8'), {
      folder,
      onWait: () => told.push('waits'),
    })
    expect(seen).toBe(String(process.pid))
    expect(told).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  },
)

test('who has to wait for another build is told so once', async () => {
  // Process 1 always exists, and signals to it are not permitted.
  writeFileSync(lock(), '1')
  let told = 0
  const work = withBuildLock(async () => 'built', {
    folder,
    onWait: () => {
      told += 1
      rmSync(lock())
    },
  })
  expect(await work).toBe('built')
  expect(told).toBe(1)
})
