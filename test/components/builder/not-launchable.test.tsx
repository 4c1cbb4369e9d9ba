import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aSurvey } from '../../support/drafts.ts'
import { box, optionOf, press, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

const preflight = () => page.getByRole('dialog', { name: 'Before you launch' })

/** Opens the preflight, which names these problems and does not launch, and goes back. */
async function askAndReturn(...problems: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Launch…' }).click()
  for (const problem of problems) await expect.element(preflight()).toMatchTextContent(problem)
  await expect.element(preflight().getByRole('button', { name: 'Launch', exact: true })).toBeDisabled()
  await expect.poll(() => preflight().element().contains(document.activeElement)).toBe(true)
  await press('Escape')
  await expect.element(preflight()).not.toBeInTheDocument()
}

/** Goes to another field, at which the problems of the one before are shown. */
const leave = () => box('Title').click()

test('a draft that cannot be launched says what is wrong at each field, and keeps every word', async () => {
  await openDesk(aSurvey('', []))
  await askAndReturn('Add a title.', 'Add at least one item.')
  await box('Title').fill('Half a survey')
  await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
  await stemOf(1).fill('Which one?')
  await optionOf(1, 1).fill('Only this')
  await optionOf(2, 1).click()
  await press('Backspace')
  await expect.element(optionOf(2, 1)).not.toBeInTheDocument()

  const outOfRange = page.getByText('Enter a whole number from 1 to 100.').first()
  for (const personas of ['0', '101', 'many']) {
    await box('Number of personas').fill('6')
    await leave()
    await expect.element(outOfRange).not.toBeInTheDocument()
    await box('Number of personas').fill(personas)
    await leave()
    await expect.element(outOfRange).toBeVisible()
  }
  await box('Number of personas').fill('101')
  await page.getByRole('button', { name: 'Add an age range' }).click()
  await box('Age range 1').fill('40-20')
  await leave()
  await expect
    .element(page.getByText('The first age must not be higher than the second.').first())
    .toBeVisible()
  await askAndReturn(
    'A single-choice item needs at least two response options.',
    'Enter a whole number from 1 to 100.',
    'The first age must not be higher than the second.',
  )
  await expect.element(stemOf(1)).toHaveValue('Which one?')
  await expect.element(optionOf(1, 1)).toHaveValue('Only this')
  await expect.element(box('Age range 1')).toHaveValue('40-20')
})
