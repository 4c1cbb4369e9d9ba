import { expect, it, onTestFinished } from 'vitest'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { createFrom } from '../../../renderer/features/focus/create-from.ts'
import { failedWith } from '../../../renderer/lib/problem-of.ts'
import type { FocusDraft } from '../../../shared/models/focus.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** A draft of a focus group that can be opened in windows and created. */
async function aDraft() {
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { focus } = core.client
  const { id } = await focus.createDraft({ draft: aFocusDraft() })
  const stored = async () => (await focus.get({ id })).session
  async function open() {
    const { draft, revision } = await stored()
    const window = createDraftSession<FocusDraft>({ id, draft, revision, updatedAt: 0 }, null, {
      save: (draft, revision) =>
        focus.saveDraft({ id, draft, revision }).then(
          (saved) => ({ kind: 'saved', ...saved }) as const,
          (error) =>
            failedWith(error, 'CONFLICT')
              ? ({ kind: 'conflict' } as const)
              : ({ kind: 'failed', error, uncertain: false } as const),
        ),
      load: async () => {
        const { draft, revision } = await stored()
        return { document: draft, revision }
      },
      keep: () => undefined,
      now: Date.now,
    })
    onTestFinished(() => window.leave())
    const create = () =>
      createFrom(window, (revision) => focus.create({ id, revision, connectionId: 'practice' }))
    return { window, create }
  }
  return { open, stored }
}

const title = (text: string) => (draft: FocusDraft) => {
  draft.title = text
}

it('a group that another window changed is not created before the person has chosen a text', async () => {
  const { open, stored } = await aDraft()
  const [first, second] = [await open(), await open()]
  second.window.edit('title', title('Trams by day'))
  await second.window.flush()
  expect(await first.create()).toBe('conflict')
  // Nothing was typed in the first window, and both texts can be chosen at once.
  expect(first.window.getState().saving.theirs?.document.title).toBe('Trams by day')
  expect(await first.create()).toBe('conflict')
  expect((await stored()).state).toBe('draft')
  await first.window.keepMine()
  expect(await first.create()).toMatchObject({ draft: { title: aFocusDraft().title } })
})

it('a group that another window changed and changed back is created at once', async () => {
  const { open } = await aDraft()
  const [first, second] = [await open(), await open()]
  for (const text of ['Trams by day', aFocusDraft().title]) {
    second.window.edit('title', title(text))
    await second.window.flush()
  }
  expect(await first.create()).toMatchObject({ state: 'creating' })
})
