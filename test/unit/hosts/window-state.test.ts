import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reaches, readWindowState } from '../../../electron/desktop/window-state.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const area = { x: 0, y: 0, width: 1920, height: 1080 }
type Displays = Parameters<typeof readWindowState>[1]
const screen = { getAllDisplays: () => [{ workArea: area }] } as unknown as Displays

function kept(state: unknown): string {
  const folder = tempFolder()
  writeFileSync(path.join(folder, 'window.json'), typeof state === 'string' ? state : JSON.stringify(state))
  return folder
}

test('a window that can be grasped opens where it was', () => {
  const state = { bounds: { x: 1700, y: 40, width: 1200, height: 800 }, maximized: true }
  expect(readWindowState(kept(state), screen)).toEqual(state)
})

test.each([
  ['to the right of the screen', { x: 1900, y: 0, width: 800, height: 600 }],
  ['to the left of the screen', { x: -790, y: 0, width: 800, height: 600 }],
  ['above the screen', { x: 100, y: -200, width: 800, height: 600 }],
  ['below the screen', { x: 100, y: 1070, width: 800, height: 600 }],
])('a window %s does not come back there', (_where, bounds) => {
  expect(reaches(bounds, area)).toBe(false)
  expect(readWindowState(kept({ bounds, maximized: false }), screen)).toBeNull()
})

test.each(['', '{', '{"bounds":{"x":1},"maximized":true}', '[]'])('a damaged note %j is no note', (text) => {
  expect(readWindowState(kept(text), screen)).toBeNull()
  expect(readWindowState(tempFolder(), screen)).toBeNull()
})
