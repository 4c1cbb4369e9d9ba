import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LineNotice } from '../../../renderer/app/line-notice.tsx'
import { Shell } from '../../../renderer/app/shell.tsx'
import { setKept } from '../../../renderer/features/draft/unkept-drafts.ts'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { offerUndo } from '../../../renderer/ui/offer-undo.ts'
import type { AppInfo } from '../../../shared/models/app-info.ts'
import { show } from '../support/show.tsx'

const INFO: AppInfo = {
  ...{ version: '1.0.0', host: 'browser', platform: 'linux', secretStore: 'keychain', lastingAddress: true },
  store: { state: 'sound', setAside: null, copies: [], unreadable: 0 },
  practiceRunning: true,
}

/** Sets what Sonde reports about itself. */
const tell = (info: AppInfo) => queryClient.setQueryData(api.app.info.queryKey(), info)

test('a notice takes its room below the screen, and moves nothing of it', async () => {
  onTestFinished(() => queryClient.clear())
  tell(INFO)
  await show({ path: '/', address: '/', content: Shell, isFrame: true })
  const screen = page.getByRole('main')
  await expect.element(screen).toBeVisible()
  const top = () => screen.element().getBoundingClientRect().top
  const before = top()
  tell({ ...INFO, practiceRunning: false })
  const notice = page.getByText('The practice service could not start.')
  await expect.element(notice).toBeVisible()
  expect(top()).toBe(before)
  // The notice does not cover any of the screen.
  const { bottom } = screen.element().getBoundingClientRect()
  expect(notice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
})

test('a notification stands in the status line, which stays as high as it was', async () => {
  onTestFinished(() => queryClient.clear())
  tell(INFO)
  await show({ path: '/', address: '/', content: Shell, isFrame: true })
  const line = page.getByRole('contentinfo')
  await expect.element(line.getByText('1.0.0')).toBeVisible()
  const place = () => line.element().getBoundingClientRect()
  const before = place()
  const withdraw = offerUndo('“How people get around in the city” was duplicated.', () => {})
  const offer = line.getByRole('alert')
  await expect.element(offer.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(place()).toEqual(before)
  expect(offer.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(before.top)
  withdraw()
  await expect.element(offer).not.toBeInTheDocument()
  expect(place()).toEqual(before)
})

test('who is shut out is told to open the new link, and is not offered to try again in vain', async () => {
  const content = () => (
    <>
      <LineNotice state="lost" lastingAddress />
      <LineNotice state="shut_out" lastingAddress />
    </>
  )
  await show({ path: '/', address: '/', content })
  const notice = (words: string) => page.getByRole('alert').filter({ hasText: words })
  const retry = { name: 'Try again' }
  await expect.element(notice('it was stopped').getByRole('button', retry)).toBeVisible()
  await expect.element(notice('open the new link')).toBeVisible()
  expect(notice('Sonde was restarted').getByRole('button', retry).elements()).toEqual([])
})

test('text that the browser has no room for is not said to be kept', async () => {
  onTestFinished(() => setKept('one', true))
  const content = () => (
    <>
      <LineNotice state="lost" lastingAddress />
      <LineNotice state="shut_out" lastingAddress />
    </>
  )
  await show({ path: '/', address: '/', content })
  const notices = () =>
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => notices().filter((words) => words.includes('is kept'))).toHaveLength(2)
  setKept('one', false)
  await expect.poll(() => notices().filter((words) => words.includes('on this page only'))).toHaveLength(2)
  expect(notices().filter((words) => words.includes('is kept'))).toEqual([])
  setKept('one', true)
  await expect.poll(() => notices().filter((words) => words.includes('is kept'))).toHaveLength(2)
})
