import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../support/hosts/app-fixture.ts'
import { type FastTypist, KEYS_A_SECOND, LONG_TEXT, typeFast } from '../support/hosts/fast-typist.ts'
import { test } from '../support/hosts/terminal-fixture.ts'
import { box, saved } from './pages/draft.ts'
import { KINDS, type Kind } from './pages/kinds.ts'

/*
 * The host or the tab of an open survey and of an open focus guide ends suddenly: the page keeps a copy of each.
 */

/** A draft open in its own tab, with a typist in it. */
interface Written {
  kind: Kind
  page: Page
  typist: FastTypist
}

async function typeFurther(typist: FastTypist, keys: number): Promise<void> {
  const soFar = typist.typed().length
  // Polled often, so that the typist types hardly more than was asked for.
  await expect
    .poll(() => typist.typed().length, { timeout: 30_000, intervals: [50] })
    .toBeGreaterThan(soFar + keys)
}

/** Opens the link in a new tab, and starts a draft there. */
async function begin(context: BrowserContext, link: string, kind: Kind): Promise<Page> {
  const page = await context.newPage()
  await page.goto(link)
  await kind.begin(page)
  return page
}

/** A survey in one tab and a guide in another, with a typist in each. */
async function writeBoth(context: BrowserContext, link: string): Promise<[Written, Written]> {
  const [survey, guide] = KINDS
  const pages = [await begin(context, link, survey), await begin(context, link, guide)] as const
  const both: [Written, Written] = [
    { kind: survey, page: pages[0], typist: typeFast(pages[0], LONG_TEXT) },
    { kind: guide, page: pages[1], typist: typeFast(pages[1], LONG_TEXT) },
  ]
  for (const { typist } of both) await typeFurther(typist, A_WHILE)
  return both
}

/** Goes on typing in each tab, where its typist had stopped. */
async function writeOn(both: readonly Written[]): Promise<void> {
  for (const written of both)
    written.typist = typeFast(written.page, LONG_TEXT, written.typist.typed().length)
  for (const { typist } of both) await typeFurther(typist, A_WHILE)
}

async function stopAll(both: readonly Written[]): Promise<void> {
  for (const { typist } of both) await typist.stop()
}

/** A little more than a second of typing: part of it is saved on the way, and part of it is not. */
const A_WHILE = KEYS_A_SECOND + 5

const LOST_CONTACT = 'This page has lost contact with Sonde'

const shownText = ({ kind, page }: Pick<Written, 'kind' | 'page'>) => kind.text(page)
const noticesOf = (page: Page) => page.getByRole('region', { name: 'Notices' })
const isSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 45_000 })

/** Opens the draft at this address in a new tab, with the cursor after its text; returns both. */
async function foundAt(context: BrowserContext, address: string, kind: Kind) {
  const page = await context.newPage()
  await page.goto(address)
  await expect(kind.text(page)).toBeVisible()
  const found = await kind.text(page).inputValue()
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  await kind.text(page).press('ControlOrMeta+End')
  return { page, found }
}

test('a tab that is closed, that crashes, or whose text is too large loses no more than it says', async ({
  terminal: { context, start },
}) => {
  const link = await start()
  const tabs = new Map<Kind, Page>()
  for (const kind of KINDS) {
    let page = await begin(context, link, kind)
    const address = page.url()
    let found = ''
    await test.step(`closed in the middle of typing: no key is lost (${kind.name})`, async () => {
      const typist = typeFast(page, LONG_TEXT)
      await typeFurther(typist, A_WHILE)
      await page.close()
      await typist.stop()
      ;({ page, found } = await foundAt(context, address, kind))
      expect(found.length).toBeGreaterThanOrEqual(typist.typed().length)
    })

    await test.step(`crashed in the middle of typing: at most the last second is lost (${kind.name})`, async () => {
      const typist = typeFast(page, LONG_TEXT, found.length)
      await typeFurther(typist, 2 * KEYS_A_SECOND)
      const crashed = page.waitForEvent('crash')
      const before = typist.typed()
      page.goto('chrome://crash').catch(() => undefined)
      await crashed
      await typist.stop()
      await page.close()
      ;({ page, found } = await foundAt(context, address, kind))
      expect(found.length).toBeGreaterThanOrEqual(before.length - KEYS_A_SECOND)
    })
    tabs.set(kind, page)
  }

  await test.step('a survey of more than eight million bytes is said to be too large, and saved once it is shorter', async () => {
    const [survey] = KINDS
    const page = tabs.get(survey) as Page
    await survey.text(page).fill('Short')
    await saved(page)
    const contextBox = box(page, 'Context')
    // Chromium lays out millions of characters fifteen times faster when it need not look for their direction.
    await contextBox.evaluate((field) => {
      field.style.unicodeBidi = 'normal'
    })
    // The limit is in bytes; with characters of three bytes the page has fewer to handle.
    await contextBox.fill('€'.repeat(2_900_000))
    const alert = page.getByRole('alert').filter({ hasText: 'Too large to save' })
    await expect(alert).toContainText(
      'The text exists only on this page: keep the page open and shorten the text',
      {
        timeout: 30_000,
      },
    )
    await expect(noticesOf(page)).not.toContainText(LOST_CONTACT)
    await contextBox.fill('Daily trips')
    await isSaved(page)
    await expect(alert).toHaveCount(0)
    await page.reload()
    await expect(contextBox).toHaveValue('Daily trips')
  })
})

test('a restart, a full disk and a kill are each told of, and what was typed meanwhile comes back', async ({
  terminal: { context, start, kill, quit, letWrite },
}) => {
  test.setTimeout(300_000)
  // The same two tabs go through it all, as their start and their first typing is the larger part of the cost.
  let link = await start()
  const both = await writeBoth(context, link)
  const [survey, guide] = both
  const full = (page: Page) => page.getByRole('alert').filter({ hasText: 'Disk full' })

  await test.step('a page left open over a restart comes back by itself once the new link was opened beside it', async () => {
    await quit()
    for (const { typist } of both) await typeFurther(typist, A_WHILE)
    await stopAll(both)
    const beside = await context.newPage()
    link = await start()
    await beside.goto(link)
    await expect(beside.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    for (const { kind, page, typist } of both) {
      await page.bringToFront()
      await isSaved(page)
      await expect(noticesOf(page)).not.toContainText('Sonde was restarted')
      await beside.goto(page.url())
      await expect(shownText({ kind, page: beside })).toHaveValue(typist.typed())
    }
    await beside.close()
  })

  // Only Linux can stop a running process from writing. The desktop app cannot be tested like this because Chromium
  // needs to write too, but its store is the same.
  if (process.platform === 'linux')
    await test.step('a disk that is full in the middle of typing: the text stays and is saved when there is room', async () => {
      await writeOn(both)
      letWrite(false)
      for (const { page } of both)
        await expect(full(page)).toContainText(
          'Free up some disk space. Your text stays on this page in the meantime.',
        )
      for (const { typist } of both) await typeFurther(typist, 20)
      for (const written of both) {
        await written.typist.stop()
        await expect(shownText(written)).toHaveValue(written.typist.typed())
        await expect(written.page.getByText('Not saved; trying again')).toBeVisible()
      }

      letWrite(true)
      for (const { page } of both) {
        await isSaved(page)
        await expect(full(page)).toHaveCount(0)
      }
      // Clears the page's copies, so that only what is on the disk is left.
      for (const { page } of both) await page.evaluate(() => localStorage.clear())
      await kill()
      for (const { page } of both) await expect(noticesOf(page)).toContainText(LOST_CONTACT)
      const again = await context.newPage()
      link = await start()
      await again.goto(link)
      for (const { kind, page, typist } of both) {
        await again.goto(page.url())
        await expect(shownText({ kind, page: again })).toHaveValue(typist.typed())
      }
      await again.close()
      for (const { page } of both)
        await expect(noticesOf(page)).not.toContainText(LOST_CONTACT, { timeout: 45_000 })
    })

  await writeOn(both)
  await test.step('a host that was killed: each tab says so, and keeps what is typed meanwhile', async () => {
    await kill()
    for (const { page } of both) await expect(noticesOf(page)).toContainText(LOST_CONTACT)
    for (const { typist } of both) await typeFurther(typist, A_WHILE)
    await stopAll(both)
    for (const written of both) {
      const notices = noticesOf(written.page)
      await expect(notices).toContainText('Sonde is not responding: it was stopped', { timeout: 30_000 })
      await expect(notices).toContainText('What you typed is kept in this browser.')
      await expect(shownText(written)).toHaveValue(written.typist.typed())
    }
  })

  const before = link
  link = await start()
  expect(new URL(link).origin).toBe(new URL(before).origin)
  expect(link).not.toBe(before)

  await test.step('without the new link nobody is let in', async () => {
    // Coming back to the tab makes the page try again at once.
    await survey.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(noticesOf(survey.page)).toContainText(
      'Sonde was restarted. In this browser, open the new link',
      {
        timeout: 30_000,
      },
    )
    await expect(noticesOf(survey.page).getByRole('button', { name: 'Try again' })).toBeHidden()
    for (const { page } of both) {
      await page.reload()
      await expect(
        page.getByRole('heading', { name: 'This browser does not have access to Sonde yet' }),
      ).toBeVisible()
    }
    await guide.page.close()
  })

  const { page } = survey
  await page.goto(link)
  const waiting = [...both]
  while (waiting.length > 0)
    await test.step('what was typed is offered, and saved once it is open', async () => {
      const told = noticesOf(page).getByText('contains text that was not saved before Sonde closed.')
      // The order depends on which draft was saved last. The offer of the one before may still be there for a moment.
      const titles = new RegExp(waiting.map(({ kind }) => `“${kind.title}”`).join('|'))
      await expect(told).toContainText(titles)
      const text = (await told.textContent()) ?? ''
      const offered = waiting.find(({ kind }) => text.includes(`“${kind.title}”`))
      if (!offered) throw new Error(`Something else is offered: ${text}`)
      waiting.splice(waiting.indexOf(offered), 1)
      await page.getByRole('button', { name: 'Open and save' }).click()
      await expect(
        page.getByText('Your unsaved text has been restored and is being saved now.').first(),
      ).toBeVisible()
      await expect(shownText({ kind: offered.kind, page })).toHaveValue(offered.typist.typed())
      await saved(page)
    })
  await expect(page.getByText('contains text that was not saved')).toHaveCount(0)
})
