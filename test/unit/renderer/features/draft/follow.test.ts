import { describe, expect, it, onTestFinished } from 'vitest'
import type { SaveOutcome } from '../../../../../renderer/features/draft/autosave.ts'
import { createDraftSession, FOLLOWED } from '../../../../../renderer/features/draft/draft-session.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../../../shared/models/transcript-notes.ts'

const said = (memo: string): TranscriptNotes => ({ ...emptyTranscriptNotes(), memo })

/** A window with the notes at revision 1, and what is stored. */
function aWindow() {
  const stored = { document: said('first'), revision: 1 }
  const session = createDraftSession(
    { id: 'one/notes', draft: stored.document, revision: 1, updatedAt: 0 },
    null,
    {
      save: async (draft, revision): Promise<SaveOutcome> => {
        if (revision !== stored.revision) return { kind: 'conflict' }
        stored.document = draft
        stored.revision = revision + 1
        return { kind: 'saved', revision: stored.revision, savedAt: 0 }
      },
      load: async () => ({ ...stored }),
      keep: () => undefined,
      now: () => 0,
    },
  )
  onTestFinished(() => session.leave())
  const write = (memo: string) =>
    session.edit('memo', (notes) => {
      notes.memo = memo
    })
  /** What another window saves. */
  const other = (memo: string) =>
    Object.assign(stored, { document: said(memo), revision: stored.revision + 1 })
  const memo = () => session.getState().history.present.memo
  return { session, write, other, memo }
}

describe('a window that has nothing unsaved', () => {
  it('shows what another one saved, and one undo leads back over all of it', async () => {
    const { session, other, memo } = aWindow()
    for (const text of ['a', 'ab', 'abc']) {
      other(text)
      await session.follow()
    }
    expect(memo()).toBe('abc')
    expect(session.getState().saving).toMatchObject({ save: 'saved', revision: 4, theirs: null })
    expect(session.getState().history.past.map(({ place }) => place)).toEqual([FOLLOWED])
    session.undo()
    expect(memo()).toBe('first')
    expect(await session.flush()).toBe(5)
  })

  it('goes on saving upon the new revision', async () => {
    const { session, other, write, memo } = aWindow()
    other('theirs')
    await session.follow()
    write('mine')
    expect(await session.flush()).toBe(3)
    expect(memo()).toBe('mine')
  })

  it('has no step where nothing differs', async () => {
    const { session, other } = aWindow()
    other('first')
    await session.follow()
    expect(session.getState().history.past).toEqual([])
    expect(session.getState().saving.revision).toBe(2)
  })
})

describe('a window with an unsaved change', () => {
  it('keeps it, and the person decides once it meets the other text', async () => {
    const { session, other, write, memo } = aWindow()
    write('mine')
    other('theirs')
    await session.follow()
    expect(memo()).toBe('mine')
    await session.flush()
    expect(session.getState().saving.theirs?.document.memo).toBe('theirs')
    await session.follow()
    expect(memo()).toBe('mine')
  })

  it('keeps one that was made while the other text was loading', async () => {
    const { session, other, write, memo } = aWindow()
    other('theirs')
    const following = session.follow()
    write('mine')
    await following
    expect(memo()).toBe('mine')
  })
})
