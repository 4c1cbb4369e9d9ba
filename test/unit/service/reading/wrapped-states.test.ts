import { describe, expect, it } from 'vitest'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

describe('a status within something', () => {
  it('is the only name of a map, as typed languages write it', () => {
    const running = readStatus({
      id: 'k7',
      state: { Running: { answers: 126, of: 210, since_unix: 1795689201 } },
    })
    expect(running.status).toBe('running')
    expect(running.progress?.fraction).toBe(0.6)
    expect(readStatus({ state: { Done: { finished_unix: 1795689377 } } }).status).toBe('done')
  })

  it('is a label in two languages', () => {
    const label = (fr: string, en: string): unknown => ({
      no: 'VN-1',
      status: { code: 20, label: { fr, en } },
    })
    expect(readStatus(label('En collecte', 'In field')).status).toBe('running')
    expect(readStatus(label('Terminé', 'Completed')).status).toBe('done')
    expect(readStatus(label('Terminé', 'In field')).status).toBe('other')
  })
})

it('progress stands under the status, or under what collects the answers', () => {
  const counts = { UnitOfWork: 'RESPONSE', Completed: 63, Total: 252 }
  const progress = { PercentComplete: 25, WorkItems: counts, EstimatedSecondsRemaining: 74 }
  expect(readProgress({ SurveyStatus: { Progress: progress } })?.fraction).toBe(0.25)
  expect(readProgress({ recueil: { reponsesCollectees: 126, reponsesAttendues: 210 } })?.fraction).toBe(0.6)
})
