import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DrawnButton } from '../../../renderer/features/results/drawn/drawn-button.tsx'
import type { Respondent } from '../../../shared/models/results.ts'
import { press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

/** Forty personas: thirty women, nine men, and one whose sex is not recognised. The first persona is a child. */
const respondents = Array.from({ length: 40 }, (_, at): Respondent => {
  const sexe = at < 30 ? 'femme' : at < 39 ? 'M' : 'inconnu'
  const attributes = [
    { name: 'sexe', value: sexe },
    { name: 'age', value: at === 0 ? '12' : '40' },
  ]
  return { id: `p${at}`, attributes }
})

test('who was drawn stands beside the census, with its bases and with whoever is in no category', async () => {
  const personas = [...respondents.keys()]
  await show({
    path: '/',
    address: '/',
    content: () => (
      <DrawnButton respondents={respondents} personas={personas} among={new Set(personas.slice(0, 20))} />
    ),
  })
  await tabTo(page.getByRole('button', { name: 'Who was drawn' }))
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Who was drawn' })
  const table = dialog.getByRole('table', { name: 'Sex' })
  // Columns: all personas and their share of 38; those in the filter, without a share on a base of 19; the census.
  await expect.element(table.getByRole('row', { name: /^female/ })).toHaveTextContent('female2976%1952%')
  await expect.element(table.getByRole('row', { name: /^Base/ })).toHaveTextContent('Base38100%19100%')
  await expect.element(table.getByRole('row', { name: 'Matches no category: inconnu' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /^Under 18/ })).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: '% †' })).toBeVisible()
  await expect.element(dialog.getByText(/^On a base under 30 there are no percentages/)).toBeVisible()
  await expect.element(dialog.getByText(/Nothing is weighted/)).toBeVisible()
  await expect
    .element(
      dialog.getByText(
        'Not compared, because the service does not give them: Population density, Occupation.',
      ),
    )
    .toBeVisible()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
})
