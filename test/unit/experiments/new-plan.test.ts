import { expect, test } from 'vitest'
import { alignOptions, newPlan, type PlanBeginning } from '../../../shared/experiments/new-plan.ts'
import { experimentPlanSchema } from '../../../shared/models/experiment.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'

const item = aChoice('rail', 'Should the city build more tram lines?', ['Yes', 'No', 'Don’t know'])
const draft = aSurvey('Trams', [anOpenEnded('why', 'Why do you go there?'), item], {
  base: { versionId: 'v1', runId: null, at: 1 },
})

function plan(change: Partial<PlanBeginning> = {}) {
  let made = 0
  const newId = () => {
    made += 1
    return `arm-${made}`
  }
  const source = { surveyId: 's', versionId: null, runId: null }
  return newPlan({ draft, item: 'rail', source, connectionId: 'practice', newId, ...change })
}

const kinds = (made: ReturnType<typeof plan>) => made?.arms.map(({ kind }) => kind)

test('a plan begins with the default design, inside the questionnaire, and is a valid one', () => {
  const made = plan()
  expect(experimentPlanSchema.parse(made)).toEqual(made)
  expect(kinds(made)).toEqual(['base', 'again', 'reversed', 'rewording'])
  expect(made).toMatchObject({
    title: 'Should the city build more tram lines? · Trams',
    draft: { title: 'Trams' },
    alone: false,
    personas: 100,
    runs: 2,
    comparison: { from: 'arm-1', to: 'arm-4' },
  })
  expect(made?.arms[3]?.question).toEqual(item)
  expect(made?.arms[2]?.question?.options.map(({ text }) => text)).toEqual(['No', 'Yes', 'Don’t know'])
  expect(made?.draft.base).toBeUndefined()
})

test('each aim brings the arm that answers it, and compares A with that one', () => {
  expect(kinds(plan({ aim: 'order' }))).toEqual(['base', 'again', 'reversed'])
  expect(plan({ aim: 'order' })?.comparison).toEqual({ from: 'arm-1', to: 'arm-3' })
  expect(kinds(plan({ aim: 'agreement' }))).toEqual(['base', 'again', 'contrary'])
  expect(plan({ aim: 'agreement' })?.comparison).toEqual({ from: 'arm-1', to: 'arm-3' })
})

test('an item without order has no reversed arm, and an item that is not there has no plan', () => {
  expect(kinds(plan({ item: 'why' }))).toEqual(['base', 'again', 'rewording'])
  expect(plan({ item: 'gone' })).toBeNull()
})

test('the item is asked alone where another one is not finished, and an untitled survey sends the stem as its title', () => {
  const unfinished = { ...draft, title: ' ', questions: [...draft.questions, anOpenEnded('empty', '')] }
  expect(plan({ draft: unfinished })).toMatchObject({
    alone: true,
    draft: { title: 'Should the city build more tram lines?' },
  })
})

test('a later wording is B, and its options that say the same as those of A have their ids', () => {
  const later = aChoice('other', 'Don’t you want more trams?', ['No', ' yes', 'Maybe'])
  const asked = plan({ later })?.arms[3]?.question
  expect(asked).toEqual({
    ...later,
    id: 'rail',
    options: [
      { id: 'rail-2', text: 'No' },
      { id: 'rail-1', text: ' yes' },
      { id: 'other-3', text: 'Maybe' },
    ],
  })
  // Options are matched by id, even if another option now has the old text.
  const swapped = {
    ...item,
    options: item.options.map(({ id }, at) => ({ id, text: at === 0 ? 'No' : 'New' })),
  }
  expect(alignOptions(item, swapped)).toEqual(swapped)
})
