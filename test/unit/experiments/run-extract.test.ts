import { expect, it } from 'vitest'
import { extractRun } from '../../../shared/experiments/evidence/run-extract.ts'
import { traitEvidence } from '../../../shared/experiments/evidence/trait-evidence.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import { anArm, aPlan } from '../../support/a-plan.ts'
import { resultsOf } from '../../support/results-of.ts'

const [own, open] = aPlan().draft.questions as [Question, Question]

/** Personas of these ages who chose these options, by position in the item; null for a blank. */
function chose(options: readonly (number | null)[], ages: readonly number[] = []): RunResults {
  return resultsOf({
    respondents: options.map((_, at) => ({
      id: null,
      attributes: [{ name: 'age', value: String(ages[at] ?? 30) }],
    })),
    answers: options.map(
      (option, respondent): Answer =>
        option === null
          ? { respondent, question: 0, kind: 'blank', option: null, text: null }
          : { respondent, question: 0, kind: 'option', option, text: null },
    ),
  })
}

it('sets answers side by side by the ids of the options of A, whatever the order in which they were asked', () => {
  const reversed = anArm('r', { ...own, options: own.options.toReversed() }, { kind: 'reversed' })
  const plan = aPlan({ arms: [anArm('a', own), reversed] })
  const questions = [reversed.question as Question]
  const extract = extractRun(plan, reversed, { questions, results: chose([0, 0, 3, null]), signs: [] })
  expect(extract.items).toMatchObject([
    { item: 'q1', counts: [1, 0, 0, 2], base: 3, elsewhere: 0, blank: 1, unread: 0, missing: 0 },
  ])
  expect(extract.chosen).toEqual([3, 3, 0, -1])
})

it('counts what A does not offer apart, and an option that was not asked as chosen by nobody', () => {
  const [first, second] = own.options
  const other = { ...own, options: [{ id: 'new', text: 'Autre' }, second, first].filter((each) => !!each) }
  const arm = anArm('b', other, { kind: 'rewording' })
  const plan = aPlan({ arms: [anArm('a', own), arm] })
  const extract = extractRun(plan, arm, {
    questions: [other],
    results: chose([0, 0, 1, 2]),
    signs: [['blank']],
  })
  expect(extract.items[0]).toMatchObject({ counts: [1, 1, 0, 0], base: 2, elsewhere: 2, signs: ['blank'] })
  expect(extract.chosen).toEqual([4, 4, 1, 0])
})

it('counts in the groups whoever chose an option that A does not have, as in the arms', () => {
  const b = { ...own, options: [...own.options.slice(1), { id: 'new', text: 'Autre' }] }
  const arm = anArm('b', b, { kind: 'rewording' })
  const plan = aPlan({ arms: [anArm('a', own), arm] })
  const extract = extractRun(plan, arm, { questions: [b], results: chose([3, 3, 0, null]), signs: [] })
  const others = extractRun(plan, anArm('a', own), { questions: [own], results: chose([0, 1]), signs: [] })
  const sexes = [extract, others].map((each) => ({
    ...each,
    profiles: each.profiles.map((_, at) => [{ name: 'sexe', value: at % 2 === 0 ? 'F' : 'M' }]),
  }))
  expect(traitEvidence(sexes, 4).map(([field]) => field?.groups)).toEqual([
    [
      { value: 'F', counts: [0, 1, 0, 0, 1] },
      { value: 'M', counts: [0, 0, 0, 0, 1] },
    ],
    [
      { value: 'F', counts: [1, 0, 0, 0, 0] },
      { value: 'M', counts: [0, 1, 0, 0, 0] },
    ],
  ])
})

it('counts every item of the questionnaire but no probe, and knows no count where the service told none', () => {
  const probe = { kind: 'reason', question: { ...open, id: 'p1' } } as const
  const arm = anArm('p', own, { kind: 'probe', probes: [probe] })
  const plan = aPlan({ alone: false, arms: [anArm('a', own), arm] })
  const results = resultsOf({ counts: [{ question: 0, counts: [5, null, 1, 0] }] })
  const { items } = extractRun(plan, arm, { questions: [own, probe.question, open], results, signs: [] })
  expect(items).toMatchObject([
    { item: 'q1', counts: [5, null, 1, 0], base: null },
    { item: 'q2', counts: [], base: null },
  ])
})

it('parts all runs by the same groups of a field', () => {
  const arm = anArm('a', own)
  const plan = aPlan({ arms: [arm] })
  const extracts = [chose([0, 1, 1], [19, 40, 41]), chose([2, null], [70, 20])].map((results) =>
    extractRun(plan, arm, { questions: [own], results, signs: [] }),
  )
  const groups = (counts: number[][]) => [
    {
      field: 'age',
      groups: ['18–24', '35–49', '65+'].map((value, at) => ({ value, counts: counts[at] })),
    },
  ]
  expect(traitEvidence(extracts, 4)).toEqual([
    groups([
      [1, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 0, 0, 0],
    ]),
    groups([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 1, 0],
    ]),
  ])
})

it('counts as answering only personas of whom an answer came, in runs that were cut short too', () => {
  const arm = anArm('a', own)
  const plan = aPlan({ arms: [arm] })
  const personas = (results: RunResults) =>
    extractRun(plan, arm, { questions: [own], results, signs: [] }).personas
  const whole = chose([0, 1, null, 2])
  expect(personas(whole)).toBe(4)
  // Four are described, two of them before the run was stopped.
  expect(personas({ ...whole, answers: whole.answers.slice(0, 2) })).toBe(2)
  // Of ready-made counts nobody is known, but how many answered is.
  expect(personas(resultsOf({ counts: [{ question: 0, counts: [5, 3, 1, 0] }] }))).toBe(9)
})
