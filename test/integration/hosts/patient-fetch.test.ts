import { expect, it } from 'vitest'
import { createPatientFetch } from '../../../electron/browser/patient-fetch.ts'
import { strangeServer } from '../../support/strange-server.ts'

it('asks what is on this machine directly, whatever proxy is set', async () => {
  const seen: string[] = []
  const service = await strangeServer((request, response) => {
    seen.push(String(request.headers['x-api-key']))
    response.end('{"data":{},"error":null}')
  })
  const proxy = await strangeServer((_, response) => response.writeHead(599).end())
  const fetchIt = createPatientFetch({ HTTP_PROXY: proxy, HTTPS_PROXY: proxy, http_proxy: proxy })
  const answer = await fetchIt(service, { headers: { 'X-API-Key': 'k' }, redirect: 'manual' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ data: {}, error: null })
  expect(seen).toEqual(['k'])
})

it('says what failed the way Node does, so that it can be told', async () => {
  const fetchIt = createPatientFetch({})
  await expect(fetchIt('http://127.0.0.1:1/')).rejects.toMatchObject({ message: 'fetch failed' })
})
