import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createDraftSession } from '../../renderer/features/draft/draft-session.ts'
import { LedgerItem } from '../../renderer/features/ledger/ledger-item.tsx'
import { emptyLedger, type LedgerMatter } from '../../shared/ledger/ledger.ts'
import type { LedgerRow } from '../../shared/ledger/make-ledger.ts'
import { aRun } from '../support/a-run.ts'
import { aChoice } from '../support/drafts.ts'
import { anExperiment, aPlan } from '../unit/experiments/experiments.ts'
import { show } from './support/show.tsx'

const NOW = aChoice('walk', 'Do you walk to work?', ['Yes', 'No'])
const EARLIER = aChoice('walk', 'Do you walk?', ['Yes', 'No'])
const RUN = aRun({ id: 'run-2', versionNumber: 2 })
const ROW: LedgerRow = {
  item: {
    ...{ id: 'walk', ids: ['walk'], at: 0 },
    wordings: [
      { question: NOW, since: { id: 'v2', number: 2 }, version: { id: 'v2', number: 2 } },
      { question: EARLIER, since: { id: 'v1', number: 1 }, version: { id: 'v1', number: 1 } },
    ],
  },
  said: [
    {
      finding: { rule: 'too_long', start: 0, end: 2, why: 'too_long', strength: 'look_again', source: '' },
      dismissal: { reason: 'Short enough' },
    },
    {
      finding: { rule: 'absolute', start: 3, end: 6, why: 'absolute', strength: 'remark', source: '' },
      dismissal: null,
    },
  ],
  answers: {
    ...{ question: NOW, state: 'judged', across: { repeats: null, move: null } },
    signs: [
      {
        suspicion: {
          ...{ weight: 'look', item: 0, base: 60 },
          evidence: { kind: 'unchosen_option', options: [1], optionCount: 2, chance: 0.5, leftOut: [] },
        },
        dismissed: null,
      },
    ],
  },
  unread: false,
  revised: [
    {
      mended: [
        {
          finding: {
            ...{ rule: 'leading', start: 0, end: 2, why: 'leading', strength: 'look_again', source: '' },
          },
          question: EARLIER,
        },
      ],
      brought: [],
    },
  ],
  trials: [],
  decision: { item: 'walk', run: RUN, decision: 'fix', note: 'Say which days' },
}
/** A row for which the checker did not start. */
const UNCHECKED: LedgerRow = {
  item: {
    ...{ id: 'park', ids: ['park'], at: 1 },
    wordings: [{ question: aChoice('park', 'Is a park nearby?', ['Yes', 'No']), since: null, version: null }],
  },
  ...{ said: null, unread: false, revised: [], answers: null, trials: [], decision: null },
}
const MATTER: LedgerMatter = {
  ...{ title: 'Walking', items: [ROW.item], dismissals: [], decisions: [], trials: [] },
  seen: { run: RUN, items: [] },
}

/** The person's own words, saved in memory only. */
function openWords() {
  const session = createDraftSession(
    { id: 'ledger', draft: emptyLedger(), revision: 0, updatedAt: 0 },
    null,
    {
      save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
      load: async () => ({ document: emptyLedger(), revision: 0 }),
      keep: () => undefined,
      now: Date.now,
    },
  )
  onTestFinished(() => session.leave())
  return session
}

test('an item unfolds into three views and what was done, and takes the person’s own words', async () => {
  const session = openWords()
  await show({
    path: '/surveys/$surveyId/ledger',
    address: '/surveys/one/ledger',
    content: () => (
      <ol>
        <LedgerItem surveyId="one" row={ROW} matter={MATTER} session={session} isChecked />
        <LedgerItem surveyId="one" row={UNCHECKED} matter={MATTER} session={session} isChecked />
      </ol>
    ),
  })
  const toggle = page.getByRole('button', { name: /Do you walk to work\?/ })
  // A dismissed mark is not counted as a sign, nor a remark of the checker as an issue.
  await expect.element(toggle.getByText('1 sign · 2 wordings')).toBeVisible()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('region').elements()).toHaveLength(0)
  await toggle.click()
  const rules = page.getByRole('region', { name: 'What the rules say' })
  await expect.element(rules.getByText(/^Absolute term, “you” \(for information only\): /)).toBeVisible()
  await rules.getByText('1 dismissed').click()
  await expect.element(rules.getByText('Dismissed: Short enough')).toBeVisible()
  const answers = page.getByRole('region', { name: 'What the answers show' })
  await expect.element(answers.getByText(/none chose “No”/)).toBeVisible()
  await expect
    .element(answers.getByRole('link', { name: /^Run of v2/ }))
    .toHaveAttribute('href', '/runs/run-2?item=walk')
  await expect.element(page.getByRole('region', { name: 'What the probes say' })).toBeVisible()
  const rewordings = page.getByRole('region', { name: 'Rewordings' })
  await expect.element(rewordings.getByText('Fixed by this rewording: Leading, “Do”')).toBeVisible()
  expect(rewordings.getByText(/New with it/).elements()).toHaveLength(0)
  await expect
    .element(page.getByRole('link', { name: 'Compare the two versions' }))
    .toHaveAttribute('href', '/surveys/one/versions?version=v2&with=v1')
  await expect
    .element(page.getByRole('region', { name: 'Decision' }).getByText('Fix · Say which days'))
    .toBeVisible()

  await page.getByRole('textbox', { name: 'In your own words' }).click()
  await userEvent.keyboard('To be tried again')
  expect(session.getState().history.present.words).toEqual({ walk: 'To be tried again' })
  const unchecked = page.getByRole('button', { name: /Is a park nearby\?/ })
  expect(unchecked.getByText('Nothing to report').query()).toBeNull()
  // The words of the person are shown when the item is folded, and disappear with undo.
  await toggle.click()
  await expect.element(page.getByText('To be tried again')).toBeVisible()
  await unchecked.click()
  await expect.element(rules.getByText(/^The wording checker did not start/)).toBeVisible()
  session.undo()
  await expect.element(page.getByText('To be tried again')).not.toBeInTheDocument()
  expect(session.getState().history.present.words).toEqual({})
})

test('what the probes say is told by the codes that were given to the answers', async () => {
  const session = openWords()
  const trial = {
    ...{ experiment: anExperiment(aPlan()), evidence: { planChanged: false, runs: [] } },
    ...{ codes: [], practice: true, connectionName: '', verdict: null },
  }
  const coded = { kinds: ['reason' as const], personas: 20, codes: [{ code: '3a', count: 4 }] }
  const row = {
    ...UNCHECKED,
    trials: [
      { ...trial, probes: coded },
      { ...trial, experiment: { ...trial.experiment, id: 'two' }, probes: { ...coded, codes: [] } },
    ],
  }
  await show({
    path: '/surveys/$surveyId/ledger',
    address: '/surveys/one/ledger',
    content: () => (
      <ol>
        <LedgerItem surveyId="one" row={row} matter={MATTER} session={session} isChecked />
      </ol>
    ),
  })
  await page.getByRole('button', { name: /Is a park nearby\?/ }).click()
  const probes = page.getByRole('region', { name: 'What the probes say' })
  await expect
    .element(probes.getByText(/Reason: answers of 20 personas\. Codes given: 3a .+ \(4\)\./))
    .toBeVisible()
  await expect.element(probes.getByText(/No answer has a code yet\./)).toBeVisible()
})
