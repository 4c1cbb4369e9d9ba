import { describe, expect, it } from 'vitest'
import {
  addCodes,
  codesInOrder,
  isCodeKey,
  mergeCodes,
  newCode,
  possibleParents,
  removeCode,
} from '../../../shared/transcripts/change-codes.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'

const turn = aTurn(1, 'The bus is late.')
const price = aCode('price', { key: '1' })
const high = aCode('high', { parent: 'price', definition: 'too high' })
const low = aCode('low', { parent: 'price' })
const trust = aCode('trust')

describe('codesInOrder', () => {
  it('lists each code right before those under it, with its path', () => {
    const listed = codesInOrder([high, trust, price, low])
    expect(listed.map(({ depth, path }) => `${depth} ${path.join(' / ')}`)).toEqual([
      ...['0 trust', '0 price', '1 price / high', '1 price / low'],
    ])
  })

  it('leaves no code out, whatever its parent', () => {
    const circle = [aCode('a', { parent: 'b' }), aCode('b', { parent: 'a' }), aCode('c', { parent: 'gone' })]
    expect(
      codesInOrder(circle)
        .map(({ code }) => code.id)
        .toSorted(),
    ).toEqual(['a', 'b', 'c'])
  })
})

describe('newCode', () => {
  it('takes the first free digit, and the colour of its parent or the least used one', () => {
    const made = newCode([price], 'x', '  Late   buses ')
    expect(made).toMatchObject({ name: 'Late buses', key: '2', parent: null })
    expect(made.colour).not.toBe(price.colour)
    expect(newCode([price], 'x', 'x', 'price').colour).toBe(price.colour)
  })

  it('cuts a long name, never through a character', () => {
    const { name } = newCode([], 'x', `${'a'.repeat(59)}🚲`)
    expect(name).toBe('a'.repeat(59))
  })

  it('takes no key that is another shortcut', () => {
    expect(['1', '9', 'a'].every(isCodeKey)).toBe(true)
    expect(['0', 'j', 'k', 'm', 'n', 'q', 'A', 'ab', ''].some(isCodeKey)).toBe(false)
  })
})

describe('removeCode', () => {
  it('moves the codes under it up, and keeps passages that have something else', () => {
    const passages = [
      aPassage(turn, 'bus', { codes: ['price'] }),
      aPassage(turn, 'late', { codes: ['price', 'trust'] }),
      aPassage(turn, 'is', { codes: ['price'], memo: 'Why?' }),
      aPassage(turn, 'The', { codes: ['price'], important: true }),
    ]
    const left = removeCode({ codes: [price, high, trust], passages }, 'price')
    expect(left.codes).toEqual([{ ...high, parent: null }, trust])
    expect(left.passages.map(({ words, codes }) => [words, codes])).toEqual([
      ['late', ['trust']],
      ['is', []],
      ['The', []],
    ])
  })
})

describe('mergeCodes', () => {
  it('hands over passages, codes under it and the definition', () => {
    const passages = [
      aPassage(turn, 'bus', { codes: ['high', 'trust'] }),
      aPassage(turn, 'late', { codes: ['high'] }),
    ]
    const merged = mergeCodes(
      { codes: [price, high, aCode('x', { parent: 'high' }), trust], passages },
      'high',
      'trust',
    )
    expect(merged.codes.map(({ id, parent, definition }) => [id, parent, definition])).toEqual([
      ['price', null, ''],
      ['x', 'trust', ''],
      ['trust', null, 'too high'],
    ])
    expect(merged.passages.map(({ codes }) => codes)).toEqual([['trust'], ['trust']])
  })

  it('changes nothing where the other code is under it', () => {
    const notes = { codes: [price, high], passages: [] }
    expect(mergeCodes(notes, 'price', 'high')).toBe(notes)
    expect(possibleParents([price, high, trust], 'price')).toEqual([trust])
  })
})

describe('addCodes', () => {
  it('adds the codes that are missing, under the code of the same name, without a key that is taken', () => {
    let made = 0
    const here = [aCode('mine', { name: 'Prix', key: '1' })]
    const there = [high, { ...price, name: 'PRIX' }, { ...trust, key: '1' }]
    const added = addCodes(here, there, () => `new${++made}`)
    expect(added.map(({ id, name, parent, key }) => [id, name, parent, key])).toEqual([
      ['mine', 'Prix', null, '1'],
      ['new1', 'high', 'mine', null],
      ['new2', 'trust', null, null],
    ])
  })
})
