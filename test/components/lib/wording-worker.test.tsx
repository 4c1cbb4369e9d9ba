import { expect, test, vi } from 'vitest'
import { startWordingWorker, type WordingWorker } from '../../../renderer/lib/wording/start-wording-worker.ts'
import type { WordingAnswer } from '../../../renderer/lib/wording/wording-protocol.ts'

const ITEM = {
  id: 'one',
  type: 'single_choice',
  stem: 'Don’t you agree that cars are bad?',
  options: ['Yes', 'No'],
} as const
const REQUEST = {
  turn: 1,
  language: 'en',
  order: ['one'],
  changed: [{ ...ITEM, options: [...ITEM.options] }],
  off: [],
} as const

/** Starts a checker and asks it about the item; collects its answers. */
function begin(): { answers: WordingAnswer[]; worker: WordingWorker } {
  const answers: WordingAnswer[] = []
  const worker = startWordingWorker(
    (answer) => answers.push(answer),
    () => expect.unreachable('the checker failed'),
  )
  worker.ask({ ...REQUEST, order: [...REQUEST.order], changed: [...REQUEST.changed] })
  return { answers, worker }
}

test('a checker that was left goes on with another questionnaire, of which it knows nothing', async () => {
  const started = vi.spyOn(globalThis, 'Worker')
  const first = begin()
  await expect.poll(() => first.answers).toHaveLength(1)
  first.worker.stop()
  const before = started.mock.calls.length

  // The same item is reported again for another questionnaire, but only to the caller that asked.
  const second = begin()
  await expect.poll(() => second.answers).toHaveLength(1)
  expect(second.answers[0]?.reports[0]?.findings).toMatchObject([{ rule: expect.any(String) }])
  expect(first.answers).toHaveLength(1)
  expect(started).toHaveBeenCalledTimes(before)

  // A checker that is still at work is replaced without waiting for it.
  const third = begin()
  third.worker.stop()
  const fourth = begin()
  await expect.poll(() => fourth.answers).toHaveLength(1)
  expect(third.answers).toEqual([])
  second.worker.stop()
  fourth.worker.stop()
})
