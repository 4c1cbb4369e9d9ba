import { describe, expect, it } from 'vitest'
import type { ArmKind, ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { anArm, aPlan, aRunOf, evidenceOf, ITEM, judged } from '../experiments.ts'
import { CALM, halves, ofArms } from './halves.ts'

const plan = aPlan({ personas: 100 })
const withArms = (...kinds: ArmKind[]): ExperimentPlan => ofArms(plan, kinds)

describe('the conclusion is', () => {
  it('wording, where B moves beyond the noise and no other arm moves as much', () => {
    const { state, comparison } = judged(plan, halves({ ...CALM, rewording: 70 }))
    expect(state).toBe('judged')
    // By hand: 200 per side, 60 % of both together say yes: 1.96 √(.6 · .4 · 2/200) = .096.
    expect(comparison).toMatchObject({
      move: { from: 'base', to: 'rewording', moved: 20, options: [20, -20], top: 0, chance: 10 },
      isMoved: true,
      noise: { chance: 10, measured: 1, floor: 10, clustered: false, visible: 15 },
      conclusion: 'wording',
    })
    expect(comparison?.causes.map(({ cause, kind, state: is }) => `${cause} ${kind} ${is}`)).toEqual([
      'noise again ruled_out',
      'population_or_model again ruled_out',
      'order reversed ruled_out',
      'population_or_model equivalent untested',
    ])
  })

  it('noise, where B stays within it, with what could have been seen', () => {
    const { comparison } = judged(plan, halves({ ...CALM, rewording: 57 }))
    expect(comparison).toMatchObject({ isMoved: false, conclusion: 'noise', move: { moved: 7 } })
    expect(comparison?.noise.visible).toBe(15)
  })

  it('noise, where A again moves as much, even if chance allows less', () => {
    const { comparison } = judged(plan, halves({ ...CALM, again: 68, rewording: 68 }))
    expect(comparison).toMatchObject({
      isMoved: false,
      conclusion: 'noise',
      noise: { measured: 18, floor: 18 },
    })
  })

  it('noise, where B moves less than the plan asks', () => {
    const { comparison } = judged({ ...plan, leastPoints: 25 }, halves({ ...CALM, rewording: 70 }))
    expect(comparison).toMatchObject({ isMoved: false, conclusion: 'noise' })
    const asMuch = judged({ ...plan, leastPoints: 20 }, halves({ ...CALM, rewording: 70 }))
    expect(asMuch.comparison).toMatchObject({ isMoved: true, conclusion: 'wording' })
  })

  it('population or model, where A again moves beyond chance and B hardly further', () => {
    const { comparison } = judged(plan, halves({ ...CALM, again: 65, rewording: 70 }))
    expect(comparison).toMatchObject({ isMoved: true, conclusion: 'population_or_model' })
  })

  it('population or model, where an equivalent wording moves as much', () => {
    const wide = withArms('base', 'again', 'reversed', 'equivalent', 'rewording')
    const { comparison } = judged(wide, halves({ ...CALM, equivalent: 68, rewording: 70 }))
    expect(comparison?.conclusion).toBe('population_or_model')
    expect(comparison?.causes.at(-1)).toMatchObject({ arm: 'equivalent', moved: 18, state: 'explains' })
  })

  it('order, where the reversed order moves as much', () => {
    const { comparison } = judged(plan, halves({ ...CALM, reversed: 67, rewording: 70 }))
    expect(comparison?.conclusion).toBe('order')
  })

  it('not order, where the reversed order moves less than A again', () => {
    const { comparison } = judged(plan, halves({ ...CALM, again: 62, reversed: 61, rewording: 70 }))
    // By hand: chance reaches 10 points, so that A again (12) sets the floor, and A reversed (11) stays below it.
    expect(comparison?.noise).toMatchObject({ chance: 10, floor: 12 })
    expect(comparison?.conclusion).toBe('population_or_model')
    expect(comparison?.causes.find(({ cause }) => cause === 'order')).toMatchObject({
      moved: 11,
      state: 'ruled_out',
    })
  })

  it('order, where B is A in another order', () => {
    const turned = anArm('rewording', { ...ITEM, options: ITEM.options.toReversed() })
    const { comparison } = judged(
      { ...plan, arms: [...plan.arms.slice(0, 2), turned] },
      halves({ ...CALM, rewording: 70 }),
    )
    expect(comparison).toMatchObject({ conclusion: 'order', differsIn: 'order' })
  })

  it('wording again, where B moves far beyond what order does', () => {
    const { comparison } = judged(plan, halves({ ...CALM, reversed: 65, rewording: 90 }))
    expect(comparison?.conclusion).toBe('wording')
  })
})

it('tests the runs of B against all that ask A, in its own words or in equivalent ones, and have answers', () => {
  const asked = withArms('base', 'again', 'reversed', 'equivalent', 'rewording')
  const sides = (yes: Record<string, number>) => judged(asked, halves(yes)).comparison?.permutation
  expect(sides({ ...CALM, equivalent: 52, rewording: 70 })).toMatchObject({
    arms: { from: ['base', 'again', 'equivalent'], to: ['rewording'] },
    runs: { from: 6, to: 2 },
  })
  expect(sides({ base: 50, equivalent: 52, rewording: 70 })).toMatchObject({
    arms: { from: ['base', 'equivalent'], to: ['rewording'] },
    runs: { from: 4, to: 2 },
  })
})

describe('nothing is said', () => {
  it('of a comparison with too few answers, and the runs without any are named', () => {
    const evidence = evidenceOf({ base: [[25, 25]], again: [[25, 25]], reversed: [], rewording: [[9, 20]] })
    evidence.runs.push(aRunOf('rewording', [], 2, { state: 'failed', hasAnswers: false, items: [] }))
    const { state, comparison, arms, runs } = judged(aPlan(), evidence)
    expect({ state, comparison, runs }).toEqual({
      state: 'too_few',
      comparison: null,
      runs: { planned: 8, withAnswers: 3 },
    })
    const last = arms.at(-1)
    expect(last).toMatchObject({
      base: 29,
      missingRuns: 1,
      shares: [
        { count: 9, percent: null },
        { count: 20, percent: null },
      ],
    })
    expect(last?.lost).toEqual([{ runId: 'rewording-2', repeat: 2, state: 'failed', uncounted: false }])
    expect(arms.map(({ missingRuns }) => missingRuns)).toEqual([1, 1, 2, 1])
  })

  it('while planned runs are under way', () => {
    const evidence = halves({ ...CALM, rewording: 70 })
    evidence.runs.push(aRunOf('rewording', [], 3, { state: 'running', hasAnswers: false, items: [] }))
    expect(judged(plan, evidence)).toMatchObject({ state: 'waiting', comparison: null })
  })

  it('where the plan names nothing to compare', () => {
    expect(judged({ ...plan, comparison: null }, halves(CALM)).state).toBe('nothing_to_compare')
  })

  it('of a run whose counts are not known', () => {
    const evidence = halves({ ...CALM, rewording: 70 })
    const item = evidence.runs.at(-1)?.items[0]
    if (item) item.counts = [null, null]
    const arm = judged(plan, evidence).arms.at(-1)
    expect(arm).toMatchObject({ base: 100, lost: [{ uncounted: true }] })
  })
})

it('sets options that A does not have beside its own', () => {
  const evidence = halves({ ...CALM, rewording: 50 })
  for (const { items, arm } of evidence.runs) if (arm === 'rewording' && items[0]) items[0].elsewhere = 100
  const { options, comparison } = judged(plan, evidence)
  expect(options).toEqual(['Yes', 'No', ''])
  expect(comparison?.move).toMatchObject({ moved: 50, options: [-25, -25, 50], top: 2 })
})

it('takes runs of one arm that hang together for more noise than chance', () => {
  const loose = evidenceOf({
    base: [
      [70, 30],
      [30, 70],
    ],
    again: [
      [32, 68],
      [68, 32],
    ],
    reversed: [
      [50, 50],
      [50, 50],
    ],
    rewording: [
      [75, 25],
      [75, 25],
    ],
  })
  const { comparison } = judged(plan, loose)
  // By hand: X² is 32 and 25.92 with 4 degrees of freedom in all, so the 9.5 points by chance are multiplied by √14.5 =
  // 3.8.
  expect(comparison).toMatchObject({
    noise: { clustered: true, chance: 36, visible: 46, runs: { moved: 40, pairs: 4 } },
    isMoved: false,
  })
})

it('keeps runs that were added later out of the main comparison', () => {
  const evidence = halves({ ...CALM, rewording: 55 })
  evidence.runs.push(...[3, 4].map((repeat) => aRunOf('rewording', [100, 0], repeat, { extension: 1 })))
  const { comparison, explored } = judged(plan, evidence, [{ at: 1, runs: 2 }])
  expect(comparison?.move.moved).toBe(5)
  expect(explored.extended).toMatchObject({ times: 1, runs: 2, comparison: { move: { moved: 28 } } })
})

it('says nothing of runs that were added and have no answers yet', () => {
  const evidence = halves({ ...CALM, rewording: 55 })
  evidence.runs.push(aRunOf('rewording', [], 3, { extension: 1, hasAnswers: false, state: 'running' }))
  const { state, explored } = judged(plan, evidence, [{ at: 1, runs: 1 }])
  expect(state).toBe('judged')
  expect(explored.extended).toEqual({ times: 1, runs: 1, comparison: null })
})

it('says nothing of a contrary statement whose options do not tell who agrees', () => {
  const colours = ['Red', 'Blue'].map((text) => ({ id: text, text }))
  const arms = [
    anArm('base', { ...ITEM, options: colours }),
    anArm('contrary', { ...ITEM, stem: 'Otherwise?', options: colours }),
  ]
  const main = { ...plan, arms, comparison: { from: 'base', to: 'contrary' } }
  expect(judged(main, halves({ base: 70, contrary: 30 }))).toMatchObject({
    state: 'no_sides',
    comparison: null,
  })
})

describe('explored', () => {
  it('are groups, with points only on bases of 30 or more', () => {
    const evidence = evidenceOf({
      base: [[50, 50]],
      again: [[50, 50]],
      reversed: [[50, 50]],
      rewording: [[80, 20]],
    })
    for (const { arm, traits } of evidence.runs) {
      const isB = arm === 'rewording'
      const groups = [
        { value: 'F', counts: isB ? [60, 11] : [35, 36] },
        { value: 'M', counts: isB ? [20, 9] : [15, 14] },
      ]
      traits.push({ field: 'sexe', groups })
    }
    expect(judged(plan, evidence).explored.groups).toEqual([
      // By hand: 60/71 − 35/71 = .352; by chance 1.96 √(.669 · .331 · 2/71) = .155.
      { field: 'sexe', value: 'F', from: 71, to: 71, points: 35, isSmall: true, chance: 15 },
      { field: 'sexe', value: 'M', from: 29, to: 29, points: null, isSmall: true, chance: null },
    ])
  })

  it('are other pairs of arms and other items', () => {
    const arms = [...plan.arms, { ...anArm('rewording'), id: 'c' }]
    const evidence = halves({ ...CALM, rewording: 70, c: 50 })
    for (const { items, arm } of evidence.runs) {
      const counts = arm === 'rewording' ? [70, 30] : [50, 50]
      const none = { elsewhere: 0, blank: 0, unread: 0, missing: 0, signs: [] }
      items.push({ item: 'next', counts, base: 100, ...none })
    }
    const { pairs, items } = judged({ ...plan, arms }, evidence).explored
    expect(pairs.map(({ from, to, moved }) => [from, to, moved])).toEqual([
      ['base', 'c', 0],
      ['rewording', 'c', 20],
    ])
    expect(items).toEqual([{ item: 'next', moved: 20, chance: 10 }])
  })
})

it('takes no run of a few personas for a measure of how far runs differ', () => {
  const plan = aPlan({ personas: 100 })
  const evidence = evidenceOf({
    base: [
      [50, 50],
      [0, 0],
      [1, 0],
      [54, 46],
    ],
    again: [[50, 50]],
    rewording: [[60, 40]],
  })
  expect(judged(plan, evidence).comparison?.noise.runs).toEqual({ moved: 4, pairs: 1 })
})

it('explores no pair that is the main comparison the other way round', () => {
  const plan = aPlan({ personas: 100, comparison: { from: 'rewording', to: 'base' } })
  const evidence = evidenceOf({ base: [[50, 50]], again: [[50, 50]], rewording: [[60, 40]] })
  expect(judged(plan, evidence).explored.pairs).toEqual([])
})
