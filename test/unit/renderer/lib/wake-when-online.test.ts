import { expect, it } from 'vitest'
import { wakeWhenOnline } from '../../../../renderer/lib/wake-when-online.ts'

it('wakes whenever the network comes back, even after a call that failed, until it is stopped', () => {
  const network = new EventTarget()
  let woken = 0
  const stop = wakeWhenOnline(network, () => {
    woken += 1
    return Promise.reject(new Error('out of reach'))
  })
  network.dispatchEvent(new Event('offline'))
  expect(woken).toBe(0)
  network.dispatchEvent(new Event('online'))
  network.dispatchEvent(new Event('online'))
  expect(woken).toBe(2)
  stop()
  network.dispatchEvent(new Event('online'))
  expect(woken).toBe(2)
})
