import { expect, test } from 'vitest'
import { followStream } from '../../../../renderer/lib/use-live.ts'

async function* say<T>(...events: T[]): AsyncGenerator<T> {
  for (const event of events) yield event
}

test('a stream that breaks is told of and opened again, until it is left', async () => {
  const end = new AbortController()
  const heard: number[] = []
  const broken: unknown[] = []
  let opened = 0
  await followStream<number>(
    async () => {
      opened += 1
      if (opened === 2) throw new Error('line down')
      return say(opened, opened * 10)
    },
    (event) => {
      heard.push(event)
      if (opened === 3) end.abort()
    },
    (error) => broken.push(error),
    end.signal,
    async () => undefined,
  )
  expect(heard).toEqual([1, 10, 3])
  expect(broken).toHaveLength(1)
  expect(opened).toBe(3)
})
