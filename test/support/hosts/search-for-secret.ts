import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** Paths of the files below `folder` that hold this text unencrypted, in UTF-8 or UTF-16. */
export function filesWith(folder: string, text: string): string[] {
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
