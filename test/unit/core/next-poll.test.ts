import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPoll, type Prospect } from '../../../electron/core/runs/following/next-poll.ts'
import { nextTry } from '../../../electron/core/waiting/next-try.ts'

const alone: Prospect = { untilEnd: null, ran: 10 * 60_000, still: 0, fair: 1_000, jitter: 0.5 }
const MINUTE = 60_000

const prospect = fc.record({
  untilEnd: fc.option(fc.double({ min: -1e7, max: 1e7, noNaN: true })),
  ran: fc.double({ min: 0, max: 1e8, noNaN: true }),
  still: fc.double({ min: 0, max: 1e8, noNaN: true }),
  fair: fc.double({ min: 0, max: 1e6, noNaN: true }),
  jitter: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('the pace of looking at a run', () => {
  it('is quick just after the launch and near the end, slow in between', () => {
    const fresh = nextPoll(alone)
    const middle = nextPoll({ ...alone, untilEnd: MINUTE })
    const nearEnd = nextPoll({ ...alone, untilEnd: 1_000 })
    expect(fresh).toBeLessThan(middle)
    expect(nearEnd).toBeLessThan(middle)
  })

  it('looks ever more seldom at a run that is overdue or tells nothing', () => {
    for (const of of [(ms: number) => ({ untilEnd: -ms }), (ms: number) => ({ still: ms })]) {
      const waits = [0, 5_000, 10_000, 20_000].map((ms) => nextPoll({ ...alone, ...of(ms) }))
      expect(waits).toEqual([...waits].sort((a, b) => a - b))
      expect(waits[0]).toBeLessThan(waits[3] ?? 0)
    }
  })

  it('trusts a forecast no further than the run has lasted', () => {
    const inCrowd = { ...alone, fair: 10 * MINUTE, untilEnd: 10 * MINUTE }
    expect(nextPoll({ ...inCrowd, ran: 10_000 })).toBeLessThan(10_000)
    expect(nextPoll({ ...inCrowd, ran: 10 * MINUTE })).toBeGreaterThan(5 * MINUTE)
  })

  it('waits longer the more runs share the key', () => {
    const inCrowd = { ...alone, fair: 2 * MINUTE }
    for (const untilEnd of [null, 500, 60_000, 600_000]) {
      const still = 60_000
      expect(nextPoll({ ...inCrowd, untilEnd, still })).toBeGreaterThan(
        nextPoll({ ...alone, untilEnd, still }),
      )
    }
  })

  it('never looks twice in half a second, nor more seldom than every six seconds or two fair turns', () => {
    fc.assert(
      fc.property(prospect, (seen) => {
        const wait = nextPoll(seen)
        expect(wait).toBeGreaterThanOrEqual(500)
        expect(wait).toBeLessThanOrEqual(Math.max(6_000, seen.fair * 2.4))
      }),
    )
  })

  it('backs off after failures, to a minute at most', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 20].map((failures) => nextTry(failures, 0.5))
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits[0]).toBeLessThanOrEqual(2_000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(70_000)
  })
})
