import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { DesignDesk } from '../../../renderer/features/experiments/desk/design-desk.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { statusesKey } from '../../../renderer/lib/use-connections.ts'
import { newPlan } from '../../../shared/experiments/new-plan.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import type { EarlierAnswers } from '../../../shared/models/experiment-evidence.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { box, clickNow, hasFocus, press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

const PRACTICE: Connection = {
  ...{ id: 'practice', name: 'Practice', practice: true, baseUrl: 'http://127.0.0.1', plan: 'enterprise' },
  ...{ colour: 'practice', key: 'none', marks: false, otherPrograms: null },
}

/** Shows the plan of a new experiment; returns a function that reads what was saved. */
async function openDesign() {
  let made = 0
  const plan = newPlan({
    draft: aSurvey('Trams', [aChoice('rail', 'Should the city build trams?', ['Yes', 'No'])]),
    item: 'rail',
    source: { surveyId: 'survey', versionId: null, runId: null },
    connectionId: PRACTICE.id,
    newId: () => {
      made += 1
      return `arm-${made}`
    },
  })
  if (!plan) throw new Error('No plan')
  const session = createDraftSession({ id: 'one', draft: plan, revision: 1, updatedAt: 0 }, null, {
    save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
    load: async () => ({ document: plan, revision: 1 }),
    keep: () => undefined,
    now: Date.now,
  })
  queryClient.setQueryData(api.connections.list.queryKey(), [PRACTICE])
  queryClient.setQueryDefaults(statusesKey, { queryFn: () => [] })
  onTestFinished(() => {
    session.leave()
    queryClient.clear()
  })
  await show({
    path: '/experiments/$experimentId',
    address: '/experiments/one',
    content: () => <DesignDesk experiment={{ id: 'one' }} session={session} />,
  })
  return () => session.getState().history.present
}

const arms = () =>
  page
    .getByRole('article')
    .elements()
    .map((arm) => arm.querySelector('h3')?.textContent)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const beside = page.getByRole('region', { name: 'thing to fix' })

test('arms are added, written and removed by keyboard, and undone', async () => {
  const plan = await openDesign()
  await expect.poll(arms).toEqual(['A', 'A again', 'A reversed', 'B'])
  await tabTo(button('Remove A again'))
  await press('Enter')
  await expect.poll(arms).toEqual(['A', 'A reversed', 'B'])
  await expect.element(page.getByRole('heading', { name: 'Arms' })).toHaveFocus()

  await tabTo(button('Add an arm'))
  await press('Enter')
  const equivalent = page.getByRole('menuitem', { name: /^Equivalent/ })
  await expect.poll(() => document.activeElement?.closest('[role=menu]') != null).toBe(true)
  for (let pressed = 0; pressed < 3 && !hasFocus(equivalent); pressed += 1) await press('ArrowDown')
  await expect.element(equivalent).toHaveFocus()
  await press('Enter')
  await expect.poll(arms).toEqual(['A', 'A reversed', 'Equivalent', 'B'])
  await expect.element(box('Stem: Equivalent')).toHaveFocus()
  await press('End', '!')

  await tabTo(box('Response option 2: B'))
  await press('Enter')
  await expect.element(box('Response option 3: B')).toHaveFocus()
  await press('M', 'Backspace', 'Backspace')
  await expect.element(box('Response option 2: B')).toHaveFocus()
  await tabTo(button('Add B reversed'))
  await press('Enter')
  await expect.poll(arms).toEqual(['A', 'A reversed', 'Equivalent', 'B', 'B reversed'])
  await press('ControlOrMeta+z')
  await expect.poll(arms).toEqual(['A', 'A reversed', 'Equivalent', 'B'])
  expect(plan().arms[2]?.question?.stem).toBe('Should the city build trams?!')
})

test('what is typed right after an arm or an option was added is typed into it', async () => {
  await openDesign()
  await button('Add an arm').click()
  const equivalent = page.getByRole('menuitem', { name: /^Equivalent/ })
  await expect.element(equivalent).toBeVisible()
  clickNow(equivalent)
  expect(document.activeElement).toBe(box('Stem: Equivalent').element())
  const last = box('Response option 2: B').element() as HTMLElement
  last.focus()
  last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(document.activeElement).toBe(box('Response option 3: B').element())
})

test('options are moved by keyboard and by pointer, and those typed anew are paired with A by their text', async () => {
  const plan = await openDesign()
  const optionsOfB = () => plan().arms.at(-1)?.question?.options
  await box('Stem: B').fill('Don’t you want trams?')
  await tabTo(box('Response option 2: B'))
  await press('Alt+ArrowUp')
  const moved = [
    { id: 'rail-2', text: 'No' },
    { id: 'rail-1', text: 'Yes' },
  ]
  expect(optionsOfB()).toEqual(moved)
  await expect.element(box('Response option 1: B')).toHaveFocus()
  await button('Move response option 1 down: B').click()
  expect(optionsOfB()).toEqual(moved.toReversed())
  await expect.element(button('Move response option 2 down: B')).toHaveFocus()

  await box('Response option 1: B').fill('no')
  await box('Response option 2: B').fill('Yes')
  const arm = page.getByRole('article', { name: 'B', exact: true })
  const crossed = '“no” takes the place of “Yes”, so its answers would be counted with “Yes” of A.'
  await expect.element(arm.getByText(crossed)).toBeVisible()
  await arm.getByRole('button', { name: 'Pair by text' }).click()
  await expect.element(page.getByText('This plan is ready to launch.')).toBeVisible()
  expect(optionsOfB()).toEqual([{ id: 'rail-2', text: 'no' }, moved[1]])
})

test('what keeps the plan from its launch stands at its arm and beside the plan, and what it can see follows', async () => {
  await openDesign()
  const same = 'This wording is the same as A. Change its stem or its response options.'
  await expect.element(page.getByRole('article', { name: 'B', exact: true }).getByText(same)).toBeVisible()
  await expect.element(beside.getByText(`B: ${same}`)).toBeVisible()
  await button('Launch…').click()
  await expect.element(button('Freeze and launch 8 runs')).toBeDisabled()
  await press('Escape')

  await box('Stem: B').fill('Don’t you want trams?')
  await expect.element(page.getByText('This plan is ready to launch.')).toBeVisible()
  await expect
    .element(page.getByRole('article', { name: 'B', exact: true }).getByText('Leading'))
    .toBeVisible()
  const summary = () =>
    page.getByRole('article', { name: 'B', exact: true }).query()?.querySelector('summary')?.textContent
  await expect.poll(summary).toBe('1 wording issue')
  await page
    .getByRole('article', { name: 'B', exact: true })
    .getByRole('button', { name: 'Use this wording' })
    .click()
  await expect.element(box('Stem: B')).toHaveValue('Do you want trams?')
  await box('Stem: B').fill('Have you visited a tram depot?')
  await page
    .getByRole('article', { name: 'B', exact: true })
    .getByRole('button', { name: 'Name this period' })
    .click()
  await expect.element(box('Stem: B')).toHaveValue('In the last 12 months, have you visited a tram depot?')
  // A remark is shown, but not counted.
  await box('Stem: B').fill('Do you always want trams?')
  await expect.poll(summary).toBe('For information')
  await box('Stem: B').fill('Don’t you want trams?')
  await expect.element(page.getByText('With 200 personas in each arm, four times out of five.')).toBeVisible()
  await tabTo(page.getByRole('radio', { name: '2', exact: true }))
  await press('ArrowRight', 'ArrowRight')
  await expect.element(page.getByText('With 400 personas in each arm, four times out of five.')).toBeVisible()
  await expect.element(page.getByText('16 (4 arms × 4)')).toBeVisible()
  await expect.element(page.getByText('With a permutation test over the runs.')).toBeVisible()
  await box('Personas in each run').fill('')
  await expect.element(beside.getByText('Enter a whole number from 1 to 100.')).toBeVisible()
})

test('two clicks in a row launch once', async () => {
  await openDesign()
  await box('Stem: B').fill('Don’t you want trams?')
  await button('Launch…').click()
  // A dash between A and B could be read as a minus.
  await expect.element(page.getByRole('dialog').getByText('A and B', { exact: true })).toBeVisible()
  const launch = button('Freeze and launch 8 runs')
  await expect.element(launch).toBeEnabled()
  const element = (await launch.findElement()) as HTMLButtonElement
  // Two clicks before the page is redrawn, as on a busy machine.
  element.click()
  element.click()
  // There is no host, so the launch fails; the second click must not have started another launch.
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1)
})

test('earlier answers that are too few are counted, not denied', async () => {
  const plan = (await openDesign())()
  const { draft, source, connectionId } = plan
  const question = plan.arms[0]?.question
  if (!question) throw new Error('The plan has no item.')
  const input = {
    ...{ surveyId: source.surveyId, connectionId, question },
    setting: { context: draft.context, audience: draft.audience },
    alone: true,
  }
  const told = (words: RegExp) => page.getByText(words)
  const found = (earlier: EarlierAnswers) =>
    queryClient.setQueryData<EarlierAnswers>(api.experiments.earlier.queryKey({ input }), earlier)
  found({ runs: 1, base: 24, counts: [10, 14] })
  await expect
    .element(
      told(
        /chosen equally often: there are only 24 earlier answers to A, asked alone, .*, and it takes 30\.$/,
      ),
    )
    .toBeVisible()
  found({ runs: 2, base: 48, counts: [20, 28] })
  await expect.element(told(/^Calculated from 48 answers to A, asked alone, in 2 earlier runs/)).toBeVisible()
})
