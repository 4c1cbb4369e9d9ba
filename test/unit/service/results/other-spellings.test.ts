import { describe, expect, it } from 'vitest'
import { aDraft } from './a-draft.ts'
import { toldAnswers } from './told-answers.ts'

const draft = aDraft(
  5,
  ['Avez-vous pris le train ?', 'Oui, l’an dernier', 'Oui, plus tôt', "Je n'y pense pas"],
  ['Combien de minutes jusqu’à la gare ?'],
  ['Que changer en premier ?'],
)
const OPTIONS = draft.questions[0]?.options.map(({ text }) => text) ?? []
const WORDS = [
  'Les horaires du soir.',
  'Le prix, surtout.',
  'Rien ne me vient.',
  'Les escaliers.',
  'Les retards.',
]
const chosen = [0, 1, 2, 0, 2]
const MINUTES = ['huit', '12', 'une vingtaine', '30', 'trois']
const truth = WORDS.map((words, p) => [OPTIONS[chosen[p] ?? 0], MINUTES[p], words])

describe('options in another spelling', () => {
  const spelled = [
    "oui, l'an dernier",
    'Oui, plus tôt.',
    'Je n’y pense pas !',
    'Oui, l&#39;an dernier',
    "JE N'Y PENSE PAS",
  ]

  it('are these options, in lists and in tables of texts', () => {
    const lists = {
      people: Object.fromEntries(
        WORDS.map((words, p) => [`qui-${p}`, { answers: [spelled[p], MINUTES[p], words] }]),
      ),
    }
    expect(toldAnswers(lists, draft)).toEqual(truth)
    const csv = [
      'Qui;Train;Minutes;Mots',
      ...WORDS.map((words, p) => `P${p}a;${spelled[p]?.replace('&#39;', "'")};${MINUTES[p]};${words}`),
    ]
    const columns = ['Train', 'Minutes', 'Mots'].map((column, at) => ({
      column,
      about: draft.questions[at]?.stem,
    }))
    expect(toldAnswers({ columns, file: csv.join('\n') }, draft)).toEqual(truth)
  })

  it('are none where two options differ by that only', () => {
    const alike = aDraft(3, ['Prêt ?', 'Oui', 'Oui !', 'Non'])
    const rows = ['oui;', 'Non', 'Oui !'].map((answer, p) => ({
      persona_id: `p${p}`,
      question: 'Prêt ?',
      answer,
    }))
    expect(toldAnswers({ rows }, alike)).toEqual([[null], ['Non'], ['Oui !']])
  })
})

describe('titles of columns in several words', () => {
  const titles = ['Dernier voyage', 'Minutes jusqu’à la gare', 'Le mot de la fin']
  const columns = titles.map((titre, at) => ({ titre, intitule: draft.questions[at]?.stem }))
  const lines = WORDS.map((words, p) => [`Nom ${p}`, OPTIONS[chosen[p] ?? 0], MINUTES[p], words].join(';'))
  const file = [`Qui;${titles.join(';')}`, ...lines].join('\r\n')

  it('are the items beside which the payload has them', () => {
    expect(toldAnswers({ columns, fichier: { contenu: file } }, draft)).toEqual(truth)
  })

  it('are nothing where a column is missing', () => {
    const less = columns.map((column, at) => (at === 1 ? { ...column, titre: 'Temps de trajet' } : column))
    for (const row of toldAnswers({ columns: less, fichier: { contenu: file } }, draft))
      expect(row[1]).toBeNull()
  })
})
