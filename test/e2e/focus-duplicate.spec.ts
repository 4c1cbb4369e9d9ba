import { aFocusSession } from '../support/a-focus-session.ts'
import { expect, PAGE_ONLY, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import type { Beginning } from '../support/hosts/free-folder.ts'
import { aFocusDraft } from '../support/sample-drafts.ts'
import { box } from './pages/draft.ts'
import { openAddress } from './pages/navigate.ts'

const GUIDE = '1. How do you get to work?\n2. What would make you take the tram?'

const ONE_GROUP: Beginning = {
  ...PRACTISING,
  fill: (store) =>
    store.focus.insert(
      aFocusSession('trams', {
        draft: { ...aFocusDraft(), title: 'Trams', guide: GUIDE, personas: 4, rounds: 3 },
        state: 'gone',
      }),
    ),
}

test.use({ beginning: ONE_GROUP })

test(
  'a group is duplicated with its guide, and the copy is a draft',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const rows = page.getByRole('link', { name: 'Trams' })
    const isTheCopy = async () => {
      await expect(page.getByText('“Trams” was duplicated. This is the copy.')).toBeVisible()
      await expect(box(page, 'Title')).toHaveValue('Trams')
      await expect(box(page, 'Moderator guide')).toHaveValue(GUIDE)
      await expect(page.getByRole('textbox', { name: 'Personas' })).toHaveValue('4')
      await expect(page.getByRole('textbox', { name: 'Rounds' })).toHaveValue('3')
      await expect(rows).toHaveCount(2)
    }

    await test.step('from its row in the list', async () => {
      await openAddress(page, '#/focus')
      await page.getByRole('button', { name: 'Actions for Trams' }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await isTheCopy()
    })

    await test.step('which Undo reverts', async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
      await expect(page.getByRole('heading', { name: 'This group is in the bin.' })).toBeVisible()
      await expect(box(page, 'Title')).toHaveCount(0)
    })

    await test.step('and from its own menu', async () => {
      await openAddress(page, '#/focus/trams')
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await isTheCopy()
    })
  },
)
