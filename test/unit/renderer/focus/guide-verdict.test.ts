import { expect, test } from 'vitest'
import { countPoints, guideVerdict } from '../../../../renderer/features/focus/guide-verdict.ts'

/** A guide that was read, without findings. */
const READ = { state: 'ready', isEmpty: false, isForeign: false, open: 0, notes: 0 } as const

test('a guide without issues is called so only once there is a guide and it was read', () => {
  expect(guideVerdict({ ...READ, isEmpty: true })).toBe('nothing')
  expect(guideVerdict({ ...READ, state: 'waiting', isEmpty: true })).toBe('nothing')
  expect(guideVerdict({ ...READ, state: 'waiting' })).toBe('waiting')
  expect(guideVerdict(READ)).toBe('none')
  expect(guideVerdict({ ...READ, state: 'failed', isEmpty: true })).toBe('failed')
})

test('a guide in a language that the checker does not know is not called sound', () => {
  expect(guideVerdict({ ...READ, isForeign: true })).toBe('unread')
})

test('nothing contradicts findings that are shown and not counted', () => {
  expect(guideVerdict({ ...READ, notes: 1 })).toBe('nothing')
})

test('issues of a title are counted although there is no guide', () => {
  expect(guideVerdict({ ...READ, isEmpty: true, open: 1 })).toEqual({ count: 1 })
})

test('each line with words is a point of the guide', () => {
  expect(countPoints('1. What do you do?\r\n\r\n - \n2. And then?')).toBe(2)
  expect(countPoints(' \n')).toBe(0)
})
