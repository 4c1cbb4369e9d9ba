import { describe, expect, it } from 'vitest'
import { draft, isChoice, PEOPLE, readOf, rowsOf, TRUTH, toldBy, without, wordsBy } from './a-tram-survey.ts'

const optionId = (p: number, item: number) => {
  const told = toldBy(p, item)
  return isChoice(item) && told !== null ? item * 100 + Number(told) + 500 : null
}
const questions = draft.questions.map(({ stem }, item) => ({ id: item + 40, text: stem }))
const options = draft.questions.flatMap(({ options: own }, item) =>
  own.map(({ text }, at) => ({
    ...{ id: item * 100 + at + 500, question_id: item + 40, label: text, position: at + 1 },
  })),
)
const respondents = PEOPLE.map((id) => ({ id }))

describe('a field for each kind of answer', () => {
  it('reads the ids of options beside an empty text', () => {
    const answers = rowsOf((p, item) => ({
      ...{ id: 9000 + p * 10 + item, respondent_id: PEOPLE[p], question_id: item + 40 },
      ...{ option_id: optionId(p, item), text: isChoice(item) ? null : wordsBy(p, item) },
    }))
    expect(readOf({ respondents, questions, options, answers })).toEqual(TRUTH)
  })

  it('reads numbers in a field of their own', () => {
    const answers = rowsOf((p, item) => ({
      ...{ respondent_id: PEOPLE[p], question_id: item + 40, option_id: optionId(p, item) },
      ...{ numeric: item === 1 ? toldBy(p, item) : null, text: item === 3 ? toldBy(p, item) : null },
    }))
    expect(readOf({ respondents, questions, options, answers })).toEqual(TRUTH)
  })

  it('reads words where some entries have neither, and nothing says why', () => {
    const people = PEOPLE.map((id, p) => ({
      id,
      answers: Object.fromEntries(
        draft.questions.map(({ stem }, item) => [
          stem,
          {
            picked: isChoice(item) ? wordsBy(p, item) : null,
            said: isChoice(item) ? null : wordsBy(p, item),
          },
        ]),
      ),
    }))
    expect(readOf({ people })).toEqual(TRUTH)
  })

  it('reads no words in a field that choices have as well, nor such as few have', () => {
    const field = (words: (p: number, item: number) => string | null) =>
      PEOPLE.map((id, p) => ({
        id,
        answers: Object.fromEntries(
          draft.questions.map(({ stem }, item) => [
            stem,
            { picked: isChoice(item) ? wordsBy(p, item) : null, noted: words(p, item) },
          ]),
        ),
      }))
    const all = field((p) => wordsBy(p, 3))
    const few = field((p, item) => (isChoice(item) || p > 2 ? null : wordsBy(p, 3)))
    expect(readOf({ people: all })).toEqual(without(1, 3))
    expect(readOf({ people: few })).toEqual(without(1, 3))
  })

  it('takes no blank text for an answer where the option has an id that nothing explains', () => {
    const answers = rowsOf((p, item) => ({
      ...{ respondent_id: PEOPLE[p], question_id: draft.questions[item]?.stem },
      ...{ option_id: optionId(p, item), text: isChoice(item) ? null : wordsBy(p, item) },
    }))
    expect(readOf({ answers })).toEqual(without(0, 2))
  })
})
