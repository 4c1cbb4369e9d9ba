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
  const items = itemsOf(await read({ text }))
  expect(items.map((item) => item.replace(/^II\. /, ''))).toEqual([
    'Your sex:: Woman / Man',
    'Your town:: Big / Small',
  ])
})
