import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findInTexts, foldOnce } from '../../../shared/text/find-in-texts.ts'
import { countIn, foldForFind, foldWanted, SHRINKING, stretchesIn } from '../../../shared/text/find-text.ts'

/** What is marked in a text for a search of `query`. */
const marked = (text: string, query: string) =>
  stretchesIn(text, foldWanted(query)).map(({ start, end }) => text.slice(start, end))

describe('stretchesIn', () => {
  it.each([
    ['Élève, eleve', 'ÉLÈVE', ['Élève', 'eleve']],
    ['un e\u0301le\u0300ve', 'eleve', ['e\u0301le\u0300ve']],
    ['cœur et coeur', 'coeur', ['cœur', 'coeur']],
    ['cœur', 'co', ['cœ']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ["l’eau, l'eau", "L'EAU", ['l’eau', "l'eau"]],
    ['Pourquoi\u202f?\nParce', 'pourquoi ? parce', ['Pourquoi\u202f?\nParce']],
    ['😀 oui 😀', 'oui', ['oui']],
    ['𝐁us', 'bus', ['𝐁us']],
    ['ΣΟΦΟΣ', 'σοφος', ['ΣΟΦΟΣ']],
    ['bus', '  bus ', ['bus']],
    ['bus', ' ', []],
    ['bus', '\u0301', []],
  ])('marks in %j for %j what is meant, as it is written', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected)
  })

  it('finds as many stretches as are counted, one after the other, in any text', () => {
    const unit = fc.constantFrom(...'aeoéÉœﬃ①İςΣ한’ \n', 'e\u0301', '\u0301', '\ud800', '\0', '𝐁', '😀')
    const text = fc.array(unit, { maxLength: 8 }).map((units) => units.join(''))
    fc.assert(
      fc.property(text, text, text, (before, query, after) => {
        const whole = before + query + after
        const wanted = foldWanted(query)
        const found = stretchesIn(whole, wanted)
        expect(found).toHaveLength(countIn(foldForFind(whole), wanted))
        for (const [index, { start, end }] of found.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(foldForFind(whole.slice(start, end))).toContain(wanted)
          expect(start).toBeGreaterThanOrEqual(found[index - 1]?.start ?? 0)
        }
      }),
    )
  })
})

describe('SHRINKING', () => {
  it('has every character whose folded form is shorter', () => {
    const shorter = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).filter(
      (character) => foldForFind(character) === '' && !SHRINKING.test(character),
    )
    expect(shorter).toEqual([])
  })
})

describe('findInTexts', () => {
  const texts = ['À vélo', 'En bus', 'vélo, vélo', 'À pied'].map((text, at) => ({ place: `p${at}`, text }))
  const found = findInTexts(texts, 'velo', foldOnce())

  it('counts the hits through all texts and names the place of each', () => {
    expect(found.total).toBe(3)
    expect([0, 1, 2].map((hit) => found.at(hit))).toEqual([
      { place: 'p0', nth: 0 },
      { place: 'p2', nth: 0 },
      { place: 'p2', nth: 1 },
    ])
    expect([-1, 3].map((hit) => found.at(hit))).toEqual([null, null])
    expect(found.countAt('p2')).toBe(2)
    expect(found.countAt('p1')).toBe(0)
  })

  it('begins where the person is, and goes on from the top behind the last', () => {
    expect([0, 1, 2, 3].map(found.firstFrom)).toEqual([0, 1, 1, 0])
  })

  it('knows the number of a hit again, unless it is gone', () => {
    expect(found.numberOf({ place: 'p2', nth: 1 })).toBe(2)
    expect(found.numberOf({ place: 'p2', nth: 2 })).toBeNull()
    expect(found.numberOf({ place: 'p1', nth: 0 })).toBeNull()
  })

  it('finds nothing where nothing is looked for', () => {
    const nothing = findInTexts(texts, '')
    expect([nothing.total, nothing.at(0), nothing.firstFrom(0)]).toEqual([0, null, null])
  })
})
