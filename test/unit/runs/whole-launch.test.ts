import { expect, it } from 'vitest'
import { wholeLaunch } from '../../../shared/runs/whole-launch.ts'

const ONE = { ms: { low: 50_000, typical: 60_000, high: 90_000 }, ahead: 2_000 }

it('sends launches one after the other, while the service answers them side by side', () => {
  expect(wholeLaunch(ONE, 1, 100)).toEqual(ONE.ms)
  expect(wholeLaunch(ONE, 8, 100)).toEqual({ low: 64_000, typical: 74_000, high: 104_000 })
})

it('is never faster than the calls may be made that runs cannot do without, and tells nothing where nothing is known', () => {
  expect(wholeLaunch(ONE, 24, 60)?.typical).toBe(60_000 + 23 * 2_000)
  expect(wholeLaunch({ ...ONE, ahead: 0 }, 90, 60)?.typical).toBe((360 / 60 - 1) * 60_000)
  expect(wholeLaunch({ ms: null, ahead: null }, 8, 100)).toBeNull()
})
