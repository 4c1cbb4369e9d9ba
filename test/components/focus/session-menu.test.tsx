import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { NotesContext } from '../../../renderer/features/focus/coding/notes-context.ts'
import { SessionMenu } from '../../../renderer/features/focus/session-menu.tsx'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { FocusEvent } from '../../../shared/contract/focus.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'
import { show } from '../support/show.tsx'

const turn = aTurn(1, 'Too dear.')
const event: FocusEvent = {
  session: aFocusSession('one', { state: 'gone' }),
  inBin: false,
  history: 'here',
  transcript: {
    ...{ turns: [turn], certainty: 'sure', snapshotId: null, receivedAt: null, snapshots: 1 },
    ...{ diverged: false, edition: 'one' },
  },
}

/** Opens the menu of a group with these notes, which are saved nowhere: every attempt is refused. */
async function openMenu(notes: Partial<TranscriptNotes>) {
  const draft = { ...emptyTranscriptNotes(), ...notes }
  const session = createDraftSession({ id: 'one', draft, revision: 0, updatedAt: 0 }, null, {
    save: async () => ({ kind: 'failed', error: null, uncertain: false }),
    load: async () => ({ document: draft, revision: 0 }),
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => {
    session.leave()
    // What was asked for here must not be met by other tests.
    queryClient.clear()
  })
  await show({
    path: '/focus/$sessionId',
    address: '/focus/one',
    content: () => (
      <NotesContext value={session}>
        <SessionMenu event={event} />
      </NotesContext>
    ),
  })
  await page.getByRole('button', { name: 'More actions' }).click()
  return session
}

const item = (name: string) => page.getByRole('menuitem', { name })
const names = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)

const TRANSCRIPT = [
  'Export the transcript (text)',
  'Export the transcript (Word)',
  'Export the transcript (CSV table)',
]
const BOOK = ['Codebook (CSV table)', 'Codebook (REFI-QDA, .qdc)']
const PASSAGES = ['Report by code (Word)', 'Passages (CSV table)', 'Passages (XLSX table)']
const PROJECT = 'Coded transcript (REFI-QDA, .qdpx)'

test('a transcript that nobody has coded offers no codes and passages', async () => {
  await openMenu({ memo: 'A lively group.' })
  await expect.element(item('Move to the bin')).toBeVisible()
  expect(names()).toEqual([...TRANSCRIPT, 'Duplicate', 'Move to the bin'])
})

test('what there is of codes and passages is offered, as soon as there is any', async () => {
  const session = await openMenu({ codes: [aCode('price')] })
  await expect.element(item(PROJECT)).toBeVisible()
  expect(names()).toEqual([...TRANSCRIPT, ...BOOK, PROJECT, 'Duplicate', 'Move to the bin'])
  session.edit('passages', (notes) => {
    notes.passages = [aPassage(turn, 'dear', { codes: ['price'] })]
  })
  await expect.element(item('Passages (CSV table)')).toBeVisible()
  expect(names()).toEqual([...TRANSCRIPT, ...PASSAGES, ...BOOK, PROJECT, 'Duplicate', 'Move to the bin'])
})

test('the transcript itself is asked for also while its notes cannot be saved', async () => {
  const session = await openMenu({ codes: [aCode('price')] })
  session.edit('memo', (notes) => {
    notes.memo = 'Not saved'
  })
  await item('Export the transcript (text)').click()
  // There is no host here that could give it.
  await expect.element(page.getByRole('alert').filter({ hasText: 'Sonde is not responding' })).toBeVisible()
  await expect.element(page.getByText(/codes and passages could not be saved/)).not.toBeInTheDocument()
})

test('no file is made without what could not be saved, and the page says so', async () => {
  const session = await openMenu({ codes: [aCode('price')] })
  session.edit('memo', (notes) => {
    notes.memo = 'Not saved'
  })
  await item(PROJECT).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'codes and passages could not be saved' }))
    .toBeVisible()
})
