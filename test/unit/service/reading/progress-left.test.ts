import { describe, expect, it } from 'vitest'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'

const shareOf = (data: unknown) => readProgress(data)?.fraction ?? null

describe('progress that is told otherwise than by what is done', () => {
  it.each([
    'Il reste 28 personas sur 40.',
    '28 of 40 personas remaining',
    '28 répondants sur 40 restent à interroger.',
  ])('is all but those who are left: %s', (message) => {
    expect(shareOf({ id: 'a', status: 'running', message })).toBeCloseTo(0.3)
  })

  it.each([
    'Plus que 28 personas sur 40.',
    '28 of 40 credits left',
    'Il ne reste pas 28 personas sur 40.',
    'Il reste 28 personas sur 40, et 12 h.',
  ])('is not told where the words may be of something else: %s', (message) => {
    expect(shareOf({ id: 'a', status: 'running', message })).toBeNull()
  })

  it('is a list of two numbers under a name of progress', () => {
    expect(shareOf({ status: 'running', progress: [12, 40] })).toBeCloseTo(0.3)
    expect(shareOf({ status: 'running', avancement: { personas: [12, 40] } })).toBeCloseTo(0.3)
    expect(shareOf({ status: 'running', range: [12, 40] })).toBeNull()
    expect(shareOf({ status: 'running', progress: { pages: [12, 40] } })).toBeNull()
    expect(shareOf({ status: 'running', progress: [40, 12] })).toBeNull()
    expect(shareOf({ status: 'running', progress: [0, 1] })).toBeNull()
  })

  it('is of a run that stands beside the id of its survey', () => {
    expect(shareOf({ job: { id: 'j1', state: 'active', progress: 37.5 }, survey_id: 'a' })).toBe(0.375)
    expect(shareOf({ quota: { state: 'active', progress: 37.5 }, status: 'running' })).toBeNull()
  })

  it('counts those that went well beside those that did not, and only there', () => {
    expect(shareOf({ status: 'running', compteur: { total: 40, ok: 12, ko: 0 } })).toBeCloseTo(0.3)
    expect(shareOf({ status: 'running', ok: 1, total: 40 })).toBeNull()
    // Those that went wrong are over too.
    expect(shareOf({ status: 'running', compteur: { total: 40, ok: 12, ko: 3 } })).toBeNull()
  })

  it('counts who is still to be asked, and whom a sample has', () => {
    expect(shareOf({ status: 'running', traites: 12, restant_a_traiter: 28 })).toBeCloseTo(0.3)
    expect(shareOf({ status: 'running', repondants: 12, echantillon: 40 })).toBeCloseTo(0.3)
    expect(shareOf({ phase: 'running', fieldwork: { interviewed: 12, sample: 40 } })).toBeCloseTo(0.3)
  })

  it.each([
    [{ traites: 12, a_traiter: 28 }],
    [{ traites: 12, a_traiter: 40 }],
    [{ faits: 12, a_faire: 40 }],
    [{ progress: { interroges: 12, a_interroger: 40 } }],
    [{ realises: 40, a_realiser: 40 }],
  ])('does not guess whether what is to be done is all or what is left: %j', (told) =>
    expect(shareOf({ status: 'running', ...told })).toBeNull(),
  )

  it.each([
    [0.3, { traites: 12, a_traiter: 28, total: 40 }],
    [0.3, { traites: 12, a_traiter: 40, nb_personas: 40 }],
    [0.3, { traites: 12, a_traiter: 40, pourcentage: 30 }],
    [0.7, { traites: 28, a_traiter: 12 }],
    [1, { traites: 40, a_traiter: 0 }],
  ])('knows it where something else tells: %d of %j', (share, told) =>
    expect(shareOf({ status: 'running', ...told })).toBeCloseTo(share),
  )
})
