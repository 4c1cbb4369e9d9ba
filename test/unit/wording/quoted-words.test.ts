import { expect, test } from 'vitest'
import { quotedWords } from '../../../shared/wording/quoted-words.ts'

test('a few words are quoted as they are', () => {
  expect(quotedWords('the price and the quality')).toBe('the price and the quality')
})

test('of many words only the beginning and the end are quoted', () => {
  const long = Array.from({ length: 60 }, (_, at) => `w${at + 1}`).join(' ')
  expect(quotedWords(long)).toBe('w1 w2 w3 w4 w5 w6 w7 w8 … w55 w56 w57 w58 w59 w60')
  expect(quotedWords(`${long}\n`)).toContain(' … ')
})
