import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['k-301', 'k-304', 'k-309', 'k-312', 'k-317', 'k-321', 'k-322', 'k-330']
const RATES = ['Very well', 'Fairly well', 'Not very well']
const USES = ['Every day', 'Every week', 'Hardly ever']
const draft = aDraft(
  PEOPLE.length,
  ['How well does the tram suit you?', ...RATES],
  ['What would you change about it?'],
  ['How often do you cycle?', ...USES],
)
const stems = draft.questions.map(({ stem }) => stem)
const RATE = [0, 2, 1, 2, 0, 1, 2, 0]
const USE = [1, 0, 2, 1, 0, 2, 2, 1]
const WISHES = [
  'More trams in the evening, please.',
  'Warmer waiting rooms.',
  'Nothing at all, I like it.',
  'The stop is too far from my door.',
  'Room for prams and bicycles.',
  'It should cost less for children.',
  'A line to the hospital.',
  'Drivers who wait for old people.',
]
const RATED = ['Oh, it takes me there.', 'It could be worse, I suppose.', 'I am always late with it.']
const USED = ['I live on my bike.', 'Now and then, at weekends.', 'My bike has no tyres.']
const TRUTH = PEOPLE.map((id, p) => [id, RATES[RATE[p] ?? 0], WISHES[p], USES[USE[p] ?? 0]])

/** What somebody said to an item, and what it was coded as. */
const said = (p: number, item: number) => [RATED[RATE[p] ?? 0], WISHES[p], USED[USE[p] ?? 0]][item] ?? ''
const coded = (p: number, item: number) => [RATES[RATE[p] ?? 0], null, USES[USE[p] ?? 0]][item] ?? null

function readAll(data: unknown) {
  return readResults(data, draft, { personas: PEOPLE.length })
}
function readOf(data: unknown) {
  const { respondents, answers } = readAll(data)
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
const shuffled = [2, 0, 1]
const interviews = (entry: (p: number, item: number) => object) =>
  PEOPLE.map((ref, p) => ({ ref, interview: shuffled.map((item) => entry(p, item)) }))

describe('words behind the options that a coder assigned', () => {
  it('are the answers to open-ended items, in interviews, in rows and below the items', () => {
    const entry = (p: number, item: number) => ({
      no: `Q${item + 1}`,
      asked: stems[item],
      coded: coded(p, item),
      said: said(p, item),
    })
    expect(readOf({ respondents: interviews(entry) })).toEqual(TRUTH)
    const rows = PEOPLE.flatMap((persona, p) =>
      stems.map((question, item) => ({
        ...{ persona, question, verbatim: said(p, item) },
        category: coded(p, item) ?? '',
      })),
    )
    expect(readOf({ rows })).toEqual(TRUTH)
    const items = stems.map((intitule, item) => ({
      intitule,
      reponses: PEOPLE.map((personne, p) => ({ personne, dit: said(p, item), modalite: coded(p, item) })),
    }))
    expect(readOf({ items })).toEqual(TRUTH)
  })

  it('are no answers where the code says why there is none', () => {
    const entry = (p: number, item: number) => ({
      asked: stems[item],
      coded: p === 3 ? 'DK' : coded(p, item),
      said: p === 3 ? 'I could not say, love.' : said(p, item),
    })
    const wanted = TRUTH.map((row, p) => (p === 3 ? [row[0], null, null, null] : row))
    expect(readOf({ respondents: interviews(entry) })).toEqual(wanted)
  })

  it('are not taken, nor is a blank shown, where two fields have words or they explain something', () => {
    const none = TRUTH.map(([id, first, , last]) => [id, first, null, last])
    const entry = (p: number, item: number) => ({
      ...{ asked: stems[item], coded: coded(p, item), said: said(p, item) },
      heard: `${WISHES[(p + 3) % 8]} ${said(p, item)}`,
    })
    const two = { respondents: interviews(entry) }
    const why = {
      respondents: interviews((p, item) => ({
        ...{ asked: stems[item], answer: coded(p, item), rationale: said(p, item) },
      })),
    }
    for (const data of [two, why]) {
      expect(readOf(data)).toEqual(none)
      expect(readAll(data).answers.filter(({ kind }) => kind === 'blank')).toEqual([])
    }
  })
})
