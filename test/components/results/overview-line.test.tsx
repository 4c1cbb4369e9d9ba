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
    hasWording: true,
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

/** The run with marks of one kind at each of some items. */
function withMarks(run: MarkedRun, kinds: readonly ('wording' | 'blank')[]): MarkedRun {
  const marks = run.marks.map((_, at) => {
    const kind = kinds[at]
    const open = kind ? [{ suspicion: { weight: 'look', evidence: { kind } } }] : []
    return { open, dismissed: [], needsLook: open.length > 0 } as unknown as MarkedRun['marks'][number]
  })
  return { ...run, marks }
}

test('items that only the wording checker asks to look at are said to be so', async () => {
  const run = withMarks(aRunOf('too_few', 'too_few', 'too_few'), ['wording', 'wording'])
  await show({ path: '/', address: '/', content: () => <OverviewLine marked={run} outOf={null} /> })
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(
      '2 of 3 items need a look for their wording alone · 3 items have too few answers to be judged by them (fewer than 30).',
    )
})

test('they are counted apart from those whose answers ask for a look', async () => {
  const run = withMarks(aRunOf('judged', 'judged', 'judged'), ['wording', 'blank'])
  await show({ path: '/', address: '/', content: () => <OverviewLine marked={run} outOf={null} /> })
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent('2 of 3 items need a look, 1 of these for its wording alone')
})

test('the only item, which needs a look', async () => {
  const marked = withMarks(aRunOf('judged'), ['blank'])
  await show({ path: '/', address: '/', content: () => <OverviewLine marked={marked} outOf={null} /> })
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('The only item needs a look')
})

test('a wording checker that did not start is told', async () => {
  const marked = { ...aRunOf('judged', 'judged'), hasWording: false }
  await show({ path: '/', address: '/', content: () => <OverviewLine marked={marked} outOf={null} /> })
  await expect.element(page.getByText('The wording checker did not start')).toBeVisible()
})
