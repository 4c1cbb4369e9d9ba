import type { Page } from '@playwright/test'
import { expect, type OwnApp, test } from '../support/hosts/app-fixture.ts'
import { type FastTypist, KEYS_A_SECOND, LONG_TEXT, typeFast } from '../support/hosts/fast-typist.ts'
import { KINDS, type Kind, reopen } from './pages/kinds.ts'

/** Types further for more than two seconds, so that Sonde has saved something on the way. */
async function typeForAWhile(page: Page, standing: number): Promise<FastTypist> {
  const typist = typeFast(page, LONG_TEXT, standing)
  await expect
    .poll(() => typist.typed().length, { timeout: 30_000, intervals: [50] })
    .toBeGreaterThan(standing + 2 * KEYS_A_SECOND)
  return typist
}

/**
 * Types at the end of the open draft, of whose text `standing` characters are there, restarts Sonde meanwhile, and
 * expects to find all but the last `mayLose` characters. Returns how many are there afterwards.
 */
async function losesAtMost(
  mayLose: number,
  { app, kind, standing }: { app: OwnApp; kind: Kind; standing: number },
  restart: () => Promise<void>,
): Promise<number> {
  const typist = await typeForAWhile(app.page, standing)
  const before = typist.typed()
  await restart()
  await typist.stop()
  const found = await reopen(app.page, kind)
  expect(LONG_TEXT.startsWith(found)).toBe(true)
  expect(found.length).toBeGreaterThanOrEqual(before.length - mayLose)
  return found.length
}

test('in the middle of typing, quitting loses nothing and killing Sonde at most the last second', async ({
  ownApp: app,
}) => {
  for (const kind of KINDS) {
    await kind.begin(app.page)
    let standing = 0
    await test.step(`quitting loses nothing of what was typed before (${kind.name})`, async () => {
      standing = await losesAtMost(0, { app, kind, standing }, () => app.restart())
    })
    await kind.text(app.page).press('ControlOrMeta+End')
    await test.step(`killing loses at most the last second (${kind.name})`, async () => {
      await losesAtMost(KEYS_A_SECOND, { app, kind, standing }, () => app.killAndRestart())
    })
  }
})
