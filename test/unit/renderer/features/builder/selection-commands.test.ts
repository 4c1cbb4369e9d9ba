import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changesOrder,
  copyItems,
  gapAfterStep,
  gather,
  insertCopies,
  placeItems,
  placeOption,
  removedItems,
  removeItems,
  restoreItems,
  retypeItems,
  stepItems,
} from '../../../../../renderer/features/builder/selection/selection-commands.ts'
import { change, redo, startHistory, undo } from '../../../../../renderer/features/draft/undo.ts'
import { emptyDraft, type Question, type SurveyDraft } from '../../../../../shared/models/draft.ts'

function counter() {
  let next = 0
  return () => {
    next += 1
    return `new-${next}`
  }
}

const question = (id: string): Question => ({
  id,
  stem: id,
  type: 'single_choice',
  options: ['x', 'y', 'z'].map((text) => ({ id: `${id}-${text}`, text })),
})
const draftOf = (ids: Iterable<string>): SurveyDraft => ({
  ...emptyDraft(),
  questions: Array.from(ids, question),
})
const order = (draft: SurveyDraft) => draft.questions.map(({ id }) => id).join('')
const options = (draft: SurveyDraft, at: number) => draft.questions[at]?.options.map(({ id }) => id)

/** A list of items, some of them selected, and a gap in it. */
const anyChoice = fc
  .uniqueArray(fc.integer({ min: 0, max: 400 }).map(String), { minLength: 1, maxLength: 30 })
  .chain((ids) =>
    fc.record({
      ids: fc.constant(ids),
      chosen: fc.subarray(ids).map((some) => new Set(some)),
      gap: fc.integer({ min: 0, max: ids.length }),
    }),
  )

test('scattered items gather above the item above the first of them, or below the one below the last', () => {
  const up = draftOf('abcdef')
  stepItems(up, new Set('ce'), -1)
  expect(order(up)).toBe('acebdf')
  const down = draftOf('abcdef')
  stepItems(down, new Set('ac'), 1)
  expect(order(down)).toBe('bdacef')
})

test('at the end of the list scattered items gather there, and a block stays', () => {
  const draft = draftOf('abcdef')
  stepItems(draft, new Set('ad'), -1)
  expect(order(draft)).toBe('adbcef')
  stepItems(draft, new Set('ad'), -1)
  expect(order(draft)).toBe('adbcef')
})

test('gathering loses nothing, doubles nothing and keeps both orders; the chosen stand together', () => {
  fc.assert(
    fc.property(anyChoice, ({ ids, chosen, gap }) => {
      const list = ids.map((id) => ({ id }))
      const after = gather(list, chosen, gap).map(({ id }) => id)
      const isChosen = (id: string) => chosen.has(id)
      expect(after.toSorted()).toEqual(ids.toSorted())
      expect(after.filter(isChosen)).toEqual(ids.filter(isChosen))
      expect(after.filter((id) => !isChosen(id))).toEqual(ids.filter((id) => !isChosen(id)))
      const first = after.findIndex(isChosen)
      if (first >= 0) {
        expect(after.slice(first, first + chosen.size).every(isChosen)).toBe(true)
        // As many other items precede the moved block as preceded the gap.
        expect(first).toBe(ids.slice(0, gap).filter((id) => !isChosen(id)).length)
      }
      expect(changesOrder(list, chosen, gap)).toBe(after.join() !== ids.join())
    }),
  )
})

test('a step moves a block past one item; up and then down leads back unless it was at the top', () => {
  fc.assert(
    fc.property(anyChoice, ({ ids, chosen }) => {
      fc.pre(chosen.size > 0)
      const list = ids.map((id) => ({ id }))
      const gathered = gather(
        list,
        chosen,
        ids.findIndex((id) => chosen.has(id)),
      )
      const step = (from: { id: string }[], by: 1 | -1) =>
        gather(from, chosen, gapAfterStep(from, chosen, by))
      const at = gathered.findIndex(({ id }) => chosen.has(id))
      const up = step(gathered, -1)
      expect(up.findIndex(({ id }) => chosen.has(id))).toBe(Math.max(0, at - 1))
      if (at > 0) expect(step(up, 1)).toEqual(gathered)
      if (at + chosen.size < ids.length) expect(step(step(gathered, 1), -1)).toEqual(gathered)
      else expect(step(gathered, 1)).toEqual(gathered)
    }),
  )
})

test('every command is one step of the undo, and undone and redone exactly', () => {
  const commands = fc.constantFrom('up', 'down', 'place', 'copy', 'remove', 'retype')
  fc.assert(
    fc.property(anyChoice, commands, ({ ids, chosen, gap }, command) => {
      const start = startHistory(draftOf(ids))
      const copies = copyItems(start.present, chosen, counter())
      const recipe = (draft: SurveyDraft) => {
        if (command === 'up') stepItems(draft, chosen, -1)
        else if (command === 'down') stepItems(draft, chosen, 1)
        else if (command === 'place') placeItems(draft, chosen, gap)
        else if (command === 'copy') insertCopies(draft, chosen, copies)
        else if (command === 'remove') removeItems(draft, chosen)
        else retypeItems(draft, chosen, 'open_ended', counter())
      }
      const done = change(start, recipe, { place: 'items', now: 0, joins: false })
      expect(done.past.length).toBeLessThanOrEqual(1)
      expect(undo(done).present).toEqual(start.present)
      expect(redo(undo(done)).present).toEqual(done.present)
      // A command that changes nothing adds no undo step.
      if (done !== start) expect(done.present).not.toEqual(start.present)
      if (chosen.size === 0) expect(done).toBe(start)
    }),
  )
})

test('copies stand after the last of their items, in order, and share no id with anything', () => {
  const draft = draftOf('abcd')
  const copies = copyItems(draft, new Set('ca'), counter())
  insertCopies(draft, new Set('ca'), copies)
  expect(draft.questions.map(({ stem }) => stem).join('')).toBe('abcacd')
  const ids = draft.questions.flatMap((one) => [one.id, ...one.options.map(({ id }) => id)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('what was deleted comes back to where it stood', () => {
  fc.assert(
    fc.property(anyChoice, ({ ids, chosen }) => {
      const draft = draftOf(ids)
      const removed = removedItems(draft, chosen)
      removeItems(draft, chosen)
      expect(draft.questions.some(({ id }) => chosen.has(id))).toBe(false)
      restoreItems(draft, removed)
      expect(draft.questions.map(({ id }) => id)).toEqual(ids)
    }),
  )
})

test('what is back already does not come back twice, and what was deleted later stays deleted', () => {
  const draft = draftOf('abcde')
  const removed = removedItems(draft, new Set('bd'))
  removeItems(draft, new Set('bde'))
  restoreItems(draft, removed.slice(0, 1))
  restoreItems(draft, removed)
  expect(order(draft)).toBe('abcd')
})

test('items retyped and back keep their options', () => {
  const draft = draftOf('abc')
  retypeItems(draft, new Set('ac'), 'open_ended', counter())
  expect(draft.questions.map(({ type }) => type)).toEqual(['open_ended', 'single_choice', 'open_ended'])
  retypeItems(draft, new Set('abc'), 'single_choice', counter())
  expect(draft.questions).toEqual(draftOf('abc').questions)
})

test('an option moves within its item, to another, and nowhere when it or the place is gone', () => {
  const draft = draftOf('ab')
  placeOption(draft, { item: 'a', option: 'a-x' }, 'a', 3)
  expect(options(draft, 0)).toEqual(['a-y', 'a-z', 'a-x'])
  placeOption(draft, { item: 'a', option: 'a-x' }, 'a', 0)
  expect(options(draft, 0)).toEqual(['a-x', 'a-y', 'a-z'])
  placeOption(draft, { item: 'a', option: 'a-y' }, 'b', 1)
  expect(options(draft, 0)).toEqual(['a-x', 'a-z'])
  expect(options(draft, 1)).toEqual(['b-x', 'a-y', 'b-y', 'b-z'])
  placeOption(draft, { item: 'a', option: 'gone' }, 'b', 0)
  placeOption(draft, { item: 'a', option: 'a-x' }, 'gone', 0)
  expect(options(draft, 0)).toEqual(['a-x', 'a-z'])
})
