import type { Page } from '@playwright/test'
import { faultsOfThePage } from './faults-of-the-page.ts'

/**
 * What a person would see at first sight on the screen that is open, a line each: a page or a pane that is wider than its place,
 * text that is cut without a sign, words that are broken between two letters, and buttons that something else covers.
 */
export function lookForFaults(page: Page): Promise<string[]> {
  return page.evaluate(faultsOfThePage)
}
