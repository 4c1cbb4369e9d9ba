import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserWindow, Rectangle, Screen } from 'electron'
import { z } from 'zod'

const stateSchema = z.object({
  bounds: z.object({
    x: z.number().int(),
    y: z.number().int(),
    width: z.number().int().min(400).max(20_000),
    height: z.number().int().min(300).max(20_000),
  }),
  maximized: z.boolean(),
})
type WindowState = z.infer<typeof stateSchema>

/** Pixels of the window's title bar that must be on a display, so that the person can find the window. */
const VISIBLE = 100

/** The place of the window when it was last closed; null where that is not known or is not on a display any more. */
export function readWindowState(folder: string, screen: Pick<Screen, 'getAllDisplays'>): WindowState | null {
  try {
    const state = stateSchema.parse(JSON.parse(readFileSync(stateFile(folder), 'utf8')))
    const visible = screen.getAllDisplays().some(({ workArea }) => reaches(state.bounds, workArea))
    return visible ? state : null
  } catch {
    return null
  }
}

/** Whether a window at `bounds` can be dragged by its title bar within `area`. */
export function reaches(bounds: Rectangle, area: Rectangle): boolean {
  const across = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x)
  const top = bounds.y >= area.y - 10 && bounds.y <= area.y + area.height - VISIBLE / 2
  return across >= VISIBLE && top
}

/** Stores the window's place in `folder` whenever it closes. Where the disk refuses, only the place is lost. */
export function keepWindowState(window: BrowserWindow, folder: string): void {
  window.on('close', () => {
    const state: WindowState = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    try {
      writeFileSync(`${stateFile(folder)}.new`, JSON.stringify(state))
      renameSync(`${stateFile(folder)}.new`, stateFile(folder))
    } catch {
      // The window opens at its usual place next time.
    }
  })
}

function stateFile(folder: string): string {
  return path.join(folder, 'window.json')
}
