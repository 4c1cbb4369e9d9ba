import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { findOddItems } from '../../../shared/exchange/odd-items.ts'
import { rightItems, type TrueQuestion } from './truth.ts'

/** Items of a result by whether they are right, and whether a line of theirs is told as odd. */
export interface ToldEntries {
  wrong: number
  wrongTold: number
  right: number
  rightTold: number
  /** One line for each item that is wrong and untold, or right and told. */
  misses: string[]
}

const isRemark = (stem: string, note: string) =>
  stem.endsWith('?') && note.toLowerCase().includes(stem.toLowerCase())

/** How many wrong items of a result are told as odd, and how many right ones. */
export function toldEntries(result: ImportResult, questions: readonly TrueQuestion[]): ToldEntries {
  const odd = findOddItems(result.draft, result.lines)
  const told = new Map<number, string>()
  for (const { item, code } of odd) if (item !== null) told.set(item, code)
  // A table is looked at as a whole.
  const isRow = (item: number) => result.lines.find((line) => line.item === item)?.role === 'row'
  for (let item = 2; item <= result.draft.questions.length; item += 1) {
    const above = told.get(item - 1)
    if (above && isRow(item) && !told.has(item)) told.set(item, above)
  }
  const sum: ToldEntries = { wrong: 0, wrongTold: 0, right: 0, rightTold: 0, misses: [] }
  rightItems(result, questions).forEach((isRight, at) => {
    const code = told.get(at + 1)
    const { stem = '', options = [] } = result.draft.questions[at] ?? {}
    // A remark of a question ("Why?") may as well be a question of its own.
    if (!isRight && options.length === 0 && questions.some(({ note }) => isRemark(stem, note))) return
    const words = `${stem.slice(0, 160)} [${options
      .map(({ text }) => text)
      .join(' / ')
      .slice(0, 200)}]`
    if (isRight) {
      sum.right += 1
      if (code) sum.rightTold += 1
      if (code) sum.misses.push(`right, but ${code}: ${words}`)
    } else {
      sum.wrong += 1
      if (code) sum.wrongTold += 1
      else sum.misses.push(`wrong, not told: ${words}`)
    }
  })
  return sum
}
