import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { UndoButtons } from '../../../renderer/features/draft/undo-buttons.tsx'
import { clickNow } from '../support/items.ts'
import { show } from '../support/show.tsx'

test('the button that undid or redid the last step rests, and keeps the focus', async () => {
  const session = createDraftSession(
    { id: 'one', draft: { title: 'before' }, revision: 1, updatedAt: 0 },
    null,
    {
      save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
      load: async () => ({ document: { title: 'before' }, revision: 1 }),
      keep: () => undefined,
      now: Date.now,
    },
  )
  onTestFinished(() => session.leave())
  await show({ path: '/', address: '/', content: () => <UndoButtons session={session} /> })
  session.edit('title', (draft) => {
    draft.title = 'after'
  })
  for (const name of ['Undo', 'Redo']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    ;(button.element() as HTMLElement).focus()
    await clickNow(button)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveFocus()
  }
})
