import type { Page } from '@playwright/test'
import { aFocusSession } from '../support/a-focus-session.ts'
import { expect, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import type { Beginning } from '../support/hosts/free-folder.ts'
import { aFocusDraft } from '../support/sample-drafts.ts'
import { saved } from './pages/draft.ts'
import { openAddress } from './pages/navigate.ts'

/*
 * The codes of one group open in two browser windows: a window without unsaved changes shows what the other one saved.
 */

const WITH_GROUP: Beginning = {
  ...PRACTISING,
  fill: (store) => {
    const draft = { ...aFocusDraft(), title: 'Bikes in town' }
    store.focus.insert(aFocusSession('bikes', { draft, state: 'gone' }))
  },
}

test.use({ beginning: WITH_GROUP })

const codes = (page: Page) => page.getByRole('list', { name: 'Codes' })
const newCode = (page: Page) => page.getByRole('textbox', { name: 'New code' })

async function openCodes(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Codes' }).click()
  await expect(newCode(page)).toBeVisible()
}

test('a window shows the codes that another one saved, until it has a change of its own', async ({
  app: { page: first },
}) => {
  await openAddress(first, '#/focus/bikes')
  await openCodes(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await openCodes(second)
  const conflict = second.getByRole('alert')

  await test.step('codes come by themselves, and one undo leads back', async () => {
    await newCode(first).fill('Price')
    await newCode(first).press('Enter')
    await newCode(first).fill('Safety')
    await newCode(first).press('Enter')
    await expect(codes(second).getByText('Safety')).toBeVisible()
    await expect(conflict).toHaveCount(0)
    await second.getByRole('button', { name: 'Undo' }).click()
    await expect(codes(second)).toHaveCount(0)
    await expect(codes(first)).toHaveCount(0)
    const told = second.getByRole('alert').filter({ hasText: 'Undone: changes of another window' })
    await told.getByRole('button', { name: 'Redo' }).click()
    await expect(told).toHaveCount(0)
    await expect(codes(first).getByText('Price')).toBeVisible()
  })

  await test.step('a group that goes into the bin is only read in both', async () => {
    await saved(second)
    await first.getByRole('button', { name: 'More actions' }).click()
    await first.getByRole('menuitem', { name: 'Move to the bin' }).click()
    await expect(second.getByText('This group is in the bin.')).toBeVisible()
    await expect(newCode(second)).toHaveCount(0)
    await expect(codes(second).getByText('Price')).toBeVisible()
    await second.getByRole('status').getByRole('button', { name: 'Restore' }).click()
    await expect(newCode(second)).toBeVisible()
  })
})
