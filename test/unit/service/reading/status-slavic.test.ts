import { expect, it } from 'vitest'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

it.each([
  ['koncept', 'draft'],
  ['Probíhá', 'running'],
  ['dokončeno', 'done'],
  ['SELHALO', 'failed'],
  ['v prípravě', 'draft'],
  ['w przygotowaniu', 'draft'],
  ['W toku', 'running'],
  ['zakończona', 'done'],
  ['Błąd', 'failed'],
  ['ukončené', 'done'],
])('"%s" is %s under a name of statuses', (word, status) => {
  for (const name of ['stav', 'stan', 'status']) expect(readStatus({ [name]: word }).status).toBe(status)
})

it('says nothing elsewhere', () => {
  expect(readStatus({ nazev: 'Koncept', typ: 'nowy', projekt: 'trwa' }).status).toBe('other')
})
