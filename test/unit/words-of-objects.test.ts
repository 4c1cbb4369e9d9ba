import { expect, test } from 'vitest'
import { withListedColumns } from '../../electron/service/results/structure/rewrite/listed-columns.ts'
import { plainText } from '../../electron/service/results/words/plain-text.ts'
import { createReadingMeter } from '../../shared/exchange/reading-meter.ts'
import { parseXml } from '../../shared/exchange/xml/parse-xml.ts'
import { personaWordsIn } from '../../shared/personas/persona-words.ts'
import { nearestColour } from '../../shared/transcripts/import/nearest-colour.ts'
import { comparedSides } from '../../shared/wording/options/comparatives.ts'

/** Every object has properties of these names, so that a table of words must not be asked for them as if it had them. */
const WORDS = ['constructor', 'toString', 'valueOf', '__proto__']

test.each(['toString', 'valueOf', '__proto__'])('an XML entity called "%s" is none', (name) => {
  expect(() => parseXml(`<a>&${name};</a>`, createReadingMeter({}))).toThrow()
})

test.each(WORDS)('"%s" is a word like any other, wherever words are looked up', (word) => {
  expect(plainText(`R&D &${word}; &amp;`)).toBe(`R&D &${word}; &`)
  expect(nearestColour(word)).toBeNull()
  expect(comparedSides(['better', word], 'en')).toBeNull()
  expect(comparedSides(['mieux', word], 'fr')).toBeNull()
  expect(personaWordsIn('fr').name(word)).not.toMatch(/native code|\[object/)
  const payload = { columns: [{ col: 1, var: 'ID' }], note: word, lines: ['4;1', '7;2', '9;1'] }
  const known = { itemOf: () => null, isOption: () => false }
  expect(withListedColumns(payload, known, 3)).toEqual(payload)
})
