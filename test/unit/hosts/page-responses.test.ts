import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compress } from '../../../electron/browser/compressed.ts'
import { pageResponses } from '../../../electron/browser/page-responses.ts'
import { tempFolder } from '../../support/temp-folder.ts'

test('a file of the page is compressed and kept once, however its address is written', async () => {
  const folder = tempFolder()
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets', 'page-1234.js'), 'export const page = 1\n'.repeat(200))
  let times = 0
  const respond = pageResponses(folder, (body, encoding) => {
    times += 1
    return compress(body, encoding)
  })
  const ask = (address: string) =>
    respond(new Request(`http://127.0.0.1${address}`, { headers: { 'Accept-Encoding': 'gzip' } }))
  const addresses = ['/assets/page-1234.js', '/assets//page-1234.js', '/assets///page-1234.js']
  for (const address of [...addresses, '/assets/page%2D1234.js', '/a/../assets/page-1234.js?x=1']) {
    const response = await ask(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-encoding')).toBe('gzip')
  }
  expect(times).toBe(1)
})
