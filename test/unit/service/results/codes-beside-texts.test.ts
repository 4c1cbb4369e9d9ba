import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { findNumbered } from '../../../../electron/service/results/words/numbered-options.ts'
import { aDraft } from './a-draft.ts'

const USES = ['Every day', 'Every week', 'Hardly ever']

describe('an option with a code beside it', () => {
  it.each([
    ['a number and a dash before it', (text: string, at: number) => `${at + 1} - ${text}`],
    ['a number and a stop before it', (text: string, at: number) => `${at + 1}. ${text}`],
    ['a bracket before it', (text: string, at: number) => `[${at}] ${text}`],
    ['a letter before it', (text: string, at: number) => `${'ABC'[at]}) ${text}`],
    ['a number behind it', (text: string, at: number) => `${text} (${at + 1})`],
  ])('is found with %s', (_, write) => {
    const said = [...USES, 'Every week', 'Every day'].map((text) => write(text, USES.indexOf(text)))
    expect(said.map(findNumbered(USES, said))).toEqual([0, 1, 2, 1, 0])
  })

  it('is not found where the numbers differ, as counts and ranks do, or where none comes again', () => {
    const ranks = ['Every day (1)', 'Every day (2)', 'Every week (1)', 'Every week (1)']
    expect(ranks.map(findNumbered(USES, ranks))).toEqual([null, null, null, null])
    const counts = ['Every day (12)', 'Every week (7)', 'Hardly ever (1)']
    expect(counts.map(findNumbered(USES, counts))).toEqual([null, null, null])
  })
})

describe('answers with codes beside their texts', () => {
  const draft = aDraft(6, ['How often do you cycle?', ...USES], ['Is it safe?', 'Yes', 'No'])
  const ids = draft.questions.map(({ id }) => id)
  const SAID = [
    [0, 1],
    [2, 0],
    [1, 0],
    [0, 1],
    [2, 1],
    [1, 0],
  ]
  const coded = (item: number, option = 0) =>
    `${option + 1} - ${draft.questions[item]?.options[option % (item === 0 ? 3 : 2)]?.text}`

  function optionsIn(entryOf: (item: number, option: number) => object) {
    const people = SAID.map((row, at) => ({
      id: `r${at + 1}`,
      answers: row.map((option, item) => ({ question_id: ids[item], ...entryOf(item, option) })),
    }))
    const { answers } = readResults({ people }, draft, { personas: SAID.length })
    return SAID.map((row, respondent) =>
      row.map((_, question) => {
        const own = answers.find((one) => one.respondent === respondent && one.question === question)
        return own?.kind === 'option' ? own.option : null
      }),
    )
  }

  it('are read, also beside another option', () => {
    expect(optionsIn((item, option) => ({ answer: coded(item, option) }))).toEqual(SAID)
    const other = (item: number, option: number) => coded(item, (option + 1) % (item === 0 ? 3 : 2))
    expect(
      optionsIn((item, option) => ({ answer: coded(item, option), second_choice: other(item, option) })),
    ).toEqual(SAID)
    expect(
      optionsIn((item, option) => ({ proposed: other(item, option), answer: coded(item, option) })),
    ).toEqual(SAID)
  })

  it('leave words open that also stand where an option should be', () => {
    const amounts = aDraft(6, ['How often do you cycle?', ...USES], ['What was your last bill?'])
    const [use, bill] = amounts.questions.map(({ id }) => id)
    const bills = ['Rs. 950', 'Rs. 1,200', 'Not willing to answer', 'Rs. 40', 'Rs. 700', 'Rs. 88']
    const people = bills.map((answer, at) => ({
      id: `r${at + 1}`,
      answers: [
        { question_id: use, answer: at === 5 ? 'Not willing to answer' : `(${at % 2}) ${USES[at % 2]}` },
        { question_id: bill, answer },
      ],
    }))
    const { answers } = readResults({ people }, amounts, { personas: 6 })
    const said = answers.filter(({ question, kind }) => question === 1 && kind === 'text')
    expect(said.map(({ text }) => text)).toEqual(bills.filter((text) => text.startsWith('Rs')))
  })
})
