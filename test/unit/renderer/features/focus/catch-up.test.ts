import { expect, it, onTestFinished } from 'vitest'
import { createDraftSession } from '../../../../../renderer/features/draft/draft-session.ts'
import { createCatchUp } from '../../../../../renderer/features/focus/coding/catch-up.ts'
import { emptyTranscriptNotes } from '../../../../../shared/models/transcript-notes.ts'

/** A window with notes at revision 3; `stored` is what it loads, `onLoad` is called first. */
function aWindow() {
  const stored = { document: emptyTranscriptNotes(), revision: 3 }
  const counted: { loads: number; onLoad: () => void } = { loads: 0, onLoad: () => undefined }
  const session = createDraftSession(
    { id: 'one/notes', draft: emptyTranscriptNotes(), revision: 3, updatedAt: 0 },
    null,
    {
      save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
      load: async () => {
        counted.loads += 1
        if (counted.loads > 20) throw new Error('It loads on and on.')
        const found = { ...stored }
        counted.onLoad()
        return found
      },
      keep: () => undefined,
      now: () => 0,
    },
  )
  onTestFinished(() => session.leave())
  const catchUp = createCatchUp(session)
  const other = (memo: string) => {
    stored.document = { ...emptyTranscriptNotes(), memo }
    stored.revision += 1
  }
  return { session, stored, counted, catchUp, other, memo: () => session.getState().history.present.memo }
}

it('loads once where less is stored than was told of, as after the restore of a backup', async () => {
  const { counted, catchUp } = aWindow()
  catchUp.hear(9)
  await expect.poll(() => counted.loads).toBe(1)
  await catchUp.check()
  await catchUp.check()
  expect(counted.loads).toBe(1)
})

it('shows what was saved while it was loading', async () => {
  const { session, stored, counted, catchUp, other, memo } = aWindow()
  counted.onLoad = () => {
    counted.onLoad = () => undefined
    other('second')
    catchUp.hear(stored.revision)
  }
  other('first')
  catchUp.hear(stored.revision)
  await expect.poll(memo).toBe('second')
  expect(counted.loads).toBe(2)
  expect(session.getState().saving.revision).toBe(5)
})

it('asks again after it could not load', async () => {
  const { stored, counted, catchUp, other, memo } = aWindow()
  other('first')
  counted.onLoad = () => {
    throw new Error('The line is down.')
  }
  catchUp.hear(stored.revision)
  await catchUp.check()
  expect(memo()).toBe('')
  counted.onLoad = () => undefined
  await expect.poll(() => catchUp.check().then(memo)).toBe('first')
})
