import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CallLedger } from '../../../electron/core/ports.ts'
import { createCallLedger } from '../../../electron/host/call-ledger.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MINUTE = 60_000
const KEY = 'sk_live_4f6e1d2c3b'

/** A machine with a data folder on which Sonde starts repeatedly. */
function setUp() {
  const folder = tempFolder()
  const file = path.join(folder, 'calls.txt')
  const clock = { wall: Date.UTC(2026, 0, 5), monotonic: 5 * MINUTE }
  const logged: string[] = []
  const start = (mayHaveSent = false): CallLedger =>
    createCallLedger({
      folder,
      clock: { now: () => clock.wall, monotonic: () => clock.monotonic },
      log: { error: (event) => logged.push(event) },
      mayHaveSent,
    })
  const pass = (ms: number) => {
    clock.wall += ms
    clock.monotonic += ms
  }
  const send = (ledger: CallLedger, key = KEY) => ledger.add({ key: ledger.nameOf(key), priority: 'person' })
  const begin = () => {
    const ledger = start()
    ledger.read()
    return ledger
  }
  return { folder, file, clock, logged, start, begin, pass, send }
}

describe('the calls of the last minute are known after a restart', () => {
  it('names each call by its key, and by when the service had counted it', () => {
    const { begin, start, pass, send } = setUp()
    const ledger = begin()
    const end = send(ledger)
    pass(20_000)
    end(0)
    send(ledger, 'another key')(0)
    pass(10_000)
    const next = start()
    const { calls, lost } = next.read()
    expect(lost).toBe(false)
    expect(calls.map(({ age }) => age)).toEqual([10_000, 10_000])
    expect(calls.map(({ key }) => key)).toEqual([next.nameOf(KEY), next.nameOf('another key')])
  })

  it('forgets them after a minute, over any number of restarts', () => {
    const { begin, start, pass, send } = setUp()
    send(begin())(0)
    for (let restart = 0; restart < 5; restart++) {
      pass(11_000)
      expect(start().read().calls).toHaveLength(1)
    }
    pass(6_000)
    expect(start().read().calls).toHaveLength(0)
  })

  it('counts a call that was under way as still on its way, however long ago it was sent', () => {
    const { begin, start, pass, send } = setUp()
    send(begin())
    pass(60 * MINUTE)
    expect(
      start()
        .read()
        .calls.map(({ age }) => age),
    ).toEqual([-5_000])
    pass(2 * MINUTE)
    expect(start().read().calls).toHaveLength(0)
  })

  it.each([
    ['ahead', 60 * MINUTE],
    ['back', -60 * MINUTE],
  ])('does not believe a wall clock that was set %s in between', (_, step) => {
    const { begin, start, pass, send, clock } = setUp()
    send(begin())(0)
    pass(10_000)
    clock.wall += step
    expect(start().read().calls[0]?.age).toBeLessThanOrEqual(10_000)
    pass(66_000)
    expect(start().read().calls).toHaveLength(0)
  })

  it('takes no call for older than the machine has been up since it was started again', () => {
    const { begin, start, send, clock } = setUp()
    send(begin())(0)
    clock.monotonic = 20_000
    clock.wall += 24 * 60 * MINUTE
    expect(start().read().calls[0]?.age).toBeLessThanOrEqual(20_000)
  })
})

describe('what the ledger does not tell for certain counts as just sent', () => {
  it('a line that a crash tore counts for every key', () => {
    const { begin, start, send, file } = setUp()
    send(begin())(0)
    for (const torn of ['+ 1', '-', '\0\0\0\0', '+ a.1 person 12']) {
      appendFileSync(file, torn)
      const { calls, lost } = start().read()
      expect(lost).toBe(false)
      expect(calls.filter(({ key, age }) => key === null && age <= 0)).toHaveLength(1)
    }
  })

  it('without its first line the file names no key: each of its calls counts for every key', () => {
    const { begin, start, send, file } = setUp()
    send(begin())(0)
    writeFileSync(file, readFileSync(file, 'utf8').slice(20))
    expect(
      start()
        .read()
        .calls.every(({ key }) => key === null),
    ).toBe(true)
  })

  it('no ledger beside runs under way means that as many were sent as may be, and is said', () => {
    const { begin, start, send, file, logged } = setUp()
    send(begin())(0)
    rmSync(file)
    expect(start(false).read()).toEqual({ calls: [], lost: false })
    rmSync(file)
    expect(start(true).read()).toEqual({ calls: [], lost: true })
    expect(logged).toEqual(['calls.lost'])
  })

  it('a ledger that cannot be written any more says so, and the next start is careful', () => {
    const { begin, start, send, file, logged } = setUp()
    const ledger = begin()
    send(ledger)(0)
    // A folder in the file's place makes appending and renaming fail.
    rmSync(file)
    mkdirSync(path.join(file, 'in the way'), { recursive: true })
    send(ledger)(0)
    send(ledger)(0)
    expect(logged).toEqual(['calls.not_remembered'])
    expect(start().read().lost).toBe(true)
  })

  it('a file that was emptied, or is no ledger at all, is no proof that nothing was sent', () => {
    const { start, file } = setUp()
    writeFileSync(file, '')
    expect(start().read().lost).toBe(true)
    writeFileSync(file, Buffer.alloc(5_000_000))
    expect(start().read().lost).toBe(true)
  })

  it('a ledger that can be written again holds all of the last minute', () => {
    const { begin, start, send, folder, file, pass } = setUp()
    const ledger = begin()
    send(ledger)(0)
    rmSync(file)
    mkdirSync(path.join(file, 'in the way'), { recursive: true })
    pass(1_000)
    send(ledger)(0)
    rmSync(file, { recursive: true })
    send(ledger)(0)
    chmodSync(folder, 0o700)
    expect(start().read()).toMatchObject({ lost: false, calls: [{ age: 1_000 }, { age: 0 }, { age: 0 }] })
  })
})

describe('the ledger tells nobody the key', () => {
  it('holds neither the key nor a hash that would confirm a guess of it', () => {
    const { begin, send, file } = setUp()
    send(begin())(0)
    const text = readFileSync(file, 'utf8')
    expect(text).not.toContain(KEY)
    const names = [...text.matchAll(/^\+ \S+ \S+ (\S+)$/gm)].map(([, name]) => name)
    // Four hexadecimal digits: one guess in 65,536 matches by chance.
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{4}$/)])
  })

  it('names the same key in another way where nothing is left of the last minute', () => {
    const { begin, start, pass } = setUp()
    const names = new Set<string>([begin().nameOf(KEY)])
    for (let restart = 0; restart < 4; restart++) {
      pass(2 * MINUTE)
      const ledger = start()
      ledger.read()
      names.add(ledger.nameOf(KEY))
    }
    expect(names.size).toBeGreaterThan(1)
  })
})

it('stays small however many calls are made', () => {
  const { begin, send, file, pass } = setUp()
  const ledger = begin()
  for (let call = 0; call < 5_000; call++) {
    pass(600)
    send(ledger)(0)
  }
  expect(readFileSync(file).length).toBeLessThan(200_000)
})
