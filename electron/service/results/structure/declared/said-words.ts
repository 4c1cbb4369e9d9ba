import { saysWhyMissing } from '../../words/missing-reasons.ts'
import { saidAmount } from '../../words/said-amount.ts'
import { isSaidNumber } from '../said-numbers.ts'
import type { Value } from './places.ts'

const FEWEST_OF_SENTENCE = 4
/** "12 €", "£3.50", "40 min", "1'200 fr". */
const AMOUNT = /^\s*\p{Sc}?\s*\d[\d.,\s\u00a0\u202f'’]{0,12}\s*(?:\p{Sc}|%|°C?|\p{L}{1,10})?\s*$/u

/** Whether most values are texts of more than a word, and not one text for all. */
export function areWords(filled: readonly Value[]): boolean {
  const texts = filled.filter(({ leaf }) => typeof leaf.value === 'string' && /\p{L}/u.test(leaf.value))
  const words = texts.reduce((sum, { leaf }) => sum + String(leaf.value).trim().split(/\s+/).length, 0)
  // The same text in every entry is nobody's own answer.
  if (new Set(texts.map(({ leaf }) => leaf.value)).size < 2 && texts.length > 1) return false
  return texts.length * 2 > filled.length && words >= texts.length * 1.5
}

/** Whether most values are sentences, which only people say. */
export function areSentences(values: readonly Value[]): boolean {
  const texts = values.flatMap(({ leaf }) => (typeof leaf.value === 'string' ? [leaf.value.trim()] : []))
  return texts.filter((text) => text.split(/\s+/).length >= FEWEST_OF_SENTENCE).length * 2 > values.length
}

/** Whether values are single words, most of them different, as people say them where they are asked for a word. */
export function areSingleWords(filled: readonly Value[]): boolean {
  const words = filled.map(({ leaf }) => (typeof leaf.value === 'string' ? leaf.value.trim() : ''))
  return words.every((word) => /\p{L}{2}/u.test(word)) && new Set(words).size * 2 > words.length
}

/**
 * Whether values are amounts and words, as people say them where they are asked for a number: "12", "12 €", "hardly
 * any".
 */
export function areAmounts(values: readonly unknown[]): boolean {
  const isAmount = (value: unknown): boolean =>
    isSaidNumber(value) || (typeof value === 'string' && AMOUNT.test(value))
  const isWord = (value: unknown): boolean => typeof value === 'string' && /\p{L}{2}/u.test(value)
  const amounts = values.filter(isAmount)
  return amounts.length * 2 > values.length && values.every((value) => isAmount(value) || isWord(value))
}

/**
 * "douze", "six fois", "3", "ne sait pas": each value is a number or says why there is none, and more than one of the
 * numbers is in words.
 */
export function areNumbersInWords(values: readonly unknown[]): boolean {
  const said = values.filter((value) => typeof value !== 'string' || !saysWhyMissing(value))
  const worded = said.filter((value) => !isSaidNumber(value) && saidAmount(value) !== null)
  return new Set(worded).size > 1 && said.every((value) => isSaidNumber(value) || saidAmount(value) !== null)
}
