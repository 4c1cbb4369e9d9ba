import { expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read } from './read.ts'

const PAPER = [
  'Lecture publique',
  '',
  'I/ Vos pratiques',
  '',
  '1/ Lisez-vous ?',
  '- Oui',
  '- Non',
  '2/ Êtes-vous inscrit ?',
  '- Oui',
  '- Non',
  '',
  'II/ Et vous ?',
  '',
  '3/ Vous êtes :',
  '- une femme',
  '- un homme',
]

test.each(['/', '.', ' -', ')'])('headings with Roman numbers and “%s” are no questions', async (mark) => {
  const text = PAPER.join('\n').replace(/^(II?)\//gm, `$1${mark}`)
  const result = await read({ text })
  expect(itemsOf(result)).toEqual([
    'Lisez-vous ?: Oui / Non',
    'Êtes-vous inscrit ?: Oui / Non',
    'Vous êtes :: une femme / un homme',
  ])
  expect(result.draft.title).toBe('Lecture publique')
  expect(named(result, 'text_dropped').join()).toMatch(/Vos pratiques.*Et vous \?/)
})

test('questions with Roman numbers stay questions', async () => {
  const text = ['I. Your sex:', '1. Woman', '2. Man', '', 'II. Your town:', '1. Big', '2. Small'].join('\n')
  expect(itemsOf(await read({ text }))).toEqual(['Your sex:: Woman / Man', 'Your town:: Big / Small'])
})

test('a question among the headings that is numbered like them loses its number, too', async () => {
  const asked = (number: string, stem: string) => [`${number} ${stem}`, '- Oui', '- Non', '']
  const text = [
    ...['Lecture', '', 'I. Vos pratiques', '', ...asked('1.', 'Lisez-vous ?')],
    ...['II. Vous êtes :', '- une femme', '- un homme', ''],
    ...['III. Et vous ?', '', ...asked('2.', 'Travaillez-vous ?')],
  ].join('\n')
  expect(itemsOf(await read({ text }))).toEqual([
    'Lisez-vous ?: Oui / Non',
    'Vous êtes :: une femme / un homme',
    'Travaillez-vous ?: Oui / Non',
  ])
})

test('Roman numbers that do not count up stay in their questions', async () => {
  const text = ['1. Lisez-vous ?', '- Oui', '- Non', '', 'VI. Charles est-il connu ?', '- Oui', '- Non'].join(
    '\n',
  )
  expect(itemsOf(await read({ text })).at(-1)).toMatch(/VI\. Charles est-il connu/)
})
