import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amend,
  change,
  type History,
  KEPT_STEPS,
  redo,
  startHistory,
  undo,
} from '../../../../../renderer/features/draft/undo.ts'

interface Page {
  title: string
  items: string[]
}

const empty: Page = { title: '', items: [] }

function type(history: History<Page>, text: string, now: number): History<Page> {
  return change(
    history,
    (page) => {
      page.title = text
    },
    { place: 'title', now, joins: true },
  )
}

test('what is typed in one go is taken back in one go', () => {
  let history = startHistory(empty)
  history = type(history, 'a', 0)
  history = type(history, 'ab', 400)
  history = type(history, 'abc', 1_300)
  expect(history.past).toHaveLength(1)
  expect(undo(history).present.title).toBe('')
  expect(redo(undo(history)).present.title).toBe('abc')
})

test('a pause of a second, or another place, begins a new step', () => {
  let history = type(startHistory(empty), 'a', 0)
  history = type(history, 'ab', 1_000)
  expect(undo(history).present.title).toBe('a')
  history = change(
    history,
    (page) => {
      page.items.push('x')
    },
    { place: 'items', now: 1_100, joins: false },
  )
  expect(undo(history).present).toEqual({ title: 'ab', items: [] })
})

test('a change that changes nothing is no step', () => {
  const history = type(startHistory(empty), 'a', 0)
  expect(type(history, 'a', 5_000)).toBe(history)
})

test('a change after an undo forgets what was undone, and does not join the step before', () => {
  const first = type(startHistory(empty), 'a', 0)
  const second = change(
    first,
    (page) => {
      page.items.push('x')
    },
    { place: 'items', now: 100, joins: false },
  )
  const other = type(undo(second), 'b', 200)
  expect(other.future).toEqual([])
  expect(undo(other).present.title).toBe('a')
})

test('undoing everything leads back to the start, redoing everything to the end, for any edits', () => {
  const edit = fc.oneof(
    fc.record({ kind: fc.constant('title' as const), text: fc.string() }),
    fc.record({ kind: fc.constant('add' as const), text: fc.string() }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
    fc.record({ kind: fc.constant('move' as const), at: fc.nat(5) }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(edit, fc.nat(1_500)), { maxLength: 40 }), (edits) => {
      let now = 0
      let history = startHistory(empty)
      for (const [each, passed] of edits) {
        now += passed
        history = change(
          history,
          (page) => {
            if (each.kind === 'title') page.title = each.text
            else if (each.kind === 'add') page.items.push(each.text)
            else if (each.kind === 'remove') page.items.splice(each.at, 1)
            else page.items.unshift(...page.items.splice(each.at, 1))
          },
          { place: each.kind, now, joins: each.kind === 'title' },
        )
      }
      const end = history.present
      while (history.past.length > 0) history = undo(history)
      expect(history.present).toEqual(empty)
      while (history.future.length > 0) history = redo(history)
      expect(history.present).toEqual(end)
    }),
  )
})

test('each change that does not join is a step of its own, however quick', () => {
  let history = startHistory(empty)
  for (let step = 0; step < 200; step++)
    history = change(history, (page) => void page.items.push(`${step}`), {
      place: 'items',
      now: 0,
      joins: false,
    })
  expect(history.past).toHaveLength(200)
  for (let left = 199; left >= 0; left--) {
    history = undo(history)
    expect(history.present.items).toHaveLength(left)
  }
})

test('the oldest steps are forgotten first', () => {
  let history = startHistory(empty)
  for (let step = 0; step < KEPT_STEPS + 5; step++) history = type(history, `${step}`, step * 1_000)
  expect(history.past).toHaveLength(KEPT_STEPS)
  while (history.past.length > 0) history = undo(history)
  expect(history.present.title).toBe('4')
})

test('what is amended is no step, and stays whatever is undone or redone', () => {
  const set = (page: Page) => {
    page.items = ['kept']
  }
  let history = type(type(startHistory(empty), 'a', 0), 'ab', 5_000)
  history = amend(undo(history), set)
  expect(history.past).toHaveLength(1)
  expect(redo(history).present).toEqual({ title: 'ab', items: ['kept'] })
  expect(undo(history).present).toEqual({ title: '', items: ['kept'] })
})
