import { rmSync } from 'node:fs'
import { createReadingThread } from '../../electron/reading/reading-thread.ts'
import type { Storage } from '../../electron/storage/storage.ts'
import type { RereadProgress } from '../../shared/models/reading-desk.ts'
import { heartbeat } from '../support/heartbeat.ts'
import { dataFolderIn, hostFolder } from '../support/hosts/free-folder.ts'
import { openTestCore } from '../support/open-test-core.ts'
import { CONNECTION, RECIPE, storeRuns } from '../support/stored-runs.ts'

/** Amount of data on the connection of a busy team. */
const SIZE = { runs: Number(process.env.SONDE_RUNS ?? 500), personas: 100, items: 50 }
/** Characters of the payload that the desk opens. */
const LARGE = 20_000_000

const folder = hostFolder({ fill })
const threads: ReturnType<typeof createReadingThread>[] = []
const core = openTestCore({
  folder: dataFolderIn(folder),
  reader: (storage) => {
    const thread = createReadingThread({ storedOf: (id) => storage.payloads.stored(id) })
    threads.push(thread)
    return thread
  },
})
const { client } = core

try {
  await printRereading('read again by a new recipe: all figures change (limit 30 s)')
  await printRereading('read again by the same recipe: nothing changes')
  for (const time of ['first', 'second']) await printDesk(time)
} finally {
  await core.close()
  await Promise.all(threads.map((thread) => thread.close()))
  rmSync(folder, { recursive: true, force: true })
}

async function printRereading(what: string): Promise<void> {
  const busiest = heartbeat()
  const start = performance.now()
  const cpu = process.cpuUsage()
  let last: RereadProgress | null = null
  for await (const progress of await client.recipes.reread({ connectionId: CONNECTION })) last = progress
  const took = performance.now() - start
  print(`${SIZE.runs} runs of ${SIZE.personas} × ${SIZE.items} ${what}`, `${(took / 1000).toFixed(1)} s`)
  print('  processor time of all threads', cpuSince(cpu))
  print('  runs that changed, and that could not be read', `${last?.changed.length}, ${last?.kept}`)
  print('  longest that the host was at work without a pause (limit 50 ms)', inMs(busiest()))
}

/** Times of the desk on a large payload: first rows, what was found, further rows, and a search. */
async function printDesk(time: string): Promise<void> {
  const subject = { kind: 'run' as const, id: 'large' }
  const busiest = heartbeat()
  const start = performance.now()
  const { payloads } = await client.readingDesk.open(subject)
  const payload = { subject, payloadId: payloads[0]?.id ?? '' }
  const window = { ...payload, offset: 0, limit: 100 }
  await client.readingDesk.rows({ ...window, open: [] })
  print(
    `${LARGE / 1_000_000} MB opened on the desk, the ${time} time: first rows (limit 500 ms)`,
    since(start),
  )
  await client.readingDesk.read({ ...payload, recipe: null })
  print('  what is found', since(start))
  const unfolded = performance.now()
  await client.readingDesk.rows({ ...window, open: ['$.bloc'], offset: 1_000 })
  print('  a thousand rows down', since(unfolded))
  const search = performance.now()
  await client.readingDesk.search({ ...payload, words: 'nowhere', after: null })
  print('  searched for what is nowhere', since(search))
  print('  longest that the host was at work without a pause (limit 50 ms)', inMs(busiest()))
}

function fill(storage: Storage): void {
  storage.recipes.save(CONNECTION, 0, RECIPE, 1)
  storeRuns(storage, SIZE)
  const run = storage.runs.get('run-0')
  // On another connection than the runs that are read again.
  if (run) storage.runs.insert({ ...run, id: 'large', results: 'none', connectionId: 'other' })
  const row = '{"k":"p1","v":["Jamais","Parfois à vélo","Souvent"],"notes":{"lieu":"Évreux","rang":12}},'
  const text = `{"data":{"bloc":[${row.repeat(LARGE / row.length)}{}]},"error":null}`
  storage.payloads.add({ id: 'large', subjectId: 'large', kind: 'results', text, receivedAt: 1 })
}

function cpuSince(before: NodeJS.CpuUsage): string {
  const { user, system } = process.cpuUsage(before)
  return `${((user + system) / 1_000_000).toFixed(1)} s`
}

function since(start: number): string {
  return inMs(performance.now() - start)
}

function inMs(time: number): string {
  return `${time.toFixed(0)} ms`
}

function print(what: string, figure: string): void {
  process.stdout.write(`  ${what.padEnd(84)} ${figure}\n`)
}
