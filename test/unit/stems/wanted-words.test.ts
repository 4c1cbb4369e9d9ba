import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitText } from '../../../shared/stems/split-text.ts'
import { readWanted } from '../../../shared/stems/wanted-words.ts'

const found = (query: string, text: string, isTyping = false) =>
  readWanted(query, isTyping).isIn(splitText(text, null))

const marked = (query: string, text: string) =>
  readWanted(query, false)
    .stretchesIn(splitText(text, null))
    .map(({ start, end }) => text.slice(start, end))

describe('readWanted', () => {
  it.each([
    ['question', 'J’ai deux questions.'],
    ['écouter', 'On ne nous écoutait pas.'],
    ['ecoutee', 'Elle est écoutée.'],
    ['ecouter', 'Elles sont écoutées.'],
    ['PRIX', 'Le prix du train'],
    ['vélo', 'Les vélos'],
    ['securite', 'la sécurité'],
    ['journal', 'les journaux'],
    ['l’école', 'Les écoles'],
    ['œuvre', 'ses oeuvres'],
    ['price', 'The prices are too high.'],
    ['listening', 'They have listened to you.'],
    ['bus', 'The buses are late.'],
    ['trains retard', 'Le retard du train'],
  ])('finds the other forms of %s in “%s”', (query, text) => {
    expect(found(query, text)).toBe(true)
  })

  it.each([
    ['car', 'I care about the price of it.'],
    ['train', 'L’entraînement des jeunes'],
    ['trains avion', 'Le retard du train'],
    ['transp', 'Les transports'],
  ])('does not find %s in “%s”', (query, text) => {
    expect(found(query, text)).toBe(false)
  })

  it('finds what begins so where this is asked for, and for the last word while it is being typed', () => {
    expect(found('transp*', 'Les transports')).toBe(true)
    expect(found('les transp', 'Les transports', true)).toBe(true)
    expect(found('transp les', 'Les transports', true)).toBe(false)
    expect(found('transp ', 'Les transports', true)).toBe(false)
  })

  it.each(['"le prix"', '«  le prix »', '“LE PRIX', '"prix du', '"?"', '?'])('finds %s exactly', (query) => {
    expect(found(query, 'Est-ce le prix du train ?')).toBe(true)
    expect(found(query, 'Les prix et le prixfixe.')).toBe(false)
  })

  it('finds everything where nothing is looked for', () => {
    for (const query of ['', '  ', '""']) {
      expect(readWanted(query, true).isEmpty).toBe(true)
      expect(found(query, '')).toBe(true)
    }
  })

  it('tells the languages apart by the words of the text', () => {
    const english = splitText('I care for the plane that you take.', 'fr')
    expect(english.languages).toEqual(['en'])
    expect(splitText('Le prix des plans', 'en').languages).toEqual(['fr'])
    expect(splitText('Plan B', 'en').languages).toEqual(['en'])
    expect(readWanted('plan', false).isIn(english)).toBe(false)
  })

  it('marks what it found: every form, whole phrases, each place once', () => {
    expect(marked('prix "le train"', 'Le train est cher : prix du train, le TRAIN.')).toEqual([
      'Le train',
      'prix',
      'le TRAIN',
    ])
    expect(marked('train "le train"', 'Le train')).toEqual(['Le train'])
    // A combining accent after its letter belongs to the word.
    expect(marked('ecoute', 'e\u0301coute\u0301s !')).toEqual(['e\u0301coute\u0301s'])
  })

  it('finds every word of a text, and marks something wherever it finds something', () => {
    const anyText = fc
      .array(fc.constantFrom('le', 'prix', 'écoutées', 'vélos', 'l’', 'the', 'prices', '12', '?', 'œufs'), {
        maxLength: 6,
      })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(anyText, fc.string({ unit: 'binary', maxLength: 12 }), (text, odd) => {
        const split = splitText(text, null)
        for (const { written } of split.words) {
          for (const query of [written, `"${written}"`, `${written}*`]) {
            expect(readWanted(query, false).isIn(split)).toBe(true)
            expect(readWanted(query, false).stretchesIn(split)).not.toEqual([])
          }
        }
        const wanted = readWanted(odd, false)
        if (!wanted.isEmpty && wanted.isIn(split)) expect(wanted.stretchesIn(split)).not.toEqual([])
      }),
    )
  })
})
