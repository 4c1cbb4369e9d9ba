import { describe, expect, it } from 'vitest'
import {
  changePassages,
  changeStretches,
  exchangeCode,
  joinPassages,
  movePassages,
  type PassageChange,
  type TurnStretch,
  tidyStretch,
  wholeTurn,
} from '../../../shared/transcripts/change-passages.ts'
import { placePassages } from '../../../shared/transcripts/place-passages.ts'
import { aPassage, aTurn } from '../../support/transcript-parts.ts'

const turn = aTurn(1, ' The bus 🚌 is late. ')
const other = aTurn(2, 'Yes.', { speaker: null })
const turns = [turn, other]
const on = (words: string): TurnStretch => {
  const start = turn.text.indexOf(words)
  return { turn, start, end: start + words.length }
}

function ids() {
  let made = 0
  return () => `new${++made}`
}

describe('tidyStretch', () => {
  it('leaves out white space at the ends, and takes characters whole', () => {
    expect(tidyStretch(wholeTurn(turn))).toEqual({ turn, start: 1, end: turn.text.length - 1 })
    const bus = turn.text.indexOf('🚌')
    expect(tidyStretch({ turn, start: bus + 1, end: bus + 5 })).toEqual({ turn, start: bus, end: bus + 5 })
    expect(tidyStretch({ turn, start: bus - 4, end: bus + 1 })).toEqual({
      turn,
      start: bus - 4,
      end: bus + 2,
    })
    expect(tidyStretch({ turn, start: bus + 2, end: bus - 4 })).toMatchObject({
      start: bus - 4,
      end: bus + 2,
    })
    expect(tidyStretch({ turn, start: 0, end: 1 })).toBeNull()
    expect(tidyStretch({ turn, start: -5, end: 999 })).toMatchObject({ start: 1 })
  })
})

describe('changeStretches', () => {
  it('makes a passage of the words as received, and changes one that stands on the same words', () => {
    const stretches = [on('late'), { turn: other, start: 0, end: 4 }]
    const made = changeStretches([], [], stretches, { code: 'a', isSet: true }, ids())
    expect(made).toMatchObject([
      { id: 'new1', turn: 1, speaker: 'Ana', words: 'late', codes: ['a'] },
      { id: 'new2', turn: 2, speaker: null, words: 'Yes.', codes: ['a'] },
    ])
    const { placed } = placePassages(turns, made)
    const again = changeStretches(made, placed, [on('late')], { code: 'b', isSet: true }, ids())
    expect(again.map(({ codes }) => codes)).toEqual([['a', 'b'], ['a']])
    expect(again[1]).toBe(made[1])
    const emptied = changeStretches(made, placed, stretches, { code: 'a', isSet: false }, ids())
    expect(emptied).toEqual([])
  })

  it('changes all passages on the same words, and of their memos the one that is shown', () => {
    const [before, bare, noted, last] = ['before', 'bare', 'noted', 'last'].map((id) => ({
      ...aPassage(turn, 'late', { codes: ['a'], memo: id === 'noted' || id === 'last' ? id : '' }),
      id,
    }))
    const elsewhere = { ...aPassage(turn, 'bus'), id: 'elsewhere', codes: ['a'] }
    if (!before || !bare || !noted || !last) throw new Error('There are four passages.')
    const passages = [{ ...before, codes: ['b'] }, bare, elsewhere, noted, last]
    const { placed } = placePassages(turns, passages)
    const apply = (change: PassageChange) =>
      changeStretches(passages, placed, [on('late')], change, ids()).map(
        ({ id, codes, memo, important }) => `${id} ${codes.join('')} ${memo} ${important ? '!' : ''}`,
      )
    expect(apply({ code: 'a', isSet: false })).toEqual([
      ...['before b  ', 'elsewhere a  ', 'noted  noted ', 'last  last '],
    ])
    expect(apply({ code: 'c', isSet: true })).toEqual([
      ...['before bc  ', 'bare ac  ', 'elsewhere a  ', 'noted ac noted ', 'last ac last '],
    ])
    expect(apply({ important: true }).filter((each) => each.endsWith('!'))).toHaveLength(4)
    expect(apply({ memo: 'new' })).toEqual([
      ...['before b  ', 'bare a  ', 'elsewhere a  ', 'noted a new ', 'last a last '],
    ])
  })

  it('makes no passage that says nothing', () => {
    expect(changeStretches([], [], [on('late')], { code: 'a', isSet: false }, ids())).toEqual([])
    expect(changeStretches([], [], [on('late')], { important: false }, ids())).toEqual([])
  })
})

describe('changePassages', () => {
  it('keeps a passage for its memo or as a quote, and removes it once nothing is left', () => {
    const passage = aPassage(turn, 'late', { codes: ['a'] })
    const [noted] = changePassages([passage], new Set([passage.id]), { memo: 'Why?' })
    const uncoded = changePassages([noted ?? passage], new Set([passage.id]), { code: 'a', isSet: false })
    expect(uncoded).toMatchObject([{ codes: [], memo: 'Why?' }])
    expect(changePassages(uncoded, new Set([passage.id]), { memo: ' ' })).toEqual([])
  })

  it('exchanges a code without setting it twice', () => {
    const passage = aPassage(turn, 'late', { codes: ['a', 'b'] })
    expect(exchangeCode([passage], passage.id, 'a', 'c')).toMatchObject([{ codes: ['c', 'b'] }])
    expect(exchangeCode([passage], passage.id, 'a', 'b')).toMatchObject([{ codes: ['b'] }])
  })
})

it('moves passages to other words with all that they carry', () => {
  const late = aPassage(turn, 'late', { codes: ['a'], memo: 'Why?', important: true })
  const yes = aPassage(other, 'Yes.', { codes: ['a'] })
  const [moved, kept] = movePassages([late, yes], new Set([late.id]), on('is late.'))
  expect(moved).toEqual({ ...late, words: 'is late.', start: late.start - 3 })
  expect(kept).toBe(yes)
})

it('joins passages into the first of them, which keeps all that they carry', () => {
  const late = aPassage(turn, 'late', { codes: ['b', 'a'], memo: 'Why?' })
  const yes = aPassage(other, 'Yes.', { codes: ['a'] })
  const again = { ...late, id: 'again', codes: ['a', 'c'], memo: 'Really?', important: true }
  const same = { ...late, id: 'same', codes: [], memo: 'Why?' }
  const ids = new Set([late.id, 'again', 'same'])
  const joined = { ...late, codes: ['b', 'a', 'c'], memo: 'Why?\n\nReally?', important: true }
  expect(joinPassages([late, yes, again, same], ids)).toEqual([joined, yes])
  expect(joinPassages([late, yes], ids)).toEqual([late, yes])
})
