import { describe, expect, it } from 'vitest'
import { findPlanProblems } from '../../../../shared/experiments/design/plan-problems.ts'
import type { ExperimentArm, ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'
import { anArm, aPlan, ITEM } from '../experiments.ts'

/** Three options agree, and one disagrees. */
const UNEVEN = aChoice('item', 'The town should build more cycle lanes.', [
  ...['Strongly agree', 'Agree', 'Somewhat agree', 'Disagree', 'Don’t know'],
])
const NO_SIDES = aChoice('item', 'What do you take to work?', ['Bus', 'Train', 'Car'])

/** Codes of the plan's problems, each with its arm. */
function problemsOf(change: Partial<ExperimentPlan>): string[] {
  return findPlanProblems(aPlan(change)).map(({ code, arm, problem }) =>
    [code, problem?.code, arm].filter(Boolean).join(' '),
  )
}

/** The default design with this arm added, or in place of the one with the same id. */
function withArm(arm: ExperimentArm): Partial<ExperimentPlan> {
  return { arms: [...aPlan().arms.filter(({ id }) => id !== arm.id), arm] }
}

it('finds nothing in a sound plan', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ alone: false })).toEqual([])
  expect(problemsOf(withArm(anArm('contrary')))).toEqual([])
})

describe('of a rewording, it finds', () => {
  const reworded = { ...ITEM, stem: 'Is it good?' }
  const reversed = { ...ITEM, options: ITEM.options.toReversed() }
  const [yes, no] = ITEM.options.map(({ text }) => text)
  const retyped = {
    ...ITEM,
    options: ITEM.options.map(({ id }, at) => ({ id, text: (at === 0 ? no : yes) ?? '' })),
  }
  const reason = { kind: 'reason' as const, question: anOpenEnded('why', 'Why?') }
  const cases: [string, Partial<ExperimentPlan>, string[]][] = [
    ['no connection', { connectionId: '' }, ['connection_missing']],
    ['an item that is not in the questionnaire', { item: 'gone' }, ['item_unknown']],
    ['no A', { arms: aPlan().arms.slice(1) }, ['base_missing', 'comparison_unknown']],
    ['two A', withArm({ ...anArm('base'), id: 'second' }), ['base_repeated second']],
    ['two arms of one id', { arms: [...aPlan().arms, anArm('reversed')] }, ['arm_repeated reversed']],
    ['an arm that asks nothing', withArm(anArm('rewording', null)), ['question_missing rewording']],
    ['B equal to A', withArm(anArm('rewording', ITEM)), ['wording_unchanged rewording']],
    ['a contrary equal to A', withArm(anArm('contrary', ITEM)), ['wording_unchanged contrary']],
    ['A again in other words', withArm(anArm('again', reworded)), ['again_differs again']],
    ['A again in another order', withArm(anArm('again', reversed)), ['again_differs again']],
    ['A reversed in other words', withArm(anArm('reversed', reworded)), ['reversed_differs reversed']],
    ['A reversed in the same order', withArm(anArm('reversed', ITEM)), ['order_unchanged reversed']],
    [
      'B as an open-ended item',
      withArm(anArm('rewording', anOpenEnded('item', 'Why?'))),
      ['question_open_ended rewording'],
    ],
    [
      'options that A does not have',
      withArm(anArm('rewording', aChoice('other', 'Which?', ['1', '2']))),
      ['options_not_shared rewording'],
    ],
    ['a probe arm without probes', withArm(anArm('probe', ITEM)), ['probes_missing probe']],
    [
      'probes where answers are compared',
      withArm({ ...anArm('again'), probes: [reason] }),
      ['probes_misplaced again'],
    ],
    ['two A again', { arms: [...aPlan().arms, { ...anArm('again'), id: 'more' }] }, ['again_repeated more']],
    [
      'options typed anew in another order',
      withArm(anArm('rewording', retyped)),
      ['options_crossed rewording'],
    ],
    [
      'the reverse of another wording than B',
      withArm({ ...anArm('rewording_reversed'), question: { ...reversed, stem: 'Other?' } }),
      ['reverses_nothing rewording_reversed'],
    ],
    [
      'the contrary as what is compared with',
      { ...withArm(anArm('contrary')), comparison: { from: 'contrary', to: 'base' } },
      ['contrary_from'],
    ],
    [
      'a contrary whose answers cannot be turned round',
      {
        arms: [anArm('base', UNEVEN), anArm('contrary', { ...UNEVEN, stem: 'The town should build none.' })],
        comparison: { from: 'base', to: 'contrary' },
      },
      ['contrary_sides'],
    ],
    [
      'a contrary whose options take no side',
      {
        arms: [anArm('base', NO_SIDES), anArm('contrary', { ...NO_SIDES, stem: 'What do you never take?' })],
        comparison: { from: 'base', to: 'contrary' },
      },
      ['contrary_no_sides'],
    ],
    [
      'two items of one id',
      { alone: true, draft: { ...aPlan().draft, questions: [ITEM, { ...ITEM, stem: 'Same id?' }] } },
      ['item_repeated'],
    ],
    ['nothing to compare', { comparison: null }, ['comparison_missing']],
    ['an arm compared with itself', { comparison: { from: 'base', to: 'base' } }, ['comparison_of_one']],
    ['a comparison with no arm', { comparison: { from: 'base', to: 'gone' } }, ['comparison_unknown']],
    [
      'a comparison with probes',
      {
        ...withArm({ ...anArm('probe', ITEM), probes: [reason] }),
        comparison: { from: 'base', to: 'probe' },
      },
      ['comparison_unknown'],
    ],
  ]
  it.each(cases)('%s', (_, change, expected) => {
    expect(problemsOf(change)).toEqual(expected)
  })

  it('how many options of A agree and disagree, where the contrary cannot be compared', () => {
    const arms = [
      anArm('base', UNEVEN),
      anArm('contrary', { ...UNEVEN, stem: 'The town should build none.' }),
    ]
    const told = (change: Partial<ExperimentPlan>) =>
      findPlanProblems(aPlan(change)).map(({ sides }) => sides)
    expect(told({ arms, comparison: { from: 'base', to: 'contrary' } })).toEqual([{ agree: 3, disagree: 1 }])
    // Beside another comparison the contrary is no problem: the readiness to agree needs no pairs.
    const all = [...arms, anArm('rewording', { ...UNEVEN, stem: 'Should the town build cycle lanes?' })]
    expect(told({ arms: all, comparison: { from: 'base', to: 'rewording' } })).toEqual([])
  })

  it('no problem in a contrary whose options pair up', () => {
    const even = aChoice('item', 'The town should build more cycle lanes.', ['Agree', 'Disagree'])
    const arms = [anArm('base', even), anArm('contrary', { ...even, stem: 'The town should build none.' })]
    expect(problemsOf({ arms, comparison: { from: 'base', to: 'contrary' } })).toEqual([])
  })

  it('no problem in B with its reverse', () => {
    expect(problemsOf({ arms: [...aPlan().arms, anArm('rewording_reversed')] })).toEqual([])
  })

  it('no problem in B that is A in another order: order is then what is tried', () => {
    expect(problemsOf(withArm(anArm('rewording', reversed)))).toEqual([])
  })
})

describe('of the questionnaires that are sent, it finds', () => {
  it('what all arms share once, and what one arm has at that arm', () => {
    expect(problemsOf({ personas: 0 })).toEqual(['draft personas_out_of_range'])
    const other = aChoice('other', '', ['Yes', 'No'])
    const draft = { ...aPlan().draft, questions: [other, ITEM] }
    expect(problemsOf({ draft, alone: false })).toEqual(['draft stem_empty'])
    expect(problemsOf(withArm(anArm('rewording', { ...ITEM, stem: ' ' })))).toEqual([
      'draft stem_empty rewording',
    ])
  })
})

describe('of a calibration, it finds', () => {
  const twin = { item: 'item', defect: 'leading' as const, question: { ...ITEM, stem: 'Surely you do?' } }
  const sound: Partial<ExperimentPlan> = {
    purpose: 'calibration',
    item: null,
    comparison: null,
    arms: [anArm('base', null), anArm('again', null), anArm('twins', null)],
    twins: [twin],
  }
  it.each<[string, Partial<ExperimentPlan>, string[]]>([
    ['nothing in a sound one', {}, []],
    ['no twins', { twins: [] }, ['twins_missing']],
    ['no arm for them', { arms: [anArm('base', null), anArm('again', null)] }, ['twins_arm_missing']],
    ['no A again', { arms: [anArm('base', null), anArm('twins', null)] }, ['again_missing']],
    ['a twin of no item', { twins: [{ ...twin, item: 'gone' }] }, ['twin_item_unknown']],
    ['a twin equal to its item', { twins: [{ ...twin, question: ITEM }] }, ['twin_unchanged']],
  ])('%s', (_, change, expected) => {
    expect(problemsOf({ ...sound, ...change })).toEqual(expected)
  })
})
