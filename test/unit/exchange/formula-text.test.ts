import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeCell, safeHtmlCell, unquoteCell } from '../../../shared/exchange/tables/formula-text.ts'

const text = fc
  .array(fc.constantFrom('=', '+', '-', '@', '＝', "'", '"', ';', '\t', '\n', '\r', ' ', '\u200b', '5', 'a'))
  .map((signs) => signs.join(''))

/** Whether some spreadsheet would run part of the cell as a formula. */
const isRun = (cell: string) =>
  cell.split(/[;\t\n\r]/).some((part) => /^[\s"\u200b]*[=+\-@＝＋－＠]/.test(part) && !/^-\d+$/.test(part))

test('no text is run as a cell, and taking the quotes away gives it back', () => {
  fc.assert(
    fc.property(text, (each) => {
      const cell = safeCell(each)
      expect(isRun(cell)).toBe(false)
      expect(cell).not.toMatch(/^[ "\u200b]*[\t\r]/)
      expect(unquoteCell(cell)).toBe(each)
    }),
    { numRuns: 5_000 },
  )
})

test('no HTML is run as a cell, and it reads as before', () => {
  fc.assert(
    fc.property(text, (each) => {
      const cell = safeHtmlCell(each)
      expect(isRun(cell)).toBe(false)
      expect(cell.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).toBe(each)
    }),
    { numRuns: 5_000 },
  )
})

test('text that no spreadsheet runs stays as it is', () => {
  for (const each of ['', "aujourd'hui", "'quoted'", 'a = b', 'a; b', '3-4', '-5', '-0,5', 'e@x.org', 'a\nb'])
    expect(safeCell(each)).toBe(each)
})
