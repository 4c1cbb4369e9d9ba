import { expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read, refusalOf } from './read.ts'
import { docx, encode } from './word-parts.ts'

test.each([
  ['a.pdf', '%PDF-1.7'],
  ['a.rtf', '{\\rtf1\\ansi 1. How are you?}'],
  ['a.doc', '{\\rtf1\\ansi 1. How are you?}'],
  ['a.html', '<!DOCTYPE html><html><body>1. How are you?</body></html>'],
])('A document of another kind is named as such: %s', async (fileName, text) => {
  expect(await refusalOf({ fileName, bytes: encode(text) })).toBe('other_document')
})

test('OpenDocument is named as such', async () => {
  const archive = docx([
    { name: 'mimetype', text: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', text: '<a/>' },
  ])
  expect(await refusalOf(archive)).toBe('other_document')
})

test('A text that begins with a brace is no JSON', async () => {
  expect(itemsOf(await read({ text: '{draft}\n1. How are you?\n- Well\n- Badly' }))).toEqual([
    'How are you?: Well / Badly',
  ])
})
