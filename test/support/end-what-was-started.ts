import { afterAll, expect } from 'vitest'
import { openThings, whatIsLeft } from './what-is-left.ts'

/**
 * Runs before each test file. The file fails if something that it started (a timer, a server, a connection, a child
 * process, a database) is still there after its last test; things get some seconds to end.
 */
// Named before the count: Node opens it at the first use, and it stays open as long as the process.
void process.stdin
const before = openThings()
const LONGEST = 10_000
const LOOK = 20

afterAll(async () => {
  const end = Date.now() + LONGEST
  // Vitest's own reporting timer runs for a tenth of a second more; this loop waits for it too.
  let left = whatIsLeft(before, openThings())
  while (Object.keys(left).length > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK))
    left = whatIsLeft(before, openThings())
  }
  expect(left, 'what this file started and did not end').toEqual({})
})
