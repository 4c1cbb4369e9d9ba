import { describe, expect, it } from 'vitest'
import { areImportant, wholeTurn } from '../../../shared/transcripts/change-passages.ts'
import { countCarried, countCodes } from '../../../shared/transcripts/code-counts.ts'
import {
  filterTurns,
  NO_FILTER,
  speakerKey,
  withKnownCodes,
} from '../../../shared/transcripts/filter-turns.ts'
import { type Extent, stretchesWith } from '../../../shared/transcripts/find-to-code.ts'
import { passagesOn, placePassages } from '../../../shared/transcripts/place-passages.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'

const turns = [
  aTurn(1, 'What about buses?', { speaker: 'Moderator', moderator: true }),
  aTurn(2, 'Late! Buses are dear, and my bus is full. I walk.'),
  aTurn(3, 'I like the BÛS.', { speaker: 'Ben' }),
]

describe('stretchesWith', () => {
  const found = (extent: Extent, withModerator = false) =>
    stretchesWith(turns, ' bus', extent, withModerator).map(({ turn, start, end }) =>
      turn.text.slice(start, end),
    )

  it('marks the words, the sentences around them, or whole turns', () => {
    expect(found('words')).toEqual(['Buses', 'bus', 'BÛS'])
    expect(found('sentence')).toEqual(['Buses are dear, and my bus is full.', 'I like the BÛS.'])
    expect(found('turn')).toEqual([turns[1]?.text, turns[2]?.text])
    expect(found('turn', true)).toHaveLength(3)
  })

  it('joins sentences that the words run through, and takes each sentence once', () => {
    const text = 'A bus. My bus, a bus. No car. A bus.'
    const sentences = (query: string) =>
      stretchesWith([aTurn(1, text)], query, 'sentence', false).map(({ start, end }) =>
        text.slice(start, end),
      )
    expect(sentences('bus')).toEqual(['A bus.', 'My bus, a bus.', 'A bus.'])
    expect(sentences('bus. my')).toEqual(['A bus. My bus, a bus.'])
    expect(sentences('.')).toEqual(['A bus.', 'My bus, a bus.', 'No car.', 'A bus.'])
  })

  it('reads the texts once, however often words are looked for that are in none', () => {
    let read = 0
    const watched = turns.map((turn) => ({
      ...turn,
      get text() {
        read += 1
        return turn.text
      },
    }))
    for (const query of ['zz', 'zzz', 'zzzz']) {
      expect(stretchesWith(watched, query, 'words', true)).toEqual([])
    }
    expect(read).toBe(turns.length)
  })

  it('begins with a word and marks it whole', () => {
    const said = [aTurn(1, 'Part of art: arts, l’art, Kraft, "art". 3art')]
    const words = stretchesWith(said, 'art', 'words', true).map(({ start, end }) =>
      said[0]?.text.slice(start, end),
    )
    expect(words).toEqual(['art', 'arts', 'art', 'art'])
  })

  it('finds nothing without words', () => {
    expect(stretchesWith(turns, '  ', 'turn', true)).toEqual([])
  })
})

const codes = [aCode('price'), aCode('high', { parent: 'price' }), aCode('trust')]
const [, second, third] = turns
if (!second || !third) throw new Error('There are three turns.')
const { placed } = placePassages(turns, [
  aPassage(second, 'Late', { codes: ['price', 'high'] }),
  aPassage(second, 'dear', { codes: ['high'], important: true }),
  aPassage(third, 'BÛS', { codes: ['trust'] }),
])

describe('countCodes', () => {
  it('counts a passage once for a code and those under it, and by speaker', () => {
    const counts = countCodes(codes, placed, (index) => index - 1, 2)
    expect(Object.fromEntries(counts)).toEqual({
      price: { own: 1, all: 2, bySpeaker: [2, 0] },
      high: { own: 2, all: 2, bySpeaker: [2, 0] },
      trust: { own: 1, all: 1, bySpeaker: [0, 1] },
    })
  })
})

describe('countCarried', () => {
  const words = (turn: typeof second, said: string) => {
    const start = turn.text.indexOf(said)
    return { turn, start, end: start + said.length }
  }
  const standing = passagesOn(placed)

  it('counts the words that carry a code as passages of exactly these words', () => {
    const stretches = [words(second, 'Late'), words(second, 'dear'), words(third, 'like'), wholeTurn(third)]
    expect(Object.fromEntries(countCarried(stretches, standing))).toEqual({ price: 1, high: 2 })
    expect(areImportant([words(second, 'dear')], standing)).toBe(true)
    expect(areImportant(stretches, standing)).toBe(false)
    expect(areImportant([], standing)).toBe(false)
  })

  it('places no passage again, however many codes are asked for', () => {
    let read = 0
    const watched = turns.map((turn) => ({
      ...turn,
      get text() {
        read += 1
        return turn.text
      },
    }))
    countCarried(
      watched.map((turn) => ({ turn, start: 0, end: 3 })),
      standing,
    )
    expect(read).toBe(0)
  })
})

describe('filterTurns', () => {
  const shown = (patch: Partial<typeof NO_FILTER>) =>
    filterTurns(turns, placed, codes, { ...NO_FILTER, ...patch })

  it('shows turns with the code or one under it, of the speaker, with an important quote', () => {
    expect(shown({})).toEqual([0, 1, 2])
    expect(shown({ codes: ['price'] })).toEqual([1])
    expect(shown({ codes: ['price', 'trust'] })).toEqual([1, 2])
    expect(shown({ speaker: speakerKey(third) })).toEqual([2])
    expect(shown({ important: true })).toEqual([1])
  })

  it('does not filter by a code that is in no codebook, as after the undo of its creation', () => {
    expect(shown({ codes: ['undone'] })).toEqual([0, 1, 2])
    expect(shown({ codes: ['undone', 'trust'] })).toEqual([2])
    expect(shown({ codes: ['undone'], important: true })).toEqual([1])
    const asked = { ...NO_FILTER, codes: ['trust'] }
    expect(withKnownCodes(asked, codes)).toBe(asked)
  })

  it('looks for the code and the quote in the same passage', () => {
    expect(shown({ codes: ['trust'], important: true })).toEqual([])
    expect(shown({ codes: ['trust'], speaker: speakerKey(second) })).toEqual([])
  })
})
