import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  type PracticeThreadOptions,
  startPracticeThread,
} from '../../../electron/practice/practice-thread.ts'
import { caller, failure, practice, success } from './support/practice-client.ts'
import { ownFolder } from './support/run-practice.ts'

async function thread(options: PracticeThreadOptions = {}) {
  const started = await startPracticeThread(options)
  onTestFinished(() => started.close())
  return started
}

/** Writes a worker script with this source, for tests of how the thread's owner handles a broken worker. */
function badWorker(source: string): URL {
  const file = path.join(ownFolder(), 'worker.mjs')
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${source}`)
  return pathToFileURL(file)
}

const ready =
  "parentPort.postMessage({ kind: 'ready', baseUrl: '', apiKey: '', adminKey: '', enterpriseKey: '' })"

describe('The service in a thread', () => {
  it('answers, takes conditions and gives them back', async () => {
    const started = await thread({ shapes: 'wide', conditions: { speed: 3 } })
    const call = caller(started.baseUrl, started.enterpriseKey)
    expect(success(await call('GET', '/api/v1/surveys'))).toMatchObject({ has_more: false })
    expect((await started.getConditions()).speed).toBe(3)
    expect(await started.setConditions({ faults: { serverError: { next: 1 } } })).toMatchObject({
      speed: 3,
      faults: { serverError: { next: 1 } },
    })
    failure(await call('GET', '/api/v1/surveys'), 500)
    expect((await started.getConditions()).faults.serverError.next).toBe(0)
    await expect(started.setConditions({ speed: -1 })).rejects.toThrow()
    success(await call('GET', '/api/v1/surveys'))
  })

  it('closes with a request unanswered, once and again, and says nothing of an exit', async () => {
    const exits: string[] = []
    const started = await thread({
      conditions: { faults: { hang: { probability: 1 } } },
      onExit: (why) => exits.push(why),
    })
    const hanging = caller(started.baseUrl, started.apiKey)('GET', '/api/v1/surveys')
    const cut = expect(hanging).rejects.toThrow()
    await started.close()
    await started.close()
    await cut
    await expect(started.getConditions()).rejects.toThrow(/closed/)
    expect(exits).toStrictEqual([])
  })

  it('rejects with the reason where the service cannot start', async () => {
    const { service } = await practice()
    const port = Number(new URL(service.baseUrl).port)
    await expect(startPracticeThread({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await expect(startPracticeThread({ dataFile: '/proc/nothing/x.sqlite' })).rejects.toMatchObject({
      name: 'DataFileError',
    })
  })

  it('says so when the worker dies, and settles what was asked of it', async () => {
    const workerUrl = badWorker(
      `${ready}\nparentPort.on('message', () => { throw new Error('out of luck') })`,
    )
    const exits: string[] = []
    const started = await thread({ workerUrl, onExit: (why) => exits.push(why) })
    await expect(started.getConditions()).rejects.toThrow(/out of luck/)
    expect(exits).toStrictEqual(['out of luck'])
    await expect(started.setConditions({})).rejects.toThrow(/closed/)
    await started.close()
  })

  it('rejects when the worker dies before it is ready', async () => {
    await expect(
      startPracticeThread({ workerUrl: badWorker("throw new Error('no start')") }),
    ).rejects.toThrow(/no start/)
  })

  it('ends a worker that does not close', async () => {
    const workerUrl = badWorker(`${ready}\nparentPort.on('message', () => { for (;;) {} })`)
    const started = await thread({ workerUrl })
    await started.close()
  })
})
