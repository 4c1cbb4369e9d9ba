import { produce } from 'immer'
import { expect, test } from 'vitest'
import { armLetter } from '../../../shared/experiments/arm-letter.ts'
import {
  addArm,
  addReversed,
  canReverse,
  kindsToAdd,
  removeArm,
  reword,
} from '../../../shared/experiments/edit-arms.ts'
import { newPlan } from '../../../shared/experiments/new-plan.ts'
import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'

let made = 0
const newId = () => {
  made += 1
  return `arm-${made}`
}

function begin(): ExperimentPlan {
  made = 0
  const draft = aSurvey('Trams', [aChoice('rail', 'More trams?', ['Yes', 'No'])])
  const source = { surveyId: 's', versionId: null, runId: null }
  const plan = newPlan({ draft, item: 'rail', source, connectionId: 'practice', newId })
  if (!plan) throw new Error('No plan')
  return plan
}

const names = ({ arms }: ExperimentPlan) =>
  arms.map((arm) => `${armLetter(arms, arm)}${arm.kind.includes('reversed') ? ' reversed' : ''}`)

test('arms stand in their order, whenever they are added, each B before its reverse', () => {
  const plan = produce(begin(), (draft) => {
    addArm(draft, 'rewording', 'c')
    addReversed(draft, 'arm-4', 'b-reversed')
    addArm(draft, 'rewording', 'd')
    addArm(draft, 'contrary', 'contrary')
  })
  expect(names(plan)).toEqual(['A', 'A', 'A reversed', '', 'B', 'B reversed', 'C', 'D'])
  expect(kindsToAdd(plan)).toEqual(['equivalent', 'probe', 'rewording'])
  const [, , , , b, , c] = plan.arms
  expect([b, c].map((arm) => arm && canReverse(plan.arms, arm))).toEqual([false, true])
})

test('an arm goes with the one that reverses it, the comparison falls to what is left, and A stays', () => {
  const plan = produce(begin(), (draft) => {
    addReversed(draft, 'arm-4', 'b-reversed')
    removeArm(draft, 'arm-4')
    removeArm(draft, 'arm-1')
  })
  expect(names(plan)).toEqual(['A', 'A', 'A reversed'])
  expect(plan.comparison).toEqual({ from: 'arm-1', to: 'arm-3' })
  const bare = produce(plan, (draft) => removeArm(draft, 'arm-3'))
  expect(bare.comparison).toBeNull()
  expect(produce(bare, (draft) => addArm(draft, 'rewording', 'b')).comparison).toEqual({
    from: 'arm-1',
    to: 'b',
  })
})

test('B is written, and its reverse follows; A and what repeats it are not written', () => {
  const plan = produce(begin(), (draft) => {
    addReversed(draft, 'arm-4', 'b-reversed')
    reword(draft, 'arm-4', (question) => {
      question.stem = 'Don’t you want trams?'
      question.options.push({ id: 'new', text: 'Maybe' })
    })
    reword(draft, 'arm-2', (question) => {
      question.stem = 'Other'
    })
  })
  const [, again, , , reversed] = plan.arms
  expect(again?.question?.stem).toBe('More trams?')
  expect(reversed?.question?.stem).toBe('Don’t you want trams?')
  expect(reversed?.question?.options.map(({ text }) => text)).toEqual(['Maybe', 'No', 'Yes'])
})
