import { expect, test } from 'vitest'
import {
  forgetOthers,
  type KeptDraft,
  keepDraft,
  listUnsaved,
  readKeptDraft,
} from '../../../../../renderer/features/builder/kept-draft.ts'
import { change, startHistory, undo } from '../../../../../renderer/lib/undo.ts'
import { emptyDraft } from '../../../../../shared/models/draft.ts'

/** What a browser gives a page, with room for `room` UTF-16 code units. */
function fakeStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (at) => [...items.keys()][at] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      const used = [...items].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0)
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

function keptWith(title: string, unsaved: boolean): KeptDraft {
  const history = change(
    startHistory(emptyDraft()),
    (draft) => {
      draft.title = title
    },
    { place: 'title', now: 0, joins: true },
  )
  return { revision: 3, unsaved, failing: false, history }
}

test('a kept draft comes back with its undo steps', () => {
  const storage = fakeStorage()
  keepDraft(storage, 's1', keptWith('Mobility', true), 1)
  const back = readKeptDraft(storage, 's1')
  expect(back).toMatchObject({ revision: 3, unsaved: true, history: { present: { title: 'Mobility' } } })
  expect(back && undo(back.history).present.title).toBe('')
})

test.each(['', '{', '{"revision":1}', 'null', '{"revision":"1","present":{}}'])(
  'what is not a kept draft is as good as none: %s',
  (text) => {
    const storage = fakeStorage()
    storage.setItem('sonde-draft-s1', text)
    expect(readKeptDraft(storage, 's1')).toBeNull()
  },
)

test('where room is short, steps and stored drafts of other surveys give way, unsaved text does not', () => {
  const storage = fakeStorage(1_150)
  keepDraft(storage, 'saved', keptWith('saved', false), 1)
  keepDraft(storage, 'unsaved', keptWith('unsaved', true), 2)
  keepDraft(storage, 'mine', keptWith('m'.repeat(400), true), 3)
  expect(readKeptDraft(storage, 'saved')).toBeNull()
  expect(readKeptDraft(storage, 'unsaved')?.history.present.title).toBe('unsaved')
  expect(readKeptDraft(storage, 'mine')?.history.present.title).toBe('m'.repeat(400))
})

test('the oldest stored drafts are forgotten first', () => {
  const storage = fakeStorage()
  for (const [at, id] of ['old', 'middle', 'new'].entries()) keepDraft(storage, id, keptWith(id, false), at)
  forgetOthers(storage, 'mine', 2)
  expect(['old', 'middle', 'new'].map((id) => readKeptDraft(storage, id) !== null)).toEqual([
    false,
    true,
    true,
  ])
})

test('what is not saved yet is listed, the newest first', () => {
  const storage = fakeStorage()
  storage.setItem('sonde-language', 'fr')
  keepDraft(storage, 's1', keptWith('Old', true), 1)
  keepDraft(storage, 's2', keptWith('Saved', false), 2)
  keepDraft(storage, 's3', keptWith(' New ', true), 3)
  storage.setItem('sonde-draft-s4', '{')
  expect(listUnsaved(storage)).toEqual([
    { surveyId: 's3', title: 'New' },
    { surveyId: 's1', title: 'Old' },
  ])
})
