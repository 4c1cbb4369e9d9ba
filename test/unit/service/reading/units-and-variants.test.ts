import { describe, expect, it } from 'vitest'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const shareOf = (data: object): number | null => readStatus(data).progress?.fraction ?? null

describe('units that are expected and have answered', () => {
  it('are personas, where a share beside them says the same', () => {
    const collecte = {
      unites_attendues: 26,
      unites_repondantes: 13,
      taux_avancement_pct: '50,0',
      cloture: null,
    }
    expect(shareOf({ etat: 'COLLECTE', collecte })).toBe(0.5)
    const fieldwork = { units_expected: 40, units_responding: 10, response_rate_pct: 25 }
    expect(shareOf({ status: 'fielding', fieldwork })).toBe(0.25)
    const terrain = { unites_attendues: 40, unites_restantes: 30, avancement: '25 %' }
    expect(shareOf({ statut: 'terrain', terrain })).toBe(0.25)
  })

  it('are asked about where the share denies it, and where the units are of something else', () => {
    const collecte = { unites_attendues: 26, unites_repondantes: 13, taux_avancement_pct: '40,0' }
    expect(shareOf({ etat: 'COLLECTE', collecte })).toBeNull()
    expect(shareOf({ status: 'running', progress: { unit: 'batches', done: 3, total: 7 } })).toBeNull()
    expect(shareOf({ status: 'running', units: 'lots', progress: 9 })).toBeNull()
    expect(shareOf({ ou_on_en_est: 'en_route', avancement: 9 })).toBeNull()
  })
})

it.each(['personnes', 'PERSONNE', 'persons', 'people'])(
  'are answers where the unit is called %s',
  (unite) => {
    expect(shareOf({ etat: 'en cours', avancement: { traites: 3, restants: 9, unite } })).toBe(0.25)
  },
)

describe('a state that holds how many items are closed', () => {
  it('is the share of these', () => {
    const state = (name: string, held: object) => ({ id: 'f-1', state: { [name]: held } })
    expect(shareOf(state('Running', { questions_closed: 3, questions_total: 7 }))).toBeCloseTo(3 / 7)
    expect(shareOf(state('InProgress', { itemsDone: 3, itemsRemaining: 9 }))).toBe(0.25)
    expect(shareOf(state('running', { since: '2026-09-18', items: { answered: 2, total: 8 } }))).toBe(0.25)
  })

  it('is none where it is over, or of other things', () => {
    const state = { Running: { respondents_done: 3, questions_total: 7 } }
    expect(shareOf({ id: 'f-1', state })).toBeNull()
    expect(
      shareOf({ id: 'f-1', state: { Previous: { questions_closed: 3, questions_total: 7 } } }),
    ).toBeNull()
  })
})
