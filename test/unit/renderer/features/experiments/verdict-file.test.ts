import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { verdictFile } from '../../../../../renderer/features/experiments/verdict/verdict-file.ts'
import { personaWords } from '../../../../../renderer/lib/persona-words.ts'
import { personas as personasEn } from '../../../../../renderer/locales/en/personas.ts'
import { verdict as verdictEn } from '../../../../../renderer/locales/en/verdict.ts'
import { personas as personasFr } from '../../../../../renderer/locales/fr/personas.ts'
import { verdict as verdictFr } from '../../../../../renderer/locales/fr/verdict.ts'
import { anExperiment, aPlan, evidenceOf } from '../../../experiments/experiments.ts'

const texts = createInstance()
await texts.init({
  resources: {
    en: { verdict: verdictEn, personas: personasEn },
    fr: { verdict: verdictFr, personas: personasFr },
  },
  interpolation: { escapeValue: false },
})

/** The texts of the page in a language. */
const inWords = (language: 'en' | 'fr') => ({
  language,
  t: texts.getFixedT(language, 'verdict'),
  persona: personaWords(texts.getFixedT(language, 'personas')),
})

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
    ...{ experiment, evidence, practice: true, ...inWords('en') },
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
    'The plan, as it was frozen',
    '  Main comparison: A and B',
    '  Personas per run: 100',
    '  Runs per arm: 1',
    '  Smallest move that counts: 5 points',
    '  A: Do you support it? (Yes · No)',
    '  B: ',
  ]
  const places = order.map((words) => text.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

it('is written in French, and calls live answers no practice', () => {
  const { fileName, text } = verdictFile({
    ...{ experiment, evidence, practice: false, ...inWords('fr') },
    at: JUST_AFTER_MIDNIGHT,
  })
  expect(fileName).not.toContain('practice')
  expect(fileName).toMatch(/-verdict-\p{L}+-2026-11-09\.txt$/u)
  expect(text).toContain('  Écart minimal qui compte\u00a0: 5\u00a0points\n  A\u00a0: ')
  expect(text).not.toMatch(/ [:;?!»]/)
})

it('has the shares of each run and the groups that move, in the words of the page', () => {
  const runs = evidenceOf({
    base: [
      [200, 100],
      [150, 150],
    ],
    rewording: [
      [250, 50],
      [240, 60],
    ],
  })
  for (const { traits, arm } of runs.runs) {
    const counts = arm === 'base' ? [20, 30] : [40, 10]
    traits.push({ field: 'age', groups: [{ value: '65+', counts }] })
    traits.push({ field: 'sexe', groups: [{ value: 'F', counts: [2, 3] }] })
  }
  const write = (language: 'en' | 'fr') =>
    verdictFile({
      ...{ experiment: anExperiment(aPlan({ personas: 300, runs: 2 })), evidence: runs, practice: true },
      ...{ ...inWords(language), at: JUST_AFTER_MIDNIGHT },
    }).text
  const english = write('en')
  expect(english).toContain(
    '  A (base 600): “Yes” 58%, “No” 42%\n    A, run 1 (base 300): “Yes” 67%, “No” 33%\n    A, run 2 (base 300)',
  )
  expect(english).toMatch(
    /Who moves \(explored\)\n {2}Age: 65 or more · base A 100 · base B 100 · “Yes”: \+40 points · chance reaches \d+ points\n/u,
  )
  expect(english).toContain('1 group has a base under 30 in one of the arms and is not shown.')
  expect(write('fr')).toContain(
    '  Âge\u00a0: 65 et plus · base A 100 · base B 100 · «\u00a0Yes\u00a0»\u00a0: +40\u00a0points · ',
  )
})
