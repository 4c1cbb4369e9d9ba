import { describe, expect, it } from 'vitest'
import { practiceConditionsSchema } from '../../../electron/practice/conditions.ts'
import { planLaunch, runDurationMs } from '../../../electron/practice/runs/launch.ts'
import { runState } from '../../../electron/practice/runs/run-state.ts'
import type { Launch, Outcome, Survey } from '../../../electron/practice/store/survey-store.ts'

const question = { type: 'libre', texte: 'Que pensez-vous du marché ?' } as const
const draft: Survey = {
  n: 3,
  id: 'x',
  titre: '',
  contexte: '',
  questions: [question, question, question, question],
  filtres: {},
  nbPersonas: 50,
  sampleSize: 50,
  seed: 1,
  createdAt: 0,
  launch: null,
  effects: null,
}

function at(outcome: Outcome, elapsed: number) {
  const launch: Launch = {
    launchedAt: 1000,
    durationMs: 10_000,
    outcome,
    stopsAt: outcome === 'done' ? 1 : 0.4,
  }
  return runState({ ...draft, launch }, 1000 + elapsed)
}

describe('The state of a run', () => {
  it('of a draft is draft, with nobody asked', () => {
    expect(runState(draft, 5)).toStrictEqual({
      status: 'draft',
      completed: 0,
      total: 50,
      startedAt: null,
      finishedAt: null,
    })
  })

  it('that goes well is running until its time is over, then done with everyone', () => {
    expect(at('done', 0)).toMatchObject({
      status: 'running',
      completed: 0,
      startedAt: 1000,
      finishedAt: null,
    })
    expect(at('done', 9999)).toMatchObject({ status: 'running', finishedAt: null })
    expect(at('done', 10_000)).toMatchObject({ status: 'done', completed: 50, finishedAt: 11_000 })
  })

  it('that fails does so where it stops, and no later', () => {
    expect(at('failed', 3999)).toMatchObject({ status: 'running', finishedAt: null })
    const failed = at('failed', 4000)
    expect(failed).toMatchObject({ status: 'failed', finishedAt: 5000 })
    expect(failed.completed).toBeGreaterThan(10)
    expect(failed.completed).toBeLessThan(30)
    expect(at('failed', 1e9)).toStrictEqual(failed)
  })

  it('that is partial is done at the end, with part of the personas', () => {
    expect(at('partial', 9999).status).toBe('running')
    expect(at('partial', 10_000)).toMatchObject({ status: 'done', completed: 20, total: 50 })
  })

  it('that is stuck stays where it is', () => {
    const stuck = at('stuck', 4000)
    expect(stuck).toMatchObject({ status: 'running', finishedAt: null })
    expect(at('stuck', 1e12)).toStrictEqual(stuck)
  })

  it.each(['done', 'partial', 'failed', 'stuck'] as const)('that is %s never goes back', (outcome) => {
    const completed = Array.from({ length: 201 }, (_, i) => at(outcome, i * 50).completed)
    expect(completed).toStrictEqual(completed.toSorted((a, b) => a - b))
  })
})

describe('A launch', () => {
  const calm = practiceConditionsSchema.parse({})

  it('takes 10 to 20 s for 50 personas and four questions, and more for more of either', () => {
    const normal = runDurationMs(draft)
    expect(normal).toBeGreaterThan(10_000)
    expect(normal).toBeLessThan(20_000)
    expect(runDurationMs({ ...draft, sampleSize: 100 })).toBeGreaterThan(1.5 * normal)
    expect(
      runDurationMs({ ...draft, questions: Array.from({ length: 40 }, () => question) }),
    ).toBeGreaterThan(1.5 * normal)
  })

  it('is as much shorter as the speed says', () => {
    expect(planLaunch(draft, 0, { ...calm, speed: 10 }, undefined).durationMs).toBe(
      Math.round(runDurationMs(draft) / 10),
    )
    expect(planLaunch(draft, 0, { ...calm, speed: 1e6 }, undefined).durationMs).toBeGreaterThan(0)
  })

  it('draws its end from the fault', () => {
    expect(planLaunch(draft, 0, calm, undefined)).toMatchObject({ outcome: 'done', stopsAt: 1 })
    const failing = planLaunch(draft, 0, calm, 'fail')
    expect(failing.outcome).toBe('failed')
    expect(failing.stopsAt).toBeGreaterThan(0.2)
    expect(failing.stopsAt).toBeLessThan(0.85)
  })
})
