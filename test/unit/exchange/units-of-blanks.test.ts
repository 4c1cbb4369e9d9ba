import { expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { read } from './read.ts'

test.each(['|__|__| jours', '______ jours', '|__| jours', '.......... jours'])(
  'a note names the unit of a blank on a line of its own: “%s”',
  async (blank) => {
    const text = ['1. Depuis quand êtes-vous malade ?', blank, '2. Fumez-vous ?', '- Oui', '- Non'].join('\n')
    const result = await read({ text })
    expect(itemsOf(result)).toEqual(['Depuis quand êtes-vous malade ?', 'Fumez-vous ?: Oui / Non'])
    expect(named(result, 'text_dropped')).toEqual(['jours'])
  },
)

test('a blank without a unit needs no note', async () => {
  const text = ['1. Depuis quand êtes-vous malade ?', '|__|__|', '2. Pourquoi ?', '[Votre réponse]'].join(
    '\n',
  )
  expect(named(await read({ text }), 'text_dropped')).toEqual([])
})

test('a note names what is counted behind a blank of several words', async () => {
  const text = ['1. How large is your herd?', '______ dairy cows', '2. Why?', '______'].join('\n')
  expect(named(await read({ text }), 'text_dropped')).toEqual(['dairy cows'])
})
