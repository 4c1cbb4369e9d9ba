import { describe, expect, it } from 'vitest'
import { settleProgress } from '../../../electron/core/runs/following/settle-progress.ts'
import { readStatus } from '../../../electron/service/reading/read-status.ts'
import type { Progress, Run } from '../../../shared/models/run.ts'
import { sampleRun } from '../renderer/runs/sample-run.ts'

const SIZE = { personas: 40, questionCount: 3, connectionId: 'own' }

/** The progress of a status reply that gives only a bare number. */
function bare(number: number, status = 'running'): Progress | null {
  return readStatus({ status, avancement: number }).progress
}

/** A run that is done, and of which the service told this number at the end. */
function ended(number: number, size: Partial<Run> = {}): Run {
  return sampleRun({ ...SIZE, ...size, state: 'done', progress: bare(number, 'done') })
}

function settled(number: number, runs: Run[]): Progress | null {
  const progress = bare(number)
  return progress && settleProgress(progress, SIZE, () => runs)
}

describe('a bare number of progress', () => {
  it('stays unread without a run that is done, or with one that ended otherwise', () => {
    const odd = sampleRun({ ...SIZE, state: 'failed', progress: bare(100) })
    for (const runs of [[], [sampleRun({ ...SIZE, state: 'done', progress: null })], [odd], [ended(12)]])
      expect(settled(12, runs)).toMatchObject({
        fraction: null,
        certainty: 'unsure',
        received: 'avancement: 12',
      })
  })

  it('is a percentage in the first run too, once it is more than the personas asked', () => {
    expect(settled(41, [])).toMatchObject({ fraction: 0.41, answered: null, certainty: 'likely' })
    expect(settled(40, [])).toMatchObject({ fraction: null, received: 'avancement: 40' })
  })

  it('is the share either way where 100 personas are asked', () => {
    const progress = bare(12)
    const hundred = { ...SIZE, personas: 100 }
    expect(progress && settleProgress(progress, hundred, () => [])).toMatchObject({
      ...{ fraction: 0.12, answered: null, certainty: 'likely' },
    })
  })

  it('is a percentage from the first poll on in the practice service, whose form is known', () => {
    for (const [number, status] of [
      [2, 'running'],
      [24, 'running'],
      [100, 'done'],
    ] as const) {
      const progress = bare(number, status)
      const told = progress && settleProgress(progress, { ...SIZE, connectionId: 'practice' }, () => [])
      expect(told).toMatchObject({ fraction: number / 100, answered: null, certainty: 'likely' })
      expect(told).not.toHaveProperty('received')
    }
  })

  it('is a percentage where runs of other sizes ended with 100', () => {
    const told = settled(12, [ended(100), ended(100, { personas: 60 })])
    expect(told).toMatchObject({ fraction: 0.12, answered: null, certainty: 'likely' })
    expect(told).not.toHaveProperty('received')
  })

  it('counts the personas, or the answers, where a run ended with as many', () => {
    expect(settled(12, [ended(40)])).toMatchObject({ fraction: 0.3, answered: 12, total: 40 })
    expect(settled(12, [ended(60, { personas: 20 })])).toMatchObject({ fraction: 0.1, answered: null })
    expect(settled(50, [ended(40)])).toMatchObject({ fraction: null, certainty: 'unsure' })
  })

  it('stays unread where the runs ended with what may be two things, or with different ones', () => {
    const unread = { fraction: null, certainty: 'unsure' }
    expect(settled(12, [ended(100, { personas: 100 })])).toMatchObject(unread)
    expect(settled(12, [ended(100, { personas: 50, questionCount: 2 })])).toMatchObject(unread)
    expect(settled(12, [ended(40), ended(100)])).toMatchObject(unread)
  })

  it('leaves every other progress to the personas asked', () => {
    const counted = readStatus({ status: 'running', completed: 12 }).progress
    expect(counted && settleProgress(counted, SIZE, () => [])).toMatchObject({ fraction: 0.3, total: 40 })
  })
})
