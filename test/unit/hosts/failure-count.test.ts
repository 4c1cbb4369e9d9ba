import { expect, test } from 'vitest'
import { createFailureCount } from '../../../electron/desktop/failure-count.ts'

const MINUTE = 60_000

/** The counter's replies to failures at these times. */
function answers(...times: number[]): boolean[] {
  let time = 0
  const count = createFailureCount(() => time)
  return times.map((at) => {
    time = at
    return count.mayGoOn()
  })
}

test('three failures close together are mended without a word, the fourth is not, nor the fifth', () => {
  expect(answers(0, 1, 2, 3, 4)).toEqual([true, true, true, false, false])
})

test('after minutes of health the count starts anew', () => {
  expect(answers(0, 1, 2, 2 + 5 * MINUTE, 3 + 5 * MINUTE, 4 + 5 * MINUTE, 5 + 5 * MINUTE)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ])
})

test('a page that fails every four minutes is not healthy', () => {
  expect(answers(0, 4 * MINUTE, 8 * MINUTE, 12 * MINUTE)).toEqual([true, true, true, false])
})

test('the count starts anew when the person decided', () => {
  const count = createFailureCount(() => 0)
  const three = () => [count.mayGoOn(), count.mayGoOn(), count.mayGoOn()]
  expect(three()).toEqual([true, true, true])
  expect(count.mayGoOn()).toBe(false)
  count.forget()
  expect(three()).toEqual([true, true, true])
  expect(count.mayGoOn()).toBe(false)
})
