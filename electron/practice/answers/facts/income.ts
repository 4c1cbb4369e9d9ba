import type { FactSheet } from '../../panel/life/fact-sheet.ts'

/** A person's own income as a stem asks for it: the sheet holds what is left, gross income is about that much more. */
export function incomeAsAsked(sheet: FactSheet, stem = ''): number {
  if (/\bnete?s?\b|\bnette?s?\b/.test(stem) || !/\bbrute?s?\b|\bgross\b|before tax|avant impot/.test(stem))
    return sheet.income
  return sheet.income * (sheet.status !== 'employed' ? 1.06 : sheet.contract === 'self' ? 1.22 : 1.28)
}
