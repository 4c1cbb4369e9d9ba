import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { toResponse } from '../../../electron/host/fetch-response.ts'

/** A body of which one piece has arrived, and a counter of reported ends. */
function aBody() {
  const body = new PassThrough()
  let ends = 0
  const onEnd = () => {
    ends += 1
  }
  const response = toResponse({ status: 200, rawHeaders: [], body, onEnd })
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no body')
  body.write('{"data":')
  return { body, reader, ends: () => ends }
}

// If the end were reported twice, a Chromium session would be lent to two calls at once.
it('the end of an answer is told once where it is given up while a piece of it is awaited', async () => {
  const { body, reader, ends } = aBody()
  await reader.read()
  const pending = reader.read()
  // Lets the reader ask for the piece.
  await setImmediate()
  const closed = once(body, 'close')
  await reader.cancel()
  await pending
  // The body reports its own end later.
  await closed
  await setImmediate()
  expect(ends()).toBe(1)
})

it('the end of an answer is told once where it is read to its end', async () => {
  const { body, reader, ends } = aBody()
  body.end('null}')
  while (!(await reader.read()).done);
  await reader.cancel()
  expect(ends()).toBe(1)
})
