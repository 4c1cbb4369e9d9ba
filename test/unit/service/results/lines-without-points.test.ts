import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['k301', 'k304', 'k309', 'k312', 'k317', 'k321', 'k322', 'k330']
const RATES = ['Very well', 'Fairly well', 'Not very well', 'Not at all']
const draft = aDraft(
  PEOPLE.length,
  ['How well does the tram suit you?', ...RATES],
  ['How much did you pay for your last ticket, in euros?'],
)
const RATE = [0, 3, 1, 2, 0, 1, 2, 0]
const CENTS = ['0435', '1250', '0095', '0310', '9998', '0180', '1999', '0500']
const EUROS = ['4.35', '12.50', '0.95', '3.10', null, '1.80', '19.99', '5.00']
const TRUTH = PEOPLE.map((who, p) => [who, RATES[RATE[p] ?? 0], EUROS[p]])

function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: PEOPLE.length })
  return PEOPLE.map((id) => {
    const respondent = respondents.findIndex((one) => one.id === id)
    return [
      id,
      ...draft.questions.map(({ options }, question) => {
        const own = answers.find((one) => one.respondent === respondent && one.question === question)
        if (own?.kind === 'option') return options[own.option ?? -1]?.text
        return own?.kind === 'text' ? own.text : null
      }),
    ]
  })
}

const codes = Object.fromEntries(RATES.map((text, at) => [`${at + 1}`, text]))
const planOf = (price: object) => [
  { name: 'CASE', start: 1, width: 4 },
  { name: 'SUITS', start: 5, width: 1, label: draft.questions[0]?.stem, codes },
  {
    ...{ name: 'PRICE', start: 6, width: 4, label: draft.questions[1]?.stem },
    ...{ ...price, missing: { '9998': "Don't know", '9999': 'Refused' } },
  },
]
const linesOf = (cells: readonly string[]) => PEOPLE.map((who, p) => `${who}${(RATE[p] ?? 0) + 1}${cells[p]}`)

describe('numbers in lines of fixed width whose points are left out', () => {
  it('have them where the plan tells how many decimals they have, in its own way', () => {
    for (const price of [{ decimals: 2 }, { DEC: '2' }, { format: 'F4.2' }, { picture: '9(2)V99' }])
      expect(readOf({ plan: planOf(price), lines: linesOf(CENTS) })).toEqual(TRUTH)
    expect(readOf({ plan: planOf({ decimals: 2 }), file: linesOf(CENTS).join('\r\n') })).toEqual(TRUTH)
  })

  it('stay as they are where some have a point, or none is told', () => {
    const points = CENTS.map((cell, p) => EUROS[p]?.padStart(5) ?? ` ${cell}`)
    const plan = planOf({ decimals: 2, width: 5 })
    expect(readOf({ plan, lines: linesOf(points) })).toEqual(TRUTH)
    const whole = TRUTH.map(([who, rate, told], p) => [who, rate, told && CENTS[p]])
    expect(readOf({ plan: planOf({ decimals: 0 }), lines: linesOf(CENTS) })).toEqual(whole)
  })

  it('are left out where they are too short for their decimals, and may be whole', () => {
    const short = CENTS.map((_, p) => `${p + 3}`.padStart(4))
    const read = readOf({ plan: planOf({ decimals: 2 }), lines: linesOf(short) })
    expect(read.map((row) => row[2])).toEqual(PEOPLE.map(() => null))
  })
})
