import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dotState, RunDot } from '../../../renderer/ui/run-state.tsx'
import type { RunMark } from '../../../shared/models/run.ts'
import { show } from '../support/show.tsx'

test('a run that lacks answers, one that was stopped, and one that failed have dots and names of their own', async () => {
  const marks: RunMark[] = [
    { id: 'all', state: 'done', practice: false },
    { id: 'part', state: 'done', practice: false, lacksAnswers: true },
    { id: 'stopped', state: 'stopped', practice: true },
    { id: 'failed', state: 'failed', practice: false },
    { id: 'running', state: 'running', practice: false },
  ]
  await show({
    path: '/',
    address: '/',
    content: () => marks.map((run) => <RunDot key={run.id} state={dotState(run)} practice={run.practice} />),
  })
  const names = ['done', 'done, incomplete', 'stopped, Practice', 'failed', 'running']
  const shapes: unknown[] = []
  for (const name of names) {
    const dot = page.getByRole('img', { name, exact: true })
    await expect.element(dot).toBeVisible()
    shapes.push(dot.element().getAttribute('data-shape'))
  }
  expect(new Set(shapes).size).toBe(names.length)
})
