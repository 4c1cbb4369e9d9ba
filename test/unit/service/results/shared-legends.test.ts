import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'

const SCALE = ['Très confiance', 'Assez confiance', 'Peu confiance', 'Pas confiance'] as const
const draft = aDraft(
  7,
  ['Faites-vous confiance à la mairie ?', ...SCALE],
  ['Faites-vous confiance à l’hôpital ?', ...SCALE],
  ['Votre situation s’est-elle améliorée ?', 'Améliorée', 'Égale', 'Dégradée'],
  ['Que changer en premier ?'],
)
/** By persona: what each item was answered with, by the places of the options. */
const CHOSEN = [
  [0, 1, 2],
  [1, 1, 0],
  [3, 2, 1],
  [0, 3, 1],
  [2, 0, 2],
  [1, 2, 0],
  [0, 1, 1],
] as const
const WORDS = [
  'La santé.',
  'Les loyers trop chers.',
  'Tout.',
  'Les trains du soir.',
  'Rien de plus.',
  'Le bruit.',
]
const NAMES = ['Awa', 'Bruno', 'Chirine', 'Denis', 'Emma', 'Fabrice', 'Gilda']

const cases = CHOSEN.map(([one, two, three], at) => [
  101 + 3 * at,
  NAMES[at],
  4 - one,
  4 - two,
  three + 1,
  WORDS[at] ?? 'Le climat.',
])
const reversed = { '4': SCALE[0], '3': SCALE[1], '2': SCALE[2], '1': SCALE[3], '98': 'NSP' }
const variables = [
  { name: 'IDENT', label: 'Numéro' },
  { name: 'PRENOM', label: 'Prénom' },
  { name: 'V1', label: 'Faites-vous confiance à la mairie ?', values: 'CONF' },
  { name: 'V2', label: 'Faites-vous confiance à l’hôpital ?', values: 'CONF' },
  { name: 'V3', label: 'Votre situation s’est-elle améliorée ?', values: 'SIT' },
  { name: 'V4', label: 'Que changer en premier ?' },
]
const SITUATION = { '1': 'Améliorée', '2': 'Égale', '3': 'Dégradée' }

const chosenIn = (data: unknown) =>
  readResults(data, draft, { personas: 7 })
    .answers.filter(({ kind }) => kind === 'option')
    .map(({ respondent, question, option }) => `${respondent} ${question} ${option}`)
    .sort()
const TRUTH = CHOSEN.flatMap((row, p) => row.map((option, item) => `${p} ${item} ${option}`)).sort()

describe('labels of values that several items share', () => {
  it('say what each code means, though they count the other way round', () => {
    const data = { variables, value_labels: { CONF: reversed, SIT: SITUATION }, cases }
    expect(chosenIn(JSON.parse(JSON.stringify(data).replaceAll('"values":', '"value_labels":')))).toEqual(
      TRUTH,
    )
  })

  it('are not followed where two legends have the same name', () => {
    const labels = { CONF: reversed, SIT: SITUATION }
    const other = { CONF: { '1': SCALE[0], '2': SCALE[1], '3': SCALE[2], '4': SCALE[3] } }
    const data = { variables, value_labels: labels, older: { value_labels: other }, cases }
    const told = chosenIn(JSON.parse(JSON.stringify(data).replaceAll('"values":', '"value_labels":')))
    expect(told.filter((each) => !TRUTH.includes(each))).toEqual([])
  })

  it('are no ranks: a map of places and options that no name calls labels says nothing of codes', () => {
    const ranked = variables.map(({ name, label, values }) => ({
      name,
      label,
      ...(values === 'CONF'
        ? { classement: { '4': SCALE[0], '3': SCALE[1], '2': SCALE[2], '1': SCALE[3] } }
        : {}),
    }))
    expect(chosenIn({ variables: ranked, cases }).filter((each) => / [01] /.test(each))).toEqual([])
  })
})
