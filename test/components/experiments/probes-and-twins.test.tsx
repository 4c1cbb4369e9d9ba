import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useStore } from 'zustand'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import type { PlanSession } from '../../../renderer/features/experiments/design/plan-session.ts'
import { DesignForm } from '../../../renderer/features/experiments/desk/design-form.tsx'
import { LaunchDialog } from '../../../renderer/features/experiments/launch/launch-dialog.tsx'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { calibrationPlan } from '../../../shared/experiments/calibration/calibration-plan.ts'
import { addArm } from '../../../shared/experiments/edit-arms.ts'
import { newPlan } from '../../../shared/experiments/new-plan.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { box, clickNow } from '../support/items.ts'
import { show } from '../support/show.tsx'

const TRAMS = aChoice('rail', 'Should the city build trams?', ['Yes', 'No'])
const COURTS = aChoice('courts', 'Do you trust the courts?', ['Yes', 'No', "Don't know"])
const SOURCE = { surveyId: 'survey', versionId: null, runId: null }

let made = 0
const newId = () => {
  made += 1
  return `id-${made}`
}

function Form({ session }: { session: PlanSession }) {
  const plan = useStore(session, (state) => state.history.present)
  return <DesignForm plan={plan} session={session} problems={[]} />
}

function sessionOf(plan: ExperimentPlan): PlanSession {
  const session = createDraftSession({ id: 'one', draft: plan, revision: 1, updatedAt: 0 }, null, {
    save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
    load: async () => ({ document: plan, revision: 1 }),
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => {
    session.leave()
    queryClient.clear()
  })
  return session
}

/** Shows the form of a plan; the returned `plan` reads its current state. */
async function openForm(plan: ExperimentPlan) {
  const session = sessionOf(plan)
  await show({
    path: '/experiments/$experimentId',
    address: '/experiments/one',
    content: () => <Form session={session} />,
  })
  return { session, plan: () => session.getState().history.present }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('probes are proposed, worded, moved and removed, and a step is undone as one', async () => {
  const plan = newPlan({
    draft: aSurvey('Trams', [TRAMS]),
    item: 'rail',
    source: SOURCE,
    connectionId: '',
    newId,
  })
  if (!plan) throw new Error('No plan')
  addArm(plan, 'probe', 'probes')
  const form = await openForm(plan)
  const probes = () => form.plan().arms.find(({ id }) => id === 'probes')?.probes ?? []

  await button('Add a probe').click()
  await page.getByRole('menuitem', { name: 'Add all five probes' }).click()
  expect(probes().map(({ kind }) => kind)).toEqual([
    'paraphrase',
    'meaning',
    'reason',
    'certainty',
    'category',
  ])
  await expect
    .element(box('Stem of probe 1 (Paraphrase)'))
    .toHaveValue('The question was: “Should the city build trams?” Please say it again in your own words.')
  await expect.element(box('Stem of probe 1 (Paraphrase)')).toHaveFocus()

  await box('Stem of probe 3 (Reason)').fill('Why?')
  await button('Move probe 3 (Reason) up').click()
  await expect.element(box('Stem of probe 2 (Reason)')).toHaveFocus()
  await button('Remove probe 1 (Paraphrase)').click()
  expect(probes().map(({ question }) => question.stem)[0]).toBe('Why?')
  form.session.undo()
  form.session.undo()
  expect(probes().map(({ kind }) => kind)).toEqual([
    'paraphrase',
    'meaning',
    'reason',
    'certainty',
    'category',
  ])
  expect(probes()[2]?.question.stem).toBe('Why?')
})

test('what is typed right after a probe was added or moved is typed into it', async () => {
  const plan = newPlan({
    draft: aSurvey('Trams', [TRAMS]),
    item: 'rail',
    source: SOURCE,
    connectionId: '',
    newId,
  })
  if (!plan) throw new Error('No plan')
  addArm(plan, 'probe', 'probes')
  await openForm(plan)
  await button('Add a probe').click()
  const all = page.getByRole('menuitem', { name: 'Add all five probes' })
  await expect.element(all).toBeVisible()
  clickNow(all)
  expect(document.activeElement).toBe(box('Stem of probe 1 (Paraphrase)').element())
  clickNow(button('Move probe 3 (Reason) up'))
  expect(document.activeElement).toBe(box('Stem of probe 2 (Reason)').element())
  clickNow(button('Remove probe 1 (Paraphrase)'))
  expect(document.activeElement).toBe(box('Stem of probe 1 (Reason)').element())
})

test('a twin is chosen, edited, left out; what takes its defect away is said', async () => {
  const plan = calibrationPlan({
    draft: aSurvey('Town', [TRAMS, COURTS]),
    ...{
      source: SOURCE,
      items: ['rail', 'courts'],
      connectionId: '',
      title: 'Calibration',
      personas: 100,
      newId,
    },
    lang: 'en',
  })
  const form = await openForm(plan)
  const twinOf = (item: string) => form.plan().twins.find((twin) => twin.item === item)

  await expect.element(page.getByText(/^With fewer than 4 twins/)).toBeVisible()
  await page.getByLabelText('Planted defect: item 2').selectOptions('Leading')
  await expect.element(box('Stem of the twin: item 2')).toHaveValue('Don’t you trust the courts?')
  expect(twinOf('courts')?.defect).toBe('leading')
  await box('Stem of the twin: item 2').fill('Do you trust the courts?')
  await expect.element(page.getByText('The wording checker no longer finds this defect')).toBeVisible()
  await page.getByLabelText('Planted defect: item 2').selectOptions('No twin (control only)')
  expect(twinOf('courts')).toBeUndefined()
  await button('Remove item 1').click()
  // The next item takes its number and the focus.
  await expect.element(button('Remove item 1')).toHaveFocus()
  expect(form.plan().draft.questions.map(({ id }) => id)).toEqual(['courts'])
  expect(form.plan().twins).toEqual([])
})

test('before the launch of a calibration nothing is said of a comparison, which it does not have', async () => {
  const draft = aSurvey('Town', [TRAMS, COURTS])
  const beginning = { source: SOURCE, items: ['rail'], connectionId: '', title: '', personas: 100 }
  const session = sessionOf(calibrationPlan({ draft, ...beginning, lang: 'en', newId }))
  await show({
    path: '/experiments/$experimentId',
    address: '/experiments/one',
    content: () => <LaunchDialog id="one" session={session} problems={[]} opened onClose={() => undefined} />,
  })
  await expect.element(page.getByText(/^The launch freezes the plan: arms, twins, sizes\./)).toBeVisible()
  await expect.element(page.getByText(/comparison/i)).not.toBeInTheDocument()
})
