import type { ElectronApplication, Page } from '@playwright/test'

/** Sonde in front of a test, whichever host shows it and whoever started it. */
export interface OpenSonde {
  page: Page
  /** Where the page's own files are. */
  pageOrigin: string
  /** Only in Electron. */
  electron: ElectronApplication | null
  /** Carries out `action`, which saves a file, and returns where it was saved. */
  saveDownload(action: () => Promise<void>): Promise<string>
}

/** One start of a host that is the test's own. */
export interface OpenHost extends OpenSonde {
  /** Quits as a person does. */
  close(): Promise<void>
  /** Ends the host as a power cut would. */
  kill(): Promise<void>
}

/** One host and one browser, or one Electron, for all tests of a worker that need none of their own. */
export interface SharedHost {
  /**
   * Starts Sonde anew on the data in `folder`: core, store, practice service and page are new, and nothing that the last
   * test left is in the browser or in Electron.
   */
  next(folder: string, practiceSpeed: number): Promise<OpenSonde>
  close(): Promise<void>
}

/** Waits until the page shows something. */
export async function pageReady(page: Page): Promise<void> {
  await page.locator('#root :not(style):visible').first().waitFor()
}
