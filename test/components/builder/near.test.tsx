import { expect, test } from 'vitest'
import { anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

test('an item on the screen can be edited once its group is drawn again, though the browser tells of the group alone', async () => {
  await openDesk(aSurvey('Urban mobility', [anOpenEnded('why', 'Why?')]))
  await expect.element(stemOf(1)).toBeVisible()
  const group = document.querySelector('[data-item="why"]')?.parentElement
  const tell = (skipped: boolean) =>
    group?.dispatchEvent(
      new ContentVisibilityAutoStateChangeEvent('contentvisibilityautostatechange', { skipped }),
    )
  // Repeated, because the browser's own event for the group may come after the test's.
  await expect
    .poll(() => {
      tell(true)
      return group?.hasAttribute('data-near')
    })
    .toBe(false)
  tell(false)
  await expect.poll(() => group?.hasAttribute('data-near')).toBe(true)
  await expect.element(stemOf(1)).toBeVisible()
})

test('an item that the cursor comes to keeps it, though the browser just told that it is far away', async () => {
  await openDesk(aSurvey('Urban mobility', [anOpenEnded('why', 'Why?')]))
  await expect.element(stemOf(1)).toBeVisible()
  const item = document.querySelector<HTMLElement>('[data-item="why"]')
  const drawings: boolean[] = []
  const watch = new MutationObserver(() => drawings.push(item?.querySelector('textarea') !== null))
  if (item) watch.observe(item, { childList: true, subtree: true, attributes: true })
  // In the same task, so that the item is redrawn only after it has the focus.
  item?.dispatchEvent(
    new ContentVisibilityAutoStateChangeEvent('contentvisibilityautostatechange', { skipped: true }),
  )
  item?.querySelector('textarea')?.focus()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  watch.disconnect()
  await expect.element(stemOf(1)).toHaveFocus()
  expect(drawings).not.toContain(false)
})
