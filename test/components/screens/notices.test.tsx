import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LineNotice } from '../../../renderer/app/line-notice.tsx'
import { Shell } from '../../../renderer/app/shell.tsx'
import { focusForm } from '../../../renderer/features/draft/document-forms.ts'
import type { DraftKind } from '../../../renderer/features/draft/draft-kind.ts'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { focusKind } from '../../../renderer/features/draft/focus-kind.ts'
import { keepDraft } from '../../../renderer/features/draft/kept-draft.ts'
import { startHistory } from '../../../renderer/features/draft/undo.ts'
import { useDraftSession } from '../../../renderer/features/draft/use-draft-session.ts'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { offerUndo } from '../../../renderer/ui/offer-undo.ts'
import type { AppInfo } from '../../../shared/models/app-info.ts'
import { emptyFocusDraft, type FocusDraft } from '../../../shared/models/focus.ts'
import { show } from '../support/show.tsx'

const INFO: AppInfo = {
  ...{ version: '1.0.0', host: 'browser', platform: 'linux', secretStore: 'keychain', lastingAddress: true },
  store: { state: 'sound', setAside: null, copies: [], replaced: [], unreadable: 0 },
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

test('text that the browser could not keep is not said to be kept, also after its screen was left', async () => {
  const store = Storage.prototype.setItem
  onTestFinished(() => {
    Storage.prototype.setItem = store
  })
  // The host is gone until `answer` is called.
  const host = Promise.withResolvers<void>()
  const kind: DraftKind<FocusDraft> = {
    ...focusForm,
    open: () => Promise.reject(new Error('the host is gone')),
    save: (_id, _draft, revision) => host.promise.then(() => ({ revision: revision + 1, savedAt: 0 })),
    onSaved: () => undefined,
  }
  const opened = { id: 'one', draft: emptyFocusDraft(), revision: 1, updatedAt: 0 }
  const Draft = () => {
    const session = useDraftSession(kind, opened, createDraftSession)
    const write = () =>
      session?.edit('title', (draft) => {
        draft.title += 'x'
      })
    return (
      session && (
        <button type="button" onClick={write}>
          Write
        </button>
      )
    )
  }
  const Content = () => {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <LineNotice state="lost" lastingAddress />
        <LineNotice state="shut_out" lastingAddress />
        {isOpen && <Draft />}
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
      </>
    )
  }
  await show({ path: '/', address: '/', content: () => <Content /> })
  const saying = (words: string) =>
    page
      .getByRole('alert')
      .elements()
      .filter(({ textContent }) => textContent.includes(words)).length
  const write = page.getByRole('button', { name: 'Write' })
  await write.click()
  await expect.poll(() => localStorage.length).toBeGreaterThan(0)
  expect(saying('is kept')).toBe(2)
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await write.click()
  await expect.poll(() => saying('on this page only')).toBe(2)
  expect(saying('is kept')).toBe(0)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.element(write).not.toBeInTheDocument()
  expect(saying('on this page only')).toBe(2)
  host.resolve()
  await expect.poll(() => saying('is kept')).toBe(2)
})

test('a text that was stored as its page closed is not told as unsaved, and one that was not is', async () => {
  onTestFinished(() => {
    queryClient.clear()
    localStorage.clear()
    vi.restoreAllMocks()
  })
  tell(INFO)
  const draft = (title: string): FocusDraft => ({ ...emptyFocusDraft(), title })
  const keep = (id: string, title: string) =>
    keepDraft(
      localStorage,
      focusForm,
      id,
      { revision: 1, unsaved: true, failing: false, history: startHistory(draft(title)) },
      1,
    )
  keep('stored', 'Buses')
  keep('lost', 'Trains')
  vi.spyOn(focusKind, 'open').mockImplementation(async (id) => ({
    ...{ id, revision: 1, updatedAt: 0, history: 'h' },
    draft: draft(id === 'stored' ? 'Buses' : 'Train'),
  }))
  await show({ path: '/', address: '/', content: Shell, isFrame: true })
  await expect.element(page.getByText('“Trains” contains text that was not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(page.getByText('contains text that was not saved')).not.toBeInTheDocument()
})
