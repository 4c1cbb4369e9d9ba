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
