import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Shell } from '../../../renderer/app/shell.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { AppInfo } from '../../../shared/models/app-info.ts'
import { show } from '../support/show.tsx'

const INFO: AppInfo = {
  ...{ version: '1.0.0', host: 'browser', platform: 'linux', secretStore: 'keychain', lastingAddress: true },
  store: { state: 'sound', setAside: null, copies: [], unreadable: 0 },
  practiceRunning: true,
}

/** What Sonde tells the page of itself. */
const tell = (info: AppInfo) => queryClient.setQueryData(api.app.info.queryKey(), info)

test('a notice takes its room below the screen, and moves nothing of it', async () => {
  onTestFinished(() => queryClient.clear())
  tell(INFO)
  await show({ path: '/', address: '/', content: Shell, texts: [] })
  const screen = page.getByRole('main').last()
  await expect.element(screen).toBeVisible()
  const top = () => screen.element().getBoundingClientRect().top
  const before = top()
  tell({ ...INFO, practiceRunning: false })
  const notice = page.getByText('The practice service could not start.')
  await expect.element(notice).toBeVisible()
  expect(top()).toBe(before)
  // It covers nothing of it either.
  const { bottom } = screen.element().getBoundingClientRect()
  expect(notice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
})
