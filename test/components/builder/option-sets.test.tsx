import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { press, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

const options = () => page.getByRole('textbox', { name: /^Option \d+ of item 1$/ })
const ready = () => page.getByRole('button', { name: 'Ready-made options' })

test('ready-made options come in the questionnaire’s language first, and what they replace comes back', async () => {
  await openDesk(aSurvey('Bus lines', [aChoice('lines', '', ['Good', 'Bad'])]))
  await stemOf(1).fill('À quel point êtes-vous satisfait des bus de votre quartier ?')
  await ready().click()
  const sets = page.getByRole('menuitem')
  const kinds = [
    /^Support or opposition \(5\).* · /,
    /^Degree \(for “How important is…\?”\) \(5\).* · /,
    /^Frequency \(in numbers\) \(6\).* · /,
    /^Satisfaction \(5\).* · /,
    /^Likelihood \(5\).* · /,
    /^Yes, no, don’t know \(3\).* · /,
    /^Agreement, not recommended: invites people to agree \(5\).* · /,
  ]
  // Each set shows its options before it is chosen.
  await expect
    .poll(() => sets.elements().map(({ textContent }) => textContent))
    .toEqual([...kinds, ...kinds].map((kind) => expect.stringMatching(kind)))
  await sets.filter({ hasText: 'Satisfaction' }).first().click()
  await expect.poll(() => options().elements()).toHaveLength(5)
  await expect.element(options().first()).toHaveValue('Très insatisfait')
  await press('ControlOrMeta+z')
  await expect.poll(() => options().elements()).toHaveLength(2)
  await expect.element(options().first()).toHaveValue('Good')
  await expect.element(options().last()).toHaveValue('Bad')

  await stemOf(1).fill('How satisfied are you with the buses of your quarter?')
  await ready().click()
  await sets.filter({ hasText: 'Satisfaction' }).first().click()
  await expect.element(options().first()).toHaveValue('Very dissatisfied')
  await page
    .getByText('2 response options of item 1 were replaced.')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.element(options().first()).toHaveValue('Good')
  await expect.poll(() => options().elements()).toHaveLength(2)
})
