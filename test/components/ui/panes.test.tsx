import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { CompanionDoor } from '../../../renderer/ui/pane-door.tsx'
import { Panes } from '../../../renderer/ui/panes.tsx'
import { focus } from '../support/items.ts'
import { show } from '../support/show.tsx'

const WIDE = 1280
/** Width of a usual window at a zoom of 200 %. */
const SMALL = 640

/** A screen with a list and a side panel. */
async function showPanes({ width, stays }: { width: number; stays: boolean }) {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(WIDE, 800))
  const button = (name: string) => (
    <button type="button" aria-current="true">
      {name}
    </button>
  )
  await show({
    path: '/screen',
    address: '/screen',
    content: () => (
      <Panes
        name="test"
        list={{ label: 'Outline', width: 240, content: button('A row') }}
        companion={{ label: 'Checks', width: 240, content: button('A remark'), stays }}
      >
        {button('A field')}
        {!stays && <CompanionDoor />}
      </Panes>
    ),
  })
  await page.getByRole('button', { name: 'A field' }).findElement()
}

/** Resizes the window as zooming does, and waits until `beside` panes are beside the page. */
async function zoomTo(width: number, beside: number) {
  await page.viewport(width, 800)
  await expect.poll(() => page.getByRole('separator').elements().length).toBe(beside)
}

const region = (name: string) => page.getByRole('region', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test.each([true, false])(
  'each pane has its landmark in every window (companion stays: %s)',
  async (stays) => {
    await showPanes({ width: WIDE, stays })
    for (const width of [WIDE, 1000, SMALL]) {
      await page.viewport(width, 800)
      await expect.element(region('Outline')).toBeVisible()
      await expect.element(region('Checks')).toBeVisible()
    }
  },
)

test.each([
  ['Outline', 'A row'],
  ['Checks', 'A remark'],
])('the cursor stays with the pane “%s” when one zooms in and out', async (pane, inside) => {
  await showPanes({ width: WIDE, stays: true })
  await focus(button(inside))
  await zoomTo(SMALL, 0)
  await expect.element(button(pane)).toHaveFocus()
  await zoomTo(WIDE, 2)
  await expect.element(button(inside)).toHaveFocus()
})

test.each(['A remark', 'Close'])(
  'the cursor stays with a pane that was open over the page when one zooms out (on “%s”)',
  async (on) => {
    await showPanes({ width: SMALL, stays: false })
    await button('Checks').click()
    // A pane takes the focus when it opens; the test moves the focus only after that.
    await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).toBeTruthy()
    await focus(button(on))
    await zoomTo(WIDE, 2)
    await expect.element(button('A remark')).toHaveFocus()
  },
)

test('who had the cursor nowhere has it nowhere after zooming', async () => {
  await showPanes({ width: WIDE, stays: true })
  await focus(button('A row'))
  await page.getByRole('main').click({ position: { x: 640, y: 700 } })
  await expect.element(document.body).toHaveFocus()
  await zoomTo(SMALL, 0)
  await expect.element(button('Outline')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('over the page, a list closes once a row was chosen, and a companion stays', async () => {
  await showPanes({ width: SMALL, stays: true })
  const over = (name: string) => page.getByRole('dialog', { name })
  await button('Outline').click()
  await button('A row').click()
  await expect.element(over('Outline')).not.toBeInTheDocument()
  await button('Checks').click()
  await button('A remark').click()
  await expect.element(over('Checks')).toBeVisible()
})
