import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { openThings, whatIsLeft } from '../../support/what-is-left.ts'

const left = (before: ReturnType<typeof openThings>) => Object.keys(whatIsLeft(before, openThings()))

it('a timer, a server and a database that a test leaves open are named, until they are ended', async () => {
  const before = openThings()
  expect(left(before)).toEqual([])

  const timer = setInterval(() => undefined, 60_000)
  expect(left(before)).toEqual(['Timeout'])
  clearInterval(timer)

  const server = createServer().listen(0)
  await once(server, 'listening')
  expect(left(before)).toEqual(['TCPServerWrap'])
  server.close()
  await until('the server is gone', () => left(before).length === 0)

  const storage = openStorage({ folder: tempFolder(), now: Date.now })
  expect(left(before)).toContainEqual(expect.stringContaining('.sqlite'))
  storage.close()
  expect(left(before)).toEqual([])
})
