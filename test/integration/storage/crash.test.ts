import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { diskFolder } from '../../support/temp-folder.ts'
import { inStore } from './a-store.ts'
import { startChild } from './child.ts'
import { problem } from './problem.ts'
import { aSurvey } from './samples.ts'

/** Number of kills at random times after a start; more with `npm run torture`. */
const ROUNDS = import.meta.env.MODE === 'torture' ? 60 : 4
const LONGEST = 60

describe('a process killed at any instant', () => {
  it('has on disk every save that returned, whole', async () => {
    const folder = diskFolder()
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = startChild('writer-child.ts', [folder])
      await child.line((line) => Number(line) > 1)
      await setTimeout(Math.random() * LONGEST)
      const acknowledged = Number((await child.kill()).at(-1))

      inStore(folder, (store) => {
        expect(store.health().state).toBe('sound')
        const survey = store.surveys.get('a')
        // The kill may come after the save but before its line was printed.
        expect([acknowledged, acknowledged + 1]).toContain(survey?.revision)
        expect(survey?.draft.context).toBe(`${survey?.revision} `.repeat(5_000))
        expect(store.payloads.text(`p${acknowledged}`)).toBe(`${acknowledged} `.repeat(5_000))
        expect(store.surveys.list({ search: String(survey?.revision) }).rows).toHaveLength(1)
      })
    }
  })

  it('leaves a folder that opens when it had only just begun', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const folder = diskFolder()
      const child = startChild('writer-child.ts', [folder])
      // About as long as Node takes to start and to create the store.
      await setTimeout(LONGEST + Math.random() * 3 * LONGEST)
      await child.kill()

      inStore(folder, (store) => expect(store.health()).toMatchObject({ state: 'sound', setAside: null }))
    }
  })

  it('leaves the work in place when it was putting a copy back', async () => {
    const folder = diskFolder()
    inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Kept' })))
    inStore(folder, (store) => expect(store.health().copies).toHaveLength(1))
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = startChild('restorer-child.ts', [folder])
      await child.line((line) => line === 'restored')
      await setTimeout(Math.random() * LONGEST)
      await child.kill()

      inStore(folder, (store) => {
        expect(store.surveys.get('a')?.draft.title).toBe('Kept')
        expect(store.health().state).toBe('sound')
      })
    }
  })
})

describe('a folder', () => {
  it('is one process at a time, and free again when that one was killed', async () => {
    const folder = diskFolder()
    const child = startChild('writer-child.ts', [folder, 'hold'])
    await child.line((line) => line === 'open')

    expect(() => inStore(folder, () => undefined)).toThrow(problem('STORAGE', 'in_use'))
    await child.kill()

    inStore(folder, (store) => expect(store.surveys.get('a')).not.toBeNull())
  })

  it('is not opened twice by one process either, and is free after a close', () => {
    const folder = diskFolder()
    inStore(folder, () => {
      expect(() => inStore(folder, () => undefined)).toThrow(problem('STORAGE', 'in_use'))
    })
    inStore(folder, (store) => expect(store.health().state).toBe('sound'))
  })
})
