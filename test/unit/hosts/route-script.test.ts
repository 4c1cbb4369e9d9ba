import vm from 'node:vm'
import { expect, it } from 'vitest'
import { readRouteState, routeScript, scriptWord } from '../../../electron/desktop/route-script.ts'

const ORIGIN = 'https://service.example:8443'
const WAY = 'PROXY proxy.example:3128;DIRECT'
const NOWHERE = 'PROXY 127.0.0.1:1'

/** Runs the script as a browser would. */
function run(): (url: string) => string {
  const context = vm.createContext({})
  vm.runInContext(routeScript({ origin: ORIGIN, way: WAY }, 7), context)
  return (url) => context.FindProxyForURL(url, new URL(url).hostname)
}

it('tells the way once each time it is opened, and counts who asks', () => {
  const find = run()
  expect(find(`${ORIGIN}/`)).toBe(NOWHERE)
  expect(readRouteState(find(scriptWord('open', 3)))).toEqual({ script: 7, call: 3, asked: 0 })
  expect([find(`${ORIGIN}/`), find(`${ORIGIN}/`), find(`${ORIGIN}/`)]).toEqual([WAY, NOWHERE, NOWHERE])
  expect(readRouteState(find(scriptWord('tell', 4)))).toEqual({ script: 7, call: 3, asked: 3 })
  expect(find(`${ORIGIN}/`)).toBe(NOWHERE)
  find(scriptWord('open', 4))
  expect(find(`${ORIGIN}/`)).toBe(WAY)
})

it('lets nobody else use the way', () => {
  const find = run()
  find(scriptWord('open', 1))
  const others = [
    'https://service.example/',
    'https://service.example.evil.example:8443/',
    'http://service.example:8443/',
  ]
  for (const url of [...others, 'https://redirector.gvt1.com/']) expect(find(url)).toBe(NOWHERE)
  expect(readRouteState(find(scriptWord('tell', 1)))).toEqual({ script: 7, call: 1, asked: 0 })
  expect(find(`${ORIGIN}/`)).toBe(WAY)
})

it('takes no other answer for the state', () => {
  for (const text of ['DIRECT', WAY, NOWHERE, 'PROXY 1-2.route.sonde.invalid:1', ''])
    expect(readRouteState(text)).toBeNull()
})
