import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

type Draft = ReturnType<typeof aDraft>

/** The answers that were read, as "persona item: answer". */
function toldIn(data: unknown, draft: Draft): string[] {
  const { answers, respondents } = readResults(data, draft, { personas: draft.personas ?? 0 })
  return answers.flatMap(({ respondent, question, kind, option, text }) => {
    const said = kind === 'option' ? draft.questions[question]?.options[option ?? -1]?.text : text
    return kind === 'option' || kind === 'text' ? [`${respondents[respondent]?.id} ${question}: ${said}`] : []
  })
}

describe('a trait that stands beside every answer is none', () => {
  const sunday = 'Prenez-vous le bus le dimanche ?'
  const first = 'Que changeriez-vous en premier ?'

  it('below the names of items, of which few have an answer', () => {
    const draft = aDraft(3, [sunday], ['Encore ?', '1', '2', '3'], [first, 'Oui', 'Oui, souvent', 'Non'])
    const row = (humeur: string, said: object[]): object =>
      Object.fromEntries(draft.questions.map(({ stem }, item) => [stem, { humeur, ...(said[item] ?? {}) }]))
    const answers = {
      x105: row('Oui', [{ duree: 4 }, { choice: '3' }]),
      x113: row('Oui', [{ duree: 61 }, { choice: '1' }, { choice: 'Oui, souvent' }]),
      x116: row('Oui', [{ duree: 85 }]),
    }
    expect(toldIn({ answers }, draft).filter((told) => told.endsWith(': Oui'))).toEqual([])
  })

  it('in rows of which open-ended items have it too', () => {
    const draft = aDraft(4, [sunday], ['Pourquoi ?'], [first, 'Oui', 'Oui, souvent', 'Non'])
    const row = (rikapo: string, humeur: string, said: object[]): object[] =>
      draft.questions.map(({ stem }, item) => ({ rikapo, asked: stem, humeur, value: said[item] ?? {} }))
    const rows = [
      ...row('x100', 'Oui', [{ zarobi: 23 }]),
      ...row('x111', 'Oui', [{}, { zarobi: 50 }, { option: 'Oui, souvent' }]),
      ...row('x119', 'Non', [{}, { zarobi: 2 }]),
      ...row('x124', 'Oui', [{}, { zarobi: 52 }]),
    ]
    expect(toldIn({ rows }, draft).filter((told) => / 2: (?:Oui|Non)$/.test(told))).toEqual([])
  })

  it('and declares no codes of the answers that some gave', () => {
    const draft = aDraft(3, [first, 'Matin', 'Soir'])
    const answers = {
      x105: { [first]: { humeur: 'Oui' } },
      x111: { [first]: { humeur: 'Oui', value: 'Soir' } },
      x115: { [first]: { humeur: 'Non', value: 'Matin' } },
    }
    expect(toldIn({ answers }, draft).filter((told) => told.startsWith('x105'))).toEqual([])
  })

  it('nor of those that were expected, where some gave an answer beside', () => {
    const draft = aDraft(6, [first, 'Matin', 'Soir'])
    const given = ['Soir', 'Soir', null, 'Matin', null, 'Matin']
    const expected = ['Matin', 'Soir', 'Soir', 'Matin', 'Matin', 'Soir']
    const humeurs = ['Oui', 'Non', 'Non', 'Non', 'Oui', 'Oui']
    const answers = Object.fromEntries(
      given.map((c, at) => [
        `x${102 + at * 7}`,
        { [first]: { humeur: humeurs[at], ...(c ? { c } : {}), attendu: expected[at] } },
      ]),
    )
    expect(toldIn({ answers }, draft)).toEqual([])
  })
})

it('a header goes before a list of as many items', () => {
  const stems = ['Le dimanche ?', 'Pourquoi ?', 'Et puis ?', 'Content ?', 'Depuis quand ?', 'Et la nuit ?']
  const options = ['À pied', 'En bus', 'En vélo']
  const draft = aDraft(
    2,
    ...stems.map((stem, item) => (item === 3 || item === 5 ? [stem, ...options] : [stem]) as [string]),
  )
  const guesses = ['En vélo', 'En bus', 'À pied', 'En vélo']
  const rows = ['sujet103', 'sujet109'].flatMap((who, p) =>
    stems.map((_, item) => {
      const guess = item === 3 || item === 5 ? guesses[p * 2 + (item > 3 ? 1 : 0)] : null
      return [who, `it-${item + 11}`, '', '', guess === null ? 8 + item + p : '', guess]
    }),
  )
  const items = stems.map((wording, item) => ({ ref: `it-${item + 11}`, wording }))
  const columns = ['sujet', 'item', 'pumifa', 'label', 'count', 'attendu']
  const read = toldIn({ items, columns, rows }, draft)
  expect(read.filter((told) => guesses.some((guess) => told.endsWith(guess)))).toEqual([])
})

it('numbers beside the only item of few personas count no options', () => {
  const draft = aDraft(3, ['Content ?', '18-24 ans', '25-49 ans', '50 ans et plus'])
  const items = [{ ref: 'it-11', wording: 'Content ?' }]
  const answers = Object.fromEntries([2, 9, 3].map((duree_s, at) => [`x10${at}`, { 'it-11': { duree_s } }]))
  expect(toldIn({ items, answers }, draft)).toEqual([])
})
