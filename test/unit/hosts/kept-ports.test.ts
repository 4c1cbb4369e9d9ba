import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keepPort, keptPorts, listenWhereKept } from '../../../electron/browser/kept-ports.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** Pretends to listen except on ports that are taken; returns the port, or 9999 for any free one. */
function listenUnless(...taken: number[]) {
  return async (port: number) => {
    if (taken.includes(port)) throw Object.assign(new Error('taken'), { code: 'EADDRINUSE' })
    return port === 0 ? 9999 : port
  }
}

test('the port of the first time is the port of every time', async () => {
  const folder = tempFolder()
  expect(await listenWhereKept(folder, listenUnless())).toBe(9999)
  keepPort(folder, 4001)
  keepPort(folder, 4001)
  expect(keptPorts(folder)).toEqual([4001])
  expect(await listenWhereKept(folder, listenUnless())).toBe(4001)
})

test('where another program has it, the second is kept too, and the first is gone back to', async () => {
  const folder = tempFolder()
  keepPort(folder, 4001)
  expect(await listenWhereKept(folder, listenUnless(4001))).toBe(9999)
  keepPort(folder, 4002)
  expect(await listenWhereKept(folder, listenUnless(4001))).toBe(4002)
  expect(await listenWhereKept(folder, listenUnless())).toBe(4001)
})

test('few are remembered, and a file that makes no sense is as good as none', async () => {
  const folder = tempFolder()
  for (let port = 4001; port < 4011; port += 1) keepPort(folder, port)
  expect(keptPorts(folder)).toEqual([4001, 4002, 4003, 4010])
  const [file = ''] = ['browser-ports.txt'].map((name) => path.join(folder, name))
  expect(readFileSync(file, 'utf8')).toBe('4001\n4002\n4003\n4010\n')
  writeFileSync(file, 'no port\n-1\n70000\n')
  expect(keptPorts(folder)).toEqual([])
  expect(keptPorts(path.join(folder, 'none'))).toEqual([])
})

test('another failure than a taken port is told', async () => {
  const folder = tempFolder()
  keepPort(folder, 4001)
  const failing = listenWhereKept(folder, () => Promise.reject(new Error('no network')))
  await expect(failing).rejects.toThrow('no network')
})
