import { Link, useParams } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { show } from '../support/show.tsx'

const version = versionOf(
  aSurvey('Urban mobility', [
    aChoice('work', 'How do you get to work?', ['On foot', 'By bike']),
    aChoice('again', 'Would you change?', ['Yes', 'No']),
  ]),
)

/** Of forty personas only the first ten walk; the young ones walk or ride. */
const results = resultsOf({
  respondents: Array.from({ length: 40 }, (_, at) => ({
    id: `p${at}`,
    attributes: [{ name: 'age', value: String(20 + at) }],
  })),
  answers: Array.from({ length: 40 }, (_, respondent): Answer[] => [
    { respondent, question: 0, kind: 'option', option: respondent < 10 ? 0 : 1, text: null },
    { respondent, question: 1, kind: 'option', option: respondent % 2, text: null },
  ]).flat(),
})

async function open(): Promise<void> {
  const run = aRun({ personas: 40 })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
}

test('an item is broken down by other items; a cell filters by the people in it', async () => {
  await open()
  await page.getByRole('combobox', { name: 'By a field or another item' }).click()
  await page.getByRole('option', { name: '2. Would you change?' }).click()
  const table = page.getByRole('region', { name: 'Item 1 by group' })
  // Five of the twenty who would change walk: on a base that small there is a count and no percentage.
  await expect.element(table.getByRole('row', { name: 'On foot' })).toHaveTextContent('On foot25%†55')
  await expect.element(table.getByRole('row', { name: 'Base' })).toHaveTextContent('Base402020')
  await table.getByRole('row', { name: 'By bike' }).getByRole('button').first().click()
  const counts = page.getByRole('status', { name: 'Total, matching the filter, shown' })
  await expect.element(counts).toHaveTextContent('40 personas · 15 match · 15 shown')

  // An item cannot be broken down by itself; at other items the chosen breakdown is back.
  await page.getByRole('button', { name: 'Next item' }).click()
  await expect.element(page.getByRole('heading', { name: 'Would you change?' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'By a field or another item' })).toBeVisible()
  expect(page.getByText('item/1').query()).toBeNull()
  await page.getByRole('button', { name: 'Previous item' }).click()
  await expect.element(table.getByRole('row', { name: 'On foot' })).toBeVisible()
})

test('a click on a row filters the whole page; conditions are added, joined, negated and removed', async () => {
  await open()
  const counts = page.getByRole('status', { name: 'Total, matching the filter, shown' })
  await expect.element(counts).toHaveTextContent('40 personas, no filter')
  await page.getByRole('table').getByRole('button', { name: 'On foot' }).click()
  await expect.element(counts).toHaveTextContent('40 personas · 10 match · 10 shown')
  await page.getByRole('button', { name: 'Next item' }).click()
  await expect
    .element(page.getByRole('table').getByText('Only personas with “Item 1: On foot” (10 of 40).'))
    .toBeVisible()

  await page.getByRole('button', { name: 'Add a condition' }).click()
  await page.getByRole('combobox', { name: 'What' }).fill('Age')
  await page.getByRole('option', { name: 'Age' }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('30')
  // What was entered for one subject is not kept for the next.
  for (const [words, subject] of [
    ['Would', '2. Would you change?'],
    ['Age', 'Age'],
  ] as const) {
    await page.getByRole('combobox', { name: 'What' }).fill(words)
    await page.getByRole('option', { name: subject }).click()
  }
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'From' }).fill('25')
  await page.getByRole('textbox', { name: 'To' }).fill('34')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(counts).toHaveTextContent('40 personas · 5 match · 5 shown')
  await page.getByRole('button', { name: 'and: change to “or”' }).click()
  await expect.element(counts).toHaveTextContent('40 personas · 15 match · 15 shown')
  await page.getByRole('button', { name: 'Negate: Age: 25–34' }).click()
  await expect
    .element(
      page
        .getByRole('table')
        .getByText('Only personas with “Item 1: On foot” or without “Age: 25–34” (35 of 40).'),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Remove: Item 1: On foot' }).click()
  await expect.element(counts).toHaveTextContent('40 personas · 30 match · 30 shown')

  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('bike')
  await expect
    .element(counts)
    .toHaveTextContent('40 personas · 30 match · search “bike”: 0 listed; charts and tables do not change')
  await page.getByRole('button', { name: 'Clear the filter and the search', exact: true }).click()
  await expect.element(counts).toHaveTextContent('40 personas, no filter')
})

test('a search without a filter is cleared as what it is', async () => {
  await open()
  const search = page.getByRole('searchbox', { name: 'Search the answers' })
  await search.fill('bike')
  await page.getByRole('button', { name: 'Clear the search', exact: true }).click()
  await expect.element(search).toHaveValue('')
  expect(page.getByRole('button', { name: 'Clear the' }).query()).toBeNull()
})

test('a range that ends before it begins is told, and not added', async () => {
  await open()
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await page.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'Age' }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('30')
  await page.getByRole('textbox', { name: 'To' }).fill('25')
  await expect.element(page.getByText('must not be higher than the second')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await expect.element(add).toBeDisabled()
  await page.getByRole('textbox', { name: 'To' }).fill('30')
  await expect.element(add).toBeEnabled()
})

test('a condition says of each option how many personas chose it', async () => {
  await open()
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await page.getByRole('combobox', { name: 'What' }).fill('How do you')
  await page.getByRole('option', { name: '1. How do you get to work?' }).click()
  const form = page.getByRole('form', { name: 'Add a condition' })
  await expect.element(form.getByRole('checkbox', { name: 'On foot (10)' })).toBeVisible()
  await expect.element(form.getByRole('checkbox', { name: 'By bike (30)' })).toBeVisible()
  await expect.element(form.getByRole('checkbox', { name: /missing \(0\)/i })).toBeVisible()
})

/** The results of whichever run the address names, with links to two runs as other screens have them. */
function ResultsOfRuns() {
  const { runId } = useParams({ from: '/runs/$runId' })
  return (
    <>
      {['one', 'two'].map((each) => (
        <Link key={each} to="/runs/$runId" params={{ runId: each }}>
          Run {each}
        </Link>
      ))}
      <Link to="/runs/$runId" params={{ runId: 'one' }} search={{ item: 'again', persona: 30, find: 'bike' }}>
        An answer
      </Link>
      <Link
        to="/runs/$runId"
        params={{ runId: 'one' }}
        search={{ filter: [[{ kind: 'answer', item: 1, options: [1], without: [], not: false }]] }}
      >
        A filter
      </Link>
      <ResultsView key={runId} run={aRun({ id: runId, personas: 40 })} version={version} results={results} />
    </>
  )
}

test('a filter is there again when the results are left and opened anew, for each run', async () => {
  await show({ path: '/runs/$runId', address: '/runs/one', content: ResultsOfRuns })
  const counts = page.getByRole('status', { name: 'Total, matching the filter, shown' })
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('table').getByRole('button', { name: 'On foot' }).click()
  await expect.element(counts).toHaveTextContent('40 personas · 10 match · 10 shown')
  await goTo('Run two')
  await expect.element(counts).toHaveTextContent('40 personas, no filter')
  await goTo('Run one')
  await expect.element(counts).toHaveTextContent('40 personas · 10 match · 10 shown')

  // A search leads to an answer that the filter would hide; it does not take the filter away for good.
  await goTo('Run two')
  await goTo('An answer')
  await expect.element(counts).toHaveTextContent('40 personas, no filter')
  await goTo('Run two')
  await goTo('Run one')
  await expect.element(counts).toHaveTextContent('40 personas · 10 match · 10 shown')

  // A link with a filter of its own wins.
  await goTo('Run two')
  await goTo('A filter')
  await expect.element(counts).toHaveTextContent('40 personas · 20 match · 20 shown')
  await page.getByRole('button', { name: 'Clear the filter', exact: true }).click()
  await expect.element(counts).toHaveTextContent('40 personas, no filter')
  await goTo('Run two')
  await goTo('Run one')
  await expect.element(counts).toHaveTextContent('40 personas, no filter')
})
