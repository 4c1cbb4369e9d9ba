import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { FocusPage } from '../../../renderer/features/focus/focus-page.tsx'
import { FocusSessionPage } from '../../../renderer/features/focus/focus-session-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

const aGroup = (id: string, title: string, patch: Partial<FocusSession> = {}) =>
  aFocusSession(id, { draft: { ...aFocusDraft(), title }, ...patch })

/** Puts the lists of groups into the cache, as the core would send them. */
function putLists(listed: FocusSession[], bin: FocusSession[]): void {
  queryClient.setQueryData(api.focus.list.queryKey({ input: {} }), listed)
  queryClient.setQueryData(api.focus.list.queryKey({ input: { inBin: true } }), bin)
  onTestFinished(() => queryClient.clear())
}

/** Shows the page of a group that is in the bin. */
async function openFromBin(session: FocusSession): Promise<void> {
  putLists([aGroup('two', 'Trams')], [session])
  queryClient.setQueryData(api.focus.get.queryKey({ input: { id: session.id } }), {
    session,
    inBin: true,
    history: 'here',
    transcript: {
      ...{ turns: [], certainty: 'sure', snapshotId: null, receivedAt: null, snapshots: 0 },
      ...{ diverged: false, edition: 'one' },
    },
  })
  await show({ path: '/focus/$sessionId', address: `/focus/${session.id}`, content: FocusSessionPage })
}

const place = (name: string) => page.getByRole('radio', { name })
const row = (name: string) => page.getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('groups that were removed are in the bin, which the list leads to', async () => {
  putLists([aGroup('one', 'Trams')], [aGroup('two', 'Canteens')])
  await show({ path: '/focus', address: '/focus', content: FocusPage })
  await expect.element(row('Trams')).toBeVisible()
  await expect.element(row('Canteens')).not.toBeInTheDocument()
  await page.getByText('Bin 1').click()
  await expect.element(row('Canteens')).toBeVisible()
  await expect.element(row('Trams')).not.toBeInTheDocument()
})

test('a group is duplicated from its row, unless it is in the bin', async () => {
  putLists([aGroup('one', 'Trams')], [aGroup('two', 'Canteens')])
  await show({ path: '/focus', address: '/focus', content: FocusPage })
  await tabTo(button('Actions for Trams'))
  await press('Enter')
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await press('Escape')
  await page.getByText('Bin 1').click()
  await expect.element(row('Canteens')).toBeVisible()
  expect(button('Actions for Canteens').query()).toBeNull()
})

test('where all groups are in the bin the page says so and opens it, and begins anew where it is empty', async () => {
  putLists([], [aGroup('two', 'Canteens')])
  await show({ path: '/focus', address: '/focus', content: FocusPage })
  await expect.element(page.getByRole('heading', { name: 'All groups are in the bin' })).toBeVisible()
  await expect.element(page.getByText('No focus groups yet')).not.toBeInTheDocument()
  // A small window shows the list alone, which then says it too.
  await expect.element(page.getByText('All groups are in the bin.', { exact: true })).not.toBeVisible()
  await tabTo(button('Open the bin'))
  await press('Enter')
  // The button has gone, so the first row takes the focus.
  await expect.element(row('Canteens')).toHaveFocus()
  await expect.element(button('Restore “Canteens”')).toBeVisible()
  queryClient.setQueryData(api.focus.list.queryKey({ input: { inBin: true } }), [])
  await expect.element(button('Prepare a group')).toBeVisible()
  await expect.element(place('Bin')).not.toBeInTheDocument()
})

test('as long as nothing is known of the groups, neither a list nor a beginning is shown', async () => {
  await show({ path: '/focus', address: '/focus', content: FocusPage })
  await expect.element(page.getByRole('heading', { name: 'Focus groups' })).toBeVisible()
  expect(button('New group').query()).toBeNull()
  putLists([], [])
  await expect.element(button('Prepare a group')).toBeVisible()
  expect(button('New group').query()).toBeNull()
})

test('a group in the bin says so and can be restored, and offers no round', async () => {
  await openFromBin(aGroup('one', 'Canteens', { state: 'open', remoteId: 'f1' }))
  await expect.element(page.getByText('This group is in the bin.')).toBeVisible()
  await expect.element(button('Restore')).toBeEnabled()
  await expect.element(page.getByRole('button', { name: /round/i })).not.toBeInTheDocument()
  // The list beside it shows the bin.
  await expect.element(row('Canteens')).toHaveAttribute('aria-current', 'page')
  await expect.element(row('Trams')).not.toBeInTheDocument()
  await button('More actions').click()
  await expect.element(page.getByRole('menuitem', { name: 'Delete from the service' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Move to the bin' })).not.toBeInTheDocument()
})

test('nothing is decided about a group in the bin that the service may not have created', async () => {
  await openFromBin(aGroup('one', 'Canteens', { state: 'unknown' }))
  await expect.element(page.getByText(/so nothing was created\. You decide\.$/)).toBeVisible()
  await expect.element(button('Restore')).toBeEnabled()
  await expect.element(button('Decide…')).not.toBeInTheDocument()
})

test('a long title takes two lines of the list, and is whole in the tooltip and the name of its row', async () => {
  const title = 'A long title of a group of people who talk about their canteens and trams at night '
    .repeat(3)
    .trim()
  putLists([aGroup('one', title)], [])
  await show({ path: '/focus', address: '/focus', content: FocusPage })
  const shown = page.getByTitle(title)
  await expect.element(shown).toBeVisible()
  const element = shown.element()
  const height = Number.parseFloat(getComputedStyle(element).lineHeight)
  expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(2 * height + 1)
  await expect.element(row(title)).toBeVisible()
})

test('the page of a group and its row say alike where it stands', async () => {
  await openFromBin(aGroup('one', 'Canteens', { state: 'open', activity: 'running_to_end', remoteId: 'f1' }))
  await expect.poll(() => row('Canteens').query()?.textContent).toContain('running to the end')
  // In the header and in the row.
  expect(document.body.textContent?.split('running to the end')).toHaveLength(3)
})

test('a draft in the bin is restored before it can be written on', async () => {
  await openFromBin(aGroup('one', 'Canteens'))
  await expect.element(page.getByRole('heading', { name: 'This group is in the bin.' })).toBeVisible()
  await expect.element(button('Restore')).toBeEnabled()
  await expect.element(page.getByLabelText('Title')).not.toBeInTheDocument()
})
