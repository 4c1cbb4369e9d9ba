import { describe, expect, it } from 'vitest'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const share = (data: unknown): number | null => readStatus(data).progress?.fraction ?? null

describe('a sentence about the progress', () => {
  it.each([
    '12 habitants fictifs ont terminé, 36 sont encore attendus.',
    '12 personas done, 36 to go',
    '12 personnes interrogées, il en reste 36',
    '12 personas have answered, 36 have not',
    '12 of 48 personas done, about 3 minutes left',
  ])('tells who has answered and who is left: %s', (phrase) => {
    expect(readStatus({ status: 'running', phrase }).progress).toMatchObject({
      ...{ fraction: 0.25, answered: 12, total: 48 },
    })
  })

  it.each([
    "36 personnes n'ont pas répondu, 12 restent",
    '12 personas answered, 48 expected',
    '12 women done, 36 men to go',
    '12 calls done, 36 to go',
    '12 personas done, 3 pending, 33 queued',
    '12 of 48 tokens left, 3 personas done',
  ])('tells nothing where it may mean something else: %s', (phrase) => {
    expect(share({ status: 'running', phrase })).toBeNull()
  })
})

describe('a few words about the progress', () => {
  it.each([
    { note: '25 % terminé' },
    { message: '25% complete' },
    { detail: '25 %' },
    { statut: 'en cours (25 %)' },
    { etat: 'running (12/48)' },
    { progress: '12/48 personas' },
    { avancement: '12 / 48 répondants' },
    { progress: '25 pour cent' },
    { progress: { value: 25, unit: '%' } },
    { progress: { bar: '[###.........] 25%' } },
  ])('tell a share: %j', (data) => {
    expect(share({ status: 'running', ...data })).toBe(0.25)
  })

  it.each([
    { status: 'launched (11/23)' },
    { message: 'Persona 13/48' },
    { discount: '25 %' },
    { message: '25 % remaining' },
    { message: '25 % of the quota' },
    { message: 'Error rate 25 %' },
    { title: '25 % des Français' },
    { quota: '25 % done' },
    { message: '25 %', detail: '30 %' },
  ])('tell none: %j', (data) => {
    expect(share(data)).toBeNull()
  })
})
