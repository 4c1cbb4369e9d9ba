import { expect, test } from 'vitest'
import {
  countPoints,
  guideVerdict,
  pointsBeyondRounds,
} from '../../../../renderer/features/focus/guide-verdict.ts'

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

test('a guide with more points than rounds is told so, and no other', () => {
  expect(pointsBeyondRounds('One?\nTwo?\n\nThree?', 2)).toBe(3)
  expect(pointsBeyondRounds('One?\nTwo?', 2)).toBeNull()
  expect(pointsBeyondRounds('One?\nTwo?', null)).toBeNull()
})
