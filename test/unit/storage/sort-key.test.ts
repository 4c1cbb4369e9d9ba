import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKey } from '../../../electron/storage/database/sort-key.ts'

const sorted = (titles: readonly string[]) =>
  titles.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0))

describe('the sort key of a title', () => {
  it('lays case, accents and punctuation aside', () => {
    expect(sortKey('École')).toBe(sortKey('ecole'))
    expect(sortKey('« L’École »')).toBe(sortKey('l ecole'))
    expect(sorted(['Eau', 'école', 'Été', 'Ecluse', 'ÉCHO'])).toEqual([
      'Eau',
      'ÉCHO',
      'Ecluse',
      'école',
      'Été',
    ])
  })

  it('takes ligatures for two letters', () => {
    expect(sorted(['Offre', 'Œuvre', 'Odeur', 'Oeillet', 'Cœur', 'Coffre'])).toEqual([
      'Cœur',
      'Coffre',
      'Odeur',
      'Oeillet',
      'Œuvre',
      'Offre',
    ])
  })

  it('sorts numbers by their value', () => {
    expect(sorted(['Wave 10', 'Wave 9', 'Wave 1', 'Wave 09b'])).toEqual([
      'Wave 1',
      'Wave 9',
      'Wave 09b',
      'Wave 10',
    ])
  })

  it('puts what has no title last', () => {
    expect(sorted(['', 'Zèbre', '…', 'Âne'])).toEqual(['Âne', 'Zèbre', '', '…'])
  })

  it('agrees with the French collation of words and numbers', () => {
    const { compare } = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })
    const word = fc.string({
      unit: fc.constantFrom(...'aàâbcçdeéèêëfghiîïjklmnoôöœpqrstuùûüvwxyÿzæABCÉŒÀ'),
      minLength: 1,
      maxLength: 6,
    })
    const title = fc.oneof(
      word,
      fc.tuple(word, fc.nat(2000)).map(([text, number]) => `${text} ${number}`),
    )
    fc.assert(
      fc.property(title, title, (a, b) => {
        const [one, other] = [sortKey(a), sortKey(b)]
        expect(Math.sign(compare(a, b))).toBe(one < other ? -1 : one > other ? 1 : 0)
      }),
    )
  })
})
