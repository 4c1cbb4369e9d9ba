import { describe, expect, it } from 'vitest'
import type { CodedGroup, Tally } from '../../../shared/models/coded-group.ts'
import type { TranscriptCode } from '../../../shared/models/transcript-notes.ts'
import { compareCodes, shareCodes } from '../../../shared/transcripts/compare-codes.ts'
import { tallyPassages } from '../../../shared/transcripts/tally-passages.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'

function aGroup(id: string, codes: TranscriptCode[], tallies: Tally[] = []): CodedGroup {
  return { id, title: id, practice: true, connectionName: null, codes, tallies, lost: 0 }
}
const tally = (codes: string[], speaker: Tally['speaker'] = 0, passages = 1): Tally => ({
  ...{ codes, speaker, passages },
})
const passagesOf = (groups: CodedGroup[]) =>
  compareCodes(groups).map(({ path, cells }) => [
    path.join('/'),
    ...cells.map((cell) => cell?.passages ?? null),
  ])

describe('tallyPassages', () => {
  const turns = [
    aTurn(1, 'What about prices?', { speaker: 'Marc', moderator: true }),
    aTurn(2, 'Too high. And far. I walk.'),
    aTurn(3, 'Right.', { speaker: 'Paul' }),
    aTurn(4, 'Hm, slow.', { speaker: null }),
  ]
  const [marc, ana, paul, unnamed] = turns as [(typeof turns)[0], ...typeof turns]

  it('counts passages by speaker and codes, and tells of those that are not found', () => {
    const passages = [
      aPassage(marc, 'prices', { codes: ['price'] }),
      aPassage(ana ?? marc, 'Too high.', { codes: ['price', 'high'] }),
      aPassage(ana ?? marc, 'far', { codes: ['high', 'price', 'gone'] }),
      aPassage(ana ?? marc, 'I walk.', { memo: 'No code' }),
      aPassage(paul ?? marc, 'Right.', { codes: ['price'] }),
      aPassage(unnamed ?? marc, 'slow', { codes: ['price'] }),
      { ...aPassage(marc, 'What', { codes: ['price'] }), words: 'Never said' },
      { ...aPassage(marc, 'What', { codes: ['gone'] }), words: 'Never said' },
    ]
    const codes = [aCode('price'), aCode('high', { parent: 'price' })]
    expect(tallyPassages(turns, { codes, passages })).toEqual({
      tallies: [
        tally(['price'], 'moderator'),
        tally(['high', 'price'], 0, 2),
        tally(['price'], 1),
        tally(['price'], 'unnamed'),
      ],
      lost: 1,
    })
  })
})

describe('compareCodes', () => {
  it('matches codes by the names on their path, as one tree in the order of the first group', () => {
    const first = aGroup('a', [
      aCode('1', { name: 'Price' }),
      aCode('2', { name: 'Too high', parent: '1' }),
      aCode('3', { name: 'Speed' }),
    ])
    const second = aGroup('b', [
      aCode('4', { name: 'Comfort' }),
      aCode('5', { name: 'too  HIGH ', parent: '6' }),
      aCode('6', { name: 'Príce' }),
      aCode('7', { name: 'Fair', parent: '6' }),
      aCode('8', { name: 'Too high' }),
    ])
    expect(passagesOf([first, second])).toEqual([
      ['Price', 0, 0],
      ['Price/Too high', 0, 0],
      ['Price/Fair', null, 0],
      ['Speed', 0, null],
      ['Comfort', null, 0],
      ['Too high', null, 0],
    ])
    expect(compareCodes([first, second]).map(({ depth }) => depth)).toEqual([0, 1, 1, 0, 0, 0])
  })

  it('matches codes with the same id wherever they are, and counts as the shown tree does', () => {
    const first = aGroup('a', [aCode('p', { name: 'Price' }), aCode('h', { name: 'High', parent: 'p' })])
    const second = aGroup(
      'b',
      [aCode('x', { name: 'High', parent: 'y' }), aCode('y', { name: 'Cost' }), aCode('h', { name: 'Dear' })],
      [tally(['h'], 0, 2), tally(['x', 'h'], 1)],
    )
    expect(passagesOf([first, second])).toEqual([
      // The second group has no "Price", but "High", which stands under it in the first.
      ['Price', 0, 3],
      ['Price/High', 0, 3],
      ['Cost', null, 1],
      ['Cost/High', null, 1],
    ])
    const [price] = compareCodes([first, second])
    expect(price?.cells[1]?.codes).toEqual(['h'])
  })

  it('counts a passage once for all codes above its own, and participants apart from passages', () => {
    const codes = [
      aCode('p'),
      aCode('h', { parent: 'p' }),
      aCode('l', { parent: 'p' }),
      aCode('s'),
      aCode('n'),
    ]
    const group = aGroup('a', codes, [
      tally(['h', 'l'], 0, 2),
      tally(['p', 's'], 1),
      tally(['h'], 'moderator'),
      tally(['s'], 'unnamed'),
    ])
    expect(compareCodes([group]).map(({ cells }) => cells[0])).toEqual([
      { passages: 4, participants: 2, codes: ['p'] },
      { passages: 3, participants: 1, codes: ['h'] },
      { passages: 2, participants: 1, codes: ['l'] },
      { passages: 2, participants: null, codes: ['s'] },
      { passages: 0, participants: 0, codes: ['n'] },
    ])
  })

  it('shows every code of codebooks in which codes are under one another in a circle', () => {
    const first = aGroup('a', [aCode('a', { parent: 'b' }), aCode('b', { parent: 'a' })])
    const second = aGroup('b', [aCode('b'), aCode('a', { parent: 'b' })])
    expect(passagesOf([first, second]).map(([path]) => path)).toEqual(['a', 'a/b'])
  })

  it('knows whether groups have a code in common', () => {
    const priced = { codes: [aCode('1', { name: 'Price' })] }
    expect(shareCodes(priced, { codes: [aCode('2', { name: 'PRICE' })] })).toBe(true)
    expect(shareCodes(priced, { codes: [aCode('1', { name: 'Cost' })] })).toBe(true)
    expect(shareCodes(priced, { codes: [aCode('2', { name: 'Cost' })] })).toBe(false)
  })
})
