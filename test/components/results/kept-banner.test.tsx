import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AnnotationsContext } from '../../../renderer/features/results/annotations/annotations-context.ts'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { anAnnotationSession } from '../support/annotation-session.ts'
import { show } from '../support/show.tsx'

const version = versionOf(
  aSurvey('Trains', [aChoice('often', 'How often do you take the train?', ['Never', 'Often'])]),
)
const results = resultsOf({
  respondents: Array.from({ length: 20 }, (_, at) => ({
    id: `p${at}`,
    attributes: [{ name: 'sex', value: at % 2 ? 'F' : 'M' }],
  })),
  answers: Array.from(
    { length: 20 },
    (_, respondent): Answer => ({
      ...{ respondent, question: 0, option: respondent % 2, text: null },
      kind: 'option',
    }),
  ),
})

test('what a run is broken down by is there again when its results are opened again, and is its own', async () => {
  const said = anAnnotationSession()
  function Screens() {
    const [id, setId] = useState<string | null>('one')
    return (
      <AnnotationsContext value={said.session}>
        {[null, 'one', 'two'].map((each) => (
          <button key={each} type="button" onClick={() => setId(each)}>
            Open {each ?? 'none'}
          </button>
        ))}
        {id !== null && (
          <ResultsView key={id} run={aRun({ id, personas: 20 })} version={version} results={results} />
        )}
      </AnnotationsContext>
    )
  }
  await show({ path: '/runs/$runId', address: '/runs/one', content: Screens })
  const open = (id: string) => page.getByRole('button', { name: `Open ${id}` }).click()
  const cells = page.getByRole('combobox', { name: 'Show', exact: true })
  const by = page.getByRole('combobox', { name: 'By a field or another item' })
  await by.click()
  await page.getByRole('option', { name: 'Sex' }).click()
  await cells.click()
  await page.getByRole('option', { name: 'Counts' }).click()
  await open('none')
  await expect.element(by).not.toBeInTheDocument()
  await open('one')
  await expect.element(cells).toHaveValue('Counts')
  await open('two')
  await expect.element(by).toBeVisible()
  await expect.element(cells).not.toBeInTheDocument()
})

test('what a run is broken down by is there again after a reload', async () => {
  const open = () =>
    show({
      path: '/runs/$runId',
      address: '/runs/one',
      content: () => (
        <AnnotationsContext value={anAnnotationSession().session}>
          <ResultsView run={aRun({ id: 'one', personas: 20 })} version={version} results={results} />
        </AnnotationsContext>
      ),
    })
  await open()
  await page.getByRole('combobox', { name: 'By a field or another item' }).click()
  await page.getByRole('option', { name: 'Sex' }).click()
  const cells = page.getByRole('combobox', { name: 'Show', exact: true })
  await cells.click()
  await page.getByRole('option', { name: 'Counts' }).click()
  await expect.element(cells).toHaveValue('Counts')
  // Another router knows nothing of what was chosen in this window, as after a reload.
  await open()
  await expect.element(cells.nth(1)).toHaveValue('Counts')
})
