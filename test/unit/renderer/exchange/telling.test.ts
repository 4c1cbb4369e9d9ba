import { describe, expect, it } from 'vitest'
import { redo, undo } from '../../../../renderer/features/draft/undo.ts'
import { ROLE_KEYS, ROLES, roleOfKey } from '../../../../renderer/features/exchange/repair/roles.ts'
import {
  firstDifference,
  linesAlike,
  lineWith,
  START_OF_TELLING,
  startOver,
  tell,
  tellLines,
} from '../../../../renderer/features/exchange/repair/telling.ts'
import { arrangeLines } from '../../../../shared/exchange/arrange-lines.ts'
import { moveLines } from '../../../../shared/exchange/moved-lines.ts'
import {
  type LineRole,
  NOTHING_TOLD,
  type SourceLine,
  type Told,
} from '../../../../shared/exchange/source-lines.ts'
import { toldRoles, wholeLine } from '../../exchange/told.ts'

let count = 0
/** A line of its own text, unless one is given; its name is its place once it is in a list. */
function line(form: string, role: LineRole = 'option', text?: string) {
  count += 1
  return { text: text ?? `Line ${count}`, role, item: 1, form }
}

const listOf = (...all: ReturnType<typeof line>[]): SourceLine[] => all.map((each, at) => wholeLine(at, each))

describe('what a person tells about lines', () => {
  it('can be undone and redone step by step, lines told together in one', () => {
    const one = tellLines(START_OF_TELLING, ['3'], 'stem', 1)
    const two = tellLines(one, ['4', '5'], 'option', 2)
    expect([...two.present.roles]).toEqual([
      ['3', 'stem'],
      ['4', 'option'],
      ['5', 'option'],
    ])
    const back = undo(two)
    expect([...back.present.roles]).toEqual([['3', 'stem']])
    expect([...redo(back).present.roles]).toEqual([...two.present.roles])
  })

  it('is no step where the same was told before', () => {
    const one = tellLines(START_OF_TELLING, ['3'], 'stem', 1)
    expect(tellLines(one, ['3'], 'stem', 2)).toBe(one)
  })

  it('can all be forgotten, which can be undone too', () => {
    const told = tellLines(START_OF_TELLING, ['3'], 'stem', 1)
    const none = startOver(told, 2)
    expect(none.present.roles.size).toBe(0)
    expect([...undo(none).present.roles]).toEqual([['3', 'stem']])
    expect(startOver(START_OF_TELLING, 3)).toBe(START_OF_TELLING)
    const divided = tell(START_OF_TELLING, { ...NOTHING_TOLD, cuts: new Map([[1, [4]]]) }, 1)
    expect(startOver(divided, 2).present).toBe(NOTHING_TOLD)
  })

  it('differs first at a place, to which undoing leads', () => {
    const { present: before } = START_OF_TELLING
    const told = tellLines(START_OF_TELLING, ['7', '3.20'], 'stem', 1).present
    expect(firstDifference(before, told)).toEqual({ place: 3, from: 20 })
    expect(firstDifference(told, told)).toBe(null)
    const cut = { ...told, cuts: new Map([[2, [5, 9]]]) }
    expect(firstDifference(told, cut)).toEqual({ place: 2, from: 5 })
    expect(firstDifference(cut, { ...cut, cuts: new Map([[2, [5]]]) })).toEqual({ place: 2, from: 9 })
    expect(firstDifference(cut, { ...cut, joined: new Set(['1']) })).toEqual({ place: 1, from: 0 })
    expect(firstDifference(cut, { ...cut, kept: new Set(['1']) })).toEqual({ place: 1, from: 0 })
  })
})

describe('where a line was moved', () => {
  const lines = listOf(line('a'), line('b'), line('c'), line('d'))
  const moved = (told: Told, place: number, by: 1 | -1) =>
    moveLines(told, arrangeLines(lines, told), [place], by)

  it('undoing leads to that line, also if it was moved before', () => {
    const once = moved(NOTHING_TOLD, 2, -1)
    expect(firstDifference(NOTHING_TOLD, once)).toEqual({ place: 2, from: 0 })
    const twice = moved(once, 1, -1)
    expect(firstDifference(twice, once)).toEqual({ place: 2, from: 0 })
    expect(lineWith(arrangeLines(lines, once), { place: 2, from: 0 })).toBe(1)
    expect(lineWith(arrangeLines(lines, twice), { place: 2, from: 0 })).toBe(0)
  })
})

it('of a whole part, with questions and options, nothing follows for the rest of the source', () => {
  const part = [line('n', 'stem'), line('-'), line('-')]
  const lines = listOf(...part, line('n', 'stem'), line('-'), line('-'), line('-', 'option', part[1]?.text))
  expect(linesAlike(lines, [0, 1, 2], 'left_out', NOTHING_TOLD)).toEqual([6])
  expect(linesAlike(lines, [1, 2], 'left_out', NOTHING_TOLD)).toEqual([4, 5, 6])
})

it('lines written alike and taken for the same are offered, unless the person spoke about them', () => {
  const lines = listOf(line('a'), line('b'), line('a'), line('a', 'left_out'), line('a'), line('a'))
  expect(linesAlike(lines, [0], 'stem', toldRoles([[4, 'option']]))).toEqual([2, 5])
  expect(linesAlike(lines, [3, 1], 'heading', NOTHING_TOLD)).toEqual([])
  // Telling a line what it already is says nothing about others.
  expect(linesAlike(lines, [0], 'option', NOTHING_TOLD)).toEqual([])
})

it('where several lines have the very same text, only these are offered', () => {
  const yesNo = line('a', 'left_out', 'Yes No')
  const lines = listOf(yesNo, line('a', 'left_out'), yesNo, yesNo, line('a', 'left_out', 'Often'))
  expect(linesAlike(lines, [0], 'option', NOTHING_TOLD)).toEqual([2, 3])
  expect(linesAlike(lines.slice(0, 3), [0], 'option', NOTHING_TOLD)).toEqual([1, 2])
})

it('where others begin with the same name, only these are offered, whatever they were taken for', () => {
  const named = (role: LineRole, text: string) => line('a', role, text)
  const lines = listOf(
    named('stem', 'Purpose: To begin'),
    named('stem', 'Why do you ride?'),
    named('option', 'Purpose: To go on'),
    named('left_out', 'Purpose: To end'),
    named('stem', 'Time: 2 minutes'),
  )
  expect(linesAlike(lines, [0], 'left_out', NOTHING_TOLD)).toEqual([2])
  expect(linesAlike(lines, [0], 'left_out', toldRoles([[2, 'option']]))).toEqual([1, 4])
  expect(linesAlike(lines, [4], 'left_out', NOTHING_TOLD)).toEqual([0, 1])
})

it('each role has a letter of its own', () => {
  expect(new Set(Object.values(ROLE_KEYS)).size).toBe(ROLES.length)
  expect(roleOfKey('q')).toBe('stem')
  expect(roleOfKey('z')).toBe(null)
})
