import { expect, test } from 'vitest'
import { unwrapped } from '../../../shared/exchange/text/unwrapped.ts'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'

const TOWNS = ['Arles', 'Brest', 'Calais', 'Dijon', 'Évreux', 'Foix', 'Gap']

test('text that was wrapped to a width is joined', () => {
  const wrapped = TOWNS.flatMap((town) => [
    'Have you ever cycled all the way from your home to the town of',
    `${town} and back again on the same day?`,
    '',
  ])
  expect(unwrapped(wrapped).filter(Boolean)).toEqual(
    TOWNS.map(
      (town) =>
        `Have you ever cycled all the way from your home to the town of ${town} and back again on the same day?`,
    ),
  )
})

test('questions of one length, with answers below each, are not taken for wrapped text', async () => {
  const stem = (service: string) => `Are you satisfied with service ${service} in your town?`
  const answers = ['Very satisfied', 'Rather satisfied', 'Not satisfied at all']
  const services = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  const lines = services.flatMap((service, at) => [`${at + 1}. ${stem(service)}`, ...answers, ''])
  expect(itemsOf(await read({ text: lines.join('\n') }))).toEqual(
    services.map((service) => `${stem(service)}: ${answers.join(' / ')}`),
  )
  const stated = lines.map((line) => line.replace('?', ''))
  expect(unwrapped(stated)).toEqual(stated)
})
