import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const draft = aDraft(
  8,
  ['How do you get to work?', 'Car', 'Train', 'Bicycle'],
  ['Which do you use weekly?', 'Bank', 'Radio, podcasts', 'None'],
  ['How many minutes does it take?'],
  ['How content are you, from 1 to 5?', '1', '2', '3', '4', '5'],
  ['Do you have a season ticket?', 'Yes', 'No'],
)
const SAID = [
  ['Car', 'Bank', '5', '4', 'Yes'],
  ['Train', 'None', '35', '2', 'No'],
  ['Car', 'Radio, podcasts', '12', '5', 'No'],
  ['Bicycle', 'Bank', '42', '4', 'Yes'],
  ['Train', 'None', '20', '1', 'Yes'],
  ['Car', 'None', '25', '3', 'Yes'],
  ['Car', 'Bank', '27', '2', 'No'],
  ['Bicycle', 'Bank', '31', '3', 'Yes'],
]
const codeOf = (item: number, text: string): string =>
  String((draft.questions[item]?.options.findIndex((option) => option.text === text) ?? 0) + 1)

const people = (entry: (item: number, text: string) => object) =>
  SAID.map((row, at) => ({ id: `R${101 + at}`, answers: row.map((text, item) => entry(item, text)) }))

/** The items as the service lists them, in words. */
const listed = draft.questions.map(({ stem, options }, at) => ({
  number: String(at + 1),
  text: stem,
  options: options.map(({ text }) => text),
}))

describe('entries that tell their items by numbers, with numbers among the options of one item', () => {
  it('are read where the numbers are texts and the items are listed', () => {
    const entries = people((item, text) => ({ question_number: String(item + 1), value: text }))
    expect(toldAnswers({ questions: listed, respondents: entries }, draft)).toEqual(SAID)
  })

  it('are read where nothing lists the items', () => {
    const entries = people((item, text) => ({ question_number: item + 1, value: text }))
    expect(toldAnswers({ respondents: entries }, draft)).toEqual(SAID)
  })

  it('are read where options have their codes beside them, as XML has them in JSON', () => {
    const entry = (item: number, text: string) => ({
      '@questionNumber': String(item + 1),
      Value: item === 2 ? text : { '@code': codeOf(item, text), '#text': text },
    })
    const Question = draft.questions.map(({ stem, options }, at) => ({
      '@number': String(at + 1),
      Text: stem,
      Option: options.map(({ text }, place) => ({ '@code': String(place + 1), '#text': text })),
    }))
    const data = { Results: { Questions: { Question }, Respondents: { Respondent: people(entry) } } }
    expect(toldAnswers(data, draft)).toEqual(SAID)
  })

  it('leave a scale unread whose codes are the texts of other options', () => {
    const turned = (item: number, text: string) => ({
      question_number: String(item + 1),
      code: item === 3 ? 6 - Number(text) : Number(codeOf(item, text)),
      value: text,
    })
    const told = toldAnswers({ questions: listed, respondents: people(turned) }, draft)
    expect(told.map((row) => row[3])).toEqual(SAID.map(() => null))
  })

  it('are read where items share their options, and the scale has nearly as many as any number', () => {
    const levels = Array.from({ length: 11 }, (_, at) => String(at))
    const agree = ['Fully', 'In part', 'Not at all']
    const survey = aDraft(
      8,
      ['How do you get to work?', 'Car', 'Train', 'Bicycle'],
      ['My way to work is short.', ...agree],
      ['How many minutes does it take?'],
      ['How likely are you to recommend it?', ...levels],
      ['My way to work is cheap.', ...agree],
    )
    const said = SAID.map(([way = ''], at) => [
      ...[way, agree[at % 3] ?? '', String(7 + at), levels[(at * 3) % 11] ?? '', agree[(at + 1) % 3] ?? ''],
    ])
    for (const name of ['question_number', 'question']) {
      const respondents = said.map((row, at) => ({
        id: `R${101 + at}`,
        answers: row.map((value, item) => ({ [name]: String(item + 1), value })),
      }))
      const questions = survey.questions.map(({ stem }, at) => ({ number: String(at + 1), text: stem }))
      expect(toldAnswers({ questions, respondents }, survey)).toEqual(said)
    }
  })

  it('are read but for a scale whose codes beside the texts are texts of other options', () => {
    const entry = (item: number, text: string) => ({
      '@questionNumber': String(item + 1),
      Value:
        item === 2
          ? text
          : { '@code': item === 3 ? String(6 - Number(text)) : codeOf(item, text), '#text': text },
    })
    const Question = draft.questions.map(({ stem, options }, at) => ({
      '@number': String(at + 1),
      Text: stem,
      Option: options.map(({ text }, place) => ({
        '@code': String(at === 3 ? 5 - place : place + 1),
        '#text': text,
      })),
    }))
    const data = { Results: { Questions: { Question }, Respondents: { Respondent: people(entry) } } }
    expect(toldAnswers(data, draft)).toEqual(SAID.map(([a, b, c, , e]) => [a, b, c, null, e]))
  })
})
