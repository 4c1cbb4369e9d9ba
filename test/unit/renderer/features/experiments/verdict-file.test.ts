import { expect, it } from 'vitest'
import { verdictFile } from '../../../../../renderer/features/experiments/verdict/verdict-file.ts'
import { anExperiment, aPlan, evidenceOf } from '../../../experiments/experiments.ts'

const evidence = evidenceOf({
  base: [[50, 50]],
  again: [[51, 49]],
  reversed: [[48, 52]],
  rewording: [[70, 30]],
})
/** Where the person is: the file is named by their day. */
const JUST_AFTER_MIDNIGHT = new Date(2026, 10, 9, 0, 30).getTime()
const experiment = anExperiment(aPlan({ personas: 100, runs: 1 }))

it('says what the answers are, what was frozen, what came of it, and how each arm asks', () => {
  const { fileName, text } = verdictFile({
    ...{ experiment, evidence, practice: true, language: 'en', planTitle: 'The plan' },
    at: JUST_AFTER_MIDNIGHT,
  })
  expect(fileName).toMatch(/-verdict-practice-synthetic-2026-11-09\.txt$/)
  const order = [
    experiment.plan.title,
    'Practice: ',
    'no margin of error',
    experiment.frozen?.hash ?? '',
    'B moved “Yes” up by 20 points',
    'B (base 100): “Yes” 70%',
    'Noise',
    'The plan\n  A: ',
    '  B: ',
  ]
  const places = order.map((words) => text.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('is written in French, and calls live answers no practice', () => {
  const { fileName, text } = verdictFile({
    ...{ experiment, evidence, practice: false, language: 'fr', planTitle: 'Le plan' },
    at: JUST_AFTER_MIDNIGHT,
  })
  expect(fileName).not.toContain('practice')
  expect(fileName).toMatch(/-verdict-\p{L}+-2026-11-09\.txt$/u)
  expect(text).toContain('Le plan\n  A\u00a0: ')
  expect(text).not.toMatch(/ [:;?!»]/)
})
