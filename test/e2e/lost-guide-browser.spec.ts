import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../support/hosts/app-fixture.ts'
import { type FastTypist, KEYS_A_SECOND, LONG_TEXT, typeFast } from '../support/hosts/fast-typist.ts'
import { test } from '../support/hosts/terminal-fixture.ts'
import { newGroup } from './pages/focus.ts'

/*
 * A focus guide whose host goes away, or whose tab does: the page has a copy of it.
 */

const guide = (page: Page) => page.getByRole('textbox', { name: 'Moderator guide', exact: true })

/** Opens the link, and a new focus group with the cursor in its guide. */
async function openGuide(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(link)
  await newGroup(page, 'Bikes in town')
  await guide(page).focus()
  return page
}

async function typeFurther(typist: FastTypist, keys: number): Promise<void> {
  const soFar = typist.typed().length
  await expect.poll(() => typist.typed().length, { timeout: 30_000 }).toBeGreaterThan(soFar + keys)
}

test('a tab closed while a guide is typed loses no key', async ({ terminal: { context, start } }) => {
  const page = await openGuide(context, await start())
  const typist = typeFast(page, LONG_TEXT)
  await typeFurther(typist, 150)
  const address = page.url()
  await page.close()
  await typist.stop()
  const again = await context.newPage()
  await again.goto(address)
  await expect(guide(again)).toBeVisible()
  const found = await guide(again).inputValue()
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(typist.typed().length)
})

test('a tab that crashes while a guide is typed loses at most the last second', async ({
  terminal: { context, start },
}) => {
  const page = await openGuide(context, await start())
  const typist = typeFast(page, LONG_TEXT)
  await typeFurther(typist, 150)
  const address = page.url()
  const crashed = page.waitForEvent('crash')
  const before = typist.typed()
  page.goto('chrome://crash').catch(() => undefined)
  await crashed
  await typist.stop()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expect(guide(again)).toBeVisible()
  const found = await guide(again).inputValue()
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(before.length - KEYS_A_SECOND)
})

test('a guide typed while its host is dead comes back with the new link, after the page was reloaded', async ({
  terminal: { context, start, kill },
}) => {
  const page = await openGuide(context, await start())
  const typist = typeFast(page, LONG_TEXT)
  await typeFurther(typist, 100)
  await kill()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices).toContainText('The link to Sonde is cut')
  await typeFurther(typist, 50)
  await expect(notices).toContainText('Sonde does not answer: it was stopped', { timeout: 30_000 })
  await expect(notices).toContainText('What you typed is kept in this browser.')
  await typist.stop()
  await expect(guide(page)).toHaveValue(typist.typed())

  const second = await start()
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'This browser does not have access to Sonde yet' }),
  ).toBeVisible()
  await page.goto(second)
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    '“Bikes in town” has text that was not saved before Sonde closed.',
  )
  await page.getByRole('button', { name: 'Open and save it' }).click()
  await expect(page.getByText('Text that was not saved yet has been brought back.')).toBeVisible()
  await expect(guide(page)).toHaveValue(typist.typed())
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expect(page.getByText('has text that was not saved')).toHaveCount(0)
})

test('a guide left open over a restart is saved by itself once the new link was opened beside it', async ({
  terminal: { context, start, kill },
}) => {
  const page = await openGuide(context, await start())
  const typist = typeFast(page, LONG_TEXT)
  await typeFurther(typist, 50)
  await kill()
  await typeFurther(typist, 50)
  await typist.stop()
  const beside = await context.newPage()
  await beside.goto(await start())
  await expect(beside.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await page.bringToFront()
  await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 45_000 })
  await beside.goto(page.url())
  await expect(guide(beside)).toHaveValue(typist.typed())
})

// Only Linux takes the room to write from a process that runs.
if (process.platform === 'linux')
  test('a disk that is full while a guide is typed is told of; the text stays and is saved when there is room', async ({
    terminal: { context, start, letWrite },
  }) => {
    const page = await openGuide(context, await start())
    const typist = typeFast(page, LONG_TEXT)
    await typeFurther(typist, 50)
    letWrite(false)
    const alert = page.getByRole('alert').filter({ hasText: 'Disk full' })
    await expect(alert).toContainText('Free some space; your text stays in the page meanwhile.')
    await typeFurther(typist, 20)
    await typist.stop()
    await expect(guide(page)).toHaveValue(typist.typed())
    await expect(page.getByText('Not saved; trying again')).toBeVisible()

    letWrite(true)
    await expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 30_000 })
    await expect(alert).toHaveCount(0)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('sonde-draft-')) localStorage.removeItem(key)
    })
    await page.reload()
    await expect(guide(page)).toHaveValue(typist.typed())
  })
