import { describe, expect, it } from 'vitest'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

describe('a status in a neighbouring language', () => {
  it.each([
    [{ stand: 'neu' }, 'draft'],
    [{ fase: 'CONCEPT' }, 'draft'],
    [{ estado: 'activa' }, 'running'],
    [{ zustand: 'läuft' }, 'running'],
    [{ stand: 'fertig' }, 'done'],
    [{ state: 'FECHADO' }, 'done'],
    [{ state: 'live' }, 'running'],
  ])('%j is %s', (data, status) => {
    expect(readStatus(data).status).toBe(status)
  })

  it('is none where no name says that it is one', () => {
    for (const data of [{ mode: 'live' }, { live: true }, { design: 'concept' }, { palette: 'neu' }])
      expect(readStatus(data).status, JSON.stringify(data)).toBe('other')
  })
})

describe('an open survey', () => {
  it.each([
    [{ state: 'ABERTO', responses: { completed: 9, requested: 15 } }, 'running'],
    [{ status: 'open', progress: 0.4 }, 'running'],
    [{ status: 'open', progress: 0 }, 'other'],
    [{ status: 'open', progress: '100%' }, 'other'],
    [{ status: 'open' }, 'other'],
    [{ status: 'paused', progress: 0.4 }, 'other'],
  ])('%j is %s', (data, status) => {
    expect(readStatus(data).status).toBe(status)
  })
})

describe('progress', () => {
  it.each([
    [{ etat: 'collecte', effectif_obtenu: 9, effectif_vise: 20 }, 0.45],
    [{ progreso: { hechas: 12, faltan: 8 } }, 0.6],
    [{ state: 'RUNNING', responseCount: 9, responseGoal: 15 }, 0.6],
    [{ stand: 'läuft', anteil: 0.25 }, 0.25],
    [{ Item: { etat: { S: 'EN_COURS' }, faits: { N: '10' }, prevus: { N: '25' } } }, 0.4],
    [
      {
        fields: {
          status: { stringValue: 'running' },
          answered: { integerValue: '5' },
          target: { integerValue: '20' },
        },
      },
      0.25,
    ],
  ])('of %j is %d', (data, share) => {
    expect(readStatus(data).progress?.fraction).toBeCloseTo(share)
  })
})

describe('the id of what was created', () => {
  it.each([
    [{ gruppe: 'bz-g2', titel: 'Nachtschicht', runden: 2 }, 'bz-g2'],
    [{ id: ['vr-12'], title: ['Bees'], rounds: [2] }, 'vr-12'],
  ])('of %j is %s', (data, id) => {
    expect(readCreatedId(data, 'focus')).toBe(id)
  })
})

it('texts that are each in a list of one are read, and a bare number in one is not', () => {
  const { status, progress } = readStatus({ id: ['vr-12'], status: ['running'], progress: [7] })
  expect(status).toBe('running')
  expect(progress?.fraction ?? null).toBeNull()
})
