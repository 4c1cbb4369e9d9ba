import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TurnStretch } from '../../../shared/transcripts/change-passages.ts'
import { stepEdge, stepEdgeBySentence, stepSentence } from '../../../shared/transcripts/step-stretch.ts'
import { aTurn } from '../../support/transcript-parts.ts'

const turn = aTurn(1, 'I cycle. It is cheap, and quick!  Is it safe?')
const wordsOf = (stretch: TurnStretch | null) => stretch && turn.text.slice(stretch.start, stretch.end)

describe('stepSentence', () => {
  it('walks over the sentences of a turn, forwards and backwards', () => {
    const first = stepSentence(turn, null, 1)
    const second = stepSentence(turn, first, 1)
    const third = stepSentence(turn, second, 1)
    expect([first, second, third].map(wordsOf)).toEqual([
      'I cycle.',
      'It is cheap, and quick!',
      'Is it safe?',
    ])
    expect(stepSentence(turn, third, 1)).toBeNull()
    expect(stepSentence(turn, third, -1)).toEqual(second)
    expect(stepSentence(turn, first, -1)).toBeNull()
    expect(stepSentence(turn, null, -1)).toEqual(third)
    expect(stepSentence(aTurn(1, ' '), null, 1)).toBeNull()
  })
})

describe('stepEdge', () => {
  const cheap = { turn, start: 15, end: 20 }

  it('moves the end or the beginning by a word, and keeps one', () => {
    expect(wordsOf(cheap)).toBe('cheap')
    const longer = stepEdge(cheap, 'end', 1)
    expect(wordsOf(longer)).toBe('cheap, and')
    expect(stepEdge(longer, 'end', -1)).toEqual(cheap)
    expect(wordsOf(stepEdge(longer, 'start', 1))).toBe('and')
    expect(wordsOf(stepEdge(cheap, 'start', -1))).toBe('is cheap')
    expect(stepEdge(cheap, 'end', -1)).toEqual(cheap)
    const question = stepSentence(turn, null, -1) ?? cheap
    expect(wordsOf(stepEdge(question, 'end', -1))).toBe('Is it')
    expect(stepEdge(cheap, 'start', 1)).toEqual(cheap)
  })

  it('never leaves the text, nor turns the selection round', () => {
    const step = fc.tuple(
      fc.constantFrom('start' as const, 'end' as const),
      fc.constantFrom(1 as const, -1 as const),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let selected: TurnStretch = cheap
        for (const [edge, by] of steps) {
          selected = stepEdge(selected, edge, by)
          expect(selected.start).toBeGreaterThanOrEqual(0)
          expect(selected.end).toBeLessThanOrEqual(turn.text.length)
          expect(selected.start).toBeLessThan(selected.end)
        }
      }),
    )
  })
})

describe('stepEdgeBySentence', () => {
  const cheap = { turn, start: 15, end: 20 }
  const step = (from: TurnStretch, edge: 'start' | 'end', by: 1 | -1) =>
    wordsOf(stepEdgeBySentence(from, edge, by))

  it('moves the end or the beginning to that of a sentence', () => {
    expect(step(cheap, 'end', 1)).toBe('cheap, and quick!')
    expect(step(cheap, 'start', -1)).toBe('It is cheap')
    const all = { turn, start: 0, end: turn.text.length }
    expect(step(all, 'end', -1)).toBe('I cycle. It is cheap, and quick!')
    expect(step(all, 'start', 1)).toBe('It is cheap, and quick!  Is it safe?')
  })

  it('leaves the words as they are where no sentence begins or ends', () => {
    expect(step(cheap, 'end', -1)).toBe('cheap')
    expect(step(cheap, 'start', 1)).toBe('cheap')
    const all = { turn, start: 0, end: turn.text.length }
    expect(stepEdgeBySentence(all, 'end', 1)).toBe(all)
    expect(stepEdgeBySentence(all, 'start', -1)).toBe(all)
  })
})
