import { describe, expect, it } from 'vitest'
import { planFrom, schemaFor } from '../../../electron/cli/experiment/any-plan-file.ts'
import {
  tellFileProblem,
  tellIssue,
  tellPlanProblem,
} from '../../../electron/cli/experiment/file-problems.ts'
import { findPlanProblems } from '../../../shared/experiments/design/plan-problems.ts'

const SURVEY = {
  title: 'Getting about',
  items: [{ stem: 'More lanes?', options: ['Yes', 'No', 'Don’t know'] }, { stem: 'Why?' }],
}
const REWORDING = { kind: 'rewording', stem: 'Would you not want more lanes?' }
const FILE = { survey: SURVEY, item: 1, arms: [{ kind: 'again' }, REWORDING] }

/** Every mistake reported for a file, in English. */
function mistakes(file: unknown): string[] {
  const parsed = schemaFor(file).safeParse(file, { reportInput: true })
  if (!parsed.success) return parsed.error.issues.map((issue) => tellIssue(issue).en)
  const made = planFrom(parsed.data, 'practice')
  if ('problem' in made) return [tellFileProblem(made.problem).en]
  return findPlanProblems(made.plan).map((problem) => tellPlanProblem(problem).en)
}

function planIn(file: unknown) {
  const made = planFrom(schemaFor(file).parse(file), 'live')
  if ('problem' in made) throw new Error(made.problem.what)
  return made.plan
}

describe('a plan file', () => {
  it('is a plan that can be launched, the same one every time, with the usual design where it says nothing', () => {
    const plan = planIn(FILE)
    expect(findPlanProblems(plan)).toEqual([])
    expect(planIn(FILE)).toEqual(plan)
    expect(plan).toMatchObject({ title: 'Getting about', connectionId: 'live', alone: false })
    expect(plan).toMatchObject({ personas: 100, runs: 2, leastPoints: 5 })
    expect(plan.arms.map(({ kind }) => kind)).toEqual(['base', 'again', 'rewording'])
    expect(plan.comparison).toEqual({ from: 'a', to: 'arm-2' })
    expect(plan.draft.questions.map(({ type }) => type)).toEqual(['single_choice', 'open_ended'])
  })

  it('gives options that mean the same the same id, by their text or by “sameAs”', () => {
    const options = ['No', { text: 'Certainly', sameAs: 'Yes' }, 'Perhaps']
    const { arms } = planIn({ ...FILE, arms: [{ ...REWORDING, options }, { kind: 'rewording_reversed' }] })
    const ids = arms.map(({ question }) => question?.options.map(({ id }) => id))
    expect(ids[1]).toEqual(['item-1-option-2', 'item-1-option-1', 'arm-1-option-3'])
    expect(ids[2]).toEqual(ids[1]?.toReversed())
  })

  it('turns the order round, and asks probes behind the item', () => {
    const probe = { kind: 'probe', probes: [{ kind: 'reason', stem: 'Why this answer?' }] }
    const { arms, comparison } = planIn({ ...FILE, arms: [{ kind: 'reversed' }, probe] })
    expect(arms[1]?.question?.options.map(({ text }) => text)).toEqual(['No', 'Yes', 'Don’t know'])
    expect(arms[2]?.probes).toMatchObject([{ kind: 'reason', question: { type: 'open_ended' } }])
    expect(comparison).toEqual({ from: 'a', to: 'arm-1' })
  })

  it.each([
    [{ ...FILE, item: undefined }, '“item”: this value is missing (expected: number).'],
    [{ ...FILE, personas: '3' }, '“personas”: this value is of the wrong type (expected: number).'],
    [{ ...FILE, colour: 1 }, 'unknown member: colour. Correct its name or remove it.'],
    [{ ...FILE, runs: 9 }, '“runs”: too large: at most 8 allowed.'],
    [{ ...FILE, arms: [] }, '“arms”: too small or too short: at least 1 needed.'],
    [{ ...FILE, arms: [{ ...REWORDING, stem: ' ' }] }, '“arms[1].stem”: this text is empty.'],
    [{ ...FILE, item: 3 }, '“item”: there is no item of that number in “survey.items”.'],
    [{ ...FILE, compare: 3 }, '“compare”: there is no arm of that number in “arms”.'],
    [
      { ...FILE, item: 2, arms: [{ kind: 'reversed' }] },
      '“arms[1]”: this item has no order of response options to reverse.',
    ],
    [
      { ...FILE, arms: [{ kind: 'rewording_reversed' }] },
      '“arms[1]”: there is no arm “rewording” before it.',
    ],
    [
      { ...FILE, arms: [{ ...REWORDING, options: ['Yes', { text: 'Nay', sameAs: 'Never' }] }] },
      '“arms[1]”: “sameAs” names no response option of the item.',
    ],
    [
      { ...FILE, arms: [{ ...REWORDING, stem: 'More lanes?' }] },
      '“arms[1]”: this arm asks the same as the item. Change its wording, or use “again”.',
    ],
    [
      { ...FILE, arms: [{ ...REWORDING, options: ['A', 'B'] }] },
      '“arms[1]”: no response option is shared with the item. Use “sameAs” for those that mean the same.',
    ],
  ])('says where a mistake is and what to do (%#)', (file, told) => {
    expect(mistakes(file)).toEqual([told])
  })

  it('names the kinds that there are', () => {
    expect(mistakes({ ...FILE, arms: [{ kind: 'rewordin' }] })[0]).toMatch(
      /^“arms\[1\]\.kind”: unknown kind; possible kinds: again, reversed, rewording,/,
    )
  })
})

describe('a file of a calibration', () => {
  const SOUND = [
    { stem: 'Do you trust your doctor?', options: ['Yes', 'No', 'Don’t know'] },
    { stem: 'What would you change?' },
    { stem: 'Do you support more cycle lanes in your town?', options: ['Yes', 'No', 'Don’t know'] },
  ]
  const CALIBRATION = { kind: 'calibration', survey: { title: 'Sound items', items: SOUND } }

  it('plants a defect into each single-choice item by rule, the same ones every time', () => {
    const plan = planIn(CALIBRATION)
    expect(findPlanProblems(plan)).toEqual([])
    expect(planIn(CALIBRATION)).toEqual(plan)
    expect(plan).toMatchObject({
      purpose: 'calibration',
      item: null,
      personas: 100,
      runs: 2,
      title: 'Sound items',
    })
    expect(plan.arms.map(({ kind }) => kind)).toEqual(['base', 'again', 'twins'])
    expect(plan.twins.map(({ item }) => item)).toEqual(['item-1', 'item-3'])
  })

  it('takes the items, the defects and the words that it names', () => {
    const written = { item: 3, defect: 'leading', stem: 'Surely you support more cycle lanes?' }
    const plan = planIn({ ...CALIBRATION, items: [3, 1], twins: [{ item: 1, defect: 'leading' }, written] })
    expect(plan.twins.map(({ item, defect }) => [item, defect])).toEqual([
      ['item-1', 'leading'],
      ['item-3', 'leading'],
    ])
    expect(plan.twins[1]?.question.stem).toBe(written.stem)
    expect(plan.twins[0]?.question.stem).not.toBe(SOUND[0]?.stem)
  })

  it.each([
    [{ items: [4] }, '“items[1]”: there is no item of that number in “survey.items”.'],
    [{ items: [2] }, '“items[1]”: a calibration needs single-choice items.'],
    [
      { twins: [{ item: 1, defect: 'overlapping' }] },
      /^“twins\[1\]”: no rule plants this defect into this item\./,
    ],
    [
      {
        twins: [
          { item: 1, defect: 'leading' },
          { item: 1, defect: 'absolute', stem: 'Always?' },
        ],
      },
      '“twins[2]”: this item has a twin already.',
    ],
    [
      { twins: [{ item: 1, defect: 'leading', stem: SOUND[0]?.stem }] },
      '“twins[1]”: this twin asks the same as the sound item. Change it.',
    ],
    [
      {
        survey: {
          title: 'One',
          items: [{ stem: 'Surely you always agree with everyone, don’t you?', options: ['Yes', 'No'] }],
        },
      },
      /^“survey\.items\[1\]”: the wording checker finds an issue in this item/,
    ],
    [
      {
        survey: {
          title: 'One',
          items: [{ stem: 'Finden Sie nicht auch, dass die Busse zu teuer sind?', options: ['Ja', 'Nein'] }],
        },
      },
      /^“survey\.items\[1\]”: the wording checker reads only French and English/,
    ],
    [
      { twins: [{ item: 1, defect: 'leading', stem: 'Do you trust doctors?' }] },
      /^“twins\[1\]”: the wording checker does not find this defect in the twin/,
    ],
    [{ arms: [] }, 'unknown member: arms. Correct its name or remove it.'],
  ])('tells what is wrong: %j', (change, told) => {
    expect(mistakes({ ...CALIBRATION, ...change })).toEqual([
      typeof told === 'string' ? told : expect.stringMatching(told),
    ])
  })
})
