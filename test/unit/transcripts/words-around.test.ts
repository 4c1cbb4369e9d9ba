import { expect, test } from 'vitest'
import { wordsAround } from '../../../shared/transcripts/words-around.ts'
import { aTurn } from '../../support/transcript-parts.ts'

function around(text: string, words: string) {
  const start = text.indexOf(words)
  return wordsAround({ turn: aTurn(1, text), start, end: start + words.length })
}

test('words are shown within their sentence, and no further', () => {
  expect(around('I walk. And the price of the bus too! So there.', 'price')).toEqual({
    before: 'And the ',
    words: 'price',
    after: ' of the bus too!',
  })
})

test('whole sentences and turns stand alone', () => {
  const text = 'I walk. The bus is slow.'
  expect(around(text, 'I walk.')).toEqual({ before: '', words: 'I walk.', after: '' })
  expect(around(text, text)).toEqual({ before: '', words: text, after: '' })
})

test('where words have no spaces between them, the sentence is cut between characters', () => {
  const { before, after } = around(`${'あ'.repeat(100)}電車${'い'.repeat(100)}`, '電車')
  expect(before).toBe(`…${'あ'.repeat(60)}`)
  expect(after).toBe(`${'い'.repeat(60)}…`)
})

test('a long sentence is cut between words on both sides', () => {
  const { before, after } = around(`${'before '.repeat(20)}price${' after'.repeat(20)}.`, 'price')
  expect(before).toBe(`… ${'before '.repeat(8)}`)
  expect(after).toBe(`${' after'.repeat(10)}…`)
})
