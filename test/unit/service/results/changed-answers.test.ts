import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const PEOPLE = ['bx-04', 'bx-07', 'bx-11', 'bx-19', 'bx-23']
const draft = aDraft(
  5,
  ['Venez-vous souvent ?', 'Toujours', 'Parfois', 'Jamais'],
  ['Comment venez-vous ?', 'À pied', 'En bus', 'En train'],
  ['Y manque-t-il un étal ?', 'Oui', 'Non', 'Peut-être'],
)
const given = (persona: string, vraag: number, at: number): unknown => ({
  type: 'AntwoordGegeven',
  persona,
  vraag,
  antwoord: draft.questions[vraag - 1]?.options[at % 3]?.text,
})

describe('an answer that a later entry changes or takes back', () => {
  it('is not told as the answer, but what it was changed to is', () => {
    const log = [
      ...PEOPLE.flatMap((persona, p) => [1, 2, 3].map((vraag) => given(persona, vraag, p + vraag))),
      { type: 'AntwoordHerzien', persona: 'bx-07', vraag: 2, van: 'À pied', naar: 'En train' },
      { type: 'AntwoordIngetrokken', persona: 'bx-11', vraag: 3 },
    ]
    const { answers, respondents } = readResults({ gebeurtenissen: log }, draft, { personas: 5 })
    const told = answers.filter(({ kind }) => kind === 'option' || kind === 'text')
    const of = (id: string, item: number) =>
      told.filter(({ respondent, question }) => respondents[respondent]?.id === id && question === item)
    expect(of('bx-07', 1).map(({ option }) => option)).toEqual([2])
    expect(of('bx-11', 2)).toEqual([])
  })
})

describe('words that stand for a missing answer', () => {
  it('of a single choice are no answer to an open-ended item either', () => {
    const items = aDraft(4, ['Venez-vous ?', 'Sì', 'No'], ['Che cosa raccoglie ?'])
    const rows = [
      ['Sì', 'Del muschio per il presepe.'],
      ['nessuna risposta', 'Funghi, quando ci sono.'],
      ['No', 'nessuna risposta'],
      ['Sì', 'Niente, cammino soltanto.'],
    ]
    const chiamate = rows.map(([una, due], at) => ({
      chiamata: `tel3${at}`,
      risposte: { 'Venez-vous ?': una, 'Che cosa raccoglie ?': due },
    }))
    const { answers } = readResults({ chiamate }, items, { personas: 4 })
    const texts = answers.filter(({ kind }) => kind === 'text').map(({ text }) => text)
    expect(texts).not.toContain('nessuna risposta')
  })
})
