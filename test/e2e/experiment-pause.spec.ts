import { expect, PAGE_ONLY, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import { tabTo } from '../support/keyboard.ts'
import { box } from './pages/draft.ts'
import { openAddress } from './pages/navigate.ts'
import { conditionsInForce } from './pages/practise.ts'
import { AT, storeExperiment } from './pages/stored-screens.ts'

test.use({ beginning: { ...PRACTISING, fill: storeExperiment } })

/**
 * Milliseconds before each reply. Runs are created one after the other, so that the last of eight cannot have been sent
 * when the pause button is pressed.
 */
const DELAY = 1_500

test(
  'an experiment is paused and resumed by the keyboard, and sends nothing in between',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const main = page.getByRole('main')
    const runs = page.getByRole('table', { name: 'Runs by arm' })
    const press = async (name: string) => {
      await tabTo(page, main.getByRole('button', { name, exact: true }))
      await page.keyboard.press('Enter')
    }

    await test.step('the service takes its time, and the plan is launched', async () => {
      await openAddress(page, '#/practice')
      await box(page, 'Longest delay').fill(String(DELAY))
      await box(page, 'Longest delay').press('Enter')
      await box(page, 'Shortest delay').fill(String(DELAY))
      await box(page, 'Shortest delay').press('Enter')
      await conditionsInForce(page)
      await openAddress(page, AT.experiment)
      await press('Launch…')
      await tabTo(page, page.getByRole('button', { name: 'Freeze and launch 8 runs' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^Plan frozen on /)).toBeVisible()
    })

    await test.step('paused: what has not been sent waits, and the focus stays on the button', async () => {
      await press('Pause')
      await expect(page.getByText('Paused: what has not been sent yet waits.')).toBeVisible()
      await expect(main.getByRole('button', { name: 'Resume' })).toBeFocused()
      await expect(runs.getByText('paused', { exact: true }).last()).toBeVisible()
    })

    const waiting = await test.step('while it is paused, no further run is sent', async () => {
      const paused = runs.getByText('paused', { exact: true })
      // The run that was being sent at that moment goes on. When its answers are there, no other has followed it.
      const answered = runs.getByText('done', { exact: true })
      await expect.poll(async () => (await paused.count()) + (await answered.count())).toBe(8)
      const count = await paused.count()
      expect(count).toBeGreaterThan(0)
      return count
    })

    await test.step('resumed: the next run is sent', async () => {
      await tabTo(page, main.getByRole('button', { name: 'Resume' }))
      await page.keyboard.press('Enter')
      await expect(main.getByRole('button', { name: 'Pause' })).toBeFocused()
      await expect(runs.getByText('paused', { exact: true })).toHaveCount(0)
      await expect(runs.getByText('waiting to be sent', { exact: true })).not.toHaveCount(waiting, {
        timeout: 30_000,
      })
    })
  },
)
