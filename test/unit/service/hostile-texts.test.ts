import { describe, expect, it } from 'vitest'
import { documentIn, parsedLines } from '../../../electron/service/json/document-in.ts'
import { withoutQuotes } from '../../../electron/service/reading/quoted-turns.ts'
import { aTurn } from '../../support/transcript-parts.ts'

/** Patterns would take hours for these, so that the test would end at its time limit. */
const MANY = 200_000

describe('texts that a pattern would read for hours are read at once', () => {
  it.each([
    ['a fence of line ends that is not closed', `\`\`\`${'\n'.repeat(MANY)}x`],
    ['blanks before what is no document', `${' '.repeat(MANY)}x`],
    ['a fence behind many blanks', `${' '.repeat(MANY)}\`\`\`${' \n'.repeat(MANY)}x`],
  ])('%s', (_, text) => {
    expect(documentIn(text)).toBeUndefined()
  })

  it('a document before many line ends', () => {
    expect(parsedLines(`{"a":1}${'\n'.repeat(MANY)}x`)).toBeUndefined()
    expect(parsedLines(`{"a":1}${'\n'.repeat(MANY)}{"b":2}`)).toEqual([{ a: 1 }, { b: 2 }])
  })

  it('turns that open a quotation mark and never close it', () => {
    const turns = ['a', 'b', 'c', 'd'].map((name, at) => aTurn(at, `«${' \n'.repeat(MANY)}${name}`))
    expect(withoutQuotes(turns)).toEqual(turns)
  })
})

describe('documents in a text', () => {
  it.each([
    '```json\n{"a":1}\n```',
    '```{"a":1}```',
    'Here you are:\n\n```\n{"a":1}\n```\n',
    '\uFEFF{"a":1}',
  ])('%s', (text) => {
    expect(documentIn(text)).toEqual({ a: 1 })
  })

  it('are none where something follows the fence, or two lines lead to it', () => {
    expect(documentIn('```\n{"a":1}\n```\nThat is all.')).toBeUndefined()
    expect(documentIn('One.\nTwo.\n```\n{"a":1}\n```')).toBeUndefined()
  })
})

it('quotation marks go where they stand around all that anybody says', () => {
  const said = ['« Oui. »', '“Yes.”', '"No."', '«Peut-être.»'].map((text, at) => aTurn(at, text))
  expect(withoutQuotes(said).map(({ text }) => text)).toEqual(['Oui.', 'Yes.', 'No.', 'Peut-être.'])
})
