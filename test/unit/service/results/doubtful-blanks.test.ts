import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const OPTIONS = ['Tous les jours', 'Parfois', 'Jamais']
const draft = aDraft(
  4,
  ['Venez-vous souvent ?', ...OPTIONS],
  ['Combien de livres par mois ?'],
  ['Que changer ?'],
)
const WHO = ['p-01', 'p-04', 'p-05', 'p-09']
const BOOKS = [3, 0, 12, 5]
const WORDS = ['Moins de bruit.', 'Plus de bandes dessinées.', 'Rien du tout.', 'Des fauteuils neufs.']

/** The items that somebody is said to have left blank. */
function blankIn(data: unknown): number[] {
  const { answers } = readResults(data, draft, { personas: WHO.length })
  return [...new Set(answers.flatMap(({ kind, question }) => (kind === 'blank' ? [question] : [])))]
}

/** Rows of one answer each; `entry`: the fields of the answers by item. */
function rows(entry: (item: number, p: number) => object) {
  return WHO.flatMap((respondent, p) =>
    draft.questions.map(({ stem }, item) => ({ respondent, question: stem, ...entry(item, p) })),
  )
}

describe('an answer is not blank', () => {
  const kinds = [
    (p: number) => ({ option: OPTIONS[p % 3] }),
    (p: number) => ({ count: BOOKS[p] }),
    (p: number) => ({ text: WORDS[p] }),
  ]
  const none = { option: null, text: null, count: null }

  it('where a field of another kind holds it', () => {
    expect(blankIn(rows((item, p) => ({ ...none, ...kinds[item]?.(p) })))).toEqual([])
    expect(blankIn(rows((item, p) => ({ duree: 3 + p + item, ...none, ...kinds[item]?.(p) })))).toEqual([])
  })

  it('where the field that holds it has an unknown name, or stands in a map', () => {
    const unknown = [
      (p: number) => ({ modalite: OPTIONS[p % 3] }),
      (p: number) => ({ nb: BOOKS[p] }),
      (p: number) => ({ texte: WORDS[p] }),
    ]
    const fields = { modalite: '', texte: '', nb: '' }
    expect(blankIn(rows((item, p) => ({ ...fields, ...unknown[item]?.(p) })))).toEqual([])
    expect(blankIn(rows((item, p) => ({ value: { ...fields, ...unknown[item]?.(p) } })))).toEqual([])
  })
})

describe('an answer is blank', () => {
  it('where what stands beside it stands beside answers too, or says that there is none', () => {
    const data = rows((item, p) => ({
      ...{ duree: 4 + p, note: p === 1 ? '(pas de réponse)' : '' },
      answer: p === 1 ? null : item === 0 ? OPTIONS[p % 3] : item === 1 ? BOOKS[p] : WORDS[p],
    }))
    expect(blankIn(data)).toEqual([0, 1, 2])
  })
})

it('an answer under the name of its item is not blank where its entry says that it does not count', () => {
  const scales = aDraft(4, ['Content ?', '1', '2', '3'], ['Et du prix ?', '1', '2', '3'])
  const answers = WHO.map((who, p): [string, object] => [
    who,
    Object.fromEntries(
      scales.questions.map(({ stem }, item) => [
        stem,
        { coche: `${((p + item) % 3) + 1}`, test: p === 0 ? 'oui' : 'non' },
      ]),
    ),
  ])
  const read = readResults({ answers: Object.fromEntries(answers) }, scales, { personas: 4 })
  expect(read.answers.filter(({ kind }) => kind === 'blank')).toEqual([])
  expect(read.unplaced.map(({ path }) => path)).toContain('$.answers["p-01"]["Content ?"]')
})

it('nothing is blank where the only answer in a list does not count', () => {
  const one = aDraft(4, ['Venez-vous souvent ?', ...OPTIONS])
  const stem = one.questions[0]?.stem
  const people = WHO.map((who, p) => ({
    who,
    answers: [{ question: stem, value: OPTIONS[p % 3], test: p === 1 ? 'oui' : 'non' }],
  }))
  const read = readResults({ people }, one, { personas: 4 })
  expect(read.answers.map(({ kind }) => kind)).toEqual(['option', 'option', 'option'])
})

it('nobody is called like the fields that every answer has', () => {
  const kinds = (item: number, p: number) =>
    [{ choisi: OPTIONS[p % 3] }, { nombre: BOOKS[p] }, { mots: WORDS[p] }][item]
  const answers = WHO.map((who, p): [string, object] => [
    who,
    Object.fromEntries(
      draft.questions.map(({ stem }, item) => [
        stem,
        { humeur: p < 2 ? 'Gaie' : 'Triste', choisi: '', nombre: '', mots: '', ...kinds(item, p) },
      ]),
    ),
  ])
  const read = readResults({ answers: Object.fromEntries(answers) }, draft, { personas: 4 })
  expect(read.respondents.map(({ id }) => id).filter((id) => id !== null && !WHO.includes(id))).toEqual([])
  expect(read.answers.filter(({ kind }) => kind === 'blank')).toEqual([])
})
