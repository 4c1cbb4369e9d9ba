import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftStore } from '../../../../../renderer/features/builder/model/draft-store.ts'
import { stemField } from '../../../../../renderer/features/builder/model/fields.ts'
import { createRestedItems } from '../../../../../renderer/features/builder/model/rested-items.ts'
import { emptyDraft, type SurveyDraft } from '../../../../../shared/models/draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const survey = {
    id: 's',
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    tags: [],
    archivedAt: null,
    deletedAt: null,
    draft: {
      ...emptyDraft(),
      questions: ['a', 'b'].map((id) => ({ id, stem: id, type: 'open_ended' as const, options: [] })),
    },
  }
  const draft = createDraftStore(survey, null, {
    save: async () => ({ kind: 'saved', revision: 2, savedAt: 0 }),
    load: async () => ({ document: emptyDraft(), revision: 1 }),
    keep: () => undefined,
    now: () => 0,
  })
  const items = createRestedItems(draft)
  let told = 0
  const stop = items.subscribe(() => {
    told += 1
  })
  const write = (stem: string) =>
    draft.edit(stemField('a'), ({ questions: [first] }: SurveyDraft) => {
      if (first) first.stem = stem
    })
  return {
    draft,
    items,
    write,
    stop,
    told: () => told,
    stems: () => items.get().map(({ stem }) => stem),
  }
}

test('words show once the writing rests, all of them at once', () => {
  const { write, stems, told } = setUp()
  write('aa')
  vi.advanceTimersByTime(100)
  write('aaa')
  vi.advanceTimersByTime(100)
  expect(stems()).toEqual(['a', 'b'])
  vi.advanceTimersByTime(100)
  expect(stems()).toEqual(['aaa', 'b'])
  expect(told()).toBe(1)
})

test('who never rests sees the words follow all the same', () => {
  const { write, stems } = setUp()
  const written = Array.from({ length: 10 }, (_, more) => 'a'.repeat(more + 2))
  for (const words of written) {
    write(words)
    vi.advanceTimersByTime(100)
  }
  expect(written).toContain(stems()[0])
})

test('what moves, comes, goes or changes its type shows at once, with the words written until then', () => {
  const { draft, items, write, stems, told } = setUp()
  write('aa')
  draft.edit('items', ({ questions }) => questions.reverse())
  expect(stems()).toEqual(['b', 'aa'])
  expect(told()).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(told()).toBe(1)
  draft.edit('type:a', ({ questions: [first] }) => {
    if (first) first.type = 'single_choice'
  })
  expect(items.get()[0]?.type).toBe('single_choice')
})

test('what changed before anybody looked shows', () => {
  const { items, stop, write, stems } = setUp()
  stop()
  write('aa')
  items.subscribe(() => undefined)
  expect(stems()).toEqual(['aa', 'b'])
})
