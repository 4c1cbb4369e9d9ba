import { expect, test } from 'vitest'
import { focusForm } from '../../../../../renderer/features/draft/document-forms.ts'
import { createDraftSession } from '../../../../../renderer/features/draft/draft-session.ts'
import {
  type KeptDraft,
  keepDraft,
  readKeptDraft,
} from '../../../../../renderer/features/draft/kept-draft.ts'
import { emptyFocusDraft, type FocusDraft } from '../../../../../shared/models/focus.ts'

/** A host with one focus group; it can disappear after storing something and before answering. */
function aHost() {
  const disk = { draft: emptyFocusDraft(), revision: 1, dies: false }
  return {
    disk,
    /** Opens the group in a page with the copy `kept`; returns what that page keeps from then on. */
    open(kept: KeptDraft<FocusDraft> | null = null) {
      let keptNow = kept
      const opened = {
        id: 'f',
        draft: disk.draft,
        revision: disk.revision,
        updatedAt: 0,
        history: 'these data',
      }
      const session = createDraftSession<FocusDraft>(opened, kept, {
        async save(draft, revision) {
          if (revision !== disk.revision) return { kind: 'conflict' }
          disk.draft = structuredClone(draft)
          disk.revision += 1
          if (disk.dies) return { kind: 'failed', error: new Error('gone'), uncertain: true }
          return { kind: 'saved', revision: disk.revision, savedAt: 0 }
        },
        load: async () => ({ document: disk.draft, revision: disk.revision }),
        keep: (next) => {
          keptNow = next
        },
        now: () => 0,
      })
      return { session, kept: () => keptNow && throughStorage(keptNow) }
    },
  }
}

/** The copy as it is after a reload. */
function throughStorage(kept: KeptDraft<FocusDraft>): KeptDraft<FocusDraft> | null {
  const items = new Map<string, string>()
  const storage = {
    length: 0,
    clear: () => undefined,
    getItem: (key: string) => items.get(key) ?? null,
    key: () => null,
    removeItem: () => undefined,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  keepDraft(storage, focusForm, 'f', kept, 1)
  return readKeptDraft(storage, focusForm, 'f')
}

const write = (text: string) => (draft: FocusDraft) => {
  draft.guide = text
}

test('what a host stored before it went away without a word is one’s own text: typing goes on from it', async () => {
  const { disk, open } = aHost()
  const before = open()
  before.session.edit('guide', write('1. Your trips'))
  disk.dies = true
  expect(await before.session.flush()).toBeNull()
  before.session.edit('guide', write('1. Your trips, by day'))
  disk.dies = false

  const after = open(before.kept())
  expect(after.session.getState().saving.theirs).toBeNull()
  expect(await after.session.flush()).toBe(3)
  expect(disk.draft.guide).toBe('1. Your trips, by day')
})

test('what somebody else stored after it is told of', async () => {
  const { disk, open } = aHost()
  const before = open()
  before.session.edit('guide', write('1. Your trips'))
  disk.dies = true
  expect(await before.session.flush()).toBeNull()
  before.session.edit('guide', write('1. Your trips, by day'))
  disk.draft = { ...disk.draft, guide: 'Another text' }
  disk.revision += 1

  const after = open(before.kept())
  expect(after.session.getState().saving.theirs?.document.guide).toBe('Another text')
  expect(await after.session.flush()).toBeNull()
  expect(disk.draft.guide).toBe('Another text')
})

test('letters of a field are one step of the undo where they join, other changes are steps of their own', () => {
  const { session } = aHost().open()
  for (const text of ['a', 'ab', 'abc']) session.edit('guide', write(text), true)
  expect(session.getState().history.past).toHaveLength(1)
  for (const text of ['abcd', 'abcde']) session.edit('guide', write(text))
  expect(session.getState().history.past).toHaveLength(3)
})

test('a conflict that nobody has decided is one again after every reload, and overwrites nothing', async () => {
  const { disk, open } = aHost()
  const here = open()
  const elsewhere = open()
  elsewhere.session.edit('guide', write('1. Theirs'))
  await elsewhere.session.flush()
  here.session.edit('guide', write('1. Mine'))
  expect(await here.session.flush()).toBeNull()
  expect(here.session.getState().saving.save).toBe('conflict')
  // Reloaded twice without a decision: by the same window, or by another one of this browser, which reads its copy.
  const once = open(here.kept())
  expect(once.session.getState().saving.theirs?.document.guide).toBe('1. Theirs')
  once.session.edit('title', (draft) => {
    draft.title = 'Trips'
  })
  const twice = open(once.kept())
  expect(twice.session.getState().saving.theirs?.document.guide).toBe('1. Theirs')
  await twice.session.flush()
  expect(disk.draft.guide).toBe('1. Theirs')
  await twice.session.keepMine()
  expect(await twice.session.flush()).toBe(3)
  expect(disk.draft).toMatchObject({ guide: '1. Mine', title: 'Trips' })
  // Once it is decided, what is kept fits what is stored.
  expect(open(twice.kept()).session.getState().saving.theirs).toBeNull()
})
