import { expect, it } from 'vitest'
import { declaredStatus } from '../../../../electron/service/reading/declared-status.ts'

it('tells what a code stands for', () => {
  expect(declaredStatus({ stage: 2, stages: { 1: 'draft', 2: 'running' } })).toEqual({
    status: 'running',
    word: 'running',
  })
})

it.each<[string, unknown]>([
  [
    'codes that differ',
    { stage: 1, stages: { 1: 'draft', 2: 'running' }, x: { etat: 2, etats: { 1: 'draft', 2: 'running' } } },
  ],
  ['words that all mean the same', { stage: 1, stages: { 1: 'draft', 2: 'brouillon' } }],
  [
    'a list of people',
    { member: 1, members: { 1: 'draft', 2: 'running', 3: 'Marie', 4: 'Paul', 5: 'Inès' } },
  ],
  ['a name that is only a part of another word', { st: 1, stages: { 1: 'draft', 2: 'running' } }],
])('takes no status from %s', (_, data) => {
  expect(declaredStatus(data)).toBeNull()
})

const WORDS = { 0: 'en pr&eacute;paration', 1: 'en cours', 2: 'close' }
const ROWS = Object.values(WORDS).map((mot, at) => ({ numero: at + 4, mot }))

it.each<[string, unknown, string]>([
  ['the only legend, whatever its name', { etat: '1', avance: '45%', legende: WORDS }, 'running'],
  ['the only legend, elsewhere', { enquete: { statut: 2 }, meta: { codes: WORDS } }, 'done'],
  ['records of a code and a word', { t: { enquete: [{ etat_fk: 5 }], etats: ROWS } }, 'running'],
])('reads a code by %s', (_, data, status) => {
  expect(declaredStatus(data)?.status).toBe(status)
})

it.each<[string, unknown]>([
  ['two legends', { etat: 1, a: WORDS, b: { ...WORDS, 1: 'draft' } }],
  ['two statuses', { etat: 1, personas: [{ etat: 2 }], legende: WORDS }],
  ['a code that is not explained', { etat: 7, legende: WORDS }],
  ['a number that no name calls a status', { vague: 1, legende: WORDS }],
  ['a list that counts from 0 or from 1', { etat: 1, mots: ['draft', 'running', 'done'] }],
])('reads no code by a legend with %s', (_, data) => {
  expect(declaredStatus(data)).toBeNull()
})
