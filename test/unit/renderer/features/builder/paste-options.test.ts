import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPastedOptions } from '../../../../../renderer/features/builder/sheet/paste-options.ts'
import { writePlainItems } from '../../../../../shared/exchange/text/write-plain-text.ts'
import { aChoice } from '../../../../support/drafts.ts'

test.each([
  ['Oui\nNon\nNe sait pas', ['Oui', 'Non', 'Ne sait pas']],
  ['1. Yes\r\n2. No\r\n', ['Yes', 'No']],
  ['a) Rarely\nb) Often', ['Rarely', 'Often']],
  ['- Bus\n• Tram\n☐ Metro', ['Bus', 'Tram', 'Metro']],
  ['(1) One\n(2) Two', ['One', 'Two']],
  ['\n\n  Left  \n\n  Right\n', ['Left', 'Right']],
])('lines become options: %j', (text, options) => {
  expect(readPastedOptions(text)).toEqual(options)
})

test('what looks like a marker but belongs to the text stays', () => {
  expect(readPastedOptions('18-24\n25-34')).toEqual(['18-24', '25-34'])
  expect(readPastedOptions('1.5 km\n2.5 km')).toEqual(['1.5 km', '2.5 km'])
  expect(readPastedOptions('-5 or less\n0')).toEqual(['-5 or less', '0'])
})

test('the last line of items that Sonde copied is no option', () => {
  const copied = writePlainItems([aChoice('a', 'How?', ['On foot', 'By bike'])], 'Urban mobility')
  expect(readPastedOptions(copied)).toEqual(['How?', 'On foot', 'By bike'])
})

test('a single line is text for the option it is pasted into', () => {
  expect(readPastedOptions('just words')).toBeNull()
  expect(readPastedOptions('just words\n')).toBeNull()
  expect(readPastedOptions('')).toBeNull()
})

test('no option is empty or has a line break, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      for (const option of readPastedOptions(lines.join('\n')) ?? []) {
        expect(option.trim()).not.toBe('')
        expect(option).not.toMatch(/[\r\n]/)
      }
    }),
  )
})
