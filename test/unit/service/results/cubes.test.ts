import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const draft = aDraft(
  6,
  ['Avez-vous un médecin ?', 'Oui', 'Non'],
  ['Quel délai ?', 'Une semaine', 'Un mois', 'Plus d’un mois'],
  ['Qu’est-ce qui vous aiderait ?'],
)
const WHO = ['I00', 'I01', 'I02', 'I03', 'I04', 'I05']
const WORDS = [
  'Un centre de santé.',
  'Une navette le matin.',
  'Un vrai dentiste, ici.',
  'La téléconsultation.',
  'Un infirmier à domicile.',
  'Rien de plus que cela.',
]
const optionOf = (item: number, at: number): string => {
  const options = draft.questions[item]?.options ?? []
  return options[at % options.length]?.text ?? ''
}
const TRUTH: (string | null)[][] = WHO.map((_, p) => [optionOf(0, p), optionOf(1, p * p), WORDS[p] ?? ''])
const BLANK = TRUTH.map((row, p) => row.map((text, q) => (p === 4 && q === 1 ? null : text)))

/** What was read, by persona and item. */
function readOf(data: unknown): (string | null)[][] {
  const { answers, respondents } = readResults(data, draft, { personas: WHO.length })
  return WHO.map((id) =>
    draft.questions.map((_, item) => {
      const own = answers.find(
        ({ respondent, question }) => question === item && respondents[respondent]?.id === id,
      )
      return own?.kind === 'option' ? optionOf(item, own.option ?? 0) : own?.kind === 'text' ? own.text : null
    }),
  )
}
const NOTHING = TRUTH.map((row) => row.map(() => null))
const people = WHO.map((id, p) => ({
  id,
  name: `Nom ${p}`,
  annotations: [{ type: 'AGE', text: `${20 + p}` }],
}))
const questions = draft.questions.map(({ stem }, at) => ({ id: `Q${at}`, name: stem }))
const observation = [
  { id: 'PERSONA', values: people },
  { id: 'QUESTION', values: questions },
]
/** The answers by "persona:item", in no order. */
const keyed = (written: (text: string, p: number, q: number) => unknown) =>
  Object.fromEntries(
    BLANK.flatMap((row, p) =>
      row.flatMap((text, q) => (text === null ? [] : [[`${p}:${q}`, written(text, p, q)] as const])),
    ).sort(([one], [other]) => other.localeCompare(one)),
  )
const sorted = [...new Set(draft.questions.flatMap(({ options }) => options.map(({ text }) => text)))].sort()

describe('a cube', () => {
  it('of observations by their places has each answer of each persona', () => {
    const dataSets = [{ observations: keyed((text) => [text]) }]
    expect(readOf({ structure: { dimensions: { observation } }, dataSets })).toEqual(BLANK)
  })

  it('may point into lists of texts', () => {
    const point = (text: string, p: number, q: number) => (q < 2 ? ['m', sorted.indexOf(text)] : ['t', p])
    const data = {
      structure: { dimensions: { observation }, codelists: { MODALITE: sorted }, textes: WORDS },
      dataSets: [{ observations: keyed(point) }],
    }
    expect(readOf(data)).toEqual(BLANK)
    // Two lists that fit alike: nobody knows into which the numbers point.
    const twice = { ...data, autres: [...WORDS].reverse() }
    expect(readOf(twice).map((row) => row[2])).toEqual(WHO.map(() => null))
  })

  it('of a flat list runs through the dimensions in their order', () => {
    const dimension = {
      personne: { category: { index: Object.fromEntries(WHO.map((id, at) => [id, at])) } },
      question: {
        category: {
          index: { Q0: 0, Q1: 1, Q2: 2 },
          label: Object.fromEntries(questions.map(({ id, name }) => [id, name])),
        },
      },
    }
    const data = { class: 'dataset', id: ['personne', 'question'], size: [6, 3], dimension }
    expect(readOf({ ...data, value: BLANK.flat() })).toEqual(BLANK)
    const sparse = Object.fromEntries(BLANK.flat().flatMap((text, at) => (text === null ? [] : [[at, text]])))
    expect(readOf({ ...data, value: sparse })).toEqual(BLANK)
    const turned = { ...data, id: ['question', 'personne'], size: [3, 6] }
    const byItem = draft.questions.flatMap((_, q) => BLANK.map((row) => row[q]))
    expect(readOf({ ...turned, value: byItem })).toEqual(BLANK)
  })

  describe('beside a series of one item', () => {
    const index = (ids: readonly string[]) => ({ category: { index: ids } })
    const items = { index: ['Q0', 'Q1'], label: { Q0: questions[0]?.name, Q1: questions[1]?.name } }
    const cube = {
      name: 'Soins, 2031',
      id: ['sujet', 'panel'],
      dimension: { sujet: { category: items }, panel: index(WHO) },
      value: [0, 1].flatMap((q) => BLANK.map((row) => row[q])),
    }
    const turned = [...WHO].reverse()
    const series = {
      name: questions[2]?.name,
      id: ['panel'],
      dimension: { panel: index(turned) },
      value: Object.fromEntries([...WORDS].reverse().flatMap((text, at) => (at === 2 ? [] : [[at, text]]))),
    }
    const truth = BLANK.map((row, p) => (p === 3 ? [...row.slice(0, 2), null] : row))

    it('has the answers of each persona to it, in the order of the series', () => {
      expect(readOf({ sets: [cube, series] })).toEqual(truth)
      expect(readOf({ sets: [series, cube] })).toEqual(truth)
    })

    it.each([
      ['has two lists of values', { ...series, autres: [...WORDS] }],
      ['has other personas', { ...series, dimension: { panel: index(turned.map((id) => `X${id}`)) } }],
      ['has no text of an item', { ...series, name: 'Remarques' }],
    ])('has none where the series %s', (_, own) => {
      expect(readOf({ sets: [cube, own] }).map((row) => row[2])).toEqual(NOTHING.map((row) => row[2]))
    })
  })

  it('tells nothing in the other order', () => {
    const cube = { axes: observation, cells: draft.questions.flatMap((_, q) => TRUTH.map((row) => row[q])) }
    expect(readOf(cube)).toEqual(NOTHING)
  })

  describe('in which every item has the same options', () => {
    const alike = aDraft(
      4,
      ...['Avez-vous un vélo ?', 'Avez-vous une voiture ?', 'Prenez-vous le bus ?', 'Marchez-vous ?'].map(
        (stem) => [stem, 'Oui', 'Non'] as const,
      ),
    )
    const some = WHO.slice(0, 4)
    const said = some.map((_, p) =>
      alike.questions.map((__, q) => ((p * 5 + q * q) % 3 === 0 ? 'Oui' : 'Non')),
    )
    const items = alike.questions.map(({ stem }, at) => ({ id: `Q${at}`, name: stem }))
    const axes = [
      { id: 'PERSONA', values: people.slice(0, 4) },
      { id: 'QUESTION', values: items },
    ]
    const read = (data: unknown) => readResults(data, alike, { personas: 4 })
    const truth = some.flatMap((id, p) => (said[p] ?? []).map((text, q) => [id, q, text === 'Oui' ? 0 : 1]))
    const told = (data: unknown) => {
      const { answers, respondents } = read(data)
      return answers.map(({ respondent, question, option }) => [
        respondents[respondent]?.id,
        question,
        option,
      ])
    }

    it('says in which order its values run through them, or is not read', () => {
      const byItem = items.flatMap((_, q) => said.map((row) => row[q]))
      expect(read({ axes, cells: said.flat() }).answers).toEqual([])
      expect(read({ axes, cells: byItem }).answers).toEqual([])
      expect(read({ axes, cells: Object.fromEntries(Object.entries(byItem)) }).answers).toEqual([])
      const named = { personne: { ids: some }, question: { ids: items.map(({ name }) => name) } }
      expect(read({ named, cells: byItem }).answers).toEqual([])
      expect(told({ order: ['personne', 'question'], named, cells: said.flat() })).toEqual(truth)
      expect(told({ order: ['question', 'personne'], named, cells: byItem })).toEqual(truth)
    })

    it('may have numbers as ids, whose order a map of labels does not keep', () => {
      const label = Object.fromEntries(some.map((_, p) => [`${4000 - p}`, `Nom ${p}`]))
      const question = { label: Object.fromEntries(items.map(({ id, name }) => [id, name])) }
      const cube = { id: ['personne', 'question'], size: [4, 4], value: said.flat() }
      expect(read({ ...cube, dimension: { personne: { label }, question } }).answers).toEqual([])
      const ids = some.map((_, p) => `${4000 - p}`)
      const inOrder = { ...cube, dimension: { personne: { ids, label }, question } }
      expect(read(inOrder).respondents.map(({ id }) => id)).toEqual(ids)
      expect(told(inOrder).map(([, ...rest]) => rest)).toEqual(truth.map(([, ...rest]) => rest))
    })
  })

  it('may have a 1 for the option of each answer', () => {
    const options = sorted.map((name, at) => ({ id: `o${at}`, name }))
    const closed = aDraft(
      6,
      ...draft.questions
        .slice(0, 2)
        .map(({ stem, options: all }) => [stem, ...all.map(({ text }) => text)] as const),
    )
    const observations = Object.fromEntries(
      WHO.flatMap((_, p) =>
        [0, 1].flatMap((q) => sorted.map((text, at) => [`${p}:${q}:${at}`, TRUTH[p]?.[q] === text ? 1 : 0])),
      ),
    )
    const axes = [
      observation[0],
      { id: 'QUESTION', values: questions.slice(0, 2) },
      { id: 'OPTION', values: options },
    ]
    const { answers } = readResults({ axes, observations }, closed, { personas: 6 })
    const told = answers.map(({ question, option }) => optionOf(question, option ?? 0))
    expect(told).toEqual(TRUTH.flatMap((row) => row.slice(0, 2)))
  })
})
