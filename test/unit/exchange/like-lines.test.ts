import { describe, expect, test } from 'vitest'
import { cutsBy, linesToDivide, linesToJoin, wayOf } from '../../../shared/exchange/repair/like-lines.ts'
import { partRoles } from '../../../shared/exchange/repair/part-roles.ts'
import { partsOf } from '../../../shared/exchange/repair/proposed-cuts.ts'
import { type LineRole, NOTHING_TOLD, type SourceLine } from '../../../shared/exchange/source-lines.ts'
import { toldRoles, wholeLine } from './told.ts'

const linesOf = (...all: [text: string, role: LineRole, form?: string][]): SourceLine[] =>
  all.map(([text, role, form = role], place) => wholeLine(place, { text, role, item: null, form }))

describe('lines that can be divided as another one', () => {
  const divided = (lines: readonly SourceLine[], at: number, told = NOTHING_TOLD) => {
    const line = lines[0] as SourceLine
    const way = wayOf(line.text, at)
    return way && linesToDivide(lines, line, way, told)
  }

  test('have the same separator and are written alike', () => {
    const lines = linesOf(
      ['1. Race / City', 'stem'],
      ['2. Old / New', 'stem'],
      ['3. Why?', 'stem'],
      ['Yes / No', 'option'],
      ['4. On / Off', 'stem'],
    )
    expect(divided(lines, 10)).toEqual([1, 4])
    expect(divided(lines, 10, toldRoles([[4, 'stem']]))).toEqual([1])
  })

  test('or the same words once', () => {
    const lines = linesOf(
      ['Your age Write a number', 'stem'],
      ['Your income Write a number', 'stem'],
      ['Write a number Write a number', 'stem'],
      ['Your town', 'stem'],
    )
    expect(divided(lines, 9)).toEqual([1])
    expect(cutsBy({ words: 'Write a' }, 'Your income Write a number')).toEqual([12])
  })

  test('are none where nothing marks the place', () => {
    expect(divided(linesOf(['Your age 18', 'stem'], ['My age 18', 'stem']), 9)).toBe(null)
    expect(wayOf('Your age', 0)).toBe(null)
  })
})

test('runs of lines that can be joined are as long as the one that was, and not a part of a longer one', () => {
  const lines = linesOf(
    ['1. How often', 'stem'],
    ['do you ride?', 'stem_more'],
    ['2. Why?', 'stem'],
    ['3. How far', 'stem'],
    ['do you ride?', 'stem_more'],
    ['4. How long', 'stem'],
    ['do you ride', 'stem_more'],
    ['on a day?', 'stem_more'],
  )
  expect(linesToJoin(lines, [1], NOTHING_TOLD)).toEqual([4])
  expect(linesToJoin(lines, [6, 7], NOTHING_TOLD)).toEqual([])
  expect(linesToJoin(lines, [1], toldRoles([[3, 'stem']]))).toEqual([])
})

describe('what the parts of a line are at first', () => {
  test.each<[role: LineRole, text: string, at: number[], roles: LineRole[]]>([
    ['stem', 'Do you ride? Yes', [13], ['stem', 'option']],
    ['stem', 'Do you ride? Why do you?', [13], ['stem', 'stem']],
    ['stem', 'Which bike (one only) is yours?', [11, 22], ['stem', 'instruction', 'stem_more']],
    ['stem', 'Sex ☐ F ☐ M', [4, 8], ['stem', 'option', 'option']],
    ['option', 'Yes, why?', [5], ['option', 'option']],
    ['row', 'I ride. I walk.', [8], ['row', 'row']],
    ['left_out', 'Part B 1. Why?', [7], ['left_out', 'left_out']],
  ])('of a %s: %j', (role, text, at, roles) => {
    expect(partRoles(role, partsOf(text, at), null)).toEqual(roles)
  })

  test('depends on what is between them', () => {
    expect(partRoles('stem', ['1. Age: __', '2. Sex: __'], 'number')).toEqual(['stem', 'stem'])
    expect(partRoles('stem', ['Age', 'a) old', 'b) new'], 'number')).toEqual(['stem', 'option', 'option'])
    expect(partRoles('option', ['Yes', '1', 'No', '2'], 'number')).toEqual([
      'option',
      'left_out',
      'option',
      'left_out',
    ])
    expect(partRoles('stem', ['Name __', 'Town __'], 'blank')).toEqual(['stem', 'stem'])
    expect(partRoles('stem_more', ['Race', 'City'], 'slash')).toEqual(['stem_more', 'option'])
    expect(partRoles('stem', ['I ride.', 'Do you?'], 'sentence')).toEqual(['stem', 'stem_more'])
  })
})
