import { expect, it, test } from 'vitest'
import { answersBehindColon } from '../../../shared/exchange/text/answers-behind-colon.ts'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'

const items = async (...lines: string[]) =>
  itemsOf(await read({ text: ['Enquête', '', ...lines].join('\n') }))

test.each([' – ', ' - ', ' / ', '/'])(
  'answers behind a colon with “%s” between are read where two questions have them',
  async (between) => {
    const found = await items(
      `1. Votre diplôme : ${['Aucun', 'CEP', 'Bac'].join(between)}`,
      '2. Votre âge : ____',
      `3. Votre logement : ${['Maison', 'Appartement', 'Foyer'].join(between)}`,
    )
    expect(found).toEqual([
      'Votre diplôme :: Aucun / CEP / Bac',
      'Votre âge',
      'Votre logement :: Maison / Appartement / Foyer',
    ])
  },
)

test('the same in a paper without numbers', async () => {
  const found = await items(
    'Votre diplôme : Aucun – CEP – Bac',
    'Votre logement : Maison – Appartement – Foyer',
    'Votre sexe : Femme – Homme – Autre',
  )
  expect(found).toEqual([
    'Votre diplôme :: Aucun / CEP / Bac',
    'Votre logement :: Maison / Appartement / Foyer',
    'Votre sexe :: Femme / Homme / Autre',
  ])
})

test('a single such question stays whole', async () => {
  const [first] = await items(
    '1. Votre diplôme : Aucun – CEP – Bac',
    '2. Votre âge : ____',
    '3. Votre ville : ____',
  )
  // It is to be looked at: see `odd-words.test.ts`.
  expect(first).toBe('Votre diplôme : Aucun – CEP – Bac')
})

test('a question with its own list below keeps what is behind its colon', async () => {
  const list = ['a) Oui', 'b) Non']
  const found = await items(
    ...['1. Vous utilisez : Bus – Tram – Métro', ...list],
    ...['2. Vous aimez : Lire – Chanter – Danser', ...list],
  )
  expect(found).toEqual([
    'Vous utilisez : Bus – Tram – Métro: Oui / Non',
    'Vous aimez : Lire – Chanter – Danser: Oui / Non',
  ])
})

it.each([
  'Date de naissance : JJ/MM/AAAA',
  'Date : 01/02/2020',
  'Votre logement : Maison – Appartement',
  'Votre trajet : de Paris – de Lyon – de Lille',
  'Choisissez : Voulez-vous ? – Oui – Non',
  `Votre avis : Bon – Mauvais – ${'Très long '.repeat(6)}`,
])('“%s” has no answers behind its colon', (text) => {
  expect(answersBehindColon(text)).toBeNull()
})
