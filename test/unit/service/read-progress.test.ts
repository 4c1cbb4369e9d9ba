import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProgress } from '../../../electron/service/read-progress.ts'
import { readStatus } from '../../../electron/service/read-status.ts'
import { progressSchema } from '../../../shared/models/run.ts'

describe('readProgress', () => {
  it.each<[unknown, number | null, number | null, number | null]>([
    [{ progress: 0.24 }, 0.24, null, null],
    [{ progress: 24 }, 0.24, null, null],
    [{ progress: 0 }, 0, null, null],
    [{ progress: 100 }, 1, null, null],
    [{ progress: '12/50' }, 0.24, 12, 50],
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
    [{ progress: { done: 60, total: 50 } }, null, 60, 50],
  ])('reads %j', (data, fraction, answered, total) => {
    const read = readProgress(data)
    expect(read).toMatchObject({ answered, total })
    if (fraction === null) expect(read?.fraction).toBeNull()
    else expect(read?.fraction).toBeCloseTo(fraction, 10)
  })

  it.each([null, 'x', [], {}, { progress: null }, { progress: -3 }, { progress: 700 }, { progress: 'soon' }])(
    'reads none in %j',
    (data) => {
      expect(readProgress(data)).toBeNull()
    },
  )

  it('does not read 1, which is all of it or one percent', () => {
    expect(readProgress({ progress: 1 })).toEqual({
      fraction: null,
      answered: null,
      total: null,
      certainty: 'unsure',
    })
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
})

describe('readStatus', () => {
  it.each<[unknown, string, string | null]>([
    [{ status: 'running' }, 'running', 'running'],
    [{ statut: 'DONE' }, 'done', 'DONE'],
    [{ survey: { state: 'failed' } }, 'failed', 'failed'],
    [{ status: { status: 'draft' } }, 'draft', 'draft'],
    ['draft', 'draft', 'draft'],
    [{ status: 'paused' }, 'other', 'paused'],
    [{ launched: true }, 'other', null],
    [null, 'other', null],
  ])('reads %j', (data, status, word) => {
    expect(readStatus(data)).toMatchObject({ status, word })
  })
})
