import { expect, test } from 'vitest'
import { SAID, told, truthOf } from './a-told-survey.ts'
import { toldAnswers } from './told-answers.ts'

const STEMS = told.questions.map(({ stem }) => stem)
const TRUTH = SAID.map((_, persona) =>
  STEMS.map((_, item) => {
    const value = truthOf(persona, item)
    return value === null ? null : String(value)
  }),
)

/** A table of places in the lists of options beside their columns, with codes for missing answers. */
function tableWith(codes: readonly number[], reasons: readonly string[], legend: string): unknown {
  const columns = told.questions.map(({ stem, options }, at) => ({
    ...{ key: `q${at + 1}`, kind: options.length > 0 ? 'pick' : 'open', label: stem },
    ...(options.length > 0 ? { dict: options.map(({ text }) => text) } : {}),
  }))
  const rows = SAID.map((said, persona) => [
    `psn_${'hkzvwmqt'[persona]}${persona}x`,
    ...said.map((value, item) => value ?? codes[(persona + item) % codes.length]),
  ])
  const names = reasons.map((reason, at) => [String(codes[at]), reason])
  return { [legend]: Object.fromEntries(names), cols: [{ key: 'pid', kind: 'ref' }, ...columns], rows }
}

test.each([
  ['below zero', [-1, -2, -3]],
  ['above all options', [97, 98, 99]],
  ['of three digits', [997, 998, 999]],
])('codes %s that a map explains are none of the numbers that people said', (_, codes) => {
  const data = tableWith(codes, ["don't know", 'refused', 'not asked'], 'na')
  expect(toldAnswers(data, told)).toEqual(TRUTH)
})

test('codes that nothing explains leave the numbers unread', () => {
  const data = tableWith([-1, -2], [], 'na')
  expect(toldAnswers(data, told).map((row) => row[3])).toEqual(SAID.map(() => null))
})

/** Rows with a field for each kind of answer, and one that says, by item, why there is none. */
function rowsWith(reasons: readonly string[]): unknown {
  const questions = told.questions.map(({ stem, options }, item) => ({
    ...{ id: 310 + item, text: stem },
    choices: options.map(({ text }, at) => ({ id: 7700 + item * 10 + at, text })),
  }))
  const answers = SAID.flatMap((said, persona) =>
    said.map((value, item) => ({
      ...{ person: 5201 + persona * 7, question: 310 + item },
      choice: item < 2 && value !== null ? 7700 + item * 10 + Number(value) : null,
      number: item === 3 ? value : null,
      text: item === 2 ? value : null,
      why_empty: value === null ? reasons[item] : null,
    })),
  )
  return { questions, answers }
}

test.each([
  ['known ones only', ['nsp', 'refus', 'refus', 'nsp']],
  ['that the question was left out', ['filtre', 'nsp', 'filtre', 'filtre']],
  ['a word that also stands at choices', ['branchement', 'nsp', 'refus', 'branchement']],
])('a field of reasons stands against no number: %s', (_, reasons) => {
  expect(toldAnswers(rowsWith(reasons), told)).toEqual(TRUTH)
})

test('a word beside blank numbers may be the answer where no choice has it', () => {
  const read = toldAnswers(rowsWith(['refus', 'nsp', 'refus', 'trois']), told)
  expect(read.map((row) => row[3])).toEqual(SAID.map(() => null))
})
