import { expect, it } from 'vitest'
import { findCandidates } from '../../../electron/core/runs/creation/find-candidates.ts'
import type { ListedRecord } from '../../../electron/service/service-api.ts'
import { aRun } from '../../support/a-run.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'

const MINUTE = 60_000
/** By the service's clock, which is 10 minutes ahead of this machine's. */
const SENT = Date.UTC(2026, 0, 5, 9)
const AHEAD = 10 * MINUTE

/**
 * Sonde's conclusion eight hours later if the list has a single draft with the title, created so long after the
 * sending.
 */
async function verdictOn(madeAfter: number) {
  const draft = aSurveyDraft()
  const now = SENT + 8 * 60 * MINUTE
  const row: ListedRecord = {
    id: 'only',
    title: draft.title,
    toldTitle: draft.title,
    status: 'draft',
    createdAt: SENT + madeAfter,
    createdTold: new Date(SENT + madeAfter).toISOString(),
    content: { context: draft.context, personas: null, questionCount: null, questions: null },
    raw: '{}',
  }
  const run = aRun({ mark: null, sentAt: SENT - AHEAD, sentAfter: SENT - 1_000 })
  const listSurveys = async ({ offset }: { offset: number }) => ({
    value: { records: offset === 0 ? [row] : [], unrecognised: 0 },
    raw: '',
    date: now,
  })
  const { verdict } = await findCandidates(
    run,
    {
      client: { listSurveys },
      known: { surveys: [], strays: new Set() },
      proofs: {
        isDue: () => false,
        get: () => null,
        before: () => null,
        keepBefore: () => undefined,
        keepAnswer: () => undefined,
        keep: () => undefined,
      },
      draft,
      freshAfter: 0,
      settles: 2 * MINUTE,
      now: () => now - AHEAD,
    },
    { priority: 'launch' },
  )
  return verdict.kind
}

it('without marks, only a draft that was made while the lost creation could be carried out is taken for it', async () => {
  for (const seconds of [0, 5, 100])
    expect([seconds, await verdictOn(seconds * 1_000)]).toEqual([seconds, 'found'])
  for (const minutes of [-5, 4, 60, 479])
    expect([minutes, await verdictOn(minutes * MINUTE)]).toEqual([minutes, 'open'])
})
