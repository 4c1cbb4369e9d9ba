import { describe, expect, it } from 'vitest'
import { redo, undo } from '../../../../renderer/features/draft/undo.ts'
import { ROLE_KEYS, ROLES, roleOfKey } from '../../../../renderer/features/exchange/repair/roles.ts'
import {
  firstDifference,
  linesAlike,
  NOTHING_TOLD,
  startOver,
  tellLines,
} from '../../../../renderer/features/exchange/repair/telling.ts'
import type { LineRole, SourceLine } from '../../../../shared/exchange/source-lines.ts'

let count = 0
/** A line of its own text, unless one is given. */
function line(form: string, role: LineRole = 'option', text?: string): SourceLine {
  count += 1
  return { text: text ?? `Line ${count}`, role, item: 1, form }
}

describe('what a person tells about lines', () => {
  it('can be undone and redone step by step, lines told together in one', () => {
    const one = tellLines(NOTHING_TOLD, [3], 'stem', 1)
    const two = tellLines(one, [4, 5], 'option', 2)
    expect([...two.present]).toEqual([
      [3, 'stem'],
      [4, 'option'],
      [5, 'option'],
    ])
    const back = undo(two)
    expect([...back.present]).toEqual([[3, 'stem']])
    expect([...redo(back).present]).toEqual([...two.present])
  })

  it('is no step where the same was told before', () => {
    const one = tellLines(NOTHING_TOLD, [3], 'stem', 1)
    expect(tellLines(one, [3], 'stem', 2)).toBe(one)
  })

  it('can all be forgotten, which can be undone too', () => {
    const told = tellLines(NOTHING_TOLD, [3], 'stem', 1)
    const none = startOver(told, 2)
    expect(none.present.size).toBe(0)
    expect([...undo(none).present]).toEqual([[3, 'stem']])
    expect(startOver(NOTHING_TOLD, 3)).toBe(NOTHING_TOLD)
  })

  it('differs first at a line, to which undoing leads', () => {
    const told = tellLines(NOTHING_TOLD, [7, 3], 'stem', 1).present
    expect(firstDifference(NOTHING_TOLD.present, told)).toBe(3)
    expect(firstDifference(told, told)).toBe(null)
  })
})

it('of a whole part, with questions and options, nothing follows for the rest of the source', () => {
  const part = [line('n', 'stem'), line('-'), line('-')]
  const lines = [...part, line('n', 'stem'), line('-'), line('-'), line('-', 'option', part[1]?.text)]
  expect(linesAlike(lines, [0, 1, 2], 'left_out', new Map())).toEqual([6])
  expect(linesAlike(lines, [1, 2], 'left_out', new Map())).toEqual([4, 5, 6])
})

it('lines written alike and taken for the same are offered, unless the person spoke about them', () => {
  const lines = [line('a'), line('b'), line('a'), line('a', 'left_out'), line('a'), line('a')]
  expect(linesAlike(lines, [0], 'stem', new Map([[4, 'option']]))).toEqual([2, 5])
  expect(linesAlike(lines, [3, 1], 'heading', new Map())).toEqual([])
  // Telling a line what it already is says nothing about others.
  expect(linesAlike(lines, [0], 'option', new Map())).toEqual([])
})

it('where several lines have the very same text, only these are offered', () => {
  const yesNo = line('a', 'left_out', 'Yes No')
  const lines = [yesNo, line('a', 'left_out'), yesNo, yesNo, line('a', 'left_out', 'Often')]
  expect(linesAlike(lines, [0], 'option', new Map())).toEqual([2, 3])
  expect(linesAlike(lines.slice(0, 3), [0], 'option', new Map())).toEqual([1, 2])
})

it('each role has a letter of its own', () => {
  expect(new Set(Object.values(ROLE_KEYS)).size).toBe(ROLES.length)
  expect(roleOfKey('q')).toBe('stem')
  expect(roleOfKey('z')).toBe(null)
})
