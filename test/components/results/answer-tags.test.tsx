import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { AnnotationsContext } from '../../../renderer/features/results/annotations/annotations-context.ts'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { emptyAnnotations, type RunAnnotations } from '../../../shared/models/annotations.ts'
import type { FilterGroups } from '../../../shared/models/results-filter.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { anAnnotationSession } from '../support/annotation-session.ts'
import { focus, press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const PERSONAS = 8

const version = versionOf(
  aSurvey('Urban mobility', [
    anOpenEnded('why', 'What do you think of trams?'),
    aChoice('use', 'Do you take them?', ['Yes', 'No']),
  ]),
)

/**
 * Six personas answer in words, one of them about the price; one answer is blank and one lost. Every other persona
 * takes trams.
 */
const results = resultsOf({
  respondents: Array.from({ length: PERSONAS }, (_, at) => ({ id: `p${at}`, attributes: [] })),
  answers: [
    ...Array.from({ length: PERSONAS - 1 }, (_, respondent) => ({
      respondent,
      question: 0,
      kind: respondent === 6 ? ('blank' as const) : ('text' as const),
      option: null,
      text: respondent === 6 ? null : respondent === 3 ? 'Les prix montent' : `Reason ${respondent}`,
    })),
    ...Array.from({ length: PERSONAS }, (_, respondent) => {
      return { respondent, question: 1, kind: 'option' as const, option: respondent % 2, text: null }
    }),
  ],
})

async function open({ document, filter }: { document?: RunAnnotations; filter?: FilterGroups } = {}) {
  const { session, said } = anAnnotationSession(document)
  const run = aRun({ personas: PERSONAS })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}${filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView run={run} version={version} results={results} />
      </AnnotationsContext>
    ),
  })
  await row('Reason 0').findElement()
  /** Numbers, from 1, of the personas whose answer has a tag. */
  const carriers = (name: string) => {
    const id = said().tags.find((tag) => tag.name === name)?.id ?? ''
    return said().answers.flatMap(({ persona, tags }) =>
      tags.includes(id) ? [Number(persona.slice(4)) + 1] : [],
    )
  }
  return { session, said, carriers }
}

const list = page.getByRole('list', { name: 'Answers' })
const row = (words: string) => list.getByRole('listitem').filter({ hasText: words })
const tagged = (words: string, tag: string) => row(words).getByRole('button', { name: tag, exact: true })

test('by keyboard: rows are gone through, tags made and set by their keys; each change is one step of the undo', async () => {
  const { session, carriers } = await open()
  await focus(row('Reason 0'))
  await press('t')
  await commands.type('Speed')
  await press('Enter')
  // The new table of tags above the answers does not push the answer out of view.
  await expect.element(tagged('Reason 0', 'Speed')).toBeInViewport({ ratio: 1 })
  await press('Escape')
  await expect.element(row('Reason 0')).toHaveFocus()

  await press('j', 'ArrowDown', '1')
  await expect.element(tagged('Reason 2', 'Speed')).toBeVisible()
  // While the focus is in the list, the tag's key does not open an item, and a blank cannot be tagged.
  await press('End', '1', 'k', 'k')
  await expect.element(row('Reason 4')).toHaveFocus()
  await press('Shift+ArrowDown', '1')
  await expect.poll(() => carriers('Speed')).toEqual([1, 3, 5, 6])
  await press('Escape', '1')
  await expect.poll(() => carriers('Speed')).toEqual([1, 3, 5])

  for (const left of [[1, 3, 5, 6], [1, 3], [1], []]) {
    session.undo()
    expect(carriers('Speed')).toEqual(left)
  }
})

test('what is typed right after the menu of tags was asked for is typed into it', async () => {
  await open()
  await focus(row('Reason 0'))
  const asked = new KeyboardEvent('keydown', { key: 't', code: 'KeyT', bubbles: true, cancelable: true })
  row('Reason 0').element().dispatchEvent(asked)
  // React renders the effect of a key in a microtask; a timer would come after the next key.
  await Promise.resolve()
  expect(document.activeElement).toBe(page.getByPlaceholder(/tag/i).query())
  await press('Escape')
})

test('answers that the filter takes away once they are tagged leave the cursor to the next ones', async () => {
  const speed = { id: 't', name: 'Speed', colour: 'teal' as const, key: '1', phrases: [] }
  const { carriers } = await open({
    document: { ...emptyAnnotations(), tags: [speed] },
    filter: [[{ kind: 'tag', item: 0, tags: ['t'], not: true }]],
  })
  await focus(row('Reason 1'))
  await press('1')
  await expect.element(row('Reason 2')).toHaveFocus()
  await press('1')
  await expect.element(row('Les prix')).toHaveFocus()
  await expect.poll(() => carriers('Speed')).toEqual([2, 3])
  await expect.element(page.getByRole('status').filter({ hasText: 'Speed' })).toBeInTheDocument()
  // After the last answer the focus goes to the one before it.
  await press('End', 'k', '1')
  await expect.element(list.getByRole('listitem').filter({ hasText: 'Left blank' })).toHaveFocus()
})

test('by pointer: many answers take a tag at once, a range with shift, all that are shown, and a tag filters', async () => {
  const { carriers } = await open()
  const box = (words: string) => row(words).getByRole('checkbox')
  await box('Reason 1').click()
  await box('Reason 4').click({ modifiers: ['Shift'] })
  await expect.element(page.getByText('4 answers selected')).toBeVisible()
  const bar = page.getByRole('toolbar', { name: 'Selected answers' })
  await bar.getByRole('button', { name: 'Tag…' }).click()
  await commands.type('Cost')
  await press('Enter', 'Escape')
  await expect.poll(() => carriers('Cost')).toEqual([2, 3, 4, 5])

  // If all selected answers have the tag, it is removed from all; if only some have it, all get it.
  await bar.getByRole('button', { name: 'Select all 6 answers shown' }).click()
  await expect.element(page.getByText('6 answers selected')).toBeVisible()
  await focus(row('Reason 0'))
  await press('1')
  await expect.poll(() => carriers('Cost').toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  await press('1')
  await expect.poll(() => carriers('Cost')).toEqual([])
  await bar.getByRole('button', { name: 'Clear the selection' }).click()

  await press('Home', '1')
  await tagged('Reason 0', 'Cost').click()
  const counts = page.getByRole('status', { name: 'Total, matching the filter, shown' })
  await expect.element(counts).toHaveTextContent('8 personas · 1 match · 1 shown')
  await expect.element(page.getByRole('button', { name: 'Remove: Tag, item 1: Cost' })).toBeVisible()
})

test('a rule sets its tag where the words are; one answer refuses it; what is renamed or deleted follows', async () => {
  const { said } = await open()
  await focus(row('Reason 0'))
  await press('t')
  await commands.type('Price')
  await press('Enter', 'Escape')
  await page.getByRole('button', { name: 'Edit tags…' }).click()
  await page.getByRole('combobox', { name: 'Rule of the tag “Price”' }).click()
  await commands.type('prix')
  await press('Enter')
  await expect.element(page.getByText('2 answers', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(row('Les prix montent').getByRole('button', { name: 'Price (by rule)' })).toBeVisible()

  await focus(row('Les prix montent'))
  await press('1')
  await expect.element(row('Les prix montent').getByText('Price')).not.toBeInTheDocument()
  expect(said().answers).toContainEqual({
    item: 'why',
    persona: 'id:p3',
    tags: [],
    refused: [said().tags[0]?.id],
  })
  await press('1')
  await expect.element(row('Les prix montent').getByText('Price')).toBeVisible()

  await page.getByRole('button', { name: 'Edit tags…' }).click()
  await page.getByRole('textbox', { name: 'Name of the tag “Price”' }).fill('Cost')
  await page.getByRole('button', { name: 'Delete the tag “Cost”' }).click()
  await expect.poll(said).toMatchObject({ tags: [], answers: [] })
  await expect.element(page.getByRole('dialog').getByRole('list')).toHaveFocus()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => said().tags.map(({ name }) => name)).toEqual(['Cost'])
})

test('a tag that gets the name of another one is merged with it, in one step of the undo', async () => {
  const { said } = await open()
  await focus(row('Reason 0'))
  await press('t')
  await commands.type('Speed')
  await press('Enter')
  await commands.type('Price')
  await press('Enter', 'Escape', 'j', '2')
  await page.getByRole('button', { name: 'Edit tags…' }).click()
  await page.getByRole('textbox', { name: 'Name of the tag “Price”' }).fill('speed')
  await expect.element(page.getByText('This tag already exists.')).toBeVisible()
  // With Tab, to see that the offer stays when the field is left for it.
  await press('Tab')
  await expect.element(page.getByRole('button', { name: 'Merge with “Speed”' })).toHaveFocus()
  await press('Enter')
  await expect.poll(() => said().tags.map(({ name }) => name)).toEqual(['Speed'])
  await expect.element(page.getByText('2 answers', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('list')).toHaveFocus()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => said().tags.map(({ name }) => name)).toEqual(['Speed', 'Price'])
})

test('tags are counted under their item, and are rows and columns of a cross-table', async () => {
  await open()
  await focus(row('Reason 0'))
  await press('t')
  await commands.type('Speed')
  await press('Enter')
  await commands.type('Price')
  await press('Enter', 'Escape', 'j', '2')
  const frequency = page.getByRole('table', { name: 'Tags' })
  await expect.element(frequency.getByRole('row', { name: 'Price' })).toHaveTextContent('Price2')
  await expect.element(frequency.getByRole('row', { name: 'No tag' })).toHaveTextContent('No tag4')
  await expect.element(frequency.getByText('Base: 6 personas who answered')).toBeVisible()
  await expect.element(page.getByText(/^No percentages: with 6 personas/)).toBeVisible()

  const by = page.getByRole('combobox', { name: 'By a field or another item', exact: true })
  await by.click()
  await page.getByRole('option', { name: '2. Do you take them?' }).click()
  const rows = page.getByRole('region', { name: 'Item 1 by group' })
  await expect.element(rows.getByRole('row', { name: 'Price' })).toHaveTextContent('Price211')
  await expect.element(rows.getByRole('row', { name: 'Base' })).toHaveTextContent('Base633')

  await page.getByRole('button', { name: 'Next item' }).click()
  await by.click()
  await page.getByRole('option', { name: /^Tags, item 1/ }).click()
  const columns = page.getByRole('region', { name: 'Item 2 by group' })
  await expect.element(columns.getByRole('row', { name: 'Yes' })).toHaveTextContent('Yes4113')
  await expect.element(page.getByText('appears in several columns')).toBeVisible()
  await columns.getByRole('row', { name: 'No' }).getByRole('button').click()
  const counts = page.getByRole('status', { name: 'Total, matching the filter, shown' })
  await expect.element(counts).toHaveTextContent('8 personas · 1 match · 1 shown')
})

test('answers are kept as quotes, put in order, led back to, and copied with what says that they are synthetic', async () => {
  const { session, said } = await open()
  await focus(row('Reason 0'))
  await press('q', 'j', 'j', 'q')
  await row('Reason 4').getByRole('button', { name: 'Keep the answer of persona 5 as a quote' }).click()
  await expect.element(row('Reason 4').getByText('Quoted')).toBeInTheDocument()
  await expect.element(row('Reason 3').getByText('Quoted')).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Quotes' }).click()
  const tray = page.getByRole('list', { name: '3 quotes' })
  const texts = () =>
    tray
      .getByRole('blockquote')
      .elements()
      .map((element) => element.textContent)
  await expect.poll(texts).toEqual(['Reason 0', 'Reason 2', 'Reason 4'])
  const up = page.getByRole('button', { name: 'Move quote 3 up' })
  await focus(up)
  await press('Enter', 'Alt+ArrowUp')
  await expect.poll(texts).toEqual(['Reason 4', 'Reason 0', 'Reason 2'])
  await expect.element(page.getByRole('button', { name: 'Move quote 1 up' })).toHaveFocus()

  let copied = ''
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text
  })
  await page.getByRole('button', { name: 'Copy all' }).click()
  await expect.poll(() => copied).toContain('“Reason 4”\n— Persona 5\nItem 1: What do you think of trams?')
  expect(copied).toContain('They are not population estimates and carry no margin of error.')

  await page.getByRole('button', { name: 'Remove quote 2' }).click()
  await expect.poll(() => said().quotes.map(({ persona }) => persona)).toEqual(['id:p4', 'id:p2'])
  session.undo()
  await page
    .getByRole('link', { name: /^Item 1/ })
    .first()
    .click()
  await expect.element(row('Reason 4')).toHaveAttribute('aria-current', 'true')
})
