import { expect, it } from 'vitest'
import { createServiceClient } from '../../../electron/service/http-service-client.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import { createVirtualClock } from './budget/virtual-clock.ts'

/** Addresses that might be in a stored connection although the form would refuse them. */
it.each([
  'http://service.example',
  'http://10.0.0.1',
  'http://0.0.0.0:80',
  'http://localhost.evil.example',
  '',
])('for "%s" the key is not even read', async (baseUrl) => {
  const touched: string[] = []
  const client = createServiceClient({
    baseUrl,
    key: async () => String(touched.push('key')),
    fetch: async () => Response.json({ touched: touched.push('fetch') }),
    clock: createVirtualClock(),
    // The budget is looked up by key, so a call that reaches it would have read the key.
    budget: {
      run: (call) => {
        touched.push('budget')
        return call()
      },
    },
  })
  const failure = await client.listSurveys({ limit: 1, offset: 0 }, { priority: 'person' }).catch(toProblem)
  expect(failure).toMatchObject({ code: 'UNREACHABLE', cause: 'insecure_url', unsent: true })
  expect(touched).toEqual([])
})
