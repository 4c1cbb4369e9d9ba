import { describe, expect, it } from 'vitest'
import type { TranscriptCode } from '../../../shared/models/transcript-notes.ts'
import { codesInOrder } from '../../../shared/transcripts/change-codes.ts'
import {
  moveBeside,
  moveCode,
  placeCode,
  putUnder,
  sortCodes,
} from '../../../shared/transcripts/order-codes.ts'
import { aCode } from '../../support/transcript-parts.ts'

const treeOf = (codes: readonly TranscriptCode[]) => codesInOrder(codes).map(({ path }) => path.join('/'))

const CODES = [
  ...[aCode('low', { parent: 'price' }), aCode('price'), aCode('trust'), aCode('high', { parent: 'price' })],
  ...[aCode('speed'), aCode('very', { parent: 'high' })],
]

describe('moveCode', () => {
  it('moves a code among those under the same one, with all that are under it', () => {
    expect(treeOf(CODES)).toEqual(['price', 'price/low', 'price/high', 'price/high/very', 'trust', 'speed'])
    expect(treeOf(moveCode(CODES, 'price', 'down'))).toEqual([
      ...['trust', 'price', 'price/low', 'price/high', 'price/high/very', 'speed'],
    ])
    expect(treeOf(moveCode(CODES, 'high', 'up')).slice(0, 3)).toEqual([
      'price',
      'price/high',
      'price/high/very',
    ])
  })

  it('moves it under the one before it, behind those that are there, and out of it, right behind it', () => {
    const under = moveCode(CODES, 'trust', 'under')
    expect(treeOf(under)).toEqual([
      ...['price', 'price/low', 'price/high', 'price/high/very', 'price/trust', 'speed'],
    ])
    expect(treeOf(moveCode(under, 'trust', 'out'))).toEqual(treeOf(CODES))
    expect(treeOf(moveCode(CODES, 'very', 'out'))).toContain('price/very')
  })

  it('changes nothing where there is nowhere to go', () => {
    for (const [id, move] of [
      ...([
        ['price', 'up'],
        ['speed', 'down'],
        ['price', 'under'],
        ['price', 'out'],
        ['gone', 'up'],
      ] as const),
    ])
      expect(moveCode(CODES, id, move)).toBe(CODES)
    expect(moveBeside(CODES, 'speed', 'down')).toBeNull()
  })

  it('takes a code whose parent is gone as one at the top', () => {
    const codes = [aCode('a'), aCode('b', { parent: 'gone' })]
    expect(treeOf(moveCode(codes, 'b', 'up'))).toEqual(['b', 'a'])
    expect(moveCode(codes, 'b', 'out')).toBe(codes)
  })
})

describe('putUnder', () => {
  it('puts a code behind those that are there', () => {
    expect(treeOf(putUnder(CODES, 'trust', 'price')).at(-2)).toBe('price/trust')
    expect(treeOf(putUnder(CODES, 'low', null)).at(-1)).toBe('low')
    expect(putUnder(CODES, 'low', 'price')).toBe(CODES)
  })
})

describe('sortCodes', () => {
  it('sorts by name, numbers as numbers, each still under the same code', () => {
    const codes = [
      aCode('Rule 10'),
      aCode('zone'),
      aCode('école', { parent: 'zone' }),
      aCode('rule 9'),
      aCode('Été'),
    ]
    expect(treeOf(sortCodes(codes, 'fr'))).toEqual(['Été', 'rule 9', 'Rule 10', 'zone', 'zone/école'])
    const sorted = sortCodes(codes, 'fr')
    expect(sortCodes(sorted, 'fr')).toBe(sorted)
  })
})

describe('placeCode', () => {
  it('puts a code before or behind another one, or first under it, wherever it was', () => {
    const put = (id: string, side: 'before' | 'after' | 'within', other: string) =>
      treeOf(placeCode(CODES, id, { id: other, side }))
    expect(put('speed', 'before', 'price')[0]).toBe('speed')
    expect(put('speed', 'after', 'low')).toEqual([
      ...['price', 'price/low', 'price/speed', 'price/high', 'price/high/very', 'trust'],
    ])
    expect(put('high', 'within', 'trust').slice(2)).toEqual([
      'trust',
      'trust/high',
      'trust/high/very',
      'speed',
    ])
    expect(put('trust', 'within', 'price')[1]).toBe('price/trust')
    expect(put('low', 'after', 'speed').at(-1)).toBe('low')
  })

  it('changes nothing under itself, or where it stands', () => {
    expect(placeCode(CODES, 'price', { id: 'very', side: 'before' })).toBe(CODES)
    expect(placeCode(CODES, 'price', { id: 'price', side: 'within' })).toBe(CODES)
    expect(placeCode(CODES, 'price', { id: 'low', side: 'within' })).toBe(CODES)
    expect(placeCode(CODES, 'price', { id: 'trust', side: 'before' })).toBe(CODES)
  })
})
