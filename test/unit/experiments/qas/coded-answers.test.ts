import { expect, it } from 'vitest'
import {
  codeAnswer,
  codedByKey,
  countCodes,
  openSuggestion,
  probeAnswers,
} from '../../../../shared/experiments/qas/coded-answers.ts'
import { emptyExperimentNotes } from '../../../../shared/models/experiment-notes.ts'
import { aProbeArm, probedPersona } from '../../../support/probed.ts'

const arm = aProbeArm()
const personas = [
  probedPersona(0, ['I don’t understand the question.', 'It is near.']),
  probedPersona(1, ['Trams, yes or no.', ' ']),
  probedPersona(2, [null, 'It depends.']),
]

it('counts codes and open suggestions, and forgets an answer of which nothing is said any more', () => {
  const answers = probeAnswers(personas, arm).flat()
  expect(answers.map(({ said }) => said)).toEqual([
    'I don’t understand the question.',
    'It is near.',
    'Trams, yes or no.',
    'It depends.',
  ])
  const [unclear, , plain, depends] = answers
  if (!unclear || !plain || !depends) throw new Error('An answer is missing.')
  const notes = emptyExperimentNotes()
  const counted = () => countCodes(answers, codedByKey([...notes.answers]))
  expect(counted()).toEqual({ codes: [], coded: 0, suggested: 2, total: 4 })

  codeAnswer(notes, depends.place, { code: '3c' })
  codeAnswer(notes, plain.place, { code: '9z' })
  codeAnswer(notes, unclear.place, { refused: '3a' })
  // A code for a run that does not exist is not counted.
  codeAnswer(notes, { run: 'gone', respondent: 0, probe: 'p1' }, { code: '1a' })
  expect(counted()).toEqual({
    codes: [
      { code: '3c', count: 1 },
      { code: '9z', count: 1 },
    ],
    ...{ coded: 2, suggested: 0, total: 4 },
  })
  expect(openSuggestion(unclear, codedByKey([...notes.answers]).get(unclear.key))).toBeNull()

  codeAnswer(notes, plain.place, { code: null })
  codeAnswer(notes, unclear.place, { refused: null })
  expect(notes.answers.map(({ code }) => code)).toEqual(['3c', '1a'])
  expect(counted().suggested).toBe(1)
})
