import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AnnotationsContext } from '../../../renderer/features/results/annotations/annotations-context.ts'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { emptyAnnotations, type RunAnnotations } from '../../../shared/models/annotations.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { FilterGroups } from '../../../shared/models/results-filter.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { readWord, type WordDocument } from '../../support/read-word.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { anAnnotationSession } from '../support/annotation-session.ts'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const PERSONAS = 40
const draft = {
  ...aSurvey('Urban mobility', [
    aChoice('use', 'Do you take trams?', ['Yes', 'No']),
    aChoice('agree', "Don't you agree that cars should be banned?", ['Yes', 'No']),
    anOpenEnded('why', 'Why?'),
  ]),
  context: 'On an ordinary day',
}
const version = versionOf(draft)
/** Three in four take trams; one answer to the open-ended item is blank. */
const results = resultsOf({
  respondents: Array.from({ length: PERSONAS }, (_, at) => ({
    id: `p${at}`,
    attributes: [{ name: 'sexe', value: at % 2 === 0 ? 'F' : 'H' }],
  })),
  answers: Array.from({ length: PERSONAS }, (_, respondent) => [
    ...[0, 1].map((question) => ({
      ...{ respondent, question, kind: 'option' as const, option: respondent % 4 === 0 ? 1 : 0, text: null },
    })),
    respondent === 5
      ? { respondent, question: 2, kind: 'blank' as const, option: null, text: null }
      : { respondent, question: 2, kind: 'text' as const, option: null, text: `Reason ${respondent}` },
  ]).flat(),
})

async function open({
  said = emptyAnnotations(),
  filter,
  by,
  shown = results,
}: {
  said?: RunAnnotations
  filter?: FilterGroups
  /** The variable that the second item is broken down by on the screen. */
  by?: string
  shown?: RunResults
} = {}) {
  const { session } = anAnnotationSession(said)
  const run = aRun({ title: 'Urban mobility', personas: PERSONAS, versionNumber: 3 })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}${filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView run={run} version={version} results={shown} />
      </AnnotationsContext>
    ),
  })
  if (by !== undefined) {
    await page.getByRole('button', { name: 'Next item' }).click()
    await page.getByRole('combobox', { name: 'By a field or another item' }).click()
    await page.getByRole('option', { name: by }).click()
  }
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Report (Word)…' }).click()
  return page.getByRole('dialog', { name: 'Report on this run' })
}

/** Creates the report and reads the file that would be saved. */
async function create(
  dialog: Awaited<ReturnType<typeof open>>,
): Promise<{ name: string; word: WordDocument }> {
  const saved = new Promise<{ name: string; address: string }>((done) => {
    const onClick = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLAnchorElement) || target.download === '') return
      event.preventDefault()
      done({ name: target.download, address: target.href })
    }
    document.addEventListener('click', onClick, true)
    onTestFinished(() => document.removeEventListener('click', onClick, true))
  })
  await dialog.getByRole('button', { name: 'Create the report' }).click()
  const { name, address } = await saved
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  return { name, word: await readWord(bytes) }
}

const textsOf = ({ body }: WordDocument, style: string) =>
  body.filter((each) => each.style === style).map(({ text }) => text)

test('a report tells where the answers come from, what needs a look, and each item with its numbers', async () => {
  const said: RunAnnotations = {
    ...emptyAnnotations(),
    items: { agree: { decision: 'fix', note: 'Ask it plainly' } },
    quotes: [{ item: 'why', persona: 'id:p7' }],
  }
  const { name, word } = await create(await open({ said }))
  expect(name).toMatch(/^urban-mobility-v3-report-practice-synthetic-\d{4}-\d\d-\d\d\.docx$/)
  expect(textsOf(word, 'Title')).toEqual(['Urban mobility'])
  expect(textsOf(word, 'Practice')).toEqual(['Practice: answers from the practice service'])
  expect(textsOf(word, 'Notice')[0]).toMatch(/^Synthetic answers help find weak items\./)
  expect(word.footer).toMatch(/^Synthetic answers/)
  expect(textsOf(word, 'Heading1')).toEqual(['In short', 'Item by item'])
  expect(textsOf(word, 'Heading2')).toEqual([
    '1. Do you take trams?',
    "2. Don't you agree that cars should be banned?",
    '3. Why?',
  ])
  const [facts, overview, first] = word.tables
  expect(facts?.slice(0, 4)).toEqual([
    ['Connection', 'Practice'],
    ['Personas requested', '40'],
    ['Audience', 'all ages · everyone'],
    ['State', expect.stringMatching(/^done/)],
  ])
  expect(overview?.[2]).toEqual([
    "2. Don't you agree that cars should be banned?",
    '40',
    expect.stringContaining('Leading'),
    'Fix',
  ])
  expect(first).toEqual([
    ['Option', 'Count', '% of base †'],
    ['Yes', '30', '75%'],
    ['No', '10', '25%'],
    ['Base', '40', '100%'],
  ])
  const plain = textsOf(word, 'Normal')
  expect(plain).toContain('Context given to the personas: On an ordinary day')
  expect(plain).toContain('Note: Ask it plainly')
  expect(plain.find((text) => text.startsWith('Leading (needs a look):'))).toContain("Don't you agree")
  expect(textsOf(word, 'Said')).toEqual(['Reason 7'])
  expect(textsOf(word, 'Source')).toEqual([expect.stringMatching(/^— Persona 8 \(p7\) · /)])
  expect(word.body.flatMap(({ pictures }) => pictures)).toEqual([
    expect.stringContaining('Bar chart of item 1. Yes: 30 · 75%'),
    expect.stringContaining('Bar chart of item 2.'),
  ])
})

test('a report holds what the filter keeps and what was chosen, and says both', async () => {
  const filter: FilterGroups = [[{ kind: 'field', name: 'sexe', values: ['F'], not: false }]]
  const said: RunAnnotations = { ...emptyAnnotations(), quotes: [{ item: 'why', persona: 'id:p7' }] }
  const dialog = await open({ said, filter })
  await dialog.getByRole('radio', { name: '1 item that needs a look, or is to be fixed or dropped' }).click()
  await dialog.getByRole('checkbox', { name: 'Chart' }).click()
  const { name, word } = await create(dialog)
  expect(name).toContain('-report-filtered-')
  expect(textsOf(word, 'Heading2')).toEqual(["2. Don't you agree that cars should be banned?"])
  expect(textsOf(word, 'Soft')).toContain('This report covers 1 of 3 items.')
  expect(word.header).toMatch(/· filtered/)
  expect(textsOf(word, 'Soft')).toContain('Judged on all 40 personas, whatever the filter')
  expect(word.tables[0]).toContainEqual(['Filter', expect.stringContaining('20')])
  expect(word.tables[2]?.at(-1)?.slice(0, 2)).toEqual(['Base', '20'])
  expect(word.names.some((each) => each.endsWith('.png'))).toBe(false)
})

test('a report says how many quotes the filter leaves out', async () => {
  const quotes = [
    { item: 'why', persona: 'id:p7' },
    { item: 'why', persona: 'id:p8' },
  ]
  const filter: FilterGroups = [[{ kind: 'field', name: 'sexe', values: ['F'], not: false }]]
  const { word } = await create(await open({ said: { ...emptyAnnotations(), quotes }, filter }))
  expect(textsOf(word, 'Said')).toHaveLength(1)
  expect(textsOf(word, 'Soft')).toContain('1 quote, of a persona that the filter leaves out, is not shown.')
})

test('a report holds each item by each variable that is chosen, with the bases and the words of the screen', async () => {
  const dialog = await open()
  await expect.element(dialog.getByText('It contains what is shown, including the filter.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Cross-tables by' }).click()
  await page.getByRole('option', { name: 'Sex' }).click()
  await page.getByRole('option', { name: '1. Do you take trams?' }).click()
  await press('Escape')
  await dialog.getByRole('checkbox', { name: 'Chart' }).click()
  const { word } = await create(dialog)
  const captions = textsOf(word, 'TableCaption')
  expect(captions.filter((text) => text === 'By group: Sex · Column percentages')).toHaveLength(2)
  // The first item is not broken down by itself.
  expect(captions.filter((text) => text.startsWith('By group: 1. Do you take trams?'))).toHaveLength(1)
  const crossed = word.tables.filter(([head]) => head?.[1] === 'All')
  // Twenty women and twenty men are too few for percentages, forty personas are a small base.
  expect(crossed[0]).toEqual([
    ['Option', 'All', 'female', 'male'],
    ['Yes', '75%†', '10', '20'],
    ['No', '25%†', '10', '–'],
    ['Base', '40', '20', '20'],
  ])
  const soft = textsOf(word, 'Soft')
  for (const note of [
    'On a base under 30, counts are shown instead of percentages.',
    '† Small base, fewer than 100. Treat with caution.',
    '– is zero.',
  ])
    expect(soft).toContain(note)
})

test('the dialog offers the breakdown that the screen shows, and an item is not broken down by itself', async () => {
  const dialog = await open({ by: '1. Do you take trams?' })
  await expect.element(dialog.getByText('1. Do you take trams?')).toBeVisible()
  const { word } = await create(dialog)
  const crossed = word.tables.filter(([head]) => head?.[1] === 'All')
  expect(crossed.map(([head]) => head)).toEqual([['Option', 'All', 'Yes', 'No']])
})

test('all answers in words are there where they are wanted, without the quotes of others', async () => {
  const dialog = await open()
  await expect.element(dialog.getByText('No answer has been kept as a quote yet.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'All', exact: true }).click()
  const { word } = await create(dialog)
  expect(textsOf(word, 'Said')).toHaveLength(PERSONAS - 1)
  await vi.waitFor(() => expect(dialog.query()).toBeNull())
})

test('a slight sign is not followed by the sentence that nothing needs a look', async () => {
  const slight = versionOf(
    aSurvey('Rents', [
      aChoice('rent', 'How much has your rent increased?', ['A lot', 'A little', 'Not at all']),
    ]),
  )
  const answers = Array.from({ length: PERSONAS }, (_, respondent) => ({
    ...{ respondent, question: 0, kind: 'option' as const, option: respondent % 3, text: null },
  }))
  const { session } = anAnnotationSession(emptyAnnotations())
  const run = aRun({ personas: PERSONAS })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView
          run={run}
          version={slight}
          results={resultsOf({ respondents: results.respondents, answers })}
        />
      </AnnotationsContext>
    ),
  })
  const signs = page.getByRole('region', { name: 'Signs' })
  await expect.element(signs.getByRole('heading', { name: /worth knowing/ })).toBeVisible()
  await expect.element(signs.getByText(/no open issue in the wording checker/)).not.toBeInTheDocument()
})

test('a report has the statistics and the histogram of numbers given as answers, and what is none', async () => {
  const text = (persona: number) => (persona === 0 ? 'It depends' : `${persona % 2 === 0 ? 2 : 4} km`)
  const answers = results.answers.map((answer) =>
    answer.question === 2 ? { ...answer, kind: 'text' as const, text: text(answer.respondent) } : answer,
  )
  const { word } = await create(await open({ shown: { ...results, answers } }))
  const told = word.body.map((each) => each.text)
  expect(told).toContain('Numbers in the answers')
  // Twenty times 4 and nineteen times 2.
  expect(told).toContain(
    'Mean: 3.0\u00a0km · Median: 4\u00a0km · Quartiles: 2 to 4\u00a0km · Minimum and maximum: 2 to 4\u00a0km · Standard deviation: 1.0\u00a0km',
  )
  expect(told).toContain('Small base: 39 answers that are numbers, fewer than 100. Treat with caution.')
  expect(told).toContain('1 answer is not a number and is not counted here: “It depends”')
})

test('a report has the mean of numbers and its base by group, as the screen has them', async () => {
  const answers = results.answers.map((answer) =>
    answer.question === 2
      ? { ...answer, kind: 'text' as const, text: `${answer.respondent < 35 ? 2 : 4} km` }
      : answer,
  )
  const respondents = results.respondents.map((one, at) => ({
    ...one,
    attributes: at < 5 ? [] : [{ name: 'sexe', value: at < 35 ? 'F' : 'H' }],
  }))
  const dialog = await open({ shown: { ...results, respondents, answers } })
  await dialog.getByRole('combobox', { name: 'Cross-tables by' }).click()
  await page.getByRole('option', { name: 'Sex' }).click()
  await press('Escape')
  const { word } = await create(dialog)
  expect(textsOf(word, 'TableCaption')).toContain('By group: Sex')
  // Thirty women, five men, and five of whom the sex is not told.
  expect(word.tables.find(([head]) => head?.[0] === 'Statistic')).toEqual([
    ['Statistic', 'All', 'female', 'male', 'not given'],
    ['Base', '40', '30', '5', '5'],
    ['Base of the mean', '40†', '30†', '5', '5'],
    ['Mean (km)', '2.3', '2.0', '', ''],
    ['Median (km)', '2', '2', '', ''],
    ['Lower quartile (km)', '2', '2', '', ''],
    ['Upper quartile (km)', '2', '2', '', ''],
    ['Standard deviation (km)', '0.7', '0.0', '', ''],
  ])
  const soft = textsOf(word, 'Soft')
  expect(soft).toContain('On a base under 30, no statistics are shown.')
  expect(soft).toContain('† Small base, fewer than 100. Treat with caution.')
})
