import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { type FastTypist, KEYS_A_SECOND, LONG_TEXT, typeFast } from '../support/hosts/fast-typist.ts'
import { KINDS, reopen } from './pages/kinds.ts'

/** Types until something must have been saved on the way: more than two seconds' worth of keys. */
async function typeForAWhile(page: Page): Promise<FastTypist> {
  const typist = typeFast(page, LONG_TEXT)
  await expect.poll(() => typist.typed().length, { timeout: 30_000 }).toBeGreaterThan(2 * KEYS_A_SECOND)
  return typist
}

test('quitting in the middle of typing loses nothing of what was typed before', async ({ ownApp: app }) => {
  for (const kind of KINDS)
    await test.step(kind.name, async () => {
      await kind.begin(app.page)
      const typist = await typeForAWhile(app.page)
      const before = typist.typed()
      await app.restart()
      await typist.stop()
      const found = await reopen(app.page, kind)
      expect(LONG_TEXT.startsWith(found)).toBe(true)
      expect(found.length).toBeGreaterThanOrEqual(before.length)
    })
})

test('killing Sonde in the middle of typing loses at most the last second', async ({ ownApp: app }) => {
  for (const kind of KINDS)
    await test.step(kind.name, async () => {
      await kind.begin(app.page)
      const typist = await typeForAWhile(app.page)
      const before = typist.typed()
      await app.killAndRestart()
      await typist.stop()
      const found = await reopen(app.page, kind)
      expect(LONG_TEXT.startsWith(found)).toBe(true)
      expect(found.length).toBeGreaterThanOrEqual(before.length - KEYS_A_SECOND)
    })
})
