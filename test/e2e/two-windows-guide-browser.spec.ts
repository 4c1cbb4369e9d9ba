import type { Page } from '@playwright/test'
import { emptyFocusDraft } from '../../shared/models/focus.ts'
import { aFocusSession } from '../support/a-focus-session.ts'
import { expect, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import type { Beginning } from '../support/hosts/free-folder.ts'
import { box, saved } from './pages/draft.ts'
import { openAddress } from './pages/navigate.ts'

/*
 * One focus guide open in two browser windows: no text is lost, and the person who saves second is warned and decides.
 */

const WITH_GUIDE: Beginning = {
  ...PRACTISING,
  fill: (store) => {
    const draft = { ...emptyFocusDraft(), title: 'Bikes in town', guide: '1. Your trips' }
    store.focus.insert(aFocusSession('bikes', { draft }))
  },
}

test.use({ beginning: WITH_GUIDE })

const guide = (page: Page) => box(page, 'Moderator guide')
const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: 'was changed elsewhere' })

/** A guide with one point, open in two windows. */
async function openTwice(first: Page): Promise<Page> {
  await openAddress(first, '#/focus/bikes')
  await expect(guide(first)).toHaveValue('1. Your trips')
  const second = await first.context().newPage()
  await second.goto(first.url())
  await expect(guide(second)).toHaveValue('1. Your trips')
  return second
}

test('two windows type into one guide: each is told, decides, and can go back on it', async ({
  app: { page: first },
}) => {
  const second = await openTwice(first)
  await guide(first).fill('Written in the first window')
  await saved(first)
  await guide(second).fill('Written in the second window')

  await test.step('who saves second is told, and nothing is written over', async () => {
    await expect(conflict(second)).toBeVisible()
    await expect(guide(second)).toHaveValue('Written in the second window')
    await expect(conflict(first)).toHaveCount(0)
  })

  await test.step('typing goes on while the decision waits, and outlives a reload', async () => {
    await box(second, 'Rounds').fill('9')
    await second.reload()
    await expect(conflict(second)).toBeVisible()
    await expect(guide(second)).toHaveValue('Written in the second window')
    await expect(box(second, 'Rounds')).toHaveValue('9')
  })

  await test.step('theirs is taken; one undo brings the own text back', async () => {
    await conflict(second).getByRole('button', { name: 'Use the other text' }).click()
    await expect(conflict(second)).toHaveCount(0)
    await expect(guide(second)).toHaveValue('Written in the first window')
    await guide(second).focus()
    await second.keyboard.press('ControlOrMeta+z')
    await expect(guide(second)).toHaveValue('Written in the second window')
    await expect(box(second, 'Rounds')).toHaveValue('9')
    await saved(second)
  })

  await test.step('now the first is the second; keeping its text leaves the other an undo away', async () => {
    await box(first, 'Title').fill('Bikes in town 2')
    await conflict(first).getByRole('button', { name: 'Keep my text' }).click()
    await expect(conflict(first)).toHaveCount(0)
    await saved(first)
    await expect(guide(first)).toHaveValue('Written in the first window')
    await first.keyboard.press('ControlOrMeta+z')
    await expect(guide(first)).toHaveValue('Written in the second window')
    await first.keyboard.press('ControlOrMeta+Shift+z')
    await expect(box(first, 'Title')).toHaveValue('Bikes in town 2')
    await saved(first)
  })

  await test.step('what is on the disk is what was decided last', async () => {
    const third = await first.context().newPage()
    await third.goto(first.url())
    await expect(box(third, 'Title')).toHaveValue('Bikes in town 2')
    await expect(guide(third)).toHaveValue('Written in the first window')
  })
})

test('a window that creates the group another one changed is led to the choice between the texts', async ({
  app: { page: first },
}) => {
  const second = await openTwice(first)
  await box(second, 'Title').fill('Bikes at night')
  await saved(second)
  const create = first.getByRole('button', { name: /^Create on/ })
  for (const _ of ['at once', 'again, while the choice is open']) {
    await create.click()
    await expect(conflict(first)).toBeFocused()
    await expect(conflict(first)).toBeInViewport()
  }
  await conflict(first).getByRole('button', { name: 'Keep my text' }).click()
  await expect(conflict(first)).toHaveCount(0)
  await expect(box(first, 'Title')).toHaveValue('Bikes in town')
  await create.click()
  await expect(first.getByRole('region', { name: 'Continue the discussion' })).toBeFocused()
})

test('the list of a window shows the groups of another one as they change', async ({
  app: { page: first },
}) => {
  const second = await openTwice(first)
  const row = (name: string) => first.getByRole('link', { name })
  await box(second, 'Title').fill('Bikes at night')
  await expect(row('Bikes at night')).toBeVisible()
  await second.getByRole('button', { name: 'New group' }).click()
  await expect(row('Untitled')).toBeVisible()
  // The menu is that of the new group only once its page is shown.
  await expect(box(second, 'Title')).toHaveValue('')
  await second.getByRole('button', { name: 'More actions' }).click()
  await second.getByRole('menuitem', { name: 'Move to the bin' }).click()
  await expect(row('Untitled')).toHaveCount(0)
  await expect(first.getByText('Bin 1')).toBeVisible()
})

test('a group created from one window leaves the unsaved guide of another to be taken into a new group', async ({
  app: { page: first },
}) => {
  const second = await openTwice(first)
  await guide(first).fill('Written in the first window')
  await saved(first)
  await guide(second).fill('Written in the second window')
  await expect(conflict(second)).toBeVisible()
  await first.getByRole('button', { name: /^Create on/ }).click()
  await expect(first.getByRole('button', { name: 'First round' })).toBeVisible()

  const told = second.getByRole('alert').filter({ hasText: 'The group was created with another text' })
  await expect(told).toBeVisible()
  await second.reload()
  await told.getByRole('button', { name: 'Use it for a new group' }).click()
  await expect(guide(second)).toHaveValue('Written in the second window')
  await expect(box(second, 'Title')).toHaveValue('Bikes in town')
  await second.goBack()
  await expect(second.getByRole('button', { name: 'First round' })).toBeVisible()
  await expect(told).toHaveCount(0)
})
