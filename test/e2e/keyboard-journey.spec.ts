import type { Page } from '@playwright/test'
import { expect, FIRST_START, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { enterAt, rewrite } from '../support/keyboard.ts'
import { box, stemOf } from './pages/draft.ts'
import { row } from './pages/items.ts'
import { pastRuns, preflight, runIsDone } from './pages/launch.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Counts presses of the pointer from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0'
    const count = () => {
      document.documentElement.dataset.presses = String(Number(document.documentElement.dataset.presses) + 1)
    }
    document.addEventListener('pointerdown', count, { capture: true })
  })
  return async () => Number(await page.locator('html').getAttribute('data-presses'))
}

test.use({ beginning: FIRST_START })

test(
  'a template goes to its answers and on to the next version with the keyboard alone',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const presses = await countPresses(page)

    await test.step('from a template', async () => {
      await enterAt(page, button(page, 'Practise now'))
      await enterAt(page, button(page, 'New from a template'))
      await enterAt(page, page.getByRole('dialog').getByRole('button', { name: /^Order effect/ }))
      await expect(stemOf(page, 3)).toHaveCount(1)
    })

    await test.step('written over, a weak wording mended', async () => {
      await rewrite(page, box(page, 'Title'), 'Urban mobility')
      await rewrite(page, box(page, 'Context'), 'How people get around')
      await rewrite(page, stemOf(page, 1), 'Don’t you agree that the buses are late?')
      const companion = page.getByRole('region', { name: 'Checks and preview' })
      await expect(companion.getByRole('button', { name: 'Use this wording' })).toBeVisible()
      // Tab would pass through the other items, and the panel would show their findings instead of these.
      await page.keyboard.press('F6')
      await expect(companion.getByRole('tab', { name: 'Checks' })).toBeFocused()
      await enterAt(page, companion.getByRole('button', { name: 'Use this wording' }))
      await expect(stemOf(page, 1)).toBeFocused()
      await expect(stemOf(page, 1)).not.toHaveValue(/^Don’t/)
    })

    await test.step('items are chosen, copied and deleted in the outline', async () => {
      await page.keyboard.press('Shift+F6')
      await expect(row(page, 1)).toBeFocused()
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('ControlOrMeta+d')
      await expect(row(page, 5)).toHaveCount(1)
      await page.keyboard.press('Delete')
      await expect(row(page, 5)).toHaveCount(0)
      await expect(row(page, 3)).toHaveCount(1)
    })

    await test.step('an audience', async () => {
      await enterAt(page, button(page, 'Add an age range'), 'Shift+Tab')
      await expect(box(page, 'Age range 1')).toBeFocused()
      await page.keyboard.type('25-34')
      await rewrite(page, box(page, 'Number of personas'), '6', 'Shift+Tab')
    })

    const saveVersion = async (name: string, told: string) => {
      await page.keyboard.press('ControlOrMeta+s')
      const dialog = page.getByRole('dialog', { name: 'Save a version' })
      await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      await expect(page.getByText(told)).toBeVisible()
      await expect(dialog).toBeHidden()
    }
    await test.step('a version, named', async () => {
      await saveVersion('Before the pilot', 'Saved: v1 · Before the pilot.')
    })

    await test.step('launched: what is still to be replaced is told, and keeps nobody', async () => {
      await enterAt(page, button(page, 'Launch…'))
      await expect(preflight(page)).toContainText('template placeholder still to fill in')
      await page.keyboard.press('Escape')
      await expect(preflight(page)).toBeHidden()
      // The item may be out of view, so the test goes to it by the outline.
      await page.keyboard.press('F6')
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowDown')
      await expect(row(page, 2)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(stemOf(page, 2)).toBeFocused()
      await rewrite(page, stemOf(page, 2), 'At present, how satisfied are you with the bus stops?')
      await enterAt(page, button(page, 'Launch…'), 'Shift+Tab')
      // The dialog receives keys once the focus is inside it.
      await expect(preflight(page).locator(':focus')).toHaveCount(1)
      await expect(preflight(page)).not.toContainText('still to fill in')
      await page.keyboard.press('ControlOrMeta+Enter')
      await runIsDone(page, 'Urban mobility')
      await enterAt(page, pastRuns(page).getByRole('link', { name: /Urban mobility/ }))
    })

    await test.step('revised from the run, in a version that remembers it', async () => {
      await enterAt(page, page.getByRole('link', { name: 'Start from this version' }))
      // The builder puts the cursor into the item that was read; keys are pressed only after that.
      await expect(stemOf(page, 1)).toBeFocused()
      await rewrite(page, stemOf(page, 3), 'Which buses did you think of?')
      await saveVersion('', 'Saved: v3.')
      await page.keyboard.press('ControlOrMeta+Shift+s')
      await expect(page.getByRole('link', { name: 'revised after a run of v2', exact: true })).toBeVisible()
    })
    expect(await presses()).toBe(0)
  },
)
