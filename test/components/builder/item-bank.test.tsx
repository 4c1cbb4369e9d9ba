import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { KeptItem, KeptItemPage } from '../../../shared/models/kept-item.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'
import { box, expectOrder, focus, openItems, press, row, stemOf } from '../support/items.ts'

const TOTAL = 10_000
const PAGE = 50

function keptItem(number: number): KeptItem {
  const stem = `Kept ${number}`
  const question = number % 2 === 0 ? aChoice('q', stem, ['Yes', 'No']) : anOpenEnded('q', stem)
  return {
    id: `kept-${number}`,
    name: number === 3 ? 'Third' : '',
    question,
    from: { surveyId: 's', title: 'Urban mobility' },
    keptAt: Date.UTC(2026, 2, 1, 12),
  }
}

/** Puts a page of the list into the page's cache, as if the store had returned it. */
function tell(search: string, offset: number, page: KeptItemPage): void {
  const queryKey = api.itemBank.list.queryKey({ input: { search, offset, limit: PAGE } })
  queryClient.setQueryData(queryKey, page)
}

const pageFrom = (offset: number): KeptItemPage => ({
  total: TOTAL,
  rows: Array.from({ length: PAGE }, (_, at) => keptItem(offset + at + 1)),
})

const dialog = () => page.getByRole('dialog', { name: 'Item bank' })
const pick = (name: RegExp) => dialog().getByRole('checkbox', { name })

async function openBank(): Promise<void> {
  await page.getByRole('button', { name: 'Add from the item bank…' }).click()
  await expect.element(dialog().getByRole('searchbox')).toHaveFocus()
  await expect.element(pick(/^Kept 1\b/)).toBeVisible()
}

beforeEach(async () => {
  for (const offset of [0, PAGE, TOTAL - PAGE]) tell('', offset, pageFrom(offset))
  onTestFinished(() => queryClient.clear())
  await openItems(2)
})

test('ten thousand items are gone through and added with the keyboard alone', async () => {
  await openBank()
  await expect.element(dialog().getByRole('status')).toMatchTextContent('10,000 items')
  await press('ArrowDown')
  await expect.element(pick(/^Kept 1\b/)).toHaveFocus()
  await press('ArrowDown', 'Space', 'End')
  await expect.element(pick(/^Kept 10000\b/)).toHaveFocus()
  expect(dialog().getByRole('listitem').elements().length).toBeLessThan(40)
  await expect
    .element(dialog().getByRole('listitem').filter({ hasText: 'Kept 10000' }))
    .toHaveAttribute('aria-posinset', '10000')
  await press('Space', 'Home', 'ArrowDown', 'ArrowDown')
  await expect.element(pick(/^Third Kept 3 · Open-ended/)).toHaveFocus()
  // The Tab key stops at only one row of the list: at its checkbox and its two buttons.
  expect(dialog().getBySelector('li [tabindex="0"]').elements()).toHaveLength(3)
  await expect.element(dialog().getByRole('button', { name: 'Add 2 items' })).toBeEnabled()
  await press('Enter')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(stemOf(3)).toHaveFocus()
  await expect.element(stemOf(3)).toHaveValue('Kept 2')
  await expect.element(box('Option 2 of item 4')).toHaveValue('No')
  await expect.element(stemOf(4)).toHaveValue('Kept 10000')
  await press('ControlOrMeta+z')
  await expectOrder('A B')
})

test('from the menu of an item, what is added follows it; Enter adds the item that it is on', async () => {
  await focus(row(2))
  await page.getByRole('button', { name: 'More for item 1' }).click()
  await page.getByRole('menuitem', { name: 'Add from the item bank…' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await expect.element(dialog().getByRole('searchbox')).toHaveFocus()
  await expect.element(pick(/^Kept 1\b/)).toBeVisible()
  await press('ArrowDown', 'Enter')
  await expect.element(stemOf(2)).toHaveValue('Kept 1')
  await expect.element(stemOf(2)).toHaveFocus()
  await expect.element(stemOf(3)).toHaveValue('B')
})

test('the search has the keyboard also where the items come only after the dialog has opened', async () => {
  queryClient.clear()
  await page.getByRole('button', { name: 'Add from the item bank…' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Close' })).toHaveFocus()
  tell('', 0, pageFrom(0))
  await expect.element(dialog().getByRole('searchbox')).toHaveFocus()
})

test('a name is written in the row, and left as it was by Escape', async () => {
  await openBank()
  await press('ArrowDown', 'ArrowDown', 'ArrowDown')
  const name = box('Name of “Third”')
  // A closing dialog stays in the page until it has faded out; five rounds take longer than that.
  for (let again = 0; again < 5; again += 1) {
    await press('F2')
    await expect.element(name).toHaveFocus()
    await commands.type(' changed')
    await press('Escape')
    await expect.element(name).not.toBeInTheDocument()
    await expect.element(pick(/^Third Kept 3/)).toHaveFocus()
  }
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a search that finds nothing says so, and keeps what was selected', async () => {
  tell('tram', 0, { total: 0, rows: [] })
  await openBank()
  await pick(/^Kept 2\b/).click()
  await dialog().getByRole('searchbox').fill('tram')
  await expect.element(dialog().getByRole('status')).toMatchTextContent('No item contains these words.')
  await expect.element(dialog().getByRole('button', { name: 'Add 1 item' })).toBeEnabled()
})
