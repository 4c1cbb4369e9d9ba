import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { carryOut } from '../../../electron/cli/experiment/carry-out.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aPlan } from '../../unit/experiments/experiments.ts'

/** A service that accepts no key, and the keys that it was given. */
async function refusing(): Promise<{ baseUrl: string; keys: Set<string> }> {
  const keys = new Set<string>()
  const server = createServer((request, response) => {
    keys.add(String(request.headers['x-api-key']))
    response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"detail":"Invalid key"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys }
}

test('the command never gives the key of one service to another in the same folder', async () => {
  const [one, other] = [await refusing(), await refusing()]
  const folder = tempFolder()
  const carry = (baseUrl: string, key: string) =>
    carryOut({
      ...{ folder, identity: key, service: { baseUrl, key }, onProgress: () => undefined },
      plan: (connectionId) => ({ ...aPlan(), connectionId }),
    })
  await carry(one.baseUrl, 'key-of-the-first-service')
  await carry(other.baseUrl, 'key-of-the-second-service')
  expect([...one.keys]).toEqual(['key-of-the-first-service'])
  expect([...other.keys]).toEqual(['key-of-the-second-service'])
  // The same service again gets its new key.
  await carry(one.baseUrl, 'new-key-of-the-first-service')
  expect([...one.keys]).toContain('new-key-of-the-first-service')
})
