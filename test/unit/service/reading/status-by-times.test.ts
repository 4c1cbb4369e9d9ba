import { expect, it } from 'vitest'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const status = (data: unknown): string => readStatus(data).status
const AT = '2026-11-12T09:15:40+01:00'

it('takes a survey that has no time of launch for a draft', () => {
  expect(status({ survey: { id: 4, state: 'Zorbed', launched_at: null, finished_at: null } })).toBe('draft')
  expect(status({ stade: 'zorbé', lance_le: null, termine_le: null, avancement: '0/24' })).toBe('draft')
  // Whoever waits may be launched already, and what has answers is no draft.
  expect(status({ state: 'pending', launched_at: null })).toBe('other')
  expect(status({ state: 'zorbed', started_at: null })).toBe('other')
  expect(status({ state: 'zorbed', launched_at: null, answered: 4, total: 9 })).toBe('other')
})

it('takes a survey with a launch, no end and some answers for running', () => {
  const some = { answered: 4, total: 9 }
  expect(status({ state: 'zorbing', launched_at: AT, finished_at: null, ...some })).toBe('running')
  expect(status({ etat: 'zorbe', debut_le: '12/11/2026 09:15', fin_le: null, ...some })).toBe('running')
  expect(status({ state: 'zorbing', launched_at: AT, ...some })).toBe('other')
  expect(status({ state: 'paused', launched_at: AT, finished_at: null, ...some })).toBe('other')
  expect(status({ state: 'zorbing', launched_at: AT, finished_at: null, error: 'no quota', ...some })).toBe(
    'other',
  )
})

it('takes a survey with an end and all answers for done', () => {
  const all = { answered: 9, total: 9 }
  expect(status({ state: 'zorbed', launched_at: AT, finished_at: AT, ...all })).toBe('done')
  expect(status({ stade: 'zorbé', fin_le: '18 mars 2025 à 9 h 53', ...all })).toBe('done')
  expect(status({ state: 'zorbed', launched_at: AT, finished_at: AT, answered: 4, total: 9 })).toBe('other')
  expect(status({ state: 'zorbed', estimated_end_date: AT, ...all })).toBe('other')
  expect(status({ state: 'failed', run_state: 'completed', finished_at: AT, ...all })).toBe('other')
})
