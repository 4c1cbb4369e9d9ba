import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AnnotationsContext } from '../../../renderer/features/results/annotations/annotations-context.ts'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { anAnnotationSession } from '../support/annotation-session.ts'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const PERSONAS = 40

const version = versionOf(
  aSurvey('Urban mobility', [
    aChoice('often', 'How often do you take the train?', ['Never', 'Sometimes', 'Often', 'I don’t know']),
  ]),
)

/** Of forty personas, aged 20 to 59, ten never take the train, twenty sometimes do, and ten do not know. */
const results = resultsOf({
  respondents: Array.from({ length: PERSONAS }, (_, at) => ({
    id: `p${at}`,
    attributes: [{ name: 'age', value: String(20 + at) }],
  })),
  answers: Array.from({ length: PERSONAS }, (_, respondent): Answer => {
    const option = respondent < 10 ? 0 : respondent < 30 ? 1 : 3
    return { respondent, question: 0, kind: 'option', option, text: null }
  }),
})

async function open() {
  const said = anAnnotationSession()
  const run = aRun({ personas: PERSONAS })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <AnnotationsContext value={said.session}>
        <ResultsView run={run} version={version} results={results} />
      </AnnotationsContext>
    ),
  })
  return said
}

test('options stand by size on request, and a scale tells statistics of its codes', async () => {
  const { session, disk } = await open()
  const counts = page.getByRole('table', { name: 'Counts for item 1' })
  const rows = () =>
    counts
      .getByRole('rowheader')
      .elements()
      .map((each) => each.textContent)
  await page.getByText('By size', { exact: true }).click()
  // “Often” was chosen by nobody and still has a row; “I don’t know” is last.
  await expect.poll(rows).toEqual(['Sometimes', 'Never', 'Often', 'I don’t know', 'Base'])
  await expect
    .element(page.getByRole('img', { name: /^Bar chart of item 1\. Sometimes: 20 .*Never: 10 / }))
    .toBeVisible()
  await expect.poll(() => disk.document.bars).toBe('size')
  // How the chart is looked at is no step to undo.
  expect(session.getState().history.past).toEqual([])
  await page.getByText('Questionnaire order', { exact: true }).click()
  await expect.poll(rows).toEqual(['Never', 'Sometimes', 'Often', 'I don’t know', 'Base'])

  const scale = page.getByRole('group').filter({ hasText: 'Mean, median and spread' })
  await scale.getByText('Mean, median and spread').click()
  // The mean of ten times 1 and twenty times 2.
  await expect.element(scale.getByText('1.7')).toBeVisible()
  await expect.element(scale.getByText(/of the codes 1 to 3, not of amounts/)).toBeVisible()
  await counts.getByRole('button', { name: 'Never' }).click()
  await expect.element(scale.getByText(/^No statistics: only 10 personas/)).toBeVisible()
})

test('bands of ages are typed once, and hold for cross-tables, the filter and who was drawn', async () => {
  const { session, disk } = await open()
  await page.getByRole('combobox', { name: 'By a field or another item' }).click()
  await page.getByRole('option', { name: 'Age' }).click()
  const columns = () =>
    page
      .getByRole('region', { name: 'Item 1 by group' })
      .getByRole('columnheader')
      .elements()
      .map((each) => each.textContent)
      .filter((name) => /\d/.test(name))
  await expect.poll(columns).toEqual(['18–24', '25–34', '35–49', '50–64'])

  // The table leaves the page with what it shows, and with what the answers are.
  let copied = ''
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text
  })
  await page.getByRole('button', { name: 'Copy the table' }).click()
  await expect.poll(() => copied).toMatch(/^Option\tAll\tAge: 18–24\t/)
  expect(copied).toMatch(/\nSometimes\t50\.0%†\t0\t5\t15\t0\n/)
  expect(copied).toMatch(/\n\n1\. How often do you take the train\?\nColumn percentages\n/)
  // Of those who do not know, none is in the mean.
  expect(copied).toContain(
    [
      '\nBase\t40\t5\t10\t15\t10',
      'Base of the mean\t30\t5\t10\t15\t0',
      'Mean (codes 1 to 3)\t1.7\t\t\t\t',
      'Median\t2\t\t\t\t',
      'Standard deviation\t0.5\t\t\t\t\n',
    ].join('\n'),
  )
  expect(copied).toContain('no margin of error')

  const change = page.getByRole('button', { name: 'Change the bands: Age' })
  await change.click()
  const starts = page.getByRole('textbox', { name: 'Where each band begins' })
  await expect.element(starts).toHaveValue('18, 25, 35, 50, 65')
  await starts.fill('40, 30')
  await press('Enter')
  await expect.element(starts).toHaveAccessibleDescription(/The numbers must go up: 30 comes after 40\./)
  await starts.fill('30, 40')
  await expect.element(page.getByText('Personas: under 30: 10 · 30–39: 10 · 40 or more: 20')).toBeVisible()
  await press('Enter')
  await expect.poll(columns).toEqual(['under 30', '30–39', '40 or more'])
  await expect.element(change).toHaveFocus()
  await expect.poll(() => disk.document.bands).toEqual({ age: [30, 40] })

  await page.getByRole('button', { name: 'Add a condition' }).click()
  await page.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'Age' }).click()
  await page.getByRole('combobox', { name: 'Your bands' }).click()
  await page.getByRole('option', { name: 'Age: 30–39' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const counts = page.getByRole('status', { name: 'Total, matching the filter, shown' })
  await expect.element(counts).toHaveTextContent('40 personas · 10 match · 10 shown')

  await page.getByRole('button', { name: 'Who was drawn' }).click()
  const drawn = page.getByRole('dialog').getByRole('table', { name: 'Age' })
  await expect.element(drawn.getByRole('row', { name: /^30–39/ })).toBeVisible()
  await press('Escape')
  session.undo()
  await expect.poll(columns).toEqual(['18–24', '25–34', '35–49', '50–64'])
})

test('a filter is given a name, applied and removed; a name that is taken and a filter that cannot be applied say so', async () => {
  const { session, disk } = await open()
  const counts = page.getByRole('status', { name: 'Total, matching the filter, shown' })
  const table = page.getByRole('table', { name: 'Counts for item 1' })
  const name = page.getByRole('textbox', { name: 'Name for this filter' })
  const list = page.getByRole('list', { name: 'Named filters' })
  await table.getByRole('button', { name: 'Never' }).click()
  await page.getByRole('button', { name: 'Named filters' }).click()
  await expect.element(name).toHaveFocus()
  await name.fill('By car')
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'Filter: By car' })).toBeVisible()

  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await table.getByRole('button', { name: 'Sometimes' }).click()
  await page.getByRole('button', { name: 'Named filters' }).click()
  await name.fill('by CAR')
  await press('Enter')
  await expect.element(name).toHaveAccessibleDescription(/Another filter already has this name: “By car”/)
  await name.fill('Now and then')
  await press('Enter')
  await expect
    .poll(() => disk.document.filters.map((filter) => filter.name))
    .toEqual(['By car', 'Now and then'])

  session.edit('filters', ({ filters }) => {
    filters.push({
      name: 'Rich',
      groups: [[{ kind: 'number', name: 'income', min: 9, below: null, not: false }]],
    })
  })
  await page.getByRole('button', { name: 'Filter: Now and then' }).click()
  await expect.element(list.getByText('Cannot be applied: no persona has “income” any more.')).toBeVisible()
  await list.getByRole('button', { name: 'By car with “Item 1: Never”' }).click()
  await expect.element(counts).toHaveTextContent('40 personas · 10 match · 10 shown')

  await page.getByRole('button', { name: 'Filter: By car' }).click()
  await list.getByRole('button', { name: 'Remove the filter “By car”' }).click()
  await expect.element(list.getByRole('button', { name: 'Remove the filter “Now and then”' })).toHaveFocus()
  expect(session.getState().history.present.filters).toHaveLength(2)
  session.undo()
  await expect.element(list.getByRole('button', { name: /^By car/ })).toBeVisible()
})
