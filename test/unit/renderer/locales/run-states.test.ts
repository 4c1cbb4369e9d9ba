import { describe, expect, test } from 'vitest'
import { common as commonEn } from '../../../../renderer/locales/en/common.ts'
import { runs as runsEn } from '../../../../renderer/locales/en/runs.ts'
import { surveys as surveysEn } from '../../../../renderer/locales/en/surveys.ts'
import { common as commonFr } from '../../../../renderer/locales/fr/common.ts'
import { runs as runsFr } from '../../../../renderer/locales/fr/runs.ts'
import { surveys as surveysFr } from '../../../../renderer/locales/fr/surveys.ts'
import { verdictEn } from '../../../../shared/experiments/verdict/words/verdict-en.ts'
import { verdictFr } from '../../../../shared/experiments/verdict/words/verdict-fr.ts'

/** The states of a run that has not ended. The words of an end agree with what ended: a survey, a run. */
const UNDER_WAY = ['queued', 'creating', 'created', 'launching', 'running', 'unknown'] as const

describe.each([
  ['en', { page: runsEn.phase, dots: commonEn.runState, library: surveysEn.state, verdict: verdictEn }],
  ['fr', { page: runsFr.phase, dots: commonFr.runState, library: surveysFr.state, verdict: verdictFr }],
] as const)('a state has the same words everywhere: %s', (_, { page, dots, library, verdict }) => {
  test.for(UNDER_WAY)('%s', (state) => {
    const words = [dots[state], library[state], verdict.runState[state]]
    expect(words).toEqual(words.map(() => page[state].label))
  })
})
