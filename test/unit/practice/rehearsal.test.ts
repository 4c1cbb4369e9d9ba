import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPanel, panelSteps } from '../../../electron/practice/panel/panel.ts'
import { rehearseInPauses } from '../../../electron/practice/rehearsal.ts'
import { rehearse } from '../../../electron/practice/runs/rehearse.ts'

describe('The panel, drawn in steps', () => {
  it('takes many, and is the one that is drawn at once', () => {
    // A seed that no other test uses: a panel that was drawn before in this process would be returned at once.
    const seed = 7_719_931
    const steps = panelSteps(seed)
    let count = 0
    for (;;) {
      const { done, value } = steps.next()
      count++
      if (!done) continue
      expect(drawPanel(seed)).toBe(value)
      expect(value.personas).toHaveLength(10_000)
      break
    }
    expect(count).toBeGreaterThan(20)
  })
})

describe('Preparing for the first run that is read', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('takes many short steps and ends', () => {
    expect([...rehearse(drawPanel(3).personas.slice(0, 2))].length).toBeGreaterThan(30)
  })

  it('goes on step by step until the service closes', async () => {
    const closing = new AbortController()
    let steps = 0
    rehearseInPauses(function* () {
      for (;;) {
        steps++
        yield
      }
    }, closing.signal)
    await vi.advanceTimersByTimeAsync(9000)
    expect(steps).toBe(0)
    await vi.advanceTimersByTimeAsync(2000)
    const before = steps
    expect(before).toBeGreaterThan(5)
    closing.abort()
    await vi.advanceTimersByTimeAsync(2000)
    expect(steps).toBe(before)
  })
})
