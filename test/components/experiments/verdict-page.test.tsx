import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { VerdictPage } from '../../../renderer/features/experiments/verdict/verdict-page.tsx'
import { takeWording } from '../../../renderer/lib/wording-in-hand.ts'
import type { ExperimentEvidence } from '../../../shared/models/experiment-evidence.ts'
import { anArm, anExperiment, aPlan, aRunOf, evidenceOf, ITEM } from '../../unit/experiments/experiments.ts'
import { isAbove } from '../support/items.ts'
import { show } from '../support/show.tsx'

const experiment = anExperiment(aPlan({ personas: 100 }))

/** The address that was reached. */
let address = () => ''

async function open(evidence: ExperimentEvidence, of = experiment) {
  address = await show({
    path: '/experiments/$id',
    address: '/experiments/one',
    content: () => <VerdictPage experiment={of} evidence={evidence} practice />,
  })
  return page.getByRole('main')
}

test('the verdict stands on top, and every number that it rests on below', async () => {
  const evidence = evidenceOf({
    base: [
      [48, 52],
      [52, 48],
    ],
    again: [[51, 49]],
    reversed: [[45, 55]],
    rewording: [
      [69, 31],
      [71, 29],
    ],
  })
  evidence.runs.push(aRunOf('again', [], 2, { state: 'failed', hasAnswers: false, items: [] }))
  for (const { traits, arm } of evidence.runs) {
    const counts = arm === 'rewording' ? [40, 10] : [25, 25]
    traits.push({ field: 'sexe', groups: [{ value: 'F', counts }] })
    traits.push({ field: 'age', groups: [{ value: '65+', counts }] })
    traits.push({ field: 'occupation', groups: [{ value: 'retraité', counts: [2, 3] }] })
  }
  const main = await open(evidence)
  const top = main.getByRole('region', { name: 'Verdict' })
  await expect
    .element(top.getByText(/^B moved “Yes” up by 20 points; .* The wording matters\.$/))
    .toBeVisible()
  await expect.element(top.getByText('Practice')).toBeVisible()
  await expect.element(main.getByRole('note')).toBeVisible()
  // Each arm and each run is a bar of all options, beginning with the option that moved most.
  await expect.element(main.getByRole('img', { name: /The table below has their numbers/ })).toBeVisible()
  await expect.element(main.getByRole('table', { name: 'Shares by option' })).toBeVisible()
  const strips = main.getByRole('region', { name: 'All runs' }).element()
  const widths = [...strips.querySelectorAll('[data-tone="top"]')].map(
    (part) => part instanceof HTMLElement && part.style.width,
  )
  expect(widths).toEqual(['', '50%', '48%', '52%', '51%', '51%', '45%', '45%', '70%', '69%', '71%'])
  // Arms and their runs, each run with a link to its results, and the changes in the last row.
  await expect.element(main.getByRole('row', { name: 'B 200 70% 30%' })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'B, run 2' }))
    .toHaveAttribute('href', '/runs/rewording-2?item=item')
  await expect.element(main.getByRole('row', { name: /^B minus A, in points \+20 −20/ })).toBeVisible()
  const lost = main.getByRole('region', { name: 'Runs without answers to compare' })
  await expect.element(lost.getByText('A again, run 2: failed.')).toBeVisible()
  // Exploratory results: groups with a large enough base show points, and the others are counted.
  await expect.element(main.getByRole('row', { name: /^Sex: female 100 100 \+30 \d+$/ })).toBeVisible()
  await expect.element(main.getByRole('row', { name: /^Age: 65 or more 100 100/ })).toBeVisible()
  await expect.element(main.getByText(/1 group has a base under 30/)).toBeVisible()
  await expect.element(main.getByText(experiment.frozen?.hash ?? '')).toBeVisible()
  // The next step: the wording goes into the draft, at its item.
  const use = top.getByRole('button', { name: 'Use B in the draft' })
  // With Ctrl a link would open a tab without the wording, and leave it in this one for the next visit to the survey.
  await use.click({ modifiers: ['Control'] })
  await expect.poll(address).toBe('/surveys/survey')
  const tried = experiment.plan.arms.find(({ id }) => id === 'rewording')?.question
  expect(takeWording('survey')).toEqual({ ...tried, id: 'item' })
})

test('without enough answers it says so, and shows counts only', async () => {
  const main = await open(evidenceOf({ base: [[10, 15]], rewording: [[9, 20]] }))
  await expect.element(main.getByText(/^Nothing can be said: A has a base of 25 and B of 29/)).toBeVisible()
  await expect.element(main.getByRole('row', { name: 'A 25 10 15' })).toBeVisible()
  expect(main.getByText('A reason to revise').query()).toBeNull()
  // Nothing was learned that would lead on to the draft.
  expect(main.getByRole('button', { name: 'Use B in the draft' }).query()).toBeNull()
  // Without percentages there are no bars, and empty ones would look like zeros.
  expect(main.getByRole('img').query()).toBeNull()
})

test('an option that an arm words otherwise is told above the bars and shares that stand under the words of A', async () => {
  const [yes, no] = ITEM.options
  const options = [...(yes ? [{ ...yes, text: 'Go down' }] : []), ...(no ? [no] : [])]
  const arms = (['base', 'again', 'reversed'] as const).map((kind) => anArm(kind))
  const reworded = anArm('rewording', { ...ITEM, stem: 'Should it go down?', options })
  const main = await open(
    evidenceOf({ base: [[50, 50]], again: [[50, 50]], reversed: [[50, 50]], rewording: [[25, 75]] }),
    anExperiment(aPlan({ personas: 100, runs: 1, arms: [...arms, reworded] })),
  )
  const said = main.getByText('In B, “Yes” reads “Go down”: shares of different texts are set side by side.')
  await expect.element(said).toBeVisible()
  expect(isAbove(said, main.getByRole('region', { name: 'All runs' }))).toBe(true)
  await expect.element(main.getByText(/^B moved “Yes” \(in B: “Go down”\) down by 25 points/)).toBeVisible()
})

test('runs without a bar are named, since their base is too small for one', async () => {
  const main = await open(
    evidenceOf({
      base: [
        [50, 50],
        [45, 55],
      ],
      again: [[12, 10]],
      rewording: [
        [6, 23],
        [12, 17],
      ],
    }),
  )
  const strips = main.getByRole('region', { name: 'All runs' })
  await expect
    .element(
      strips.getByText(
        /No bar is drawn for a base under 30: A again, A reversed,? and B \(runs 1 and 2\)\.$/,
      ),
    )
    .toBeVisible()
})

test('a contrary statement is said to be turned round, and no option is called the one that moved', async () => {
  const arms = (['base', 'again', 'contrary'] as const).map((kind) => anArm(kind))
  const contrary = anExperiment(aPlan({ personas: 100, arms, comparison: { from: 'base', to: 'contrary' } }))
  const main = await open(evidenceOf({ base: [[60, 40]], again: [[60, 40]], contrary: [[62, 38]] }), contrary)
  await expect
    .element(
      main.getByText(
        'Counted as if those who agree with the contrary disagreed with A, the two differ by 22 points.',
      ),
    )
    .toBeVisible()
  expect(main.getByText(/moved most/).query()).toBeNull()
  expect(main.getByText(/Total variation/).query()).toBeNull()
  expect(main.getByRole('button', { name: /in the draft/ }).query()).toBeNull()
})

test('of one run an arm the verdict says that the wording may matter, and what is not known', async () => {
  const evidence = evidenceOf({
    base: [[50, 50]],
    again: [[52, 48]],
    reversed: [[49, 51]],
    rewording: [[75, 25]],
  })
  const main = await open(evidence, anExperiment(aPlan({ personas: 100, runs: 1 })))
  const top = main.getByRole('region', { name: 'Verdict' })
  await expect
    .element(
      top.getByText(
        /if the answers of a run are independent; .* The wording may matter\. No arm has two runs with answers/,
      ),
    )
    .toBeVisible()
  await expect.element(top.getByText(/^A reason to test again with more runs of each arm/)).toBeVisible()
})

test('where nobody varies, no noise is framed and no group is said to move', async () => {
  const evidence = evidenceOf({
    base: [[100, 0]],
    again: [[100, 0]],
    reversed: [[100, 0]],
    rewording: [[100, 0]],
  })
  for (const { traits } of evidence.runs)
    traits.push({ field: 'sexe', groups: [{ value: 'F', counts: [100, 0] }] })
  const main = await open(evidence)
  await expect.element(main.getByText(/^All answers to A and B are the same/)).toBeVisible()
  expect(main.getByText(/moved most|Framed/).query()).toBeNull()
  expect(main.getByRole('heading', { name: 'Who moves (explored)' }).query()).toBeNull()
})

test('that the plan was changed after the launch stands above the verdict, which rests on nothing then', async () => {
  const main = await open({ ...evidenceOf({ base: [[50, 50]], rewording: [[70, 30]] }), planChanged: true })
  const warning = main.getByText(/changed after it was frozen/)
  await expect.element(warning).toBeVisible()
  expect(isAbove(warning, main.getByRole('region', { name: 'Verdict' }))).toBe(true)
})
