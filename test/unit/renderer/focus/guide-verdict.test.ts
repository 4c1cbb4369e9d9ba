import { expect, test } from 'vitest'
import { countPoints, guideVerdict } from '../../../../renderer/features/focus/guide-verdict.ts'

test('a guide without issues is called so only once there is a guide and it was read', () => {
  expect(guideVerdict({ state: 'ready', isEmpty: true, open: 0 })).toBe('nothing')
  expect(guideVerdict({ state: 'waiting', isEmpty: true, open: 0 })).toBe('nothing')
  expect(guideVerdict({ state: 'waiting', isEmpty: false, open: 0 })).toBe('waiting')
  expect(guideVerdict({ state: 'ready', isEmpty: false, open: 0 })).toBe('none')
  expect(guideVerdict({ state: 'failed', isEmpty: true, open: 0 })).toBe('failed')
})

test('issues of a title are counted although there is no guide', () => {
  expect(guideVerdict({ state: 'ready', isEmpty: true, open: 1 })).toEqual({ count: 1 })
})

test('each line with words is a point of the guide', () => {
  expect(countPoints('1. What do you do?\r\n\r\n - \n2. And then?')).toBe(2)
  expect(countPoints(' \n')).toBe(0)
})
