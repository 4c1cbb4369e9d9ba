import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { tellLeft } from '../../../../renderer/features/runs/tell-left.ts'

const says = (key: string, facts?: { duration: string }) => (facts ? `${key} ${facts.duration}` : key)
const t = says as unknown as TFunction<'runs'>

it('does not say that no second is left of a run that is under way', () => {
  expect(tellLeft(0, t)).toBe('leftSoon')
  expect(tellLeft(400, t)).toBe('leftSoon')
  expect(tellLeft(12_000, t)).toBe('left 10\u00a0s')
  expect(tellLeft(1_479_000, t)).toBe('left 25\u00a0min')
})
