import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  5,
  ['How did you pay?', 'Cash', 'Card', 'Phone'],
  ['When do you need cash?'],
  ['Should shops take cash?', 'Yes', 'No'],
)
const WHO = ['Ana', 'Bo', 'Cléo', 'Dan', 'Eve']
const WORDS = ['On holiday', 'At the market, always', 'For the cleaner', 'Never, honestly', 'For tips']
const textOf = (p: number, q: number): string => {
  const options = draft.questions[q]?.options ?? []
  return options.length === 0 ? (WORDS[p] ?? '') : (options[(p * p + q) % options.length]?.text ?? '')
}
const TRUTH = WHO.map((_, p) => draft.questions.map((_, q) => textOf(p, q)))

/** A map without the fields that are 0, as some programs write it. */
const without = (map: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(map).filter(([, value]) => value !== 0))

/** What was read, by persona and item; null where nothing was. */
function readOf(data: unknown): (string | null)[][] {
  const { answers, respondents } = readResults(data, draft, { personas: WHO.length })
  return WHO.map((id) =>
    draft.questions.map((_, item) => {
      const own = answers.find(
        ({ respondent, question }) =>
          question === item && JSON.stringify(respondents[respondent] ?? {}).includes(`"${id}"`),
      )
      const option = draft.questions[item]?.options[own?.option ?? -1]?.text ?? null
      return own?.kind === 'text' ? own.text : option
    }),
  )
}

describe('zeros that a program left out', () => {
  const rows = WHO.flatMap((_, p) => draft.questions.map((_, q) => ({ who: p, item: q, said: textOf(p, q) })))
  const survey = {
    people: WHO.map((name, index) => without({ index, name })),
    items: draft.questions.map(({ stem }, index) => without({ index, stem })),
  }

  it('stand where they tell the first persona and the first item', () => {
    expect(readOf({ ...survey, rows: rows.map(without) })).toEqual(TRUTH)
  })

  it('are not put where they would be answers that nobody gave', () => {
    const alike = aDraft(3, ...['Un ?', 'Deux ?'].map((stem) => [stem, 'Oui', 'Non', 'NSP'] as const))
    const codes = [
      [null, 1],
      [1, null],
      [2, 2],
    ]
    const wide = codes.map(([one, two], p) => ({
      nom: WHO[p],
      ...(one !== null && { q1: one }),
      ...(two !== null && { q2: two }),
    }))
    expect(readResults({ stems: ['Un ?', 'Deux ?'], wide }, alike, { personas: 3 }).answers).toEqual([])
    const long = [null, 1, 2, 2, 1, null, 1, null, 2].map((code, at) => ({
      qui: WHO[Math.floor(at / 2)],
      question: at % 2 === 0 ? 'Un ?' : 'Deux ?',
      ...(code !== null && { index: code }),
    }))
    expect(readResults({ long }, { ...alike, personas: 5 }, { personas: 5 }).answers).toEqual([])
  })

  it('are not put where the entries without a number are more or fewer than the others', () => {
    const [, ...fewer] = rows.map(without)
    expect(readOf({ ...survey, rows: fewer })[0]).toEqual([null, null, null])
  })
})
