import { aFocusSession } from '../support/a-focus-session.ts'
import { expect, PAGE_ONLY, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import type { Beginning } from '../support/hosts/free-folder.ts'
import { aFocusDraft } from '../support/sample-drafts.ts'
import { openAddress } from './pages/navigate.ts'

const ALL_IN_BIN: Beginning = {
  ...PRACTISING,
  fill: (store) => {
    for (const [at, title] of ['Canteens', 'Trams', 'Night buses'].entries()) {
      store.focus.insert(
        aFocusSession(title, { draft: { ...aFocusDraft(), title }, createdAt: at, updatedAt: at }),
      )
      store.focus.setDeleted(title, at)
    }
  },
}

test.use({ beginning: ALL_IN_BIN })

test(
  'groups are restored from their rows in the bin, and the focus goes to the next',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const row = (name: string) => page.getByRole('link', { name })
    const restore = (name: string) => page.getByRole('button', { name: `Restore “${name}”` })
    await openAddress(page, '#/focus')
    await page.getByRole('button', { name: 'Open the bin' }).press('Enter')
    await expect(row('Night buses')).toBeFocused()
    await restore('Trams').press('Enter')
    await expect(page.getByText('“Trams” was restored.')).toBeVisible()
    await expect(row('Canteens')).toBeFocused()

    await test.step('which Undo reverts', async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(row('Trams')).toBeVisible()
    })

    await test.step('from the last row to the one before, and where none is left to the line that says so', async () => {
      await restore('Canteens').press('Enter')
      await expect(row('Trams')).toBeFocused()
      await restore('Trams').press('Enter')
      await expect(row('Night buses')).toBeFocused()
      await restore('Night buses').press('Enter')
      await expect(page.getByText('The bin is empty.')).toBeFocused()
    })

    await test.step('and on the page of a group to its row among the others', async () => {
      await page.getByText('Groups 3').click()
      await row('Trams').click()
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Move to the bin' }).click()
      await page.getByText('Bin 1').click()
      await row('Trams').click()
      await page.getByRole('button', { name: 'Restore', exact: true }).press('Enter')
      await expect(row('Trams')).toBeFocused()
      await expect(row('Canteens')).toBeVisible()
    })
  },
)
