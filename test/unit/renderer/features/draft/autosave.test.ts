import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type AutosaveState,
  createAutosave,
  type SaveOutcome,
  type Stored,
} from '../../../../../renderer/features/draft/autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A store as in the privileged process; `spoil` makes saves fail or lose their answer. */
function startBench(spoil: (attempt: number) => 'keep' | 'refuse' | 'lose_answer' = () => 'keep') {
  let stored: Stored<string> = { document: 'start', revision: 1 }
  let state: AutosaveState<string> | null = null
  let attempt = 0
  const autosave = createAutosave<string>({
    revision: 1,
    isSame: (a, b) => a === b,
    load: async () => stored,
    onState: (next) => {
      state = next
    },
    async save(document, revision): Promise<SaveOutcome> {
      attempt += 1
      const fate = spoil(attempt)
      if (fate === 'refuse') return { kind: 'failed', error: new Error('disk'), uncertain: false }
      if (revision !== stored.revision) return { kind: 'conflict' }
      stored = { document, revision: revision + 1 }
      if (fate === 'lose_answer') throw new Error('line down')
      return { kind: 'saved', revision: stored.revision, savedAt: 42 }
    },
  })
  return {
    autosave,
    stored: () => stored,
    overwrite: (document: string) => {
      stored = { document, revision: stored.revision + 1 }
    },
    state: () => state as AutosaveState<string> | null,
    attempts: () => attempt,
  }
}

test('changes wait a moment and are saved once, the last of them', async () => {
  const bench = startBench()
  bench.autosave.changed('a')
  await vi.advanceTimersByTimeAsync(200)
  bench.autosave.changed('ab')
  expect(bench.state()?.save).toBe('pending')
  await vi.advanceTimersByTimeAsync(200)
  expect(bench.attempts()).toBe(0)
  await vi.advanceTimersByTimeAsync(50)
  expect(bench.attempts()).toBe(1)
  expect(bench.stored()).toEqual({ document: 'ab', revision: 2 })
  expect(bench.state()).toMatchObject({ save: 'saved', savedAt: 42, revision: 2 })
})

test('who never pauses is saved all the same, half a second after the first change', async () => {
  const bench = startBench()
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
    bench.autosave.changed(text)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(bench.stored()).toEqual({ document: 'abcde', revision: 2 })
})

test('a wait that ran out during a slow save is not begun anew: what was typed meanwhile goes at once', async () => {
  const bench = startBench()
  bench.autosave.changed('a')
  const slow = bench.autosave.flush()
  bench.autosave.changed('ab')
  // Advances only the timers and runs no promises, so the save is still under way.
  vi.advanceTimersByTime(500)
  await slow
  expect(bench.stored().document).toBe('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(bench.stored().document).toBe('ab')
})

test('flushing saves at once', async () => {
  const bench = startBench()
  bench.autosave.changed('a')
  expect(await bench.autosave.flush()).toBe(true)
  expect(bench.stored().document).toBe('a')
})

test('what is typed while a save is under way is saved after it, on the new revision', async () => {
  const bench = startBench()
  bench.autosave.changed('a')
  const first = bench.autosave.flush()
  bench.autosave.changed('ab')
  await first
  expect(await bench.autosave.flush()).toBe(true)
  expect(bench.stored()).toEqual({ document: 'ab', revision: 3 })
})

test('a failed save is told and tried again, after a wait that grows, until it is kept', async () => {
  const bench = startBench((attempt) => (attempt < 4 ? 'refuse' : 'keep'))
  bench.autosave.changed('a')
  expect(await bench.autosave.flush()).toBe(false)
  expect(bench.state()?.save).toBe('failed')
  const waits: number[] = []
  while (bench.state()?.save !== 'saved') {
    const attempts = bench.attempts()
    const start = performance.now()
    while (bench.attempts() === attempts) await vi.advanceTimersToNextTimerAsync()
    waits.push(performance.now() - start)
  }
  expect(waits).toEqual([1_000, 2_000, 5_000])
  expect(bench.stored().document).toBe('a')
})

test('a newer revision stops saving until the person decides', async () => {
  const bench = startBench()
  bench.overwrite('theirs')
  bench.autosave.changed('mine')
  expect(await bench.autosave.flush()).toBe(false)
  expect(bench.state()).toMatchObject({ save: 'conflict', theirs: { document: 'theirs', revision: 2 } })
  bench.autosave.changed('mine, longer')
  expect(bench.stored().document).toBe('theirs')
  bench.autosave.keepMine()
  expect(await bench.autosave.flush()).toBe(true)
  expect(bench.stored()).toEqual({ document: 'mine, longer', revision: 3 })
})

test('taking theirs saves nothing, and further typing goes on top of it', async () => {
  const bench = startBench()
  bench.overwrite('theirs')
  bench.autosave.changed('mine')
  await bench.autosave.flush()
  bench.autosave.takeTheirs()
  expect(await bench.autosave.flush()).toBe(true)
  expect(bench.stored().document).toBe('theirs')
  bench.autosave.changed('theirs, longer')
  expect(await bench.autosave.flush()).toBe(true)
  expect(bench.stored().document).toBe('theirs, longer')
})

test('a save whose answer got lost is no conflict with oneself', async () => {
  const bench = startBench((attempt) => (attempt === 1 ? 'lose_answer' : 'keep'))
  bench.autosave.changed('a')
  expect(await bench.autosave.flush()).toBe(false)
  expect(bench.state()?.save).toBe('failed')
  bench.autosave.changed('ab')
  await bench.autosave.flush()
  await vi.runOnlyPendingTimersAsync()
  expect(await bench.autosave.flush()).toBe(true)
  expect(bench.state()).toMatchObject({ save: 'saved', theirs: null })
  expect(bench.stored()).toEqual({ document: 'ab', revision: 3 })
})

test('text from before a restart, typed on an older revision, waits for the decision', async () => {
  const bench = startBench()
  bench.autosave.meetConflict('kept in the page', { document: 'start', revision: 1 })
  expect(bench.state()?.save).toBe('conflict')
  bench.autosave.keepMine()
  expect(await bench.autosave.flush()).toBe(true)
  expect(bench.stored().document).toBe('kept in the page')
})
