import type { Page } from '@playwright/test'
import { expect, type OwnApp, test } from '../support/hosts/app-fixture.ts'
import { type FastTypist, KEYS_A_SECOND, LONG_TEXT, typeFast } from '../support/hosts/fast-typist.ts'
import { KINDS, reopen } from './pages/kinds.ts'

/** Types for more than two seconds, so that Sonde has saved something on the way. */
async function typeForAWhile(page: Page): Promise<FastTypist> {
  const typist = typeFast(page, LONG_TEXT)
  await expect.poll(() => typist.typed().length, { timeout: 30_000 }).toBeGreaterThan(2 * KEYS_A_SECOND)
  return typist
}

/**
 * For each kind of draft: types, restarts Sonde meanwhile, and expects to find all but the last `mayLose` characters.
 */
async function losesAtMost(mayLose: number, app: OwnApp, restart: () => Promise<void>): Promise<void> {
  for (const kind of KINDS)
    await test.step(kind.name, async () => {
      await kind.begin(app.page)
      const typist = await typeForAWhile(app.page)
      const before = typist.typed()
      await restart()
      await typist.stop()
      const found = await reopen(app.page, kind)
      expect(LONG_TEXT.startsWith(found)).toBe(true)
      expect(found.length).toBeGreaterThanOrEqual(before.length - mayLose)
    })
}

test('quitting in the middle of typing loses nothing of what was typed before', async ({ ownApp: app }) => {
  await losesAtMost(0, app, () => app.restart())
})

test('killing Sonde in the middle of typing loses at most the last second', async ({ ownApp: app }) => {
  await losesAtMost(KEYS_A_SECOND, app, () => app.killAndRestart())
})
