import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MarkedRun } from '../../../renderer/features/results/diagnosis/use-diagnosis.ts'
import { OverviewLine } from '../../../renderer/features/results/overview/overview-line.tsx'
import type { ItemDiagnosis } from '../../../shared/analysis/diagnostics/suspicion.ts'
import { show } from '../support/show.tsx'

/** A run without any mark, whose items are in these states. */
function aRunOf(...states: ItemDiagnosis['state'][]): MarkedRun {
  return {
    diagnosis: {
      items: states.map((state, position) => ({
        ...{ position, state, base: 0, suspicions: [], wording: 'not_judged', unknowable: [] },
      })),
      ...{ population: [], needLook: 0 },
    },
    marks: states.map(() => ({ needsLook: false }) as MarkedRun['marks'][number]),
  }
}

test.each([
  [['nothing', 'nothing'], 'No answer was recognised, so the items cannot be judged'],
  [['nothing', 'too_few'], 'Too few answers (fewer than 30) to judge the items'],
  [['judged', 'nothing'], 'None of the 2 items needs a look · For 1 item, no answer was recognised.'],
  [['judged'], 'The only item does not need a look'],
] as const)('items that are %s', async (states, line) => {
  await show({
    path: '/',
    address: '/',
    content: () => <OverviewLine marked={aRunOf(...states)} outOf={null} />,
  })
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(line)
})

test('the only item, which needs a look', async () => {
  const marked = aRunOf('judged')
  marked.marks = [{ needsLook: true } as MarkedRun['marks'][number]]
  await show({ path: '/', address: '/', content: () => <OverviewLine marked={marked} outOf={null} /> })
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('The only item needs a look')
})
