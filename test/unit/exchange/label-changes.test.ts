import { expect, test } from 'vitest'
import { optionCodes } from '../../../shared/analysis/item-scale.ts'
import { chosenVariableNames } from '../../../shared/analysis/variable-names.ts'
import {
  changedCodes,
  changedNames,
  hasLabels,
  itemsWithSameName,
  LABELLED_FILES,
  type LabelledFile,
  repeatedCodes,
} from '../../../shared/exchange/label-changes.ts'
import { answerCodes } from '../../../shared/exchange/limesurvey/limesurvey-codes.ts'
import { surveyJsCodes, surveyJsNames } from '../../../shared/exchange/surveyjs/surveyjs-labels.ts'
import { choiceCodes } from '../../../shared/exchange/xlsform/form-labels.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'

const named = (...names: (string | null)[]): Question[] =>
  names.map((name, at) => ({ ...anOpenEnded(`q${at}`, `Why ${at}?`), ...(name === null ? {} : { name }) }))

const coded = (...codes: (string | null)[]): Question => {
  const question = aChoice(
    'colour',
    'Which colour?',
    ['Red', 'Green', 'Blue', 'Yellow'].slice(0, codes.length),
  )
  return {
    ...question,
    options: question.options.map((option, at) => ({ ...option, ...(codes[at] ? { code: codes[at] } : {}) })),
  }
}

/** What becomes of the first name in each file that does not take it: what stands there, and why. */
const filesThatChange = (questions: Question[], at = 0) =>
  Object.fromEntries(
    LABELLED_FILES.flatMap((file): [LabelledFile, string][] => {
      const change = changedNames(questions, file)[at]
      return change ? [[file, `${change.written} ${change.reason}`]] : []
    }),
  )

test('a name that every program takes is changed nowhere', () => {
  expect(filesThatChange(named('Q12SAT'))).toEqual({})
  expect(filesThatChange(named(null, 'Q12SAT'))).toEqual({})
})

test('a name that a program does not take says what stands in its file', () => {
  expect(filesThatChange(named('Q12_SAT'))).toEqual({ limesurvey: 'Q12SAT form' })
  expect(filesThatChange(named('SATISFACTIONWITHTHESERVICE'))).toEqual({
    limesurvey: 'q1 form',
    qualtrics: 'q1 form',
    data: 'q1 form',
  })
  expect(filesThatChange(named('meta'))).toEqual({ xlsform: 'q1 reserved' })
  expect(filesThatChange(named('date'))).toEqual({ data: 'q1 reserved' })
})

test('a name that an earlier item has is told as taken, in every file', () => {
  const same = named('AGE', 'age')
  expect(filesThatChange(same)).toEqual({})
  expect(filesThatChange(same, 1)).toEqual({
    limesurvey: 'q2 taken',
    qualtrics: 'q2 taken',
    xlsform: 'q2 taken',
    surveyjs: 'question2 taken',
    data: 'q2 taken',
  })
  expect(itemsWithSameName(same)).toEqual([[1], [0]])
  expect(itemsWithSameName(named('A', null, null))).toEqual([[], [], []])
  // Two names that become one in LimeSurvey only.
  expect(filesThatChange(named('A_1', 'A1'), 1)).toEqual({ limesurvey: 'q2 taken' })
})

test('codes that a program does not take say what stands in its file', () => {
  expect(LABELLED_FILES.map((file) => changedCodes(coded('1', '2', '99'), file))).toEqual(
    LABELLED_FILES.map(() => null),
  )
  expect(changedCodes(coded('crimson', '2', '3'), 'limesurvey')).toEqual({
    file: 'limesurvey',
    codes: [{ given: 'crimson', written: 'A1' }],
    reason: 'form',
  })
  expect(changedCodes(coded('dark red', '2', '3'), 'xlsform')?.codes).toEqual([
    { given: 'dark red', written: '1' },
  ])
  // Data need a code of every option, unless they are numbers.
  expect(changedCodes(coded('r', 'g', null), 'data')?.codes).toEqual([
    { given: 'r', written: '1' },
    { given: 'g', written: '2' },
  ])
  expect(changedCodes({ ...coded('crimson', '2'), type: 'open_ended' }, 'limesurvey')).toBeNull()
})

test('codes that several options have are told, with what stands in each file', () => {
  const twice = coded('1', '2', '1')
  expect(repeatedCodes(twice)).toEqual([{ code: '1', options: [0, 2] }])
  expect(repeatedCodes(coded(null, null, '1'))).toEqual([])
  for (const file of LABELLED_FILES)
    expect(changedCodes(twice, file)).toMatchObject({ codes: [{ given: '1' }], reason: 'taken' })
})

test('codes that change because another one occurs twice are told as such', () => {
  expect(changedCodes(coded('10', '10', '30'), 'data')).toEqual({
    file: 'data',
    codes: [
      { given: '10', written: '1' },
      { given: '10', written: '2' },
      { given: '30', written: '3' },
    ],
    reason: 'taken',
  })
  // In LimeSurvey the long one would not stay either.
  expect(changedCodes(coded('1', '1', 'crimson'), 'limesurvey')?.reason).toBe('form')
})

test('an answer that is none has no value in data, so that its code is not told as changed', () => {
  const asked = aChoice('sure', 'How sure are you?', ['Sure', 'Unsure', 'I don’t know'])
  const [sure, unsure, unknown] = asked.options
  if (!sure || !unsure || !unknown) throw new Error('no options')
  const options = [{ ...sure, code: 'a' }, unsure, { ...unknown, code: 'dk' }]
  expect(changedCodes({ ...asked, options }, 'data')?.codes).toEqual([{ given: 'a', written: '1' }])
})

test('a questionnaire has names or codes where any item or option has one', () => {
  expect(hasLabels(named(null, null))).toBe(false)
  expect(hasLabels(named(null, 'A'))).toBe(true)
  expect(hasLabels([coded(null, '2')])).toBe(true)
  expect(hasLabels([{ ...coded(null, '2'), type: 'open_ended' }])).toBe(false)
})

test('spaces around a name or a code come into no file, and hide no repetition', () => {
  expect(repeatedCodes(coded('A', 'A\u00a0'))).toEqual([{ code: 'A', options: [0, 1] }])
  expect(optionCodes(coded('A', 'A '))).toEqual([1, 2])
  expect(optionCodes(coded(' A', 'B '))).toEqual(['A', 'B'])
  const [spaced] = named(' age ')
  for (const file of LABELLED_FILES) {
    expect(changedNames(named(' age '), file)).toEqual([null])
    // Qualtrics takes numbers only.
    if (file !== 'qualtrics') expect(changedCodes(coded(' A', 'B '), file)).toBeNull()
    expect(changedCodes(coded(' 7', '8 '), file)).toBeNull()
  }
  expect(chosenVariableNames(spaced ? [spaced] : [])).toEqual(['age'])
  expect(chosenVariableNames(named('date '))).toEqual(chosenVariableNames(named('date')))
  expect(surveyJsNames(named('age ', 'age'))).toEqual(['age', 'question2'])
  expect(surveyJsCodes(coded('A ', 'B'))).toEqual(['A', 'B'])
  expect(answerCodes(coded('A ', 'B'))).toEqual(['A', 'B'])
  expect(choiceCodes(coded('A ', 'B'))).toEqual(['A', 'B'])
  expect(changedCodes(coded('A ', 'A'), 'surveyjs')?.reason).toBe('taken')
})
