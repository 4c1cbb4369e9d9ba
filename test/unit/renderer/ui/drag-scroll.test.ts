import { expect, test } from 'vitest'
import { scrollSpeed } from '../../../../renderer/ui/drag/drag-scroll.ts'

test('nothing scrolls away from the edges; the nearer to one, the faster, towards it', () => {
  expect(scrollSpeed(400, 100, 700)).toBe(0)
  expect(scrollSpeed(120, 100, 700)).toBeLessThan(0)
  expect(scrollSpeed(680, 100, 700)).toBeGreaterThan(0)
  expect(scrollSpeed(105, 100, 700)).toBeLessThan(scrollSpeed(140, 100, 700))
  expect(scrollSpeed(5_000, 100, 700)).toBe(scrollSpeed(700, 100, 700))
})

test('a low part has a middle that rests', () => {
  expect(scrollSpeed(120, 100, 140)).toBe(0)
})
