import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choose,
  chooseAll,
  chosenOf,
  clear,
  concernedBy,
  extendTo,
  moveTo,
  NO_SELECTION,
  toggle,
} from '../../../../../renderer/features/builder/selection/selection.ts'

const ids = [...'abcdef']
const chosen = (selection: Parameters<typeof chosenOf>[1], of = ids) => chosenOf(of, selection).join('')

test('items are chosen one by one, in whichever order, and taken out again', () => {
  let selection = toggle(ids, NO_SELECTION, 'd')
  selection = toggle(ids, selection, 'b')
  expect(chosen(selection)).toBe('bd')
  expect(chosen(toggle(ids, selection, 'd'))).toBe('b')
})

test('a range starts at the anchor, grows and shrinks, and leaves what was chosen besides', () => {
  let selection = moveTo(toggle(ids, NO_SELECTION, 'a'), 'd')
  selection = extendTo(ids, selection, 'f', null)
  expect(chosen(selection)).toBe('adef')
  selection = extendTo(ids, selection, 'c', null)
  expect(chosen(selection)).toBe('acd')
  expect(selection.active).toBe('c')
})

test('a range without an anchor starts at the item with the cursor, or where it ends', () => {
  expect(chosen(extendTo(ids, NO_SELECTION, 'd', 'b'))).toBe('bcd')
  expect(chosen(extendTo(ids, NO_SELECTION, 'd', null))).toBe('d')
  expect(chosen(extendTo(ids, { ...NO_SELECTION, anchor: 'gone' }, 'd', 'gone too'))).toBe('d')
})

test('items that are gone are not chosen; by undo they come back chosen, but not after another choice', () => {
  const selection = choose(['b', 'd'])
  const without = [...'acef']
  expect(chosen(selection, without)).toBe('')
  expect(chosen(selection)).toBe('bd')
  expect(chosen(toggle(without, selection, 'e'))).toBe('e')
  expect(chosen(extendTo(without, { ...selection, anchor: 'e' }, 'f', null))).toBe('ef')
})

test('all and nothing leave the keys where they are', () => {
  const all = chooseAll(ids, moveTo(NO_SELECTION, 'c'))
  expect(chosen(all)).toBe('abcdef')
  expect(all.active).toBe('c')
  expect(clear(all)).toMatchObject({ active: 'c', anchor: 'c' })
  expect(chosen(clear(all))).toBe('')
})

test('a command at a chosen item concerns all chosen ones, elsewhere the one item', () => {
  const selection = choose(['e', 'b'])
  expect(concernedBy(ids, selection, 'b')).toEqual(['b', 'e'])
  expect(concernedBy(ids, selection, 'c')).toEqual(['c'])
})

test('whatever is done, only items that are there are chosen, in their order', () => {
  const act = fc.record({ kind: fc.constantFrom('toggle', 'extend', 'move'), id: fc.constantFrom(...ids) })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), fc.subarray(ids), (acts, present) => {
      let selection = NO_SELECTION
      for (const { kind, id } of acts) {
        if (!present.includes(id)) continue
        if (kind === 'toggle') selection = toggle(present, selection, id)
        else if (kind === 'extend') selection = extendTo(present, selection, id, null)
        else selection = moveTo(selection, id)
        if (kind === 'extend') expect(selection.chosen.has(id)).toBe(true)
      }
      const all = chosenOf(present, selection)
      expect(all).toEqual(present.filter((id) => all.includes(id)))
      expect(all.length).toBe(selection.chosen.size)
    }),
  )
})
