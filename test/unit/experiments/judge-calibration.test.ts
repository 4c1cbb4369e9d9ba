import { describe, expect, it } from 'vitest'
import { binomialTail } from '../../../shared/experiments/calibration/binomial-tail.ts'
import { judgeCalibration } from '../../../shared/experiments/calibration/judge-calibration.ts'
import { ADDED_OPTION } from '../../../shared/experiments/twins/plant-unbalanced.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import type { ItemEvidence, RunEvidence } from '../../../shared/models/experiment-evidence.ts'
import { aChoice } from '../../support/drafts.ts'
import {
  byLot,
  byPractice,
  calibrateOn,
  practiceCalibration,
  SOUND_ITEMS,
} from '../../support/practice/practice-calibration.ts'

const YES_NO = aChoice('fares', 'Should public transport be free of charge?', ['Yes', 'No'])
const RATED = aChoice('buses', 'How good are the buses?', [
  'Very good',
  'Fairly good',
  'Fairly bad',
  'Very bad',
])

/** Counts by option of A in one run of each arm, and the number who chose another option. */
interface Told {
  base: number[]
  again: number[]
  twins: number[]
  elsewhere?: number
  signs?: Partial<Record<'base' | 'again' | 'twins', string[]>>
}

const KINDS = ['base', 'again', 'twins'] as const

/** One run of each arm, with these results for each item. */
function runsOf(
  plan: ExperimentPlan,
  all: readonly Told[],
  change: Partial<RunEvidence> = {},
): RunEvidence[] {
  return KINDS.map((kind): RunEvidence => {
    const items = all.map(({ elsewhere = 0, signs = {}, ...counts }, at): ItemEvidence => {
      const item = plan.draft.questions[at]?.id ?? ''
      return {
        ...{ item, counts: counts[kind], base: 0, blank: 0, unread: 0, missing: 0 },
        elsewhere: kind === 'twins' ? elsewhere : 0,
        signs: signs[kind] ?? [],
      }
    })
    const arm = plan.arms.find((each) => each.kind === kind)?.id ?? ''
    const stands = { state: 'done' as const, hasAnswers: true, personas: 100, traits: [] }
    return { runId: kind, arm, repeat: 1, extension: 0, items, ...stands, ...change }
  })
}

function judge(item: typeof YES_NO, told: Told) {
  const plan = practiceCalibration([item], 100, 1)
  return judgeCalibration({ plan }, { planChanged: false, runs: runsOf(plan, [told]) })
}

const STILL: Told = { base: [50, 50], again: [52, 48], twins: [50, 50] }
const SHOWN: Told = { ...STILL, twins: [76, 24] }
const MARKED: Told = { ...STILL, again: [85, 15] }

/** A plan with so many copies of an item, each with a twin. */
function planOf(items: number) {
  return practiceCalibration(
    Array.from({ length: items }, (_, at) => ({ ...YES_NO, id: `fares-${at}` })),
    100,
    1,
  )
}

function judgeAll(all: readonly Told[]) {
  const plan = planOf(all.length)
  return judgeCalibration({ plan }, { planChanged: false, runs: runsOf(plan, all) })
}

describe('judgeCalibration', () => {
  it('lets a twin show where it moves beyond the floor, and not where A again moves as far', () => {
    const moved = judge(YES_NO, { base: [50, 50], again: [52, 48], twins: [80, 20] })
    expect(moved.twins[0]).toMatchObject({ state: 'shown', move: { moved: 30, isBeyond: true }, signs: [] })
    expect(moved.controlOutcomes[0]).toMatchObject({ state: 'unmarked', move: { moved: 2 } })
    const noisy = judge(YES_NO, { base: [50, 50], again: [85, 15], twins: [80, 20] })
    expect(noisy.twins[0]).toMatchObject({ state: 'not_shown', move: { moved: 30, floor: 35 } })
    expect(noisy.controlOutcomes[0]?.state).toBe('marked')
  })

  it('counts a sign that the sound item does not have, but none that it has, and none of the checker', () => {
    const same = { base: [50, 50], again: [50, 50], twins: [50, 50] }
    const shown = judge(YES_NO, { ...same, signs: { twins: ['no_opinion'] } })
    expect(shown.twins[0]).toMatchObject({ state: 'shown', signs: ['no_opinion'] })
    const known = judge(YES_NO, {
      ...same,
      signs: { base: ['no_opinion'], twins: ['no_opinion', 'wording'] },
    })
    expect(known.twins[0]?.state).toBe('not_shown')
    expect(known.controlOutcomes[0]).toMatchObject({ state: 'marked', signs: ['no_opinion'] })
  })

  it('compares a tilted scale by its sides, and sees nothing where answers are drawn by lot', () => {
    const plan = practiceCalibration([RATED], 100, 1)
    expect(plan.twins[0]?.question.options.map(({ id }) => id)).toContain(ADDED_OPTION)
    const lot = judge(RATED, {
      base: [25, 25, 25, 25],
      again: [24, 26, 25, 25],
      twins: [25, 25, 0, 25],
      elsewhere: 25,
    })
    expect(lot.twins[0]).toMatchObject({ state: 'not_shown', move: { moved: 25, bySides: true } })
    const read = judge(RATED, {
      base: [10, 30, 50, 10],
      again: [10, 30, 50, 10],
      twins: [30, 55, 0, 10],
      elsewhere: 5,
    })
    expect(read.twins[0]).toMatchObject({ state: 'shown', move: { moved: 50 } })
    const fair = judge(RATED, {
      base: [10, 50, 30, 10],
      again: [10, 50, 30, 10],
      twins: [20, 35, 0, 40],
      elsewhere: 5,
    })
    expect(fair.twins[0]).toMatchObject({ state: 'not_shown', move: { moved: 0 } })
  })

  it('cannot tell on fewer than 30 answers, and does not count what it cannot tell', () => {
    const few = judge(YES_NO, { base: [10, 10], again: [10, 10], twins: [20, 0] })
    expect(few).toMatchObject({ conclusion: 'unknown', planted: 0, shown: 0, controls: 0, byChance: null })
  })

  it('judges no twin where it is not known what the sound item shows by itself, whatever sign the twin has', () => {
    const few = [10, 10]
    const told = { base: [50, 50], again: [50, 50], twins: [50, 50], signs: { twins: ['no_opinion'] } }
    for (const unknown of [judge(YES_NO, { ...told, base: few }), judge(YES_NO, { ...told, again: few })]) {
      expect(unknown.twins[0]?.state).toBe('unknown')
      expect(unknown).toMatchObject({ conclusion: 'unknown', planted: 0, shown: 0 })
    }
    expect(judge(YES_NO, { ...told, twins: few }).twins[0]?.state).toBe('shown')
    expect(judge(YES_NO, { ...SHOWN, again: few }).twins[0]?.state).toBe('unknown')
  })

  it('does not count a twin in which the wording checker does not find the defect', () => {
    const plan = planOf(3)
    const [first] = plan.twins
    if (first) first.question = { ...first.question, stem: 'Should buses be free of charge?' }
    const runs = runsOf(plan, [SHOWN, STILL, SHOWN])
    const { twins, planted, shown, controls } = judgeCalibration({ plan }, { planChanged: false, runs })
    expect(twins.map(({ state }) => state)).toEqual(['not_planted', 'not_shown', 'shown'])
    expect({ planted, shown, controls }).toEqual({ planted: 2, shown: 1, controls: 3 })
  })

  it('says that twins are too few where one more would tell, and keeps what they showed', () => {
    const conclusionOf = (shown: number, still: number) =>
      judgeAll([...Array.from({ length: shown }, () => SHOWN), ...Array.from({ length: still }, () => STILL)])
    expect(conclusionOf(1, 1)).toMatchObject({
      conclusion: 'too_few',
      planted: 2,
      shown: 1,
      controls: 2,
      marked: 0,
    })
    expect(
      [conclusionOf(1, 0), conclusionOf(0, 3), conclusionOf(1, 2)].map((each) => each.conclusion),
    ).toEqual(['too_few', 'too_few', 'too_few'])
    expect([conclusionOf(2, 0), conclusionOf(2, 2)].map((each) => each.conclusion)).toEqual([
      'shows',
      'shows',
    ])
    expect([conclusionOf(1, 3), conclusionOf(0, 4)].map((each) => each.conclusion)).toEqual([
      'chance',
      'nothing',
    ])
  })

  it('says so of four twins too, where marks on sound items leave them nothing to tell', () => {
    const half = [MARKED, MARKED, SHOWN, SHOWN]
    expect(judgeAll(half)).toMatchObject({ conclusion: 'too_few', shown: 2, marked: 2 })
    // No twin shows its defect; marks on sound items do not change that.
    const none = [MARKED, MARKED, STILL, STILL]
    expect(judgeAll(none)).toMatchObject({ shown: 0, marked: 2, conclusion: 'nothing' })
    // If every sound item is marked, more twins would not help.
    expect(judgeAll([MARKED, MARKED, MARKED, MARKED]).conclusion).toBe('nothing')
  })

  it('counts the planned runs alone, and concludes once they have ended', () => {
    const all = [SHOWN, SHOWN, STILL, STILL]
    const plan = planOf(all.length)
    const planned = runsOf(plan, all)
    const judged = judgeCalibration({ plan }, { planChanged: false, runs: planned })
    const added = runsOf(plan, [STILL, STILL, STILL, STILL], { extension: 1, state: 'running' })
    expect(judgeCalibration({ plan }, { planChanged: false, runs: [...planned, ...added] })).toEqual(judged)
    const begun = planned.map((run, at) =>
      at === 1 ? { ...run, state: 'running' as const, hasAnswers: false, items: [] } : run,
    )
    expect(judgeCalibration({ plan }, { planChanged: false, runs: begun })).toMatchObject({
      conclusion: 'waiting',
      planted: 0,
    })
  })

  it('sees what the practice service plants, and nothing where answers are drawn by lot', () => {
    const plan = practiceCalibration(SOUND_ITEMS, 100)
    const practice = calibrateOn(byPractice(1), plan)
    expect(practice).toMatchObject({ conclusion: 'shows', planted: 8, controls: 8 })
    expect(practice.shown).toBeGreaterThanOrEqual(5)
    expect(['nothing', 'chance']).toContain(calibrateOn(byLot(1), plan).conclusion)
  })
})

describe('binomialTail', () => {
  it('adds up the chances of so many or more', () => {
    expect(binomialTail(0, 8, 0.05)).toBe(1)
    expect(binomialTail(1, 2, 0.5)).toBeCloseTo(0.75)
    expect(binomialTail(3, 8, 0.05)).toBeCloseTo(0.0058, 4)
    expect(binomialTail(8, 8, 1)).toBe(1)
    expect(binomialTail(1, 1, 0.05)).toBe(0.05)
  })
})
