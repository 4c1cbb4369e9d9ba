import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { openDesk } from '../support/open-desk.tsx'

const draft = aSurvey('Satisfaction', [aChoice('one', 'How is it?', ['Good', 'Bad'])])
const tab = (name: string) => page.getByRole('tab', { name, exact: true }).last()

test('another survey opens with its checks, whatever was looked at in the one before', async () => {
  await openDesk(draft, 'one')
  await tab('Request').click()
  await expect.element(tab('Request')).toHaveAttribute('aria-selected', 'true')
  await openDesk(draft, 'other')
  await expect.element(tab('Checks')).toHaveAttribute('aria-selected', 'true')
})

test('the same survey opens again with what was looked at', async () => {
  await openDesk(draft, 'one')
  await tab('Request').click()
  await openDesk(draft, 'one')
  await expect.element(tab('Request')).toHaveAttribute('aria-selected', 'true')
})
