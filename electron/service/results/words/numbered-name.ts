import { wordNumber } from './number-words.ts'

/** Whether a name is a whole number. */
export function isNumeral(name: string | number): boolean {
  return /^\d+$/.test(String(name))
}

/**
 * An item's number with or without a usual word before it. Other words with a number, such as "x1", refer to no item.
 */
const NUMBERED =
  /^\s*((?:q|qu|quest|question|item|no|n|nr|num|num[eé]ro|number|rang|pos|position|index)?)[\s_.:#°-]{0,3}(\d{1,4})\s*$/i

/**
 * The number in "q3", "Question 3", "question_trois", "3" or 3, and the way it is written, because each way may count
 * from 0 or from 1.
 */
export function readNumber(name: string | number): { number: number; style: string } | null {
  if (typeof name === 'number') return Number.isInteger(name) ? { number: name, style: '' } : null
  const match = NUMBERED.exec(name)
  if (match) return { number: Number(match[2]), style: (match[1] ?? '').toLowerCase() }
  // A bare "first" may be a first name, a first answer, and much else.
  const word = wordNumber(name)
  return word && word.beside !== '' ? { number: word.number, style: `${word.beside} in words` } : null
}

/** Whether a reference may mean an item by a number in it. */
export function isNumbered(name: unknown): boolean {
  return (typeof name === 'string' || typeof name === 'number') && readNumber(name) !== null
}
