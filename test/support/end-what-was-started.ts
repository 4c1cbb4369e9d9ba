import { afterAll, expect } from 'vitest'
import { openThings, whatIsLeft } from './what-is-left.ts'

/**
 * Runs before each test file: the file fails when something that it started (a timer, a server, a connection, a child
 * process, a database) goes on after its last test. What is ending at that moment is waited for.
 */
// It is opened when it is first named, and belongs to the process.
void process.stdin
const before = openThings()
const LONGEST = 10_000
const LOOK = 20

afterAll(async () => {
  const end = Date.now() + LONGEST
  // Vitest's own timer, with which it tells how the tests went, runs for a tenth of a second more: it is waited for as well.
  let left = whatIsLeft(before, openThings())
  while (Object.keys(left).length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK))
    left = whatIsLeft(before, openThings())
  }
  expect(left, 'what this file started and did not end').toEqual({})
})
