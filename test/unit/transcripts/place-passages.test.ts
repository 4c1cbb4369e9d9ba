import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placePassages } from '../../../shared/transcripts/place-passages.ts'
import { aPassage, aTurn } from '../../support/transcript-parts.ts'

const first = aTurn(1, 'The bus is late, and the bus is full.')
const second = aTurn(2, 'I take the bus.', { speaker: 'Ben' })

describe('placePassages', () => {
  it('finds words where they were marked, and the second of two equal ones', () => {
    const at = first.text.lastIndexOf('the bus')
    const passage = { ...aPassage(first, 'the bus'), start: at }
    expect(placePassages([first, second], [passage]).placed).toEqual([
      { passage, index: 0, start: at, end: at + 7 },
    ])
  })

  it('lists passages in the order of the transcript, the longer of two with the same beginning first', () => {
    const passages = [
      aPassage(second, 'bus'),
      aPassage(first, 'late'),
      aPassage(first, 'The bus'),
      aPassage(first, 'The bus is late'),
    ]
    const { placed, lost } = placePassages([first, second], passages)
    expect(placed.map(({ passage }) => passage.words)).toEqual(['The bus is late', 'The bus', 'late', 'bus'])
    expect(lost).toEqual([])
  })

  it('follows words to the turn of the same speaker that has them now, and not to another speaker’s', () => {
    const passage = aPassage(second, 'the bus')
    const moved = [aTurn(1, 'the bus'), aTurn(2, 'Hello.'), aTurn(3, 'Yes, the bus.', { speaker: 'Ben' })]
    expect(placePassages(moved, [passage]).placed).toMatchObject([{ index: 2, start: 5 }])
    const withoutThem = moved.with(2, aTurn(3, 'Yes.', { speaker: 'Ben' }))
    expect(placePassages(withoutThem, [passage])).toEqual({ placed: [], lost: [passage] })
  })

  it('follows words to anybody, the nearest, once nobody has the name of their speaker', () => {
    const passage = aPassage(second, 'the bus')
    const renamed = [aTurn(1, 'the bus'), aTurn(2, 'I take the bus.', { speaker: 'Benoît' })]
    expect(placePassages(renamed, [passage]).placed).toMatchObject([{ index: 1, start: 7 }])
    expect(placePassages(renamed.slice(0, 1), [passage]).placed).toMatchObject([{ index: 0, start: 0 }])
    const unnamed = { ...passage, speaker: null }
    expect(placePassages(renamed, [unnamed]).placed).toHaveLength(1)
    const other = aTurn(3, 'No.', { speaker: null })
    expect(placePassages([...renamed, other], [unnamed]).lost).toEqual([unnamed])
  })

  it('finds words inside of longer ones only in the turn in which they were marked', () => {
    const non = aTurn(1, 'Non, non.')
    const passage = aPassage(non, 'non')
    const lostIn = (text: string, speaker = 'Ana') =>
      placePassages([aTurn(1, 'Oui.'), aTurn(2, text, { speaker })], [passage]).lost.length === 1
    expect(lostIn('Il faut l’annoncer.')).toBe(true)
    expect(lostIn('Il faut l’annoncer.', 'Ben')).toBe(true)
    expect(lostIn('Un canon')).toBe(true)
    expect(lostIn('non𝐚')).toBe(true)
    expect(lostIn('nonn\u0303 𝐚non')).toBe(true)
    expect(lostIn('«\u00a0non\u00a0»')).toBe(false)
    expect(lostIn('Annoncer ? non')).toBe(false)
    expect(placePassages([aTurn(1, 'canon')], [passage]).placed).toMatchObject([{ start: 2 }])
    // Words that end with a mark may have a letter beside it.
    const aside = aPassage(aTurn(1, 'Oui (non)'), '(non)')
    expect(placePassages([aTurn(2, 'a(non)b')], [aside]).placed).toMatchObject([{ start: 1 }])
  })

  it('keeps a passage whose words are gone, and places it on no other words', () => {
    const passage = aPassage(first, 'late')
    expect(placePassages([second], [passage])).toEqual({ placed: [], lost: [passage] })
    expect(placePassages([], [passage])).toEqual({ placed: [], lost: [passage] })
    const empty = { ...passage, words: '' }
    expect(placePassages([first], [empty])).toEqual({ placed: [], lost: [empty] })
  })

  it('reads a transcript once, however often passages are placed, and only for those that changed', () => {
    let read = 0
    const watched = [first, second].map((turn) => ({
      ...turn,
      get text() {
        read += 1
        return turn.text
      },
    }))
    const passages = [aPassage(first, 'late'), { ...aPassage(second, 'bus'), words: 'nowhere' }]
    const before = placePassages(watched, passages)
    const reads = read
    expect(placePassages(watched, passages)).toEqual(before)
    expect(read).toBe(reads)
    // A transcript with another turn is another one.
    const grown = [...watched, aTurn(3, 'It goes nowhere.', { speaker: 'Ben' })]
    expect(placePassages(grown, passages).lost).toEqual([])
  })

  it('keeps every place when turns arrive after the last one', () => {
    const texts = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', ' ') }), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(texts, texts, fc.nat(), fc.nat(), fc.nat(), (before, after, which, from, length) => {
        const turns = before.map((text, at) => aTurn(at + 1, text))
        const turn = turns[which % turns.length]
        if (!turn) throw new Error('There is no turn.')
        const start = from % turn.text.length
        const end = start + 1 + (length % (turn.text.length - start))
        const passage = { ...aPassage(turn, turn.text), start, words: turn.text.slice(start, end) }
        const grown = [...turns, ...after.map((text, at) => aTurn(turns.length + at + 1, text))]
        const placed = placePassages(turns, [passage])
        expect(placed.placed).toEqual([{ passage, index: turn.number - 1, start, end }])
        expect(placePassages(grown, [passage])).toEqual(placed)
      }),
    )
  })
})
