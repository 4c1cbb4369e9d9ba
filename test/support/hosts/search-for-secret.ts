import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** How often a folder is searched again in which a file was renamed or removed meanwhile. */
const TRIES = 100

/**
 * Paths of the files below `folder` that hold this text unencrypted, in UTF-8 or UTF-16. Chromium writes a file under
 * another name first and then renames it, so the folder is searched again where one has gone.
 */
export function filesWith(folder: string, text: string): string[] {
  for (let tries = 1; ; tries += 1) {
    try {
      return filesNow(folder, text)
    } catch (error) {
      const hasGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
      if (!hasGone || tries === TRIES) throw error
    }
  }
}

function filesNow(folder: string, text: string): string[] {
  const needles = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return needles.some((needle) => bytes.includes(needle))
    })
}

/** Those of the texts that occur in any string of the page's JavaScript heap. */
export async function heldInMemory(page: Page, texts: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const memory = chunks.join('')
  return texts.filter((text) => memory.includes(text))
}
