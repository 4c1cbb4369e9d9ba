import vm from 'node:vm'
import type { Session } from 'electron'
import { describe, expect, it } from 'vitest'
import { believedFailure, failureBeforeSending } from '../../../electron/desktop/believed-failure.ts'
import { openCallSession } from '../../../electron/desktop/call-session.ts'
import { createLending } from '../../../electron/desktop/lending.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'

const ROUTE = { origin: 'https://service.test', way: 'DIRECT' }

/** The part of an Electron session that a call session uses: it runs the proxy script that it is given. */
function aSession() {
  let context = vm.createContext({})
  const resolve = (url: string): string =>
    vm.runInContext(
      `FindProxyForURL(${JSON.stringify(url)}, ${JSON.stringify(new URL(url).hostname)})`,
      context,
    )
  const session = {
    setProxy: async ({ pacScript = '' }) => {
      context = vm.createContext({})
      vm.runInContext(Buffer.from(pacScript.split(',')[1] ?? '', 'base64').toString(), context)
    },
    closeAllConnections: async () => undefined,
    resolveProxy: async (url: string) => resolve(url),
  }
  return { session: session as unknown as Session, ask: () => resolve(`${ROUTE.origin}/api/v1/surveys`) }
}

describe('a session for calls', () => {
  it('lets one request pass each time it is opened, and counts what asks for the way', async () => {
    const { session, ask } = aSession()
    const own = openCallSession(session)
    await own.open(ROUTE)
    expect(await own.timesAsked()).toBe(0)
    expect([ask(), await own.timesAsked()]).toEqual(['DIRECT', 1])
    expect([ask(), await own.timesAsked()]).toEqual(['PROXY 127.0.0.1:1', 2])
    own.close()
    await own.open(ROUTE)
    expect([ask(), await own.timesAsked()]).toEqual(['DIRECT', 1])
  })

  it('is not opened for a second call while the first one has it', async () => {
    const { session, ask } = aSession()
    const own = openCallSession(session)
    await own.open(ROUTE)
    ask()
    await expect(own.open(ROUTE)).rejects.toThrow('lent to another call')
    expect(ask()).toBe('PROXY 127.0.0.1:1')
  })

  it('is given its script again where Chromium failed to take it', async () => {
    const { session, ask } = aSession()
    const { setProxy } = session
    session.setProxy = () => Promise.reject(new Error('ERR_FAILED'))
    const own = openCallSession(session)
    await expect(own.open(ROUTE)).rejects.toThrow('ERR_FAILED')
    own.close()
    session.setProxy = setProxy
    await own.open(ROUTE)
    expect(ask()).toBe('DIRECT')
  })
})

it('what is given back twice is lent to one at a time', () => {
  let made = 0
  const back: number[] = []
  const lend = createLending(
    () => ++made,
    (lent) => back.push(lent),
  )
  const first = lend()
  first.giveBack()
  const second = lend()
  first.giveBack()
  expect([second.lent, lend().lent, back]).toEqual([1, 2, [1]])
})

describe('a failed call through Chromium', () => {
  const refused = new Error('net::ERR_CONNECTION_REFUSED')
  const seen = (asked: number | null) => {
    const failure = believedFailure(refused, asked)
    return failure === refused ? 'as it is' : toProblem(failure)
  }

  it('is believed only where Chromium was about to send it exactly once', () => {
    expect(seen(1)).toBe('as it is')
    expect(seen(0)).toEqual({ code: 'UNREACHABLE', cause: 'refused' })
    expect(seen(2)).toEqual({ code: 'UNREACHABLE', cause: 'reset' })
    expect(seen(null)).toEqual({ code: 'UNREACHABLE', cause: 'reset' })
  })
})

it('a call for which no session could be opened was surely not sent', () => {
  expect(failureBeforeSending(new Error('ERR_FAILED')).problem).toMatchObject({ unsent: true })
})
