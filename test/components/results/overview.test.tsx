import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { AnnotationsContext } from '../../../renderer/features/results/annotations/annotations-context.ts'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { emptyAnnotations } from '../../../shared/models/annotations.ts'
import type { AskedRun } from '../../../shared/models/asked-run.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { anAnnotationSession } from '../support/annotation-session.ts'
import { press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

const PERSONAS = 60

const version = versionOf(
  aSurvey('Urban mobility', [
    aChoice('work', 'How do you get to work?', ['On foot', 'By bike', 'By bus']),
    aChoice('park', 'Is there a park near your home?', ['Yes', 'No', 'I don’t know']),
    anOpenEnded('why', 'What do you think of trams?'),
  ]),
)

/** Half of the personas leave the second item blank; the others are spread evenly over the options. */
const results = resultsOf({
  respondents: Array.from({ length: PERSONAS }, (_, at) => ({ id: `p${at}`, attributes: [] })),
  answers: Array.from({ length: PERSONAS }, (_, respondent) => [
    { respondent, question: 0, kind: 'option' as const, option: respondent % 3, text: null },
    respondent % 2 === 0
      ? { respondent, question: 1, kind: 'blank' as const, option: null, text: null }
      : { respondent, question: 1, kind: 'option' as const, option: respondent % 3, text: null },
    { respondent, question: 2, kind: 'text' as const, option: null, text: `Reason ${respondent * 7919}` },
  ]).flat(),
})

const item = (number: number) => page.getByRole('article', { name: `Item ${number}` })

test('the overview names what is suspect, is gone through by keyboard, and takes decisions that can be undone', async () => {
  const { session, disk } = anAnnotationSession()
  const run = aRun({ personas: PERSONAS })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView run={run} version={version} results={results} />
      </AnnotationsContext>
    ),
  })
  await expect.element(page.getByText(/^\d of 3 items needs? a look$/)).toBeVisible()
  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  await expect.element(row('Is there a park').getByText('Left blank', { exact: true })).toBeVisible()

  // Goes through the items by arrow keys, then by number.
  await tabTo(page.getByRole('button', { name: /How do you get to work/ }))
  await press('ArrowDown')
  await expect.element(item(2)).toBeVisible()
  await press('3')
  await expect.element(item(3)).toBeVisible()
  await press('2')
  await expect.element(item(2)).toBeVisible()

  // From the doubt about an item to the experiment that can settle it.
  await expect.element(page.getByRole('button', { name: 'Test a rewording…' })).toBeVisible()

  const sign = page.getByRole('listitem', { name: /^Left blank \(/ })
  await expect.element(sign.getByText('30 of 60 answers (50%) were left blank.')).toBeVisible()
  await sign.getByText('See the 30 answers concerned').click()
  const evidence = sign.getByRole('link', { name: 'Persona 1: left blank' })
  await expect.element(evidence).toBeVisible()
  // The browser's default link blue is hard to read in the dark scheme.
  expect(getComputedStyle(evidence.element()).color).not.toBe('rgb(0, 0, 238)')

  await sign.getByRole('button', { name: 'Dismiss' }).click()
  await commands.type('Asked on purpose')
  await press('Enter')
  await expect.element(page.getByText('1 sign dismissed')).toBeVisible()
  await expect
    .element(row('Is there a park').getByText('Left blank', { exact: true }))
    .not.toBeInTheDocument()

  await page.getByText('Fix', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Note' }).click()
  await commands.type('Offer a map')
  await expect.element(row('Is there a park').getByText('fix · Offer a map')).toBeVisible()
  // A variable name that no program accepts, or that another column has, is reported and not stored.
  const variable = page.getByRole('textbox', { name: 'Variable name in files' })
  await variable.fill('park')
  await variable.fill('park_missing')
  await expect.element(page.getByText('names like this for other columns', { exact: false })).toBeVisible()
  await variable.fill('parc à vélos')
  await expect.element(page.getByText('Letters without accents', { exact: false })).toBeVisible()
  await expect
    .poll(() => disk.document)
    .toMatchObject({
      items: { park: { decision: 'fix', note: 'Offer a map' } },
      variables: { park: 'park' },
      dismissed: [{ item: 'park', mark: 'blank', reason: 'Asked on purpose' }],
    })

  // How the list and the chart are looked at is no step: undo takes back what was said of the item, and only that.
  await page.getByText('Signs first', { exact: true }).click()
  await page.getByText('By size', { exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  for (const what of ['variable name', 'note', 'decision', 'dismissal of a sign']) {
    await expect.element(undo).toHaveAttribute('title', `Undo: ${what}`)
    await undo.click()
  }
  await expect
    .element(page.getByRole('button', { name: 'Redo' }))
    .toHaveAttribute('title', 'Redo: dismissal of a sign')
  await expect.element(sign).toBeVisible()
  await expect.element(undo).toBeDisabled()
  await expect.element(undo).not.toHaveAttribute('title')
  await expect.poll(() => disk.document).toEqual({ ...emptyAnnotations(), order: 'suspicion', bars: 'size' })
})

test('an item opens at its beginning, however far down the one before was read, and the focus goes along', async () => {
  const { session } = anAnnotationSession()
  const run = aRun({ personas: PERSONAS })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView run={run} version={version} results={results} />
      </AnnotationsContext>
    ),
  })
  const rowOf = (stem: RegExp) => page.getByRole('button', { name: stem })
  await tabTo(rowOf(/How do you get to work/))
  const lastAnswer = () => item(1).element().querySelector('li[data-order="59"]')
  await expect.poll(lastAnswer).not.toBeNull()
  lastAnswer()?.scrollIntoView()
  const stem = (text: string) => page.getByRole('heading', { name: text })
  await expect.element(stem('How do you get to work?')).not.toBeInViewport()
  await press('2')
  await expect.element(stem('Is there a park near your home?')).toBeInViewport()
  await expect.element(rowOf(/Is there a park/)).toHaveFocus()
})

test('by suspicion, the list shows the most suspect first, is gone through in its order, and a filter leaves the signs', async () => {
  const { session } = anAnnotationSession()
  const run = aRun({ personas: PERSONAS })
  const options = ['On foot', 'By bike', 'By bus', 'By train', 'By car']
  const stems = Array.from({ length: 11 }, (_, at) => `How did you travel on day ${at + 2}?`)
  const long = versionOf(
    aSurvey('A week', [
      aChoice('sound', 'How did you travel on day 1?', options),
      ...stems.map((stem, at) => aChoice(`day-${at + 2}`, stem, options)),
      aChoice('led', 'Don’t you think that buses are too slow?', options),
    ]),
  )
  const answers = Array.from({ length: PERSONAS }, (_, respondent) =>
    long.draft.questions.map(({ id }, question) => ({
      ...{ respondent, question, kind: 'option' as const, text: null },
      // Nearly all personas give the same answer to the item `led`.
      option: id === 'led' ? Number(respondent > 57) : respondent % (id === 'sound' ? 5 : 2),
    })),
  ).flat()
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView run={run} version={long} results={resultsOf({ ...results, answers })} />
      </AnnotationsContext>
    ),
  })
  const row = (words: string) => page.getByRole('button', { name: new RegExp(words) })
  await expect.element(row('Don’t you think').getByText('Leading', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('12 of 13 items need a look')).toBeVisible()
  await expect.element(page.getByText('The answers show no sign of a problem.')).not.toBeInTheDocument()
  await page.getByText('Signs first', { exact: true }).click()
  await expect
    .poll(() => page.getByRole('listitem').first().element().textContent)
    .toContain('Don’t you think')
  await expect.element(row('Don’t you think')).toBeInViewport()

  await row('Don’t you think').click()
  await expect.element(page.getByText('See the 2 answers that differ')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Previous item' })).toBeDisabled()
  await press('End')
  await expect.element(item(1)).toBeVisible()
  await page.getByRole('button', { name: 'Previous item' }).click()
  await expect.element(item(12)).toBeVisible()

  await page.getByRole('table').getByRole('button', { name: 'By bike' }).click()
  await expect
    .element(page.getByText('12 of 13 items need a look · judged on all 60 personas, whatever the filter'))
    .toBeVisible()
  await expect
    .element(
      page.getByText('Signs and comparisons between runs rest on all 60 personas, whatever the filter.'),
    )
    .toBeVisible()
})

test('an item is set beside its other runs, and a move within what a repeat moves is said to mean nothing', async () => {
  const run = aRun({ personas: PERSONAS, versionNumber: 2 })
  const asked = (runId: string, counts: number[], patch: Partial<AskedRun>): AskedRun => ({
    ...{ runId, versionNumber: 2, createdAt: 0, item: 'work', wording: 0, setting: 0, comparable: true },
    ...{ options: ['On foot', 'By bike', 'By bus'], counts, base: 60, aside: 0 },
    ...patch,
  })
  queryClient.setQueryData(api.runs.asked.queryKey({ input: { id: run.id, item: 'work' } }), {
    runs: [
      asked('again', [10, 20, 30], { createdAt: 2 * 86_400_000 }),
      asked(run.id, [20, 20, 20], { createdAt: 86_400_000 }),
      asked('before', [26, 20, 14], { versionNumber: 1, wording: 1 }),
    ],
    older: 0,
  })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
  const across = page.getByRole('region', { name: 'Across runs' })
  await expect
    .element(across.getByText('In 2 runs with this wording, the answers moved by up to 17 points'))
    .toBeVisible()
  // By hand: X² = 16/3 between the two runs of this wording, at 2 degrees; 20.4 points times √(8/3).
  await expect
    .element(across.getByText('within what the same wording can move without being changed (33 points)'))
    .toBeVisible()
  await expect
    .element(across.getByText('Chance is taken to reach up to 33 points here, and not 20 points'))
    .toBeVisible()
  const first = across.getByRole('listitem').filter({ hasText: 'Version 1, 1 Jan 1970' })
  await expect.element(first.getByText('On foot: 43%')).toBeVisible()
  await expect.element(first.getByText('different wording · small base: 60')).toBeVisible()
  await expect.element(first.getByRole('link')).toHaveAttribute('href', '/runs/before?item=work')
  await expect
    .element(across.getByRole('listitem').filter({ hasText: 'this run' }))
    .toHaveAttribute('aria-current', 'true')
})

test('a run of an experiment is compared on the page of the experiment alone', async () => {
  const run = aRun({ personas: PERSONAS, experiment: { id: 'one', arm: 'a' } })
  const [work] = version.draft.questions
  const other = { runId: 'other', versionNumber: 1, createdAt: 0, item: 'work', wording: 0, setting: 0 }
  const counted = {
    comparable: true,
    options: work?.options.map(({ text }) => text) ?? [],
    base: 60,
    aside: 0,
  }
  const both = [other, { ...other, runId: run.id }].map((each) => ({
    ...each,
    ...counted,
    counts: [20, 20, 20],
  }))
  const key = api.runs.asked.queryKey({ input: { id: run.id, item: 'work' } })
  queryClient.setQueryData(key, { runs: both, older: 0 })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
  const across = page.getByRole('region', { name: 'Across runs' })
  await expect
    .element(across.getByRole('link', { name: 'Open the experiment' }))
    .toHaveAttribute('href', '/experiments/one')
  expect(across.getByRole('listitem').elements()).toEqual([])
})

test('the results say which rules of the wording checker were off, so that their silence is no approval', async () => {
  const { session } = anAnnotationSession()
  const run = aRun({ personas: PERSONAS })
  const silent = { ...version, draft: { ...version.draft, rulesOff: ['leading', 'jargon'] } }
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView run={run} version={silent} results={results} />
      </AnnotationsContext>
    ),
  })
  await expect.element(page.getByText(/^Rules of the wording checker that were off: Leading, /)).toBeVisible()
})
