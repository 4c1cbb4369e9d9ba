import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ShownSteps } from '../../../renderer/features/results/annotations/shown-steps.tsx'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { anAnnotationSession } from '../support/annotation-session.ts'
import { clickNow } from '../support/items.ts'
import { show } from '../support/show.tsx'

const version = versionOf(
  aSurvey('Urban mobility', [
    aChoice('work', 'How do you get to work?', ['On foot', 'By bike']),
    aChoice('park', 'Is there a park near your home?', ['Yes', 'No']),
    aChoice('tram', 'Do you like trams?', ['Yes', 'No']),
  ]),
)
const results = resultsOf({
  respondents: [{ id: 'p0', attributes: [] }],
  answers: [0, 1, 2].map((question) => ({
    ...{ respondent: 0, question, kind: 'option' as const, option: 0, text: null },
  })),
})

test('an undo that concerns another item opens it and names what was undone', async () => {
  const { session, said } = anAnnotationSession()
  const run = aRun({ personas: 1 })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <ShownSteps session={session} questions={version.draft.questions}>
        <ResultsView run={run} version={version} results={results} />
      </ShownSteps>
    ),
  })
  const item = (number: number) => page.getByRole('article', { name: `Item ${number}` })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await page.getByRole('button', { name: /Do you like trams/ }).click()
  await expect.element(item(3)).toBeVisible()
  await clickNow(page.getByRole('radio', { name: 'Fix' }))
  await page.getByRole('textbox', { name: 'Note' }).fill('Too broad')
  expect(said().items).toEqual({ tram: { decision: 'fix', note: 'Too broad' } })

  await page.getByRole('button', { name: /How do you get to work/ }).click()
  await expect.element(item(1)).toBeVisible()
  await undo.click()
  expect(said().items).toEqual({ tram: { decision: 'fix', note: '' } })
  await expect.element(item(3)).toBeVisible()
  await expect.element(page.getByText('Undone: note, item 3')).toBeVisible()

  // What belongs to the open item is seen there, and nothing else is said.
  await undo.click()
  expect(said().items).toEqual({})
  expect(page.getByText('Undone: decision').elements()).toHaveLength(0)

  await page.getByRole('button', { name: /Is there a park/ }).click()
  await expect.element(item(2)).toBeVisible()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.element(item(3)).toBeVisible()
  await expect.element(page.getByText('Redone: decision, item 3')).toBeVisible()
})
