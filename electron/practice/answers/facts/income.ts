import type { FactSheet } from '../../panel/life/fact-sheet.ts'

/**
 * The income that a stem asks for, net or gross: the sheet has the net income, from which the gross one is estimated.
 */
export function incomeAsAsked(sheet: FactSheet, stem = ''): number {
  if (/\bnete?s?\b|\bnette?s?\b/.test(stem) || !/\bbrute?s?\b|\bgross\b|before tax|avant impot/.test(stem))
    return sheet.income
  return sheet.income * (sheet.status !== 'employed' ? 1.06 : sheet.contract === 'self' ? 1.22 : 1.28)
}
