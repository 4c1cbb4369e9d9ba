import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProgress, withPersonas } from '../../../../electron/service/reading/read-progress.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'
import { progressSchema } from '../../../../shared/models/run.ts'
import { aProgress } from '../payloads/a-progress.ts'
import { dice } from '../payloads/dice.ts'

describe('readProgress', () => {
  it.each<[unknown, number | null, number | null, number | null]>([
    [{ progress: 0.24 }, 0.24, null, null],
    [{ progress: 24.5 }, 0.245, null, null],
    [{ progress: 24, progress_pct: 24 }, 0.24, null, null],
    [{ progress: 0 }, 0, null, null],
    [{ status: 'running', avancement: 12, personas: 40, faits: 12 }, 0.3, 12, 40],
    [{ progress: '12/50' }, 0.24, 12, 50],
    [{ etat: '1', avanc: '3/7' }, 3 / 7, 3, 7],
    [{ progress: '12 sur 50' }, 0.24, 12, 50],
    [{ progress: '24 %' }, 0.24, null, null],
    [{ progress: '24,5%' }, 0.245, null, null],
    [{ progress: { done: 12, total: 50 } }, 0.24, 12, 50],
    [{ progress: { completed: 12, total: 50, percent: 24 } }, 0.24, 12, 50],
    [{ progress: { answered: 12 } }, null, 12, null],
    [{ progress: { percent: 24 } }, 0.24, null, null],
    [{ progress: { fraction: 0.24 } }, 0.24, null, null],
    [{ progression: { termines: 12, total: 50 } }, 0.24, 12, 50],
    [{ status: 'running', completed: 12, nb_personas: 50 }, 0.24, 12, 50],
    [{ status: { state: 'running', progress: 0.5 } }, 0.5, null, null],
    [{ survey: { status: 'running', progress: { current: 1, total: 4 } } }, 0.25, 1, 4],
    [{ progress: 0.24, completed: 12, total: 50 }, 0.24, 12, 50],
    // No count is a part of one.
    [{ state: 'started', completed: 0.57 }, 0.57, null, null],
    [{ etat: 'x', barre: ' 33%|███▎      | 2/6 [00:09<00:18, 4.51s/it]' }, 2 / 6, 2, 6],
    [{ statut: 'x', soumissions: { recues: 3, attendues: 7 } }, 3 / 7, 3, 7],
    [{ progress: { done: 60, total: 50 } }, null, 60, 50],
  ])('reads %j', (data, fraction, answered, total) => {
    const read = readProgress(data)
    expect(read).toMatchObject({ answered, total })
    if (fraction === null) expect(read?.fraction).toBeNull()
    else expect(read?.fraction).toBeCloseTo(fraction, 10)
  })

  it.each([
    null,
    'x',
    [],
    {},
    { note: '40 % de 2/6' },
    { lot: '33 % | 2/6' },
    { note: '12 of 20 tokens used' },
    { detail: '120 sur 500 crédits' },
    { state: 1, labels: { 0: 'draft', 1: 'running', 2: 'done' } },
    { lifecycle: [{ state: 'draft' }, { state: 'running' }] },
    { progress: null },
    { progress: -3 },
    { progress: 700 },
    { progress: 'soon' },
  ])('reads none in %j', (data) => {
    expect(readProgress(data)).toBeNull()
  })

  it('does not read 1, which is all of it or one percent', () => {
    expect(readProgress({ progress: 1 })).toEqual({
      fraction: null,
      answered: null,
      total: null,
      certainty: 'unsure',
      received: 'progress: 1',
    })
  })

  it.each([12, 24, 100, '45'])(
    'does not take a bare %j for a percentage: it may count the personas or the answers',
    (number) => {
      for (const data of [
        { avancement: number },
        { status: 'running', progress: { value: number } },
        { survey: { progression: number } },
      ])
        expect(readStatus(data).progress, JSON.stringify(data)).toMatchObject({
          ...{ fraction: null, answered: null, total: null, certainty: 'unsure', bare: Number(number) },
        })
    },
  )

  it('takes a bare 100 for all of it where the survey is done, and nothing less', () => {
    expect(readStatus({ status: 'done', avancement: 100 }).progress).toMatchObject({ fraction: 1, bare: 100 })
    expect(readStatus({ status: 'done', avancement: 40 }).progress).toMatchObject({
      fraction: null,
      bare: 40,
    })
  })

  it('takes a number beside a total for one of so many', () => {
    for (const progress of [{ progress: 42, total: 50 }, { progress: { value: 42, max: 50 } }])
      expect(readProgress(progress)?.fraction).toBeCloseTo(0.84, 10)
    expect(readProgress({ progress: '1\u202f200 / 5 000' })).toMatchObject({ fraction: 0.24, total: 5000 })
    expect(readProgress({ progress: { answered: 10, remaining: 40 } })).toMatchObject({ fraction: 0.2 })
  })

  it.each([
    { percent: 0.42 },
    { progress: { percent: 0.42 } },
    { progress: 0.5, progress_pct: 0.5 },
    { progress: 12, nb_personas: 50 },
    { progress: 1, total: 50 },
    { progress: { done: 3, failed: 2, total: 50 } },
    { progress: { current: 2, total: 4 }, personas_done: 10 },
    { done: 1, total: 4, progress: 80 },
    { completed: 10, answered: 12, total: 50 },
  ])('is unsure of %j, and shows what was received', (data) => {
    const read = readProgress({ status: 'running', ...data })
    expect(read).toMatchObject({ fraction: null, certainty: 'unsure' })
    expect(read?.received).toBeTruthy()
  })

  it('reads a fraction only where a count and a total in different objects agree with it', () => {
    const told = (progress: number, answers: number) =>
      readProgress({ progress: { completed: { answers }, total: 50, progress } }, true)
    expect(told(50, 13)).toMatchObject({ fraction: null, certainty: 'unsure' })
    expect(told(42, 130)).toMatchObject({ fraction: null, certainty: 'unsure' })
    expect(told(42, 42)).toMatchObject({ fraction: 0.84, answered: 42, total: 50 })
    expect(told(42, 21)).toMatchObject({ fraction: 0.42, answered: 21, total: 50 })
  })

  it('reads nothing that a total in another object disputes', () => {
    const disputed = [
      { progress: { percent: 90, completed: 20 }, total: 50 },
      { progress: { percent: 90, completed: 20 }, survey: { total_personas: 50 } },
      { progress: { percent: 90, completed: 20 }, personas: 50 },
      { progress: { value: 5 }, total: 10 },
      { progress: { percent: 50, remaining: 10, total: 50 } },
    ]
    for (const payload of disputed)
      expect(readProgress(payload), JSON.stringify(payload)).toMatchObject({
        certainty: 'unsure',
        fraction: null,
      })
    const agreed = { progress: { percent: 40, completed: 20 }, survey: { total_personas: 50 } }
    expect(readProgress(agreed)).toMatchObject({ fraction: 0.4, answered: 20, total: 50 })
    const failed = {
      progress: { percent: 100, completed: 48, failed: 2 },
      survey: { progress: { total: 50 } },
    }
    expect(readProgress(failed)).toMatchObject({ fraction: 1 })
  })

  it('is not sure of a count where the personas are told to be another number', () => {
    const ofQuestions = { progress: { current: 3, target: 5 }, nb_personas: 50 }
    expect(readProgress(ofQuestions)).toMatchObject({ certainty: 'likely' })
  })

  it('takes the personas asked as the total where only answers are counted', () => {
    const read = readProgress({ completed: 12 })
    expect(read && withPersonas(read, 50)).toMatchObject({ fraction: 0.24, answered: 12, total: 50 })
    expect(read && withPersonas(read, 10)).toMatchObject({ fraction: null, answered: 12, total: null })
  })

  it('of a true state in any writing is read right or unsure, never wrong', () => {
    let right = 0
    for (let seed = 1; seed <= 4000; seed++) {
      const { personas, answered, data } = aProgress(dice(seed))
      const read = readProgress(data)
      if (!read) continue
      const { fraction, answered: count, total } = withPersonas(read, personas)
      const told = `seed ${seed}: ${JSON.stringify(data)} of ${answered}/${personas}`
      if (fraction !== null) expect(Math.abs(fraction - answered / personas), told).toBeLessThan(0.0101)
      if (count !== null) expect(count, told).toBe(answered)
      if (total !== null) expect(total, told).toBe(personas)
      if (fraction !== null) right += 1
    }
    expect(right).toBeGreaterThan(2000)
  })

  it.each([
    { completed: ' ', total: 50 },
    { total: '', percent: ' ' },
  ])('takes a blank for no number: %j', (progress) => {
    const read = readProgress({ progress })
    expect([read?.fraction ?? null, read?.answered ?? null]).toEqual([null, null])
  })

  it('never throws, and stays within bounds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const data of [value, { progress: value }, { status: { progress: value } }]) {
          const read = readProgress(data)
          if (read) progressSchema.parse(read)
        }
      }),
    )
  })

  it('reads a payload in which thousands of objects tell of a progress, and is sure of none', () => {
    const name = (at: number) => `progress_${at.toString(2).replaceAll('0', 'of_').replaceAll('1', 'run_')}`
    const payload = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [name(at), { progress: 20, total: 50 }]),
    )
    expect(readProgress(payload)).toMatchObject({ fraction: null, answered: null, certainty: 'unsure' })
  })
})

describe('readStatus', () => {
  it.each<[unknown, string, string | null]>([
    [{ status: 'running' }, 'running', 'running'],
    [{ statut: 'DONE' }, 'done', 'DONE'],
    [{ survey: { state: 'failed' } }, 'failed', 'failed'],
    [{ status: { status: 'draft' } }, 'draft', 'draft'],
    ['draft', 'draft', 'draft'],
    [{ status: 'paused' }, 'other', 'paused'],
    [{ launched: true }, 'running', 'launched'],
    [null, 'other', null],
  ])('reads %j', (data, status, word) => {
    expect(readStatus(data)).toMatchObject({ status, word })
  })
})
