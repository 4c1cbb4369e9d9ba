import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'
import { readPlaces } from '../../../support/read-places.ts'

const BUS = 'Prenez-vous le bus ?'
const WHY = 'Pourquoi, ou pourquoi pas ?'
const draft = aSurvey(
  'Mobilité',
  [aChoice('bus', BUS, ['Oui', 'Non', 'Ne sait pas']), anOpenEnded('why', WHY)],
  {
    personas: 50,
  },
)

describe('the places of the answers to an item', () => {
  it('are, of counts, the map that they stand in', () => {
    const data = { questions: [{ texte: BUS, distribution: { Oui: 30, Non: 12, 'Ne sait pas': 8 } }] }
    expect(readResults(data, draft).counts).toEqual([{ question: 0, counts: [30, 12, 8] }])
    expect(readPlaces(data, draft).ofItem(0)).toEqual([
      {
        respondent: null,
        path: '$.questions[0].distribution',
        value: '{"Oui":30,"Non":12,"Ne sait pas":8}',
      },
    ])
    expect(readPlaces(data, draft).ofItem(1)).toEqual([])
  })

  it('are, of percentages and of numbers that are asked about, the place that the doubt names', () => {
    const data = { results: [{ texte: BUS, distribution: { Oui: 33, Non: 33, 'Ne sait pas': 34 } }] }
    const [doubt] = readResults(data, draft, { personas: 100 }).doubts
    const place = { respondent: null, path: doubt?.path, value: '{"Oui":33,"Non":33,"Ne sait pas":34}' }
    expect(readPlaces(data, draft, { personas: 100 }).ofItem(0)).toEqual([place])
    const decisions = { [doubt?.id ?? '']: 'shares' as const }
    expect(readResults(data, draft, { personas: 100, decisions }).shares).toHaveLength(1)
    expect(readPlaces(data, draft, { personas: 100, decisions }).ofItem(0)).toEqual([place])
  })

  it('are, of answers that nobody gave by name, the list that they stand in', () => {
    const data = { questions: [{ texte: BUS, reponses: ['Oui', 'Oui', 'Non'] }] }
    expect(readResults(data, draft).counts).toEqual([{ question: 0, counts: [2, 1, 0] }])
    expect(readPlaces(data, draft).ofItem(0)).toEqual([
      { respondent: null, path: '$.questions[0].reponses', value: '["Oui","Oui","Non"]' },
    ])
  })

  it('are both where a persona has two answers that differ', () => {
    const row = (persona_id: string, answer: string) => ({ persona_id, question: BUS, answer })
    const data = { rows: [row('p1', 'Oui'), row('p2', 'Non'), row('p1', 'Non')] }
    expect(readResults(data, draft).answers).toMatchObject([
      { respondent: 0, kind: 'unread' },
      { respondent: 1, kind: 'option' },
    ])
    expect(readPlaces(data, draft).ofItem(0)).toEqual(
      [
        [0, 0],
        [0, 2],
        [1, 1],
      ].map(([respondent, at]) => ({
        ...{ respondent, path: `$.rows[${at}]` },
        value: JSON.stringify(data.rows[at ?? 0]),
      })),
    )
  })

  it('are both where another place of the payload says otherwise of a persona', () => {
    const rows = (...answers: string[]) => answers.map((answer, at) => ({ id: `p${at}`, [BUS]: answer }))
    const data = { first: rows('Oui', 'Non', 'Oui', 'Non'), second: rows('Oui', 'Non', 'Non', 'Non') }
    expect(readResults(data, draft).answers.map(({ kind }) => kind)).toEqual([
      ...['option', 'option', 'unread', 'option'],
    ])
    const places = readPlaces(data, draft).ofItem(0)
    expect(places.map(({ respondent }) => respondent)).toEqual([0, 1, 2, 2, 3])
    const both = [
      { path: `$.first[2]["${BUS}"]`, value: 'Oui' },
      { path: `$.second[2]["${BUS}"]`, value: 'Non' },
    ]
    expect(places.slice(2, 4)).toEqual(both.map((place) => ({ ...place, respondent: 2 })))
    expect(readPlaces(data, draft).ofPersona(2)).toEqual(both.map((place) => ({ ...place, item: 0 })))
  })

  it('show blanks and long texts as they came, and what a cut name leads to', () => {
    const stem = `${'Que pensez-vous de ceci ? '.repeat(10)}Dites-le.`
    const own = aSurvey('Long', [anOpenEnded('long', stem)], { personas: 3 })
    const long = 'très '.repeat(600)
    const data = { rows: [long, '', null].map((answer, at) => ({ id: `p${at}`, [stem]: answer })) }
    expect(readPlaces(data, own).ofItem(0)).toEqual(
      [`${long.slice(0, 2000)}…`, '', 'null'].map((value, at) => ({
        ...{ respondent: at, value },
        path: `$.rows[${at}]["${stem.slice(0, 200)}"]`,
      })),
    )
  })

  it('are none where nothing was read', () => {
    expect(readPlaces({ report: 'fine' }, draft).ofItem(0)).toEqual([])
    expect(readPlaces(null, draft).ofItem(7)).toEqual([])
  })
})
