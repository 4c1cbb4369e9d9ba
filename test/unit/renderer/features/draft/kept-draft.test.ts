import { expect, test } from 'vitest'
import {
  annotationsForm,
  focusForm,
  surveyForm,
} from '../../../../../renderer/features/draft/document-forms.ts'
import {
  forgetOthers,
  type KeptDraft,
  keepDraft,
  listUnsaved,
  readKeptDraft,
} from '../../../../../renderer/features/draft/kept-draft.ts'
import { change, startHistory, undo } from '../../../../../renderer/features/draft/undo.ts'
import { emptyAnnotations } from '../../../../../shared/models/annotations.ts'
import { emptyDraft, type SurveyDraft } from '../../../../../shared/models/draft.ts'
import { emptyFocusDraft } from '../../../../../shared/models/focus.ts'

/** Storage of a browser with room for `room` UTF-16 code units, which may change. */
function fakeStorage(room: number | (() => number) = Number.POSITIVE_INFINITY): Storage {
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
      if (used + value.length > (typeof room === 'number' ? room : room()))
        throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

function keptWith(title: string, unsaved: boolean): KeptDraft<SurveyDraft> {
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
  keepDraft(storage, surveyForm, 's1', keptWith('Mobility', true), 1)
  const back = readKeptDraft(storage, surveyForm, 's1')
  expect(back).toMatchObject({ revision: 3, unsaved: true, history: { present: { title: 'Mobility' } } })
  expect(back && undo(back.history).present.title).toBe('')
})

test.each(['', '{', '{"revision":1}', 'null', '{"revision":"1","present":{}}'])(
  'what is not a kept draft is as good as none: %s',
  (text) => {
    const storage = fakeStorage()
    storage.setItem('sonde-draft-s1', text)
    expect(readKeptDraft(storage, surveyForm, 's1')).toBeNull()
  },
)

test('where room is short, steps and stored drafts of other surveys give way, unsaved text does not', () => {
  const storage = fakeStorage(1_150)
  keepDraft(storage, surveyForm, 'saved', keptWith('saved', false), 1)
  keepDraft(storage, surveyForm, 'unsaved', keptWith('unsaved', true), 2)
  keepDraft(storage, surveyForm, 'mine', keptWith('m'.repeat(400), true), 3)
  expect(readKeptDraft(storage, surveyForm, 'saved')).toBeNull()
  expect(readKeptDraft(storage, surveyForm, 'unsaved')?.history.present.title).toBe('unsaved')
  expect(readKeptDraft(storage, surveyForm, 'mine')?.history.present.title).toBe('m'.repeat(400))
})

test('the oldest stored drafts are forgotten first', () => {
  const storage = fakeStorage()
  for (const [at, id] of ['old', 'middle', 'new'].entries())
    keepDraft(storage, surveyForm, id, keptWith(id, false), at)
  forgetOthers(storage, 'mine', 2)
  expect(['old', 'middle', 'new'].map((id) => readKeptDraft(storage, surveyForm, id) !== null)).toEqual([
    false,
    true,
    true,
  ])
})

test('a step of annotations that changed one member leaves the others as they were', () => {
  const storage = fakeStorage()
  const start = startHistory({ ...emptyAnnotations(), bars: 'size' as const })
  const history = change(
    start,
    (annotations) => {
      annotations.order = 'suspicion'
    },
    { place: 'order', now: 0, joins: false },
  )
  keepDraft(storage, annotationsForm, 'r1', { revision: 1, unsaved: true, failing: false, history }, 1)
  const back = readKeptDraft(storage, annotationsForm, 'r1')
  expect(back && undo(back.history).present).toEqual(start.present)
})

test('what is not saved yet is listed, the newest first', () => {
  const storage = fakeStorage()
  storage.setItem('sonde-language', 'fr')
  keepDraft(storage, surveyForm, 's1', keptWith('Old', true), 1)
  keepDraft(storage, surveyForm, 's2', keptWith('Saved', false), 2)
  keepDraft(storage, surveyForm, 's3', keptWith(' New ', true), 3)
  storage.setItem('sonde-draft-s4', '{')
  const history = startHistory({ ...emptyFocusDraft(), title: 'Bikes' })
  keepDraft(storage, focusForm, 'f1', { revision: 3, unsaved: true, failing: false, history }, 4)
  const notes = startHistory({ ...emptyAnnotations(), order: 'suspicion' as const })
  keepDraft(storage, annotationsForm, 'r1', { revision: 1, unsaved: true, failing: false, history: notes }, 5)
  expect(listUnsaved(storage)).toEqual([
    { kind: 'annotations', id: 'r1', title: '' },
    { kind: 'focus', id: 'f1', title: 'Bikes' },
    { kind: 'survey', id: 's3', title: 'New' },
    { kind: 'survey', id: 's1', title: 'Old' },
  ])
})

test('what was kept of a draft of another kind is none, and what was kept before there were kinds is of a survey', () => {
  const storage = fakeStorage()
  keepDraft(storage, surveyForm, 's1', keptWith('Mobility', true), 1)
  expect(readKeptDraft(storage, focusForm, 's1')).toBeNull()
  const kept = storage.getItem('sonde-draft-s1') ?? ''
  storage.setItem('sonde-draft-s1', kept.replace('"kind":"survey",', ''))
  expect(storage.getItem('sonde-draft-s1')).not.toBe(kept)
  expect(readKeptDraft(storage, surveyForm, 's1')?.history.present.title).toBe('Mobility')
  expect(listUnsaved(storage)).toEqual([{ kind: 'survey', id: 's1', title: 'Mobility' }])
})

test('two windows that both have unsaved text of a draft: neither is kept over the other', () => {
  const storage = fakeStorage()
  const title = () => readKeptDraft(storage, surveyForm, 's1')?.history.present.title
  keepDraft(storage, surveyForm, 's1', keptWith('in one', true), 1, { by: 'one' })
  keepDraft(storage, surveyForm, 's1', keptWith('in two', true), 2, { by: 'two' })
  keepDraft(storage, surveyForm, 's1', keptWith('in two, and on', true), 3, { by: 'two' })
  expect(title()).toBe('in one')
  expect(listUnsaved(storage)).toHaveLength(1)
  // The next page that opened it continues with it and saves it.
  keepDraft(storage, surveyForm, 's1', keptWith('in one', false), 4, { by: 'three', from: 'one' })
  expect(title()).toBe('in two, and on')
  keepDraft(storage, surveyForm, 's1', keptWith('in two, and on', false), 5, { by: 'four', from: 'two' })
  expect(listUnsaved(storage)).toEqual([])
  expect(storage.length).toBe(1)
})

test('what a window has saved is not kept over what another one has not', () => {
  const storage = fakeStorage()
  keepDraft(storage, surveyForm, 's1', keptWith('unsaved', true), 1, { by: 'one' })
  keepDraft(storage, surveyForm, 's1', keptWith('saved', false), 2, { by: 'two' })
  expect(readKeptDraft(storage, surveyForm, 's1')?.history.present.title).toBe('unsaved')
  expect(storage.length).toBe(1)
  keepDraft(storage, surveyForm, 's1', keptWith('both', false), 3, { by: 'one' })
  keepDraft(storage, surveyForm, 's1', keptWith('both, and on', false), 4, { by: 'two' })
  expect(readKeptDraft(storage, surveyForm, 's1')?.history.present.title).toBe('both, and on')
})

test('a storage that is full keeps no draft from opening: the text is read where it lies', () => {
  let room = Number.POSITIVE_INFINITY
  const storage = fakeStorage(() => room)
  const long = 'l'.repeat(1_000)
  keepDraft(storage, surveyForm, 's1', keptWith('in one', true), 1, { by: 'one' })
  keepDraft(storage, surveyForm, 's1', keptWith(long, true), 2, { by: 'two' })
  keepDraft(storage, surveyForm, 's1', keptWith('in one', false), 3, { by: 'one' })
  keepDraft(storage, surveyForm, 's2', keptWith('another', true), 4)
  room = 2_500
  expect(readKeptDraft(storage, surveyForm, 's1')).toMatchObject({
    by: 'two',
    history: { present: { title: long } },
  })
  expect(listUnsaved(storage)).toHaveLength(2)

  // The page that continues with it saves it, so the old text is not offered again.
  keepDraft(storage, surveyForm, 's1', keptWith('short', false), 5, { by: 'three', from: 'two' })
  expect(readKeptDraft(storage, surveyForm, 's1')?.history.present.title).toBe('short')
  expect(listUnsaved(storage)).toEqual([{ kind: 'survey', id: 's2', title: 'another' }])
})

test('tags on thousands of answers leave room for their undo steps', () => {
  const storage = fakeStorage()
  const answers = Array.from({ length: 5_000 }, (_, at) => {
    return { item: 'why', persona: `id:persona-${at}`, tags: ['price'], refused: [] }
  })
  let history = startHistory({ ...emptyAnnotations(), answers })
  for (let step = 0; step < 8; step += 1) {
    const next = history.present.answers.with(step, {
      item: 'why',
      persona: `id:persona-${step}`,
      tags: ['time'],
      refused: [],
    })
    history = change(
      history,
      (said) => {
        said.answers = next
      },
      { place: 'tags', now: step, joins: false },
    )
  }
  keepDraft(storage, annotationsForm, 'run-1', { revision: 1, unsaved: true, failing: false, history }, 1)
  const back = readKeptDraft(storage, annotationsForm, 'run-1')
  expect(back?.history).toEqual(history)
})

test('what was kept of annotations before there were tags is read, with its steps', () => {
  const storage = fakeStorage()
  const present = { format: 1, items: {}, dismissed: [], order: 'suspicion' }
  const step = { place: 'order', at: 0, rest: { order: 'questionnaire' }, from: 0, count: 0, items: [] }
  const head = {
    kind: 'annotations',
    by: '',
    revision: 3,
    unsaved: true,
    failing: false,
    sent: '',
    keptAt: 1,
  }
  const entry = { ...head, present, others: [], past: [step], future: [] }
  storage.setItem('sonde-draft-run-1', JSON.stringify(entry))
  const back = readKeptDraft(storage, annotationsForm, 'run-1')
  expect(back?.history.present).toEqual({ ...emptyAnnotations(), order: 'suspicion' })
  expect(back && undo(back.history).present).toEqual(emptyAnnotations())
})

test('tells whether unsaved text could be kept', () => {
  expect(keepDraft(fakeStorage(), surveyForm, 'a', keptWith('Trips', true), 0)).toBe(true)
  expect(keepDraft(fakeStorage(10), surveyForm, 'a', keptWith('Trips', true), 0)).toBe(false)
  // The text is on the disk, so it need not be kept.
  expect(keepDraft(fakeStorage(10), surveyForm, 'a', keptWith('Trips', false), 0)).toBe(true)
})
