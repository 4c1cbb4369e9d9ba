import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const WHO = ['pk-31', 'pk-34', 'pk-37', 'pk-40', 'pk-43', 'pk-46']
const draft = aDraft(
  6,
  ['Combien de bains par mois ?', 'Aucun', 'Un ou deux', 'Trois et plus'],
  ['Que faut-il réparer ?'],
  ['Faut-il chauffer le bassin ?', 'Oui', 'Non', 'Seulement en mars'],
)
const BATHS = [0, 2, 1, 0, 1, 2]
const WORDS = [
  'La douche.',
  'Le toit, côté nord',
  'Rien',
  'Les casiers du fond',
  'La porte',
  'Le sifflet du maître-nageur',
]
const HEAT = [2, 0, 1, 1, 2, 0]

const optionOf = (item: number, at: number | undefined): string =>
  draft.questions[item]?.options[at ?? -1]?.text ?? ''
const TRUTH = WHO.map((who, at) => [who, optionOf(0, BATHS[at]), WORDS[at], optionOf(2, HEAT[at])])

/** Each persona's id with the answers that were read; an answer that was not understood is "?". */
function readOf(data: unknown) {
  const { respondents, answers } = readResults(data, draft, { personas: WHO.length })
  return respondents.map(({ id }, respondent) => [
    id,
    ...draft.questions.map((_, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      if (!own || own.kind === 'blank') return null
      return own.kind === 'option'
        ? optionOf(question, own.option ?? undefined)
        : own.kind === 'text'
          ? own.text
          : '?'
    }),
  ])
}

describe('answers told apart in a way that no name shows', () => {
  it('not where two places tell different answers of the same personas', () => {
    const codes = { K1: ['NIL', 'SOME', 'LOTS'], K3: ['HOT', 'COLD', 'SPRING'] }
    const catalogue = [
      ...codes.K1.map((code, at) => ({ question: 'K1', code, label: optionOf(0, at) })),
      ...codes.K3.map((code, at) => ({ question: 'K3', code, label: optionOf(2, at) })),
    ]
    const sheetsOf = (turned: number) =>
      WHO.map((ref, at) => ({
        ref,
        said: {
          K1: { code: codes.K1[((BATHS[at] ?? 0) + turned) % 3] },
          K2: { text: WORDS[at] },
          K3: { code: codes.K3[((HEAT[at] ?? 0) + turned) % 3] },
        },
      }))
    const chosen = (data: unknown) =>
      readResults(data, draft, { personas: WHO.length }).answers.filter(({ kind }) => kind === 'option')
    expect(chosen({ catalogue, sheets: sheetsOf(0), entries: sheetsOf(0) })).toHaveLength(2 * WHO.length)
    expect(chosen({ catalogue, sheets: sheetsOf(0), entries: sheetsOf(1) })).toEqual([])
  })

  it('by keys of which only the labels of the options beside them say the item', () => {
    const codes = { K1: ['NIL', 'SOME', 'LOTS'], K3: ['HOT', 'COLD', 'SPRING'] }
    const catalogue = [
      ...codes.K1.map((code, at) => ({ question: 'K1', code, label: optionOf(0, at) })),
      ...codes.K3.map((code, at) => ({ question: 'K3', code, label: optionOf(2, at) })),
    ]
    const sheets = WHO.map((ref, at) => ({
      ref,
      said: {
        K1: { code: codes.K1[BATHS[at] ?? 0] },
        K2: { text: WORDS[at] },
        K3: { code: codes.K3[HEAT[at] ?? 0] },
      },
    }))
    expect(readOf({ catalogue, sheets })).toEqual(TRUTH)
  })

  it('in a sheet with lines above the names of its columns, and a code book that names each item once', () => {
    const book = [
      ['Column', 'Letter', 'Meaning'],
      ...['A', 'B', 'C'].map((letter, at) => [at === 0 ? 'C1' : '', letter, optionOf(0, at)]),
      ['', 'Z', 'Ne sait pas'],
      ...['A', 'B', 'C'].map((letter, at) => [at === 0 ? 'C3' : '', letter, optionOf(2, at)]),
    ]
    const rows = WHO.map((who, at) => [who, 'ABC'[BATHS[at] ?? 0], WORDS[at], 'ABC'[HEAT[at] ?? 0]])
    const sheet = [['Exporté le 12'], [], ['Réf', 'C1', 'C2', 'C3'], ...rows, ['TOTAL', '', '', '']]
    expect(
      readOf({
        feuilles: [
          { nom: 'codes', lignes: book },
          { nom: 'reponses', lignes: sheet },
        ],
      }),
    ).toEqual(TRUTH)
  })

  it('in rows with the number of the item, and columns of one length', () => {
    const rows = WHO.flatMap((who, at) => [
      [who, 1, optionOf(0, BATHS[at])],
      [who, 2, WORDS[at]],
      [who, 3, optionOf(2, HEAT[at])],
    ])
    const column = (at: number) => rows.map((row) => row[at])
    expect(readOf({ qui: column(0), quoi: column(1), dit: column(2) })).toEqual(TRUTH)
    expect(readOf(rows.map(([qui, rang, dit]) => ({ qui, rang, dit, sur: 0.61 })))).toEqual(TRUTH)
  })

  it('with another field for words, and zeros left out', () => {
    const items = draft.questions.map(({ stem, options }, at) => ({
      no: `${at + 1}`,
      stem,
      labels: options.map(({ text }) => text),
    }))
    const choice = (index: number | undefined) => (index === 0 ? {} : { index })
    const people = WHO.map((who, at) => ({
      who,
      given: [
        { no: '1', choice: choice(BATHS[at]) },
        { no: '2', free: { value: WORDS[at] } },
        ...(at === 3 ? [] : [{ no: '3', choice: choice(HEAT[at]) }]),
      ],
    }))
    const truth = TRUTH.map((row, at) => (at === 3 ? [...row.slice(0, 3), null] : row))
    expect(readOf({ items, people })).toEqual(truth)
  })
})

describe('answers that may be told apart in two ways', () => {
  const rows = (fields: (at: number) => object) =>
    WHO.flatMap((who, at) => [
      { who, rang: 1, ...fields(at) },
      { who, rang: 2, dit: WORDS[at] },
      { who, rang: 3, dit: optionOf(2, HEAT[at]) },
    ])

  it('are not taken where two fields have options of an item', () => {
    const data = rows((at) => ({ dit: optionOf(0, BATHS[at]), pense: optionOf(0, BATHS[(at + 1) % 6]) }))
    expect(readOf(data).filter(([, first]) => first !== null && first !== '?')).toEqual([])
  })

  it('are not taken where numbers may count from 0 or from 1', () => {
    const numbers = [1, 2, 1, 1, 2, 2]
    const data = WHO.flatMap((who, at) => [
      { who, rang: 1, dit: numbers[at] },
      { who, rang: 2, dit: WORDS[at] },
      { who, rang: 3, dit: numbers[5 - at] },
    ])
    const { answers } = readResults(data, draft, { personas: WHO.length })
    expect(answers.filter(({ kind }) => kind === 'option')).toEqual([])
  })

  it('are not taken from a column that most left blank, beside one that is full', () => {
    const said = (at: number) => (at < 2 ? optionOf(0, BATHS[at]) : null)
    const data = rows((at) => ({ dit: said(at), devine: optionOf(0, BATHS[(at + 2) % 6]) }))
    const wrong = readOf(data).filter(
      ([, first], at) => first !== null && first !== '?' && first !== said(at),
    )
    expect(wrong).toEqual([])
  })
})

describe('columns that the payload names after the items', () => {
  const small = aDraft(
    4,
    ['Pourquoi ?', 'Été', 'été ', 'Ete', 'ETÉ', 'hiver'],
    ['À quelle fréquence ?', 'Yes', 'No'],
  )
  const rows = [
    ['prs-4225-0', 'Chloé', 4, 0],
    ['prs-1044-1', 'Ana', 1, 1],
    ['prs-1278-2', 'Bruno', 1, 0],
    ['prs-2611-3', 'Ana', 2, 1],
  ]
  const chosen = (names: readonly string[]) =>
    readResults({ kor: names, dun: rows }, small, { personas: 4 }).answers.filter(
      ({ kind }) => kind === 'option',
    )

  it.each([
    ['by their stems', ['id', 'prenom', 'Pourquoi ?', 'À quelle fréquence ?']],
    ['by numbers', ['id', 'prenom', 'Q1', 'Q2']],
  ])('%s hold answers, and do not tell which item another column answers', (_, names) => {
    expect(chosen(names)).toEqual([])
  })
})
