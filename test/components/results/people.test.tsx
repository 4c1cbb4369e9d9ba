import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
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

const chose = (respondent: number, question: number, option: number): Answer => ({
  respondent,
  question,
  kind: 'option',
  option,
  text: null,
})

/** The first and the third persona walk; the third has no answer to the second item. */
const results = resultsOf({
  respondents: ['32', '45', '61'].map((value, at) => ({
    id: `p${at}`,
    attributes: [
      { name: 'age', value },
      { name: 'densite', value: 'peu_dense' },
    ],
  })),
  answers: [chose(0, 0, 0), chose(0, 1, 1), chose(1, 0, 1), chose(1, 1, 0), chose(2, 0, 0)],
})

test('a persona opens as a card; the arrow keys lead through those that the filter keeps', async () => {
  const run = aRun({ personas: 3 })
  const places = [0, 1].map((item) => ({ item, path: `$.rows[0].q${item + 1}`, value: `value ${item + 1}` }))
  queryClient.setQueryData(api.runs.personaPlaces.queryKey({ input: { id: run.id, persona: 0 } }), {
    ...{ payloadId: 'reply', places },
  })
  onTestFinished(() => queryClient.clear())
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
  await page.getByRole('table').getByRole('button', { name: 'On foot' }).click()
  const opener = page.getByRole('button', { name: 'Persona 1', exact: true })
  await opener.click()
  const card = (number: number) => page.getByRole('dialog', { name: `Persona ${number}` })
  await expect.element(card(1).getByText('1 of 2 personas')).toBeVisible()
  await expect.element(card(1).getByText('densite: peu_dense')).toBeVisible()
  // By it the persona is found in exported files.
  await expect.element(card(1).getByText('Identifier in files')).toBeVisible()
  await expect.element(card(1).getByText('p0', { exact: true })).toBeVisible()
  await expect.element(card(1).getByRole('listitem').nth(1)).toHaveTextContent('Would you change?No')

  const received = card(1).getByRole('button', { name: 'As received' })
  await received.click()
  await expect
    .element(card(1).getByRole('listitem').nth(1))
    .toHaveTextContent('Would you change?No$.rows[0].q2value 2')
  await received.click()
  await expect.element(card(1).getByText('value 2')).not.toBeInTheDocument()

  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card(3).getByText('2 of 2 personas')).toBeVisible()
  await expect
    .element(card(3).getByRole('listitem').nth(1))
    .toHaveTextContent('Would you change?Answer missing')
  // On the last persona the button does nothing, and the keys still work.
  await card(3).getByRole('button', { name: 'Next persona' }).click({ force: true })
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(card(1)).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
