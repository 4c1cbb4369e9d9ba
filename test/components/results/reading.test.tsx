import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import '../support/items.ts'
import { currentMark, field, pressFind } from '../support/find.ts'
import { show } from '../support/show.tsx'

const version = versionOf(
  aSurvey('Urban mobility', [
    anOpenEnded('why', 'Why do you travel like this?'),
    anOpenEnded('more', 'What else?'),
  ]),
)

const SAID = [
  'The price of the train is too high for what it is.',
  'I listened to you.',
  'Prices of trains are what I think of, and the prices of buses are too, more than of all else.',
  'Nobody listens.',
  'Nobody listens!',
]

const results = resultsOf({
  respondents: SAID.map((_, at) => ({ id: `p${at}`, attributes: [] })),
  answers: [0, 1].flatMap((question) =>
    SAID.map((text, respondent): Answer => ({ respondent, question, kind: 'text', option: null, text })),
  ),
})

async function open(): Promise<void> {
  const run = aRun({ personas: SAID.length })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
}

/** The marked words in the answers, in order. */
const marked = () =>
  [...document.querySelectorAll('[aria-labelledby="answers-title"] mark')].map((mark) => mark.textContent)

test('a word is found in all its forms, which are marked; a phrase in quotation marks exactly', async () => {
  await open()
  const search = page.getByRole('searchbox', { name: 'Search the answers' })
  await search.fill('price')
  await expect.poll(marked).toEqual(['price', 'Prices', 'prices'])
  await search.fill('"prices of buses"')
  await expect.poll(marked).toEqual(['prices of buses'])
})

/** The first six characters of each listed answer, in order. */
const listed = () =>
  [...document.querySelectorAll('[aria-labelledby="answers-title"] li > p:first-of-type')].map((words) =>
    words.textContent?.slice(0, 6),
  )

test('answers are listed in the order chosen, on the next item too', async () => {
  await open()
  await page.getByRole('radiogroup', { name: 'Order of the answers' }).getByText('Shortest').click()
  await expect.poll(listed).toEqual(['Nobody', 'Nobody', 'I list', 'The pr', 'Prices'])
  await page.getByRole('button', { name: 'Next item' }).click()
  await expect.element(page.getByRole('article', { name: 'Item 2' })).toBeVisible()
  await expect.poll(listed).toEqual(['Nobody', 'Nobody', 'I list', 'The pr', 'Prices'])
})

test('nearly identical answers stand together, one for all; a group is opened by hand and by the find', async () => {
  await open()
  const gather = page.getByRole('switch', { name: 'Gather nearly identical answers' })
  await gather.click()
  await expect.poll(listed).toEqual(['The pr', 'I list', 'Prices', 'Nobody'])
  const group = page.getByRole('button', { name: '2 nearly identical answers' })
  await group.click()
  await expect.poll(listed).toEqual(['The pr', 'I list', 'Prices', 'Nobody', 'Nobody'])
  await group.click()
  await expect.element(group).toHaveAttribute('aria-expanded', 'false')
  await pressFind()
  await field().fill('listens!')
  await expect.element(group).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(marked).toEqual(['listens!'])
})

test('words that set a group apart are listed with both counts; a click filters by the word and the group', async () => {
  const asked = versionOf(aSurvey('Urban mobility', [anOpenEnded('why', 'Why do you travel like this?')]))
  const texts = [
    'The prices',
    'By bike',
    'The price of it',
    'By bikes',
    'What a price',
    'My bike, at no price',
  ]
  const run = aRun({ personas: texts.length })
  const received = resultsOf({
    respondents: texts.map((_, at) => ({
      id: `p${at}`,
      attributes: [{ name: 'town', value: at % 2 === 0 ? 'Lyon' : 'Brest' }],
    })),
    answers: texts.map((text, respondent): Answer => {
      return { respondent, question: 0, kind: 'text', option: null, text }
    }),
  })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={asked} results={received} />,
  })
  const words = page.getByRole('region', { name: 'Words that set a group apart' })
  await words.getByRole('combobox', { name: 'Compare by a field or another item' }).click()
  await page.getByRole('option', { name: 'town' }).click()
  await expect.element(words.getByRole('row', { name: 'price' })).toHaveTextContent('price3 of 31 of 3')
  await expect.element(words.getByText(/show counts only/)).toBeVisible()
  await words.getByRole('row', { name: 'bike' }).getByRole('button').click()
  const counts = page.getByRole('status', { name: 'Total, matching the filter, shown' })
  await expect.element(counts).toHaveTextContent('6 personas · 3 match · 3 shown')
  await expect.poll(marked).toEqual(['bike', 'bikes', 'bike'])
})

test('of a very long list the answers near by are drawn, those that are found or scrolled to, and all on paper', async () => {
  const asked = versionOf(aSurvey('Urban mobility', [anOpenEnded('why', 'Why do you travel like this?')]))
  const run = aRun({ personas: 600 })
  const received = resultsOf({
    respondents: Array.from({ length: 600 }, (_, at) => ({ id: `p${at}`, attributes: [] })),
    answers: Array.from({ length: 600 }, (_, respondent): Answer => {
      return { respondent, question: 0, kind: 'text', option: null, text: `Reason ${respondent}.` }
    }),
  })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={asked} results={received} />,
  })
  await expect.element(page.getByText('Reason 0.')).toBeVisible()
  expect(listed().length).toBeLessThan(200)
  const empty = [...document.querySelectorAll('[data-part]')]
  empty.at(-1)?.scrollIntoView({ block: 'end' })
  await expect.element(page.getByText('Reason 599.')).toBeInTheDocument()
  await pressFind()
  await field().fill('Reason 300.')
  await expect.element(currentMark()).toBeInViewport()
  await field().fill('Reason 100.')
  await expect.element(currentMark()).toBeInViewport()
  // The answers drawn for the previous hit stay in the page.
  await expect.element(page.getByText('Reason 300.')).toBeInTheDocument()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.querySelectorAll('[data-print="only"] li')).toHaveLength(600)
  window.dispatchEvent(new Event('afterprint'))
})

test('an item of which nothing was recognised does not say that the service sent nothing', async () => {
  const run = aRun({ personas: 1 })
  const asked = versionOf(aSurvey('Urban mobility', [aChoice('walk', 'Do you walk?', ['Yes', 'No'])]))
  const received = resultsOf({ respondents: [{ id: 'p0', attributes: [] }], answers: [] })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={asked} results={received} />,
  })
  await expect.element(page.getByText(/^Nothing was recognised for this item/).first()).toBeVisible()
  await expect.element(page.getByText('nothing recognised').first()).toBeInTheDocument()
})
