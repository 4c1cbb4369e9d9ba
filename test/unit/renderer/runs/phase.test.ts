import { describe, expect, it } from 'vitest'
import { actionsOf, isOpen, phaseOf } from '../../../../renderer/ui/runs/phase.ts'
import { sampleRun } from './sample-run.ts'

describe('phaseOf', () => {
  it('says of a run that waits because its experiment is paused that it is paused', () => {
    const waiting = { ...sampleRun({ state: 'queued', results: 'none', remoteId: null }), paused: true }
    expect(phaseOf(waiting)).toBe('paused')
    expect(phaseOf({ ...waiting, paused: false })).toBe('queued')
    expect(phaseOf({ ...waiting, state: 'running' })).toBe('running')
  })

  it('offers no draft for a run of an experiment, which leads to the experiment', () => {
    const experiment = { id: 'one', arm: 'a' }
    const failed = sampleRun({ state: 'failed', results: 'none', experiment })
    expect(actionsOf(failed)).toEqual({ next: 'experiment', others: ['removeRemote'] })
    const done = actionsOf(sampleRun({ experiment }))
    expect(done).toEqual({ next: 'open', others: ['experiment', 'removeRemote'] })
  })

  it('calls nothing done whose answers are not here', () => {
    expect(phaseOf(sampleRun({ results: 'stored' }))).toBe('done')
    expect(phaseOf(sampleRun({ results: 'empty' }))).toBe('empty')
    expect(phaseOf(sampleRun({ results: 'failed' }))).toBe('results_failed')
    expect(phaseOf(sampleRun({ results: 'waiting' }))).toBe('fetching')
    expect(phaseOf(sampleRun({ results: 'none' }))).toBe('fetching')
  })

  it('does not say that something is on its way whose answer was lost', () => {
    const cut = { results: 'none', problem: { code: 'CUT_ANSWER' } } as const
    expect(phaseOf(sampleRun({ ...cut, state: 'creating' }))).toBe('checking')
    expect(phaseOf(sampleRun({ ...cut, state: 'launching' }))).toBe('checking')
    expect(phaseOf(sampleRun({ state: 'creating', results: 'none' }))).toBe('creating')
    expect(isOpen(sampleRun({ ...cut, state: 'creating' }))).toBe(true)
  })

  it('does not say that a creation broke off that was answered without an id', () => {
    const problem = { code: 'CUT_ANSWER', status: 200, cause: 'no_id' } as const
    const answered = { results: 'none', remoteId: null, sentAt: 1, problem } as const
    const run = sampleRun({ ...answered, state: 'unknown' })
    expect(phaseOf(run)).toBe('without_id')
    expect(actionsOf(run).next).toBe('decide')
    expect(phaseOf(sampleRun({ ...answered, state: 'creating' }))).toBe('checking')
  })

  it('lets a run be removed from the list only where nothing of it was ever sent', () => {
    const taken = { state: 'stopped', results: 'none', remoteId: null, launchedAt: null } as const
    expect(phaseOf(sampleRun(taken))).toBe('not_sent')
    expect(actionsOf(sampleRun(taken)).others).toContain('forget')
    for (const patch of [
      { sentAt: 1 },
      { remoteId: 'srv' },
      { mayHaveLeft: true },
      { doubt: 'before_start' },
    ] as const) {
      expect(phaseOf(sampleRun({ ...taken, ...patch }))).toBe('stopped')
      expect(actionsOf(sampleRun({ ...taken, ...patch })).others).not.toContain('forget')
    }
  })

  it('says of nothing that it goes on while a problem keeps it', () => {
    const held = { results: 'none', problem: { code: 'SERVICE_FAILED' } } as const
    expect(phaseOf(sampleRun({ ...held, state: 'queued' }))).toBe('delayed')
    expect(phaseOf(sampleRun({ ...held, state: 'created' }))).toBe('checking')
    expect(phaseOf(sampleRun({ ...held, state: 'running' }))).toBe('unheard')
    expect(phaseOf(sampleRun({ ...held, state: 'done', results: 'waiting' }))).toBe('fetch_delayed')
    expect(isOpen(sampleRun({ ...held, state: 'done', results: 'waiting' }))).toBe(true)
    for (const state of ['queued', 'running'] as const) {
      const { next, others } = actionsOf(sampleRun({ ...held, state }))
      expect(next).toBe('retry')
      expect(others.includes('stop')).toBe(state === 'queued')
    }
    expect(actionsOf(sampleRun({ ...held, state: 'done', results: 'waiting' })).next).toBe('retry')
  })

  it('calls a run waiting that a 429 keeps from being created or launched, and lets it be cancelled', () => {
    const busy = { results: 'none', problem: { code: 'BUSY', retryAt: 30_000 } } as const
    expect(phaseOf(sampleRun({ ...busy, state: 'queued' }))).toBe('waiting')
    expect(phaseOf(sampleRun({ ...busy, state: 'created' }))).toBe('waiting')
    expect(actionsOf(sampleRun({ ...busy, state: 'queued', remoteId: null })).next).toBe('stop')
    expect(actionsOf(sampleRun({ ...busy, state: 'created' })).next).toBe('stop')
    expect(actionsOf(sampleRun({ state: 'created', results: 'none' })).others).toContain('giveUp')
    // Sonde asks the service whether an earlier launch succeeded.
    expect(phaseOf(sampleRun({ ...busy, state: 'launching' }))).toBe('checking')
  })

  it('does not say that the service is being asked where only the disk keeps a created run', () => {
    const full = { results: 'none', problem: { code: 'STORAGE', cause: 'full' } } as const
    expect(phaseOf(sampleRun({ ...full, state: 'created' }))).toBe('created')
    expect(phaseOf(sampleRun({ ...full, state: 'creating' }))).toBe('checking')
    expect(actionsOf(sampleRun({ ...full, state: 'created' })).next).toBe('retry')
  })

  it('does not say that a run is being launched which a person asked to stop', () => {
    const adopted = { state: 'created', mayRunAlready: true, results: 'none' } as const
    expect(phaseOf(sampleRun({ ...adopted, stopAskedAt: 1 }))).toBe('stopping')
    expect(actionsOf(sampleRun(adopted)).others).toContain('giveUp')
    const asked = { state: 'launching', results: 'none', stopAskedAt: 1 } as const
    expect(phaseOf(sampleRun(asked))).toBe('stopping')
    expect(phaseOf(sampleRun({ ...asked, problem: { code: 'UNREACHABLE' } }))).toBe('stopping')
    expect(actionsOf(sampleRun(asked)).others).not.toContain('giveUp')
    expect(actionsOf(sampleRun({ ...asked, stopAskedAt: null })).others).toContain('giveUp')
  })

  it('tells a run that lost personas from one that has them all', () => {
    expect(phaseOf(sampleRun({ personas: 20, respondents: 20 }))).toBe('done')
    expect(phaseOf(sampleRun({ personas: 20, respondents: 19 }))).toBe('done_partial')
    expect(actionsOf(sampleRun({ personas: 20, respondents: 19 })).next).toBe('open')
  })

  it('tells a failed run with answers from one without', () => {
    expect(phaseOf(sampleRun({ state: 'failed', results: 'stored' }))).toBe('failed_partial')
    expect(phaseOf(sampleRun({ state: 'failed', results: 'waiting' }))).toBe('failed_waiting')
    expect(phaseOf(sampleRun({ state: 'failed', results: 'none' }))).toBe('failed')
  })
})

describe('isOpen', () => {
  it('keeps on top what Sonde works on and what waits for the person', () => {
    expect(isOpen(sampleRun({ state: 'running', results: 'none' }))).toBe(true)
    expect(isOpen(sampleRun({ state: 'unknown', results: 'none' }))).toBe(true)
    expect(isOpen(sampleRun({ state: 'done', results: 'waiting' }))).toBe(true)
    expect(isOpen(sampleRun({ state: 'done', results: 'empty' }))).toBe(false)
    expect(isOpen(sampleRun({ state: 'refused', results: 'none' }))).toBe(false)
  })
})

describe('a run of which only the person can say what became of it', () => {
  it('is called cut only where its creation was sent', () => {
    const lost = { state: 'unknown', remoteId: null } as const
    expect(phaseOf(sampleRun({ ...lost, sentAt: 1 }))).toBe('unknown')
    expect(phaseOf(sampleRun({ ...lost, sentAt: null }))).toBe('perhaps_sent')
  })

  it('is told apart where its survey is known, and the key is another one now', () => {
    expect(phaseOf(sampleRun({ state: 'unknown', sentAt: 1, remoteId: '1' }))).toBe('other_key')
  })
})

describe('actionsOf', () => {
  it('puts the next step first', () => {
    expect(actionsOf(sampleRun()).next).toBe('open')
    expect(actionsOf(sampleRun({ results: 'empty' })).next).toBe('askAgain')
    const unknown = sampleRun({ state: 'unknown', results: 'none', remoteId: null })
    expect(actionsOf({ ...unknown, sentAt: 1 }).next).toBe('decide')
    expect(actionsOf({ ...unknown, sentAt: null }).next).toBe('decide')
    expect(actionsOf(sampleRun({ state: 'queued', results: 'none', remoteId: null })).next).toBe('stop')
    expect(actionsOf(sampleRun({ state: 'failed', results: 'none' })).next).toBe('edit')
  })

  it('offers to retry a refusal, unless the survey itself must be mended', () => {
    const refused = { state: 'refused', results: 'none', remoteId: null } as const
    expect(actionsOf(sampleRun({ ...refused, problem: { code: 'KEY_REFUSED' } })).next).toBe('retry')
    expect(actionsOf(sampleRun({ ...refused, problem: { code: 'INVALID' } }))).toEqual({
      next: 'edit',
      others: [],
    })
  })

  it('offers to ask again at once while a run waits out a problem', () => {
    const running = { state: 'running', results: 'none' } as const
    expect(actionsOf(sampleRun({ ...running, problem: { code: 'UNREACHABLE' } })).next).toBe('retry')
    expect(actionsOf(sampleRun(running)).next).toBeNull()
  })

  it('lets a run be given up that hangs before it runs, and none that runs', () => {
    const hanging = { results: 'none', problem: { code: 'UNREACHABLE' } } as const
    expect(actionsOf(sampleRun({ ...hanging, state: 'launching' })).others).toContain('giveUp')
    expect(actionsOf(sampleRun({ ...hanging, state: 'running' })).others).not.toContain('giveUp')
  })

  it('takes a waiting run out of the queue before its survey is edited', () => {
    const queued = sampleRun({ state: 'queued', results: 'none', remoteId: null })
    expect(actionsOf(queued).others).toEqual(['takeOutAndEdit'])
    expect(actionsOf({ ...queued, problem: { code: 'UNREACHABLE' } }).others).toContain('takeOutAndEdit')
  })

  it('deletes at the service only what is there', () => {
    expect(actionsOf(sampleRun()).others).toContain('removeRemote')
    expect(actionsOf(sampleRun({ remoteId: null })).others).not.toContain('removeRemote')
    expect(actionsOf(sampleRun({ remoteId: null, results: 'empty' })).next).toBe('inspect')
  })
})
