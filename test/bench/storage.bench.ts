import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStorage } from '../../electron/storage/open-storage.ts'
import { anOrdinaryDraft, fillStore } from '../support/fill-store.ts'

/** Size of the library that is measured. */
const SURVEYS = 10_000
const RUNS_EACH = 2
const TIMES = 15

/** Prints median times of store operations on a real file. Alone: `node test/bench/storage.bench.ts`. */
export function benchStorage(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sonde-bench-'))
  const open = () => openStorage({ folder, now: Date.now })
  try {
    const empty = mkdtempSync(path.join(folder, 'empty-'))
    measure('open an empty store', () => openStorage({ folder: empty, now: Date.now }).close())
    const first = open()
    fillStore(first, SURVEYS, RUNS_EACH)
    first.close()
    open().close()
    print(
      `file with ${SURVEYS} surveys, ${SURVEYS * RUNS_EACH} runs`,
      `${Math.round(statSync(path.join(folder, 'sonde.sqlite')).size / 1e6)} MB`,
    )
    measure('open it', () => open().close())

    const store = open()
    measure('list all surveys with their runs', () => store.surveys.list({}).rows)
    measure('search that finds all of them', () => store.surveys.list({ search: 'eco' }).rows)
    measure('search that finds one', () => store.surveys.list({ search: '4321' }).rows)
    measure('find for the palette', () => store.find('eco', 12))
    measure('list the newest 100 runs', () => store.runs.list({ limit: 100 }))
    let revision = 1
    measure('save a draft, on disk', () => {
      revision =
        store.surveys.saveDraft('survey-1', revision, anOrdinaryDraft(revision), revision) ?? revision
    })
    const text = 'x'.repeat(1_000_000)
    measure('store a payload of 1 MB, on disk', () => {
      revision += 1
      store.payloads.add({
        id: `p${revision}`,
        subjectId: 's',
        kind: 'results',
        text: text + revision,
        receivedAt: 0,
      })
    })
    store.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints the median of `TIMES` runs, in ms. */
function measure(what: string, work: () => void): void {
  const taken = Array.from({ length: TIMES }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  print(what, `${(taken[Math.floor(TIMES / 2)] ?? 0).toFixed(1)} ms`)
}

function print(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(48)} ${value.padStart(12)}\n`)
}

if (import.meta.main) benchStorage()
