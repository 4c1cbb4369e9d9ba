import { expect, test } from 'vitest'
import { createDraftStore } from '../../../../../renderer/features/builder/model/draft-store.ts'
import { stemField } from '../../../../../renderer/features/builder/model/fields.ts'
import { createRestedItems } from '../../../../../renderer/features/builder/outline/rested-items.ts'
import { emptyDraft, type SurveyDraft } from '../../../../../shared/models/draft.ts'

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
  const timers = new Map<() => void, number>()
  const items = createRestedItems(draft, (run, ms) => {
    timers.set(run, ms)
    return () => timers.delete(run)
  })
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
    timers,
    told: () => told,
    stems: () => items.get().map(({ stem }) => stem),
    /** The writing rests. */
    rest() {
      for (const run of timers.keys()) run()
    },
  }
}

test('words show once the writing rests, all of them at once', () => {
  const { write, stems, told, rest } = setUp()
  write('aa')
  write('aaa')
  expect(stems()).toEqual(['a', 'b'])
  rest()
  expect(stems()).toEqual(['aaa', 'b'])
  expect(told()).toBe(1)
})

test('who never rests sees the words follow all the same', () => {
  const { write, stems, timers } = setUp()
  write('aa')
  const [longest] = [...timers].sort(([, a], [, b]) => b - a)
  write('aaa')
  expect(timers.has(longest?.[0] ?? (() => {}))).toBe(true)
  longest?.[0]()
  expect(stems()).toEqual(['aaa', 'b'])
  expect(timers.size).toBe(0)
})

test('what moves, comes, goes or changes its type shows at once, with the words written until then', () => {
  const { draft, items, write, stems, timers } = setUp()
  write('aa')
  draft.edit('items', ({ questions }) => questions.reverse())
  expect(stems()).toEqual(['b', 'aa'])
  expect(timers.size).toBe(0)
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
