import type { ElectronApplication, Page } from '@playwright/test'

/** One start of Sonde in front of a test, in one of its hosts. */
export interface OpenHost {
  page: Page
  /** The built-in practice service's address, as the host printed it; null where the host does not print it. */
  practiceUrl: string | null
  /** Where the page's own files are. */
  pageOrigin: string
  /** Only in Electron. */
  electron: ElectronApplication | null
  /** Quits as a person does. */
  close(): Promise<void>
  /** Ends the host as a power cut would. */
  kill(): Promise<void>
  /** Carries out `action`, which saves a file, and returns where it was saved. */
  saveDownload(action: () => Promise<void>): Promise<string>
}

/** Waits until the page shows something. */
export async function pageReady(page: Page): Promise<void> {
  await page.locator('#root :not(style):visible').first().waitFor()
}
