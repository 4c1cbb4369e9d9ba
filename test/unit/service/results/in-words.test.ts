import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { wordNumber } from '../../../../electron/service/results/words/number-words.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  5,
  ['How did you pay?', 'Cash', 'Card', 'Phone'],
  ['When do you need cash?'],
  ['Should shops take cash?', 'Yes', 'No'],
)
const WHO = ['pk-31', 'pk-34', 'pk-37', 'pk-40', 'pk-43']
const PAID = [0, 2, 1, 0, 2]
const CASH = [1, 0, 0, 1, 0]
const WORDS = ['On holiday', 'At the market, always', 'For the cleaner', 'Never, honestly', 'For tips']
const optionOf = (item: number, at = -1): string => draft.questions[item]?.options[at]?.text ?? ''
const TRUTH = WHO.map((_, p) => [optionOf(0, PAID[p]), WORDS[p] ?? null, optionOf(2, CASH[p])])

/** What was read, by persona and item; null where nothing was. */
function readOf(data: unknown): (string | null)[][] {
  const { answers, respondents } = readResults(data, draft, { personas: WHO.length })
  return WHO.map((id, p) =>
    draft.questions.map((_, item) => {
      const own = answers.find(
        ({ respondent, question }) =>
          question === item &&
          [id, null].includes(respondents[respondent]?.id ?? null) &&
          respondent >= 0 &&
          (respondents[respondent]?.id === id || respondent === p),
      )
      return own?.kind === 'option' ? optionOf(item, own.option ?? 0) : own?.kind === 'text' ? own.text : null
    }),
  )
}

describe('numbers in words', () => {
  it.each([
    ['first', 1],
    ['deuxième', 2],
    ['Q-one', 1],
    ['question_trois', 3],
    ['thirdItem', 3],
    ['la quatrième', 4],
  ])('%s is %d', (text, number) => {
    expect(wordNumber(text)?.number).toBe(number)
  })

  it.each(['one', 'un', 'Oui', 'first name', 'one of them', 'two three', 'second-hand', 4])(
    '%s is none',
    (text) => expect(wordNumber(text)).toBeNull(),
  )

  it('name the items', () => {
    for (const names of [
      ['Q-one', 'Q-two', 'Q-three'],
      ['première question', 'deuxième question', 'troisième question'],
      ['first', 'second', 'third'],
    ]) {
      const rows = TRUTH.map((row, p) => ({
        ref: WHO[p],
        given: Object.fromEntries(row.map((text, at) => [names[at], text])),
      }))
      expect(readOf({ sheets: rows }), names.join()).toEqual(TRUTH)
    }
  })

  it('name the options', () => {
    const ordinals = ['first', 'second', 'third']
    const rows = WHO.map((who, p) => ({
      ...{ who, 'How did you pay?': ordinals[PAID[p] ?? 0], 'When do you need cash?': WORDS[p] },
      'Should shops take cash?': ordinals[CASH[p] ?? 0],
    }))
    expect(readOf({ sheets: rows })).toEqual(TRUTH)
  })

  it('are no items where they name something else', () => {
    const rows = WHO.map((who, p) => ({ who, first: 'Ana', last: 'Bo', second: optionOf(0, PAID[p]) }))
    expect(
      readOf({ sheets: rows })
        .flat()
        .filter((text) => text !== null),
    ).toEqual([])
  })
})
