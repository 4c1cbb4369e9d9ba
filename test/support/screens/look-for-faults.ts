import type { Page } from '@playwright/test'
import { faultsOfThePage } from './faults-of-the-page.ts'

/**
 * Visible faults of the open screen, one a line: a page or pane wider than its place, text cut without an ellipsis,
 * words broken between two letters, and buttons covered by something else.
 */
export function lookForFaults(page: Page): Promise<string[]> {
  return page.evaluate(faultsOfThePage)
}
