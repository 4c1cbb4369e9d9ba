import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { UndoButtons } from '../../../renderer/features/draft/undo-buttons.tsx'
import { useUndoKeys } from '../../../renderer/features/draft/use-undo-keys.ts'
import { tellOthersUndone } from '../../../renderer/features/focus/coding/tell-others-undone.ts'
import { emptyTranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { show } from '../support/show.tsx'

const told = () => page.getByText('Undone: changes of another window', { exact: false })
const redo = () => page.getByRole('alert').getByRole('button', { name: 'Redo' })

/** Shows the undo of notes to which another window has added a memo; returns how it is read and changed. */
async function openFollowed({ mine }: { mine?: string } = {}) {
  const draft = emptyTranscriptNotes()
  const session = tellOthersUndone(
    createDraftSession({ id: 'one/notes', draft, revision: 1, updatedAt: 0 }, null, {
      save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
      load: async () => ({ document: { ...draft, memo: 'Theirs' }, revision: 9 }),
      keep: () => undefined,
      now: Date.now,
    }),
  )
  onTestFinished(() => session.leave())
  function Screen() {
    useUndoKeys(session)
    return <UndoButtons session={session} />
  }
  await show({ path: '/', address: '/', content: Screen })
  if (mine !== undefined) {
    session.edit('memo', (notes) => {
      notes.memo = mine
    })
    await session.flush()
  }
  await session.follow()
  const memo = () => session.getState().history.present.memo
  const write = (text: string) =>
    session.edit('memo', (notes) => {
      notes.memo = text
    })
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  return { memo, write }
}

test('an undo of what another window saved is told, and can be taken back', async () => {
  const { memo } = await openFollowed()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(memo()).toBe('')
  await expect.element(told()).toBeVisible()
  await redo().click()
  expect(memo()).toBe('Theirs')
  await expect.element(told()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(told()).toBeVisible()
})

test('the offer goes once something else changes, and an own undo says nothing', async () => {
  const { memo, write } = await openFollowed()
  write('Mine')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(memo()).toBe('Theirs')
  expect(told().elements()).toEqual([])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(told()).toBeVisible()
  write('Mine again')
  await expect.element(told()).not.toBeInTheDocument()
})

test('whoever undoes further at once is still told, without an offer that would make another step again', async () => {
  const { memo } = await openFollowed({ mine: 'Mine' })
  await userEvent.keyboard('{Control>}zz{/Control}')
  expect(memo()).toBe('')
  await expect.element(told()).toBeVisible()
  await expect.element(redo()).not.toBeInTheDocument()
})
