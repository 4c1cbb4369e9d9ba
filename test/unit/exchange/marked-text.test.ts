import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '../../../shared/exchange/text/clean-text.ts'
import { markedText, marksOf } from '../../../shared/exchange/text/marked-text.ts'

test.each([
  ['**Sex** of the _head_ of household', 'Sex of the head of household'],
  ['How *often*, in __winter__?', 'How often, in winter?'],
  ['**  Diarrhoea  **', '  Diarrhoea  '],
  ['_**Both** at once_', 'Both at once'],
  ['# Section 1\nHow old are you?', 'Section 1\nHow old are you?'],
  ['<span style="color:red">Attention</span>&nbsp;: l&#39;&eacute;t&eacute;', "Attention : l'été"],
  ['See [the map](https://example.org/map) first', 'See the map first'],
  // Characters that mark nothing stay.
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['Name: ____ Age: ___', 'Name: ____ Age: ___'],
  ['a < b & c', 'a < b & c'],
  ['Rate it #1', 'Rate it #1'],
  ['\\*not required', '*not required'],
])('%j is read as %j', (written, text) => {
  expect(markedText(written)).toBe(text)
})

test('what Sonde writes with marks is read as it was', () => {
  const piece = fc.constantFrom(
    '*',
    '**',
    '_',
    '__',
    '#',
    '\\',
    '<b>',
    '</b>',
    '&amp;',
    '[x](https://y)',
    ' ',
    'vélo',
    'a',
    '\n# ',
  )
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => `How ${pieces.join('')} end`)
  fc.assert(
    fc.property(text, (text) => {
      // Spaces around line breaks need not be kept.
      expect(cleanText(markedText(marksOf(text)))).toBe(cleanText(text))
    }),
    { numRuns: 300 },
  )
})
