import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { emptyDraft, type SurveyDraft } from '../../../../shared/models/draft.ts'

const STEM = 'Aimez-vous le vélo ?'
const OTHER = 'Aimez-vous la voiture ?'
const OPTIONS = ['Oui', 'Non', 'Ne sait pas']
const TURNED = ['Ne sait pas', 'Non', 'Oui']
const LISTED = TURNED.map((texte, at) => ({ id: at + 1, texte }))

function survey(personas: number, ...stems: string[]): SurveyDraft {
  return {
    ...emptyDraft(),
    title: 'Vélo',
    personas,
    questions: stems.map((stem, at) => ({
      id: `q${at}`,
      stem,
      type: 'single_choice',
      options: OPTIONS.map((text) => ({ id: text, text })),
    })),
  }
}

/** Options and counts in a reading; empty if it only asks or lists. */
function toldBy(data: unknown, draft: SurveyDraft) {
  const { answers, counts } = readResults(data, draft)
  const options = answers.filter(({ kind }) => kind === 'option').map(({ option }) => option)
  return { options, counts: counts.map((item) => item.counts) }
}

const counted = { Oui: 20, Non: 20, 'Ne sait pas': 10 }
const NOTHING = { options: [], counts: [] }

describe('another order than that of the draft', () => {
  it.each<[string, unknown]>([
    ['ids of its own list', { options: LISTED, effectifs: { 1: 30, 2: 15, 3: 5 } }],
    ['a list beside its own list', { options: LISTED, effectifs: [30, 15, 5] }],
    ['a list beside its own words', { modalites: TURNED, n: [30, 15, 5] }],
    [
      'numbers of its own',
      { codes: { Oui: 3, Non: 2, 'Ne sait pas': 1 }, effectifs: { 1: 30, 2: 15, 3: 5 } },
    ],
    ['its own list without an option', { options: ['Non', 'Oui', 'Autre'], effectifs: [30, 15, 5] }],
  ])('of the options makes nothing of %s', (_name, fields) => {
    const data = { questions: [{ texte: STEM, ...(fields as object) }] }
    expect(toldBy(data, survey(50, STEM))).toEqual(NOTHING)
  })

  it.each<[string, object]>([
    ['ids of its own list', { questions: [{ id: 'x', texte: STEM, options: LISTED }] }],
    ['a legend', { legende: { 1: 'Ne sait pas', 2: 'Non', 3: 'Oui' } }],
    ['an order at random', { options_shuffled: true }],
  ])('makes no option of an index where the payload has %s', (_name, around) => {
    const results = [1, 2, 3, 3].map((value, at) => ({
      persona_id: `p${at}`,
      answers: [{ question: STEM, value }],
    }))
    expect(toldBy({ ...around, results }, survey(4, STEM)).options).toEqual([])
    expect(toldBy({ results }, survey(4, STEM)).options).toEqual([0, 1, 2, 2])
  })

  it.each<[string, object]>([
    ['lists the items', { structure: [OTHER, STEM] }],
    ['says their order', { ordre_questions: [2, 1] }],
    [
      'numbers them',
      {
        structure: [
          { numero: 2, texte: STEM },
          { numero: 1, texte: OTHER },
        ],
      },
    ],
  ])('of the items makes nothing of places where the payload %s', (_name, around) => {
    const results = [0, 1, 2].map((at) => ({ persona_id: `p${at}`, answers: ['Oui', 'Non'] }))
    expect(toldBy({ ...around, results }, survey(3, STEM, OTHER))).toEqual(NOTHING)
    expect(toldBy({ results }, survey(3, STEM, OTHER)).options).toEqual([0, 1, 0, 1, 0, 1])
  })

  it('of the items in the service’s own list says which place is which item', () => {
    const results = [0, 1].map((at) => ({ persona_id: `p${at}`, answers: ['Oui', 'Non'] }))
    const data = { questions: [{ texte: OTHER }, { texte: STEM }], results }
    expect(toldBy(data, survey(2, STEM, OTHER)).options).toEqual([1, 0, 1, 0])
  })
})

describe('numbers of something else', () => {
  it.each(['quotas', 'cible', 'benchmark', 'precedent', 'example', 'vague précédente', 'femmes', 'zk'])(
    'are asked about under %s, and never sure',
    (name) => {
      const data = { [name]: { questions: [{ texte: STEM, effectifs: counted }] } }
      const { counts, doubts, certainty } = readResults(data, survey(50, STEM))
      expect([counts, doubts.length, certainty]).toEqual([[], 1, 'unsure'])
    },
  )

  it('are no answers under a name of something else, and not sure under an unknown one', () => {
    const rows = [1, 2, 3].map((at) => ({
      persona_id: `p${at}`,
      reponses: [{ question: STEM, reponse: 'Oui' }],
    }))
    for (const name of ['pretest', 'suggestions', 'expected', 'target'])
      expect(toldBy({ [name]: rows, results: [] }, survey(3, STEM))).toEqual(NOTHING)
    expect(readResults({ zk: rows }, survey(3, STEM)).certainty).toBe('likely')
    expect(readResults({ results: rows }, survey(3, STEM)).certainty).toBe('sure')
  })

  it('are not the run’s in a segment, or where fewer were asked', () => {
    const part = (oui: number) => [
      { texte: STEM, distribution: { Oui: oui, Non: 20 - oui, 'Ne sait pas': 5 } },
    ]
    const halves = {
      femmes: { nb_personas: 25, questions: part(10) },
      hommes: { nb_personas: 25, questions: part(15) },
    }
    for (const data of [halves, { segments: halves }, { nb_personas: 25, questions: part(10) }])
      expect(toldBy(data, survey(50, STEM))).toEqual(NOTHING)
  })

  it('stand against each other where two places tell different ones', () => {
    const of = (n: number) => [{ texte: STEM, effectifs: { Oui: n, Non: 40 - n, 'Ne sait pas': 10 } }]
    expect(toldBy({ data: of(20), results: of(30) }, survey(50, STEM)).counts).toEqual([])
    const rows = (reponse: string) =>
      [1, 2, 3].map((at) => ({ persona_id: `p${at}`, reponses: [{ question: STEM, reponse }] }))
    expect(toldBy({ data: rows('Oui'), results: rows('Non') }, survey(3, STEM))).toEqual(NOTHING)
  })
})

describe('people', () => {
  const names = ['Marie', 'Jean', 'Marie', 'Paul', 'Luc', 'Anne']
  const said = (at: number) => (at < 4 ? 'Oui' : 'Non')
  it.each<[string, unknown]>([
    [
      'rows with lists',
      names.map((persona, at) => ({ persona, age: at, reponses: [{ question: STEM, reponse: said(at) }] })),
    ],
    ['rows with columns', names.map((persona, at) => ({ persona, age: at, [STEM]: said(at) }))],
    ['a row an answer', names.map((participant, at) => ({ participant, question: STEM, reponse: said(at) }))],
    [
      'the item',
      {
        questions: [{ texte: STEM, reponses: names.map((persona, at) => ({ persona, reponse: said(at) })) }],
      },
    ],
  ])('of one first name are not one persona in %s', (_name, data) => {
    const { answers, certainty, respondents } = readResults(data, survey(6, STEM))
    expect(answers.map(({ option }) => option).sort()).toEqual([0, 0, 0, 0, 1, 1])
    expect([certainty, respondents.length]).toEqual(['likely', 6])
  })

  it('of one name are one where their rows tell of different items', () => {
    const data = names
      .slice(0, 2)
      .flatMap((persona) => [STEM, OTHER].map((question) => ({ persona, reponses: { [question]: 'Oui' } })))
    const { respondents, certainty } = readResults(data, survey(2, STEM, OTHER))
    expect([respondents.map(({ id }) => id), certainty]).toEqual([['Marie', 'Jean'], 'sure'])
  })

  it('and items of the same number in lists without names are not told apart', () => {
    const lists = [
      ['Oui', 'Oui', 'Oui'],
      ['Non', 'Non', 'Oui'],
      ['Non', 'Ne sait pas', 'Non'],
    ]
    const draft = survey(3, STEM, OTHER, 'Aimez-vous le train ?')
    for (const data of [{ reponses: lists }, { results: lists.map((reponses) => ({ reponses })) }])
      expect(toldBy(data, draft)).toEqual(NOTHING)
    const named = lists.map((answers, at) => ({ persona_id: `p${at}`, answers }))
    expect(toldBy({ results: named }, draft).options).toHaveLength(9)
  })
})
