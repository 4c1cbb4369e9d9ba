import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeLines, arrangePieces } from '../../../shared/exchange/arrange-lines.ts'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { moveLines } from '../../../shared/exchange/moved-lines.ts'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { idOf, NOTHING_TOLD, type SourceLine, type Told } from '../../../shared/exchange/source-lines.ts'
import { divideLine, joinLines, tellRoles } from '../../../shared/exchange/told-lines.ts'
import { itemsOf } from './found-items.ts'
import { someTools } from './read.ts'
import { deedsOf, doTo, lineList, listOf } from './told-deeds.ts'

type Step = (told: Told, lines: readonly SourceLine[]) => Told

const placeOf = (lines: readonly SourceLine[], words: string) =>
  lines.findIndex(({ text }) => text.startsWith(words))
const move =
  (words: string, by: 1 | -1, count = 1): Step =>
  (told, lines) =>
    moveLines(
      told,
      lines,
      Array.from({ length: count }, (_, nth) => placeOf(lines, words) + nth),
      by,
    )
const join =
  (words: string): Step =>
  (told, lines) =>
    joinLines(told, lines, [placeOf(lines, words)])
const divide =
  (words: string, before: string): Step =>
  (told, lines) => {
    const line = lines[placeOf(lines, words)] as SourceLine
    return divideLine(told, line, [line.text.indexOf(before)], [line.role, 'stem'])
  }
const tell =
  (words: string, role: Parameters<typeof tellRoles>[2]): Step =>
  (told, lines) =>
    tellRoles(told, [lines[placeOf(lines, words)]?.id ?? ''], role)

/** Reads a text, changes it at the desk step by step, and reads it again each time. */
async function repaired(text: string, ...steps: Step[]): Promise<{ result: ImportResult; told: Told }> {
  const readAs = (told: Told) => readImport({ text }, { ...someTools(), told })
  let told = NOTHING_TOLD
  let result = await readAs(told)
  for (const step of steps) {
    told = step(told, result.lines)
    result = await readAs(told)
  }
  return { result, told }
}

describe('a line is moved', () => {
  const paper = [
    '1. Do you ride?',
    '- Yes',
    '- No',
    '- Every day',
    '2. How often?',
    '- Never',
    '3. Why?',
  ].join('\n')

  test('below the question that it belongs to, and stays what it was', async () => {
    const { result } = await repaired(paper, move('- Every day', 1))
    expect(itemsOf(result)).toEqual(['Do you ride?: Yes / No', 'How often?: Every day / Never', 'Why?'])
    expect(result.lines.map(({ id }) => id)).toEqual(['0', '1', '2', '4', '3', '5', '6'])
  })

  test('and back again, so that nothing is told any more', async () => {
    const { told } = await repaired(paper, move('- Every day', 1), move('- Every day', -1))
    expect(told).toEqual(NOTHING_TOLD)
  })

  test('with others, past one line', async () => {
    const { result } = await repaired(paper, move('1.', 1, 3))
    expect(result.lines.map(({ text }) => text).slice(0, 4)).toEqual([
      '- Every day',
      '1. Do you ride?',
      '- Yes',
      '- No',
    ])
  })

  test('not beyond the first or the last one', async () => {
    const { told } = await repaired(paper, move('1.', -1), move('3.', 1))
    expect(told).toBe(NOTHING_TOLD)
  })

  test('and joined there, and divided from it again', async () => {
    const label = ['1. Why?', '2. Do you ride', '- Yes', '- No', 'to work?', '3. Where?'].join('\n')
    const moved = [tell('to work?', 'stem_more'), move('to work?', -1), move('to work?', -1)]
    const { result } = await repaired(label, ...moved, join('to work?'))
    expect(itemsOf(result)).toEqual(['Why?', 'Do you ride to work?: Yes / No', 'Where?'])
    expect(result.lines.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '5'])
    const apart = await repaired(label, ...moved, join('to work?'), divide('2. Do you ride', 'to work?'))
    expect(apart.result.lines.map(({ id }) => id)).toEqual(['0', '1', '4', '2', '3', '5'])
  })

  test('with what is divided off from it later', async () => {
    const { result } = await repaired(
      ['1. Why?', 'Yes 2. Do you ride?', '- No', '3. Where?'].join('\n'),
      move('Yes', 1),
      divide('Yes', '2.'),
    )
    expect(result.lines.map(({ id }) => id)).toEqual(['0', '2', '1', '1.4', '3'])
  })

  test('and its parts change places', async () => {
    const { result } = await repaired(
      ['Never Always 1. How often?', '2. Why?'].join('\n'),
      divide('Never', '1.'),
      tell('Never', 'option'),
      move('Never', 1),
    )
    expect(itemsOf(result)[0]).toMatch(/^How often\?: Never/)
  })
})

describe('whatever is divided, joined and moved', () => {
  const all = deedsOf('divide', 'join', 'up', 'down')

  test('each character of the source is in one line', () => {
    fc.assert(
      fc.property(lineList, all, (texts, done) => {
        const told = done.reduce((now, deed) => doTo(now, texts, deed), NOTHING_TOLD)
        const lines = arrangeLines(listOf(texts), told)
        const pieces = lines.flatMap((line) => line.pieces)
        const sorted = pieces.toSorted((one, other) => one.place - other.place || one.from - other.from)
        expect(sorted.map(({ text }) => text).join('')).toBe(texts.join(''))
        expect(new Set(pieces.map(idOf)).size).toBe(pieces.length)
        expect(lines.map((line) => line.pieces)).toEqual(arrangePieces(texts, told))
        // The lines that a reading gave are arranged as those of the source are.
        expect(arrangeLines(lines, told)).toEqual(lines)
      }),
    )
  })

  test('moving lines past one line passes that line alone, and moving it past them is the same', () => {
    fc.assert(
      fc.property(lineList, all, fc.nat(9), fc.nat(3), (texts, done, start, more) => {
        const told = done.reduce((now, deed) => doTo(now, texts, deed), NOTHING_TOLD)
        const lines = arrangeLines(listOf(texts), told)
        const first = start % lines.length
        const places = lines.flatMap((_, at) => (at >= first && at <= first + more ? [at] : []))
        const passed = first + places.length
        const after = arrangeLines(lines, moveLines(told, lines, places, 1))
        const ids = lines.map(({ id }) => id)
        const gone = ids.slice(passed, passed + 1)
        expect(after.map(({ id }) => id)).toEqual([
          ...ids.slice(0, first),
          ...gone,
          ...ids.slice(first, passed),
          ...ids.slice(passed + 1),
        ])
        let back = told
        let now: readonly SourceLine[] = lines
        for (let at = passed; gone.length > 0 && at > first; at -= 1) {
          back = moveLines(back, now, [at], -1)
          now = arrangeLines(lines, back)
        }
        expect(now.map(({ id }) => id)).toEqual(after.map(({ id }) => id))
      }),
    )
  })
})
