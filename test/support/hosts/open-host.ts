import type { ElectronApplication, Page } from '@playwright/test'

/** An open Sonde, whichever host shows it and whoever started it. */
export interface OpenSonde {
  page: Page
  /** Origin of the page's own files. */
  pageOrigin: string
  /** Null in the browser host. */
  electron: ElectronApplication | null
  /** Runs `action`, which saves a file, and returns the path of the saved file. */
  saveDownload(action: () => Promise<void>): Promise<string>
}

/** A host that one test started for itself. */
export interface OpenHost extends OpenSonde {
  /** Quits the way a person does. */
  close(): Promise<void>
  /** Ends the host abruptly, as a power cut would. */
  kill(): Promise<void>
}

/** One host with one browser, or one Electron, for all tests of a worker that need no host of their own. */
export interface SharedHost {
  /**
   * Starts Sonde anew on the data in `folder`: core, store, practice service and page are new, and nothing that the
   * last test left remains in the browser or in Electron.
   */
  next(folder: string, practiceSpeed: number): Promise<OpenSonde>
  close(): Promise<void>
}

/** Waits until the page shows something visible. */
export async function pageReady(page: Page): Promise<void> {
  await page.locator('#root :not(style):visible').first().waitFor()
}
