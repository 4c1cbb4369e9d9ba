import type { MessageBoxOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import { desktopTexts } from '../../../electron/desktop/desktop-texts.ts'
import { createEndGuard } from '../../../electron/desktop/end-guard.ts'

/** A guard, and a person who answers its questions with these buttons in turn. */
function aGuard(holds: { key: boolean; unsaved: string[] }, ...answers: number[]) {
  const asked: string[] = []
  const unasked = new AbortController()
  const guard = createEndGuard({
    holdsUntakenKey: () => holds.key,
    unsaved: () => holds.unsaved,
    texts: () => desktopTexts('en', 'en'),
    ask: async (_, { message, detail }: MessageBoxOptions) => {
      asked.push(`${message} ${detail}`)
      return answers.shift() ?? 0
    },
    unasked: unasked.signal,
  })
  return { guard, asked, unasked }
}

const STAY = 0
const LEAVE = 1

describe('the end of the desktop app', () => {
  it('asks nothing where nothing would be lost', async () => {
    const { guard, asked } = aGuard({ key: false, unsaved: [] })
    expect([guard.isFree(), await guard.mayEnd(null), asked]).toEqual([true, true, []])
  })

  it('asks where the disk refuses what the service replied, and names what it belongs to', async () => {
    const { guard, asked } = aGuard({ key: false, unsaved: ['Mobility', 'Housing'] }, STAY, LEAVE)
    expect([guard.isFree(), await guard.mayEnd(null)]).toEqual([false, false])
    expect(await guard.mayEnd(null)).toBe(true)
    expect(asked).toHaveLength(2)
    expect(asked[0]).toMatch(/have not been saved.*Mobility, Housing/)
  })

  it('asks no more once it is saved', async () => {
    const holds = { key: false, unsaved: ['Mobility'] }
    const { guard } = aGuard(holds, STAY)
    expect(await guard.mayEnd(null)).toBe(false)
    holds.unsaved = []
    expect(guard.isFree()).toBe(true)
  })

  it('asks of each thing that would be lost, and who agreed to one has not agreed to the other', async () => {
    const { guard, asked } = aGuard({ key: true, unsaved: ['Mobility'] }, LEAVE, STAY, LEAVE)
    expect(await guard.mayEnd(null)).toBe(false)
    expect(await guard.mayEnd(null)).toBe(true)
    expect(asked.map((text) => text.includes('Mobility'))).toEqual([false, true, true])
  })

  it('asks nobody where the system ends it', () => {
    const { guard, unasked } = aGuard({ key: true, unsaved: ['Mobility'] })
    unasked.abort()
    expect(guard.isFree()).toBe(true)
  })
})
